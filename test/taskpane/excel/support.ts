import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HostFailure } from "../../../taskpane/excel/failure";
import { openWorkbench, type Workbench, type WorkbenchOptions } from "../../../workbench/host/proxies.node";
import { calculator } from "./calculator";

/** A workbook with something of the user's in it. */
export async function usersWorkbook(options: WorkbenchOptions = {}): Promise<Workbench> {
  const workbench = await openWorkbench({ calculator, ...options });
  await workbench.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.name = "Datos";
    sheet.getRange("A1:B2").values = [["Parcela", "Cargo"], ["'007", 12.5]]; // prettier-ignore
    sheet.getRange("B3").formulas = [["=SUM(B2:B2)"]];
    context.workbook.names.add("Mine", sheet.getRange("B2"));
    await context.sync();
  });
  return workbench;
}

/** The failure a call ends with; null when it ends well. */
export const failureIn = (call: Promise<unknown>): Promise<HostFailure | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof HostFailure) return error;
      throw error;
    },
  );

/** A folder for one test's files. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "writer-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
