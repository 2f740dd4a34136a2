import { rect, type Rect } from "../address";
import { typeOf } from "../entry";
import { fault } from "../fault";
import type { Sheet } from "../model";
import type { Range } from "./range";
import { rangeAreas } from "./rangeAreas";

type Test = (sheet: Sheet, row: number, column: number) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  Constants: ({ cells }, row, column) => cells.value(row, column) !== undefined && cells.formula(row, column) === undefined,
  Formulas: ({ cells }, row, column) => cells.formula(row, column) !== undefined,
  Blanks: ({ cells }, row, column) => cells.value(row, column) === undefined && cells.formula(row, column) === undefined,
  Visible: (sheet, row, column) => !sheet.hiddenRows.has(row) && !sheet.hiddenColumns.has(column),
};

const TYPES: Readonly<Record<string, readonly string[]>> = {
  Errors: ["Error"],
  ErrorsLogical: ["Error", "Boolean"],
  ErrorsNumbers: ["Error", "Double"],
  ErrorsText: ["Error", "String"],
  Logical: ["Boolean"],
  Numbers: ["Double"],
  Text: ["String"],
  NumbersText: ["Double", "String"],
};

/** The cells of a range that hold constants, formulas, nothing, or are visible, within its used part. */
export function specialCells({ sheet, area }: Range, type: string, valueType?: string) {
  const test = TESTS[type];
  const types = valueType && valueType !== "All" ? TYPES[valueType] : null;
  if (!test || types === undefined) throw fault("NotImplemented", `special cells ${type} ${valueType ?? ""}`);
  const within = sheet.cells.used(area, false);
  if (!within) return null;
  const wanted: Test = (s, row, column) => test(s, row, column) && (!types || types.includes(typeOf(s.cells.value(row, column))));
  return rangeAreas(sheet, stack(runs(sheet, within, wanted)));
}

/** The runs of neighboring cells in each row that pass. */
function runs(sheet: Sheet, area: Rect, test: Test): Rect[] {
  const found: Rect[] = [];
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column, start = -1; column <= area.column + area.columns; column++) {
      const passes = column < area.column + area.columns && test(sheet, row, column);
      if (passes && start < 0) start = column;
      if (passes || start < 0) continue;
      found.push(rect(row, start, 1, column - start));
      start = -1;
    }
  return found;
}

/** Joins runs of the same columns in rows that follow each other. */
function stack(found: readonly Rect[]): Rect[] {
  const stacked: Rect[] = [];
  for (const run of found) {
    const at = stacked.findIndex(
      (above) => above.row + above.rows === run.row && above.column === run.column && above.columns === run.columns,
    );
    const above = stacked[at];
    if (above) stacked[at] = { ...above, rows: above.rows + 1 };
    else stacked.push(run);
  }
  return stacked;
}
