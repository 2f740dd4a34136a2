import { demand } from "./fault";

export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** A rectangle of cells, counted from 0. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export const rect = (row: number, column: number, rows = 1, columns = 1): Rect => ({ row, column, rows, columns });
export const isWholeColumns = (r: Rect) => r.rows === MAX_ROWS;
export const isWholeRows = (r: Rect) => r.columns === MAX_COLUMNS;
export const isUnbounded = (r: Rect) => isWholeColumns(r) || isWholeRows(r);

export const intersection = (a: Rect, b: Rect): Rect | null => {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? rect(row, column, rows, columns) : null;
};

export const contains = (outer: Rect, inner: Rect) => {
  const common = intersection(outer, inner);
  return common !== null && common.rows === inner.rows && common.columns === inner.columns;
};

export const bounding = (a: Rect, b: Rect): Rect => {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  const lastRow = Math.max(a.row + a.rows, b.row + b.rows);
  const lastColumn = Math.max(a.column + a.columns, b.column + b.columns);
  return rect(row, column, lastRow - row, lastColumn - column);
};

export function columnName(column: number): string {
  let name = "";
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

export const columnIndex = (name: string) => [...name.toUpperCase()].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The A1 text of a rectangle, without its sheet: `B2`, `B2:C5`, `B:C`, `2:5`; `$` before each part when `absolute`. */
export function toA1(r: Rect, absolute = false): string {
  const dollar = absolute ? "$" : "";
  const column = (n: number) => dollar + columnName(n);
  const row = (n: number) => `${dollar}${n + 1}`;
  if (isWholeColumns(r)) return `${column(r.column)}:${column(r.column + r.columns - 1)}`;
  if (isWholeRows(r)) return `${row(r.row)}:${row(r.row + r.rows - 1)}`;
  const first = column(r.column) + row(r.row);
  return r.rows === 1 && r.columns === 1 ? first : `${first}:${column(r.column + r.columns - 1)}${row(r.row + r.rows - 1)}`;
}

const LOOKS_LIKE_A_CELL = /^[A-Za-z]{1,3}\d+$/;

/** A sheet's name as it stands before `!`, quoted where Excel quotes it. */
export const quoteSheet = (name: string) =>
  /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !LOOKS_LIKE_A_CELL.test(name) ? name : `'${name.replace(/'/g, "''")}'`;

/** Splits `'My sheet'!A1:B2` into the sheet's name (null when there is none) and the rest. */
export function splitSheet(address: string): { sheet: string | null; rest: string } {
  const match = /^=?(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/s.exec(address);
  if (!match) return { sheet: null, rest: address.replace(/^=/, "") };
  return { sheet: match[1]?.replace(/''/g, "'") ?? match[2]!, rest: match[3]! };
}

interface Corner {
  readonly row: number | null;
  readonly column: number | null;
}

function corner(text: string): Corner | null {
  const match = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return { row: match[2] === undefined ? null : Number(match[2]) - 1, column: match[1] === undefined ? null : columnIndex(match[1]) };
}

const span = (a: number | null, b: number | null, max: number): [number, number] =>
  a === null || b === null ? [0, max] : [Math.min(a, b), Math.abs(a - b) + 1];

/** Reads A1 text without a sheet; null when it is not an address (it may be a name). */
export function parseA1(text: string): Rect | null {
  const parts = text.split(":");
  const [first, last] = [corner(parts[0]!), corner(parts.at(-1)!)];
  if (parts.length > 2 || !first || !last) return null;
  if ((first.row === null) !== (last.row === null) || (first.column === null) !== (last.column === null)) return null;
  if (parts.length === 1 && (first.row === null || first.column === null)) return null;
  const [row, rows] = span(first.row, last.row, MAX_ROWS);
  const [column, columns] = span(first.column, last.column, MAX_COLUMNS);
  return row >= 0 && row + rows <= MAX_ROWS && column + columns <= MAX_COLUMNS ? rect(row, column, rows, columns) : null;
}

/** A rectangle that must lie on the sheet. */
export function onSheet(r: Rect): Rect {
  demand(r.row >= 0 && r.column >= 0 && r.rows > 0 && r.columns > 0, "outside the sheet");
  demand(r.row + r.rows <= MAX_ROWS && r.column + r.columns <= MAX_COLUMNS, "outside the sheet");
  return r;
}

/** What remains of `from` without the cells of `taken`: none to four rectangles. */
export function subtract(from: Rect, taken: Rect): Rect[] {
  const common = intersection(from, taken);
  if (!common) return [from];
  const below = common.row + common.rows;
  const right = common.column + common.columns;
  return [
    rect(from.row, from.column, common.row - from.row, from.columns),
    rect(below, from.column, from.row + from.rows - below, from.columns),
    rect(common.row, from.column, common.rows, common.column - from.column),
    rect(common.row, right, common.rows, from.column + from.columns - right),
  ].filter(({ rows, columns }) => rows > 0 && columns > 0);
}
