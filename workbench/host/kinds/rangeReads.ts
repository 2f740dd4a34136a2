import { format } from "numfmt";
import { contains, intersection, isUnbounded, isWholeColumns, isWholeRows } from "../address";
import { valueOf } from "../calculator";
import { CellError, type Scalar } from "../cells";
import { typeOf } from "../entry";
import { NORMAL } from "../style";
import { columnWidth, rowHeight } from "./format";
import type { Range } from "./range";

type ReadCell = (self: Range, row: number, column: number) => unknown;

/** A property that is a grid of one entry a cell; null for whole rows and columns, as documented. */
const grid = (read: ReadCell) => (self: Range) => {
  const { area } = self;
  if (isUnbounded(area)) return null;
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => read(self, area.row + r, area.column + c)),
  );
};

const plain = (value: Scalar | undefined) => (value instanceof CellError ? value.text : (value ?? ""));
const value: ReadCell = ({ sheet }, row, column) => plain(valueOf(sheet, row, column));
const formula: ReadCell = (self, row, column) => self.sheet.cells.formula(row, column) ?? plain(self.sheet.cells.value(row, column));
const numberFormat: ReadCell = ({ sheet }, row, column) => sheet.cells.style(row, column)?.numberFormat ?? NORMAL.numberFormat;

/** What the cell shows. */
export const text: ReadCell = (self, row, column) => {
  const shown = valueOf(self.sheet, row, column);
  if (shown === undefined) return "";
  if (shown instanceof CellError) return shown.text;
  return format(numberFormat(self, row, column) as string, shown, { dateSpanLarge: true, throws: false });
};

/** True or false when all are alike, null when mixed. */
function hidden(set: ReadonlySet<number>, first: number, count: number): boolean | null {
  const found = [...set].filter((n) => n >= first && n < first + count).length;
  return found === 0 ? false : found === count ? true : null;
}

function hasSpill({ sheet, area }: Range): boolean | null {
  const spill = sheet.spills.find((candidate) => intersection(candidate.area, area));
  return spill ? contains(spill.area, area) || null : false;
}

function sum(first: number, count: number, size: (n: number) => number, usual: number, known: ReadonlyMap<number, number>): number {
  const special = [...known.keys()].filter((n) => n >= first && n < first + count);
  return (count - special.length) * usual + special.reduce((total, n) => total + size(n), 0);
}
const across = ({ sheet }: Range, first: number, count: number) =>
  sum(first, count, (n) => columnWidth(sheet, n), sheet.standardWidth, sheet.columnWidths);
const down = ({ sheet }: Range, first: number, count: number) =>
  sum(first, count, (n) => rowHeight(sheet, n), sheet.standardHeight, sheet.rowHeights);

export const readRange: Readonly<Record<string, (self: Range) => unknown>> = {
  Values: grid(value),
  Formulas: grid(formula),
  FormulasLocal: grid(formula),
  Text: grid(text),
  ValueTypes: grid(({ sheet }, row, column) => typeOf(valueOf(sheet, row, column))),
  NumberFormat: grid(numberFormat),
  NumberFormatLocal: grid(numberFormat),
  Address: ({ sheet, area }) => sheet.addressOf(area),
  AddressLocal: ({ sheet, area }) => sheet.addressOf(area),
  RowIndex: ({ area }) => area.row,
  ColumnIndex: ({ area }) => area.column,
  RowCount: ({ area }) => area.rows,
  ColumnCount: ({ area }) => area.columns,
  CellCount: ({ area }) => (area.rows * area.columns > 2_147_483_647 ? -1 : area.rows * area.columns),
  IsEntireColumn: ({ area }) => isWholeColumns(area),
  IsEntireRow: ({ area }) => isWholeRows(area),
  ColumnHidden: ({ sheet, area }) => hidden(sheet.hiddenColumns, area.column, area.columns),
  RowHidden: ({ sheet, area }) => hidden(sheet.hiddenRows, area.row, area.rows),
  HasSpill: hasSpill,
  Left: (self) => across(self, 0, self.area.column),
  Top: (self) => down(self, 0, self.area.row),
  Width: (self) => across(self, self.area.column, self.area.columns),
  Height: (self) => down(self, self.area.row, self.area.rows),
};
