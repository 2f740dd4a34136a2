import type { DateSystem } from "../../src/core";
import type { DrawnCell, DrawnTable } from "../../src/documents/layout";
import { isDrawnDate, serialIn } from "./dates";
import type { Piece } from "./requests";

/** What is written into a cell; null leaves it as it is. */
type Entry = string | number | boolean | null;

/** A row on its way: entries a column, and beside them the formulas of the columns that have one. */
interface Line {
  readonly entries: readonly Entry[];
  readonly formulas: Readonly<Record<number, string>>;
}

/**
 * A value as it must be handed over to arrive as it is. Text in a cell that is not formatted as text would be read as a formula, number or
 * date, and an apostrophe before it keeps it text; dates follow the workbook's calendar.
 */
export function entryOf(value: DrawnCell["value"], format: string | undefined, system: DateSystem): Entry {
  if (typeof value === "string") return value === "" ? null : format === "@" ? value : `'${value}`;
  return typeof value === "number" && isDrawnDate(format) ? serialIn(system, value) : value;
}

/** A formula as Excel takes it in every language: English names, commas, points. */
export const formulaText = (formula: string): string => `=${formula}`;

const bytesOf = (() => {
  const encoder = new TextEncoder();
  return (value: unknown): number => encoder.encode(JSON.stringify(value)).length;
})();

/** The rows of a table in blocks of at most `limit()` bytes, made when asked for. */
export function* rowPieces(sheet: Excel.Worksheet, table: DrawnTable, system: DateSystem, limit: () => number): Generator<Piece> {
  let [lines, bytes, first]: [Line[], number, number] = [[], 0, 0];
  for (let index = 0; index < table.rowCount; index++) {
    const line = lineAt(table, index, system);
    const size = bytesOf(line) + 1;
    if (lines.length > 0 && bytes + size > limit()) {
      yield block(sheet, table, first, lines, bytes);
      [lines, bytes, first] = [[], 0, index];
    }
    lines.push(line);
    bytes += size;
  }
  if (lines.length > 0) yield block(sheet, table, first, lines, bytes);
}

function lineAt(table: DrawnTable, index: number, system: DateSystem): Line {
  const formulas: Record<number, string> = {};
  const entries = table.rowAt(index).map(({ value, formula }, column): Entry => {
    if (formula === undefined) return entryOf(value, table.columns[column]!.style.format, system);
    formulas[column] = formulaText(formula);
    return null;
  });
  return { entries, formulas };
}

function block(sheet: Excel.Worksheet, table: DrawnTable, first: number, lines: readonly Line[], bytes: number): Piece {
  const half = lines.length >> 1;
  return {
    bytes,
    rows: lines.length,
    run: () => writeBlock(sheet, table, first, lines),
    halves: () =>
      half === 0
        ? null
        : [block(sheet, table, first, lines.slice(0, half), bytes / 2), block(sheet, table, first + half, lines.slice(half), bytes / 2)],
  };
}

/** Entries as one array; each column of formulas by itself, for `formulas` would strip the apostrophes that guard text. */
function writeBlock(sheet: Excel.Worksheet, table: DrawnTable, first: number, lines: readonly Line[]): void {
  const row = table.firstRow - 1 + first;
  sheet.getRangeByIndexes(row, 0, lines.length, table.columns.length).values = lines.map(({ entries }) => [...entries]);
  for (const column of Object.keys(lines[0]!.formulas).map(Number))
    sheet.getRangeByIndexes(row, column, lines.length, 1).formulas = lines.map(({ formulas }) => [formulas[column]]);
}
