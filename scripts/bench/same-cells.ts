/** ExcelJS alone: streams the input in and the roll's cells out. */
import ExcelJS from "exceljs";

async function cellsOf(path: string): Promise<ReadonlyMap<string, readonly ExcelJS.CellValue[][]>> {
  const sheets = new Map<string, ExcelJS.CellValue[][]>();
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(path, {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
  });
  for await (const sheet of reader) {
    const rows: ExcelJS.CellValue[][] = [];
    for await (const row of sheet) rows[row.number - 1] = row.values as ExcelJS.CellValue[];
    sheets.set((sheet as unknown as { name: string }).name, rows);
  }
  return sheets;
}

async function main([input, delivered, copy]: readonly string[]): Promise<void> {
  const start = process.hrtime.bigint();
  const sheets = await cellsOf(delivered!);
  const loading = Number(process.hrtime.bigint() - start) / 1e6;
  await cellsOf(input!);
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: copy!, useStyles: true, useSharedStrings: true });
  for (const [name, rows] of sheets) {
    const sheet = writer.addWorksheet(name);
    for (const row of rows) sheet.addRow(row ?? []).commit();
    sheet.commit();
  }
  await writer.commit();
  console.log(`not counted ${Math.round(loading)}`);
}

void main(process.argv.slice(2));
