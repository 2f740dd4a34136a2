import { openWorkbench, type Workbench, type WorkbenchOptions } from "../../workbench/host/proxies.node";

/** The code of the error a run ends with; "no error" when it ends well. */
export const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => "no error",
    (error: { code?: string }) => error.code ?? String(error),
  );

type Batch<T> = (context: Excel.RequestContext, sheet: Excel.Worksheet) => Promise<T>;

/** Opens a workbench and hands out a short way to run a batch on its active sheet. */
export async function workbench(options: WorkbenchOptions = {}): Promise<Workbench & { run<T>(batch: Batch<T>): Promise<T> }> {
  const opened = await openWorkbench(options);
  const run = <T>(batch: Batch<T>) => opened.Excel.run((context) => batch(context, context.workbook.worksheets.getActiveWorksheet()));
  return { ...opened, run };
}

/** Lets events be delivered. */
export const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
