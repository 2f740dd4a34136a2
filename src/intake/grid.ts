import type { DateSystem, IsoDate } from "../core";

/** What a cell shows: text, number, truth value, nothing, a date the reader already knew to be one, or an error such as "#REF!". */
export type Value = string | number | boolean | null | { readonly date: IsoDate } | { readonly error: string };

/** A formula with the result stored beside it. */
export interface FormulaCell {
  readonly formula: string;
  readonly result: Value;
}

/** A cell as any reader hands it over. */
export type Cell = Value | FormulaCell;

/** A block of cells of one sheet. `row` and `column` are where its first cell stands, from 0. */
export interface Grid {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly Cell[])[];
  readonly dateSystem: DateSystem;
  /** The cells were turned (rows are the sheet's columns), as for a table of settings. */
  readonly turned?: boolean;
}

/** Why a formula cell without a result has no value: the reader found none stored. */
const NOT_CALCULATED: Value = { error: "#CALC!" };

export function valueOf(cell: Cell | undefined): Value {
  if (cell === undefined) return null;
  if (typeof cell === "object" && cell !== null && "formula" in cell) return cell.result ?? NOT_CALCULATED;
  return cell;
}

const BLANK_TEXT = /^[\s\u00A0\u202F\u2007\u2009\u200B\uFEFF\u200E\u200F]*$/;

export const isBlank = (value: Value): boolean => value === null || (typeof value === "string" && BLANK_TEXT.test(value));

const LETTERS = 26;

/** "A" for 0, "AA" for 26. */
export function columnLetters(column: number): string {
  let [letters, left] = ["", column + 1];
  for (; left > 0; left = Math.floor((left - 1) / LETTERS)) letters = String.fromCharCode(65 + ((left - 1) % LETTERS)) + letters;
  return letters;
}

/** Address on the sheet ("C12") of a cell of the grid. */
export function addressOf(grid: Grid, row: number, column: number): string {
  const [down, across] = grid.turned ? [column, row] : [row, column];
  return `${columnLetters(grid.column + across)}${grid.row + down + 1}`;
}

/** The grid with rows and columns exchanged; addresses still name the sheet's own cells. */
export function turn(grid: Grid): Grid {
  const width = grid.cells.reduce((most, row) => Math.max(most, row.length), 0);
  const cells = Array.from({ length: width }, (_, c) => grid.cells.map((row) => row[c] ?? null));
  return { ...grid, cells, turned: grid.turned !== true };
}
