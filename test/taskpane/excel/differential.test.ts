import { join } from "node:path";
import { writeWorkbook } from "../../../cli/write";
import { layOut, type DrawnSheet } from "../../../src/documents/layout";
import { writeSheets } from "../../../taskpane/excel/write";
import { readBook, writeBook } from "../../../workbench/host/excelFile.node";
import type { Book } from "../../../workbench/host/model";
import { differences } from "./model";
import { fullPlan } from "./plans";
import { inFolder, usersWorkbook } from "./support";

/** The same sheets through both writers, each as its file reads. */
async function bothWays(forFile: readonly DrawnSheet[], forExcel: readonly DrawnSheet[]): Promise<{ file: Book; excel: Book }> {
  return inFolder(async (folder) => {
    const [direct, through] = [join(folder, "direct.xlsx"), join(folder, "through.xlsx")];
    await writeWorkbook(direct, forFile, "Rol");
    const workbench = await usersWorkbook();
    await writeSheets(forExcel, { host: workbench, title: "Rol" });
    await writeBook(workbench.book, through);
    return { file: await readBook(direct), excel: await readBook(through) };
  });
}

const headerLess = (sheets: readonly DrawnSheet[]): readonly DrawnSheet[] =>
  sheets.map((sheet, k) => {
    const { headerRow } = sheet.tables[0]!;
    const cells = sheet.cells.map((cell) =>
      k === 0 && cell.row === headerRow ? { ...cell, style: { ...cell.style, bold: false } } : cell,
    );
    return { ...sheet, cells };
  });

describe("the two writers", () => {
  it.each([0, 1, 3, 1_000, 10_000])(
    "draw the same workbook, cell for cell, with %i rows",
    async (rows) => {
      const sheets = layOut(fullPlan(rows));
      const { file, excel } = await bothWays(sheets, sheets);
      expect(differences(file, excel).slice(0, 20)).toEqual([]);
      expect(file.properties["Title"]).toBe(excel.properties["Title"]);
      expect(file.sheets[0]!.pageLayout.headersFooters.defaultForAllPages.LeftFooter).toBe("Distrito && Asociados R&&L · =Rol de cargos");
      expect(excel.sheets.map(({ name }) => name)).toEqual(["Datos", ...sheets.map(({ name }) => name)]);
    },
    120_000,
  );

  it("are told apart by a header that is not bold", async () => {
    const sheets = layOut(fullPlan(3));
    const { file, excel } = await bothWays(sheets, headerLess(sheets));
    const found = differences(file, excel);
    expect(found).toHaveLength(sheets[0]!.tables[0]!.columns.length);
    expect(found.every((line) => line.includes(" bold: true ≠ undefined"))).toBe(true);
  });
});
