import { stat } from "node:fs/promises";
import ExcelJS from "exceljs";
import { dateOfDayNumber } from "../src/core";
import type { Cell, Grid, Value } from "../src/intake";
import { Utf8Reader } from "./streamReader";

/** Above this a file is read row by row: a whole book of it would not fit in memory. */
const STREAM_ABOVE_BYTES = 2_500_000;

/**
 * Every sheet of an .xlsx file as a grid; hidden sheets too. Formulas keep their text and stored result.
 *
 * @throws the reader's error when the file is not a workbook
 */
export async function readGrids(path: string): Promise<readonly Grid[]> {
  const { size } = await stat(path);
  return size > STREAM_ABOVE_BYTES ? readStreamed(path) : readWhole(path);
}

export async function readWhole(path: string): Promise<readonly Grid[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  const dateSystem = workbook.properties.date1904 ? 1904 : 1900;
  return workbook.worksheets.map((sheet) => {
    const cells: Cell[][] = [];
    sheet.eachRow({ includeEmpty: false }, (row, number) => {
      cells[number - 1] = rowCells(row);
    });
    return { sheet: sheet.name, row: 0, column: 0, cells: filled(cells), dateSystem };
  });
}

export async function readStreamed(path: string): Promise<readonly Grid[]> {
  const reader = new Utf8Reader(path, {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
    entries: "emit",
  });
  const grids: Grid[] = [];
  for await (const sheet of reader) {
    const cells: Cell[][] = [];
    for await (const row of sheet) cells[row.number - 1] = rowCells(row);
    grids.push({
      sheet: (sheet as unknown as { name: string }).name,
      row: 0,
      column: 0,
      cells: filled(cells),
      dateSystem: systemOf(reader),
    });
  }
  return grids;
}

const systemOf = (reader: unknown): 1900 | 1904 => ((reader as { properties?: { date1904?: boolean } }).properties?.date1904 ? 1904 : 1900);

/** Rows that the file leaves out are empty. */
const filled = (rows: readonly (Cell[] | undefined)[]): readonly Cell[][] => Array.from(rows, (row) => row ?? []);

function rowCells(row: ExcelJS.Row): Cell[] {
  const cells: Cell[] = [];
  for (let column = 1; column <= row.cellCount; column++) cells.push(cellOf(row.findCell(column)));
  return cells;
}

/** A cell with its formula; `cell.value` would drop a stored result of 0. */
function cellOf(cell: ExcelJS.Cell | undefined): Cell {
  if (!cell) return null;
  return cell.formula ? { formula: cell.formula, result: plain(cell.result) } : plain(cell.value);
}

const MS_PER_DAY = 86_400_000;

/** A value without a formula; dates come from the file in UTC and keep their calendar day. */
function plain(value: unknown): Value {
  if (value instanceof Date) return { date: dateOfDayNumber(Math.floor(value.getTime() / MS_PER_DAY)) };
  if (typeof value !== "object" || value === null) return (value ?? null) as Value;
  if ("error" in value) return { error: String(value.error) };
  if ("richText" in value) return (value.richText as readonly { text: string }[]).map(({ text }) => text).join("");
  return "text" in value ? plain(value.text) : null;
}
