import { join } from "node:path";
import ExcelJS from "exceljs";
import { isoDate } from "../../src/core";
import type { Cell, Grid, Value } from "../../src/intake";

export const EXAMPLES = join(__dirname, "../../examples");

export async function openBook(path: string): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  return workbook;
}

/** A workbook as it comes back from its file. */
export async function reopened(workbook: ExcelJS.Workbook): Promise<ExcelJS.Workbook> {
  const again = new ExcelJS.Workbook();
  await again.xlsx.load(await workbook.xlsx.writeBuffer());
  return again;
}

function valueOf(value: ExcelJS.CellValue): Value {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return { date: isoDate(value.toISOString().slice(0, 10)) };
  if (typeof value !== "object") return value;
  if ("error" in value) return { error: value.error };
  throw new Error(`unexpected cell ${JSON.stringify(value)}`);
}

function cellOf({ value }: ExcelJS.Cell): Cell {
  if (typeof value === "object" && value !== null && "formula" in value)
    return { formula: value.formula, result: valueOf(value.result as ExcelJS.CellValue) };
  return valueOf(value);
}

/** A sheet as any reader hands it over; only the first cell of a merged block has a value. */
export function gridOf(sheet: ExcelJS.Worksheet): Grid {
  const cells = Array.from({ length: sheet.rowCount }, (_, r) =>
    Array.from({ length: sheet.columnCount }, (_, c) => {
      const cell = sheet.getCell(r + 1, c + 1);
      return cell.isMerged && cell.master.address !== cell.address ? null : cellOf(cell);
    }),
  );
  return { sheet: sheet.name, row: 0, column: 0, cells, dateSystem: 1900 };
}

/** Everything a sheet holds, to compare two workbooks cell by cell. */
export const contents = (workbook: ExcelJS.Workbook): unknown =>
  workbook.worksheets.map((sheet) => ({
    name: sheet.name,
    cells: gridOf(sheet).cells,
    formats: Array.from({ length: sheet.columnCount }, (_, c) => sheet.getCell(Math.min(2, sheet.rowCount), c + 1).numFmt),
    widths: Array.from({ length: sheet.columnCount }, (_, c) => sheet.getColumn(c + 1).width),
    hidden: Array.from({ length: sheet.columnCount }, (_, c) => sheet.getColumn(c + 1).hidden),
    merges: [...((sheet.model as { merges?: string[] }).merges ?? [])].sort(),
  }));
