import { bounding, contains, intersection, isUnbounded, MAX_COLUMNS, MAX_ROWS, onSheet, rect, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import { part, type Kind, type Thing } from "../thing";
import { conditionalFormatsKind } from "./conditionalFormat";
import { dataValidationKind } from "./dataValidation";
import { rangeFormatKind } from "./format";
import { deleteCells, insertCells } from "./shift";
import { readRange } from "./rangeReads";
import { merge, mergedArea, unmerge } from "./merge";
import { specialCells } from "./specialCells";
import { clear, fill, setFormats } from "./rangeWrites";

/** A rectangle of cells on a sheet. */
export interface Range extends Thing {
  readonly sheet: Sheet;
  readonly area: Rect;
}

export const range = (sheet: Sheet, area: Rect): Range => ({ kind: rangeKind, sheet, area: onSheet(area) });

const moved = (self: Range, change: Partial<Rect>) => range(self.sheet, { ...self.area, ...change });
const found = (self: Range, area: Rect | null): Range | null => (area ? range(self.sheet, area) : null);
const must = (self: Range, area: Rect | null, what: string): Range => {
  if (!area) throw fault("ItemNotFound", what);
  return range(self.sheet, area);
};

const inside = (self: Range, row: number, column: number) => range(self.sheet, rect(self.area.row + row, self.area.column + column));
const otherArea = (self: Range, other: Range | string): Rect => {
  if (typeof other === "string") return self.sheet.rectOf(other);
  demand(other.sheet === self.sheet, "ranges of two sheets");
  return other.area;
};

function used(self: Range, valuesOnly?: boolean): Rect | null {
  return self.sheet.cells.used(self.area, valuesOnly === true);
}

/** The block of cells around a range, bounded by blank rows and columns. */
function surroundingRegion(self: Range): Rect {
  let area = self.area;
  for (;;) {
    const row = Math.max(0, area.row - 1);
    const column = Math.max(0, area.column - 1);
    const bottom = Math.min(MAX_ROWS, area.row + area.rows + 1);
    const right = Math.min(MAX_COLUMNS, area.column + area.columns + 1);
    const filled = self.sheet.cells.used(rect(row, column, bottom - row, right - column), true);
    const next = filled ? bounding(area, filled) : area;
    if (contains(area, next)) return area;
    area = next;
  }
}

function spillOf(self: Range): Rect | null {
  return self.sheet.spills.find(({ area }) => area.row === self.area.row && area.column === self.area.column)?.area ?? null;
}

function spillParent(self: Range): Rect | null {
  const spill = self.sheet.spills.find(({ area }) => contains(area, self.area));
  return spill ? rect(spill.area.row, spill.area.column) : null;
}

export const rangeKind: Kind<Range> = {
  name: "Range",
  alive: ({ sheet }) => sheet.alive(),
  reads: readRange,
  writes: {
    Values: (self, values) => fill(self, values, "values"),
    Formulas: (self, values) => fill(self, values, "formulas"),
    FormulasLocal: (self, values) => fill(self, values, "formulas"),
    NumberFormat: (self, formats) => setFormats(self, formats),
    NumberFormatLocal: (self, formats) => setFormats(self, formats),
    ColumnHidden: ({ sheet, area }, hidden) => hide(sheet.hiddenColumns, area.column, area.columns, hidden),
    RowHidden: ({ sheet, area }, hidden) => hide(sheet.hiddenRows, area.row, area.rows, hidden),
  },
  opens: {
    Worksheet: ({ sheet }) => sheet,
    Format: (self) => part(rangeFormatKind, self),
    DataValidation: (self) => part(dataValidationKind, self),
    ConditionalFormats: (self) => part(conditionalFormatsKind, self),
    GetCell: (self, row, column) => inside(self, row, column),
    GetRow: (self, row) => moved(self, { row: self.area.row + row, rows: 1 }),
    GetColumn: (self, column) => moved(self, { column: self.area.column + column, columns: 1 }),
    GetLastRow: (self) => moved(self, { row: self.area.row + self.area.rows - 1, rows: 1 }),
    GetLastColumn: (self) => moved(self, { column: self.area.column + self.area.columns - 1, columns: 1 }),
    GetLastCell: (self) => inside(self, self.area.rows - 1, self.area.columns - 1),
    GetEntireRow: (self) => moved(self, { column: 0, columns: MAX_COLUMNS }),
    GetEntireColumn: (self) => moved(self, { row: 0, rows: MAX_ROWS }),
    GetOffsetRange: (self, rows, columns) => moved(self, { row: self.area.row + rows, column: self.area.column + columns }),
    GetResizedRange: (self, rows, columns) => moved(self, { rows: self.area.rows + rows, columns: self.area.columns + columns }),
    GetAbsoluteResizedRange: (self, rows, columns) => moved(self, { rows, columns }),
    GetRowsAbove: (self, count) => moved(self, { row: self.area.row - (count ?? 1), rows: count ?? 1 }),
    GetRowsBelow: (self, count) => moved(self, { row: self.area.row + self.area.rows, rows: count ?? 1 }),
    GetColumnsBefore: (self, count) => moved(self, { column: self.area.column - (count ?? 1), columns: count ?? 1 }),
    GetColumnsAfter: (self, count) => moved(self, { column: self.area.column + self.area.columns, columns: count ?? 1 }),
    GetBoundingRect: (self, other) => range(self.sheet, bounding(self.area, otherArea(self, other))),
    GetIntersection: (self, other) => must(self, intersection(self.area, otherArea(self, other)), "no common cells"),
    GetIntersectionOrNullObject: (self, other) => found(self, intersection(self.area, otherArea(self, other))),
    GetUsedRange: (self, valuesOnly) => range(self.sheet, used(self, valuesOnly) ?? rect(self.area.row, self.area.column)),
    GetUsedRangeOrNullObject: (self, valuesOnly) => found(self, used(self, valuesOnly)),
    GetSurroundingRegion: (self) => range(self.sheet, surroundingRegion(self)),
    GetMergedAreasOrNullObject: (self) => mergedArea(self),
    GetSpecialCellsOrNullObject: (self, type, valueType) => specialCells(self, type, valueType),
    GetSpillingToRange: (self) => must(self, spillOf(self), "no spill"),
    GetSpillingToRangeOrNullObject: (self) => found(self, spillOf(self)),
    GetSpillParent: (self) => must(self, spillParent(self), "no spill"),
    GetSpillParentOrNullObject: (self) => found(self, spillParent(self)),
    Insert: (self, shift) => insertCells(self, shift),
  },
  calls: {
    _KeepReference: () => null,
    _ValidateArraySize: ({ area }, rows, columns) => demand(area.rows === rows && area.columns === columns, `${rows} × ${columns} values`),
    Clear: (self, applyTo) => clear(self, applyTo ?? "All"),
    Delete: (self, shift) => deleteCells(self, shift),
    Merge: (self, across) => merge(self, across === true),
    Unmerge: (self) => unmerge(self),
    Select: ({ sheet, area }) => {
      if (sheet.visibility !== "Visible") throw fault("InvalidSelection", `sheet ${sheet.name} is hidden`);
      sheet.book.select({ sheet, area });
    },
    Calculate: ({ sheet }) => sheet.book.settle(),
  },
};

function hide(set: Set<number>, first: number, count: number, hidden: boolean) {
  demand(count < MAX_COLUMNS, "everything hidden");
  for (let n = first; n < first + count; n++) if (hidden) set.add(n); else set.delete(n); // prettier-ignore
}

export const areaOnly = (self: Range): Rect => {
  demand(!isUnbounded(self.area), "whole rows or columns");
  return self.area;
};
