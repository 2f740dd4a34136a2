import type { CellError, Scalar } from "./cells";
import type { Book, Sheet } from "./model";

/** What a formula gives: one value, or rows of them, which spill. */
export type Result = Scalar | readonly (readonly Scalar[])[];

/**
 * Works formulas out for the model: the grid of the page, or a test. Without one, a formula keeps the result that came
 * with the file, else 0.
 */
export interface Calculator {
  /** The result of the formula in a cell (row and column from 0). Other cells are read through `valueOf`. */
  evaluate(sheet: Sheet, row: number, column: number, formula: string): Result | CellError;
  /** Resolves when the results are in, for calculators that work beside the page. */
  settled?(): Promise<void>;
}

/** Works every formula of the workbook out again, in reading order; a formula reads others through `valueOf`, which works them out first. */
export function recalculate(book: Book) {
  if (!book.calculator) return;
  for (const sheet of book.sheets) {
    sheet.spills.length = 0;
    sheet.cells.formulas.forEach((row, r) => row.forEach((formula, c) => formula !== undefined && book.stale.add(key(sheet, r, c))));
  }
  evaluateStale(book);
}

const key = (sheet: Sheet, row: number, column: number) => `${sheet.id} ${row} ${column}`;

/** Marks one formula as needing work: entering it makes Excel evaluate it even when calculation is manual. */
export function entered(sheet: Sheet, row: number, column: number) {
  if (sheet.book.calculator) sheet.book.stale.add(key(sheet, row, column));
}

/** Works out what is marked. */
export function evaluateStale(book: Book) {
  for (const mark of [...book.stale]) {
    const [id, row, column] = mark.split(" ");
    const sheet = book.sheets.find((candidate) => candidate.id === id);
    if (sheet) valueOf(sheet, Number(row), Number(column));
    book.stale.delete(mark);
  }
}

/** The value of a cell, worked out first when it is stale. A cell that needs itself reads as 0, as in Excel. */
export function valueOf(sheet: Sheet, row: number, column: number): Scalar | undefined {
  const formula = sheet.cells.formula(row, column);
  if (formula === undefined || !sheet.book.calculator || !sheet.book.stale.delete(key(sheet, row, column))) {
    return sheet.cells.value(row, column) ?? sheet.spilled(row, column);
  }
  sheet.place(row, column, dateProbe(sheet.book, formula) ?? sheet.book.calculator.evaluate(sheet, row, column, formula));
  return sheet.cells.value(row, column);
}

const DATE = /^=DATE\((\d{1,4}),(\d{1,2}),(\d{1,2})\)$/i;
const DAY = 86_400_000;
/** The day before the first of each calendar, which counts as 0. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/**
 * The one formula the model works out by itself: the date of three numbers, by which an add-in finds out the workbook's
 * date system. Null for any other formula.
 */
export function dateProbe(book: Book, formula: string): number | null {
  const match = DATE.exec(formula);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return (Date.UTC(year, month - 1, day) - DAY_ZERO[book.date1904 ? 1904 : 1900]) / DAY;
}
