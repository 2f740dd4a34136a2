import { contains, intersection, isUnbounded, rect, type Rect } from "../address";
import { demand } from "../fault";
import { readEntry } from "../entry";
import type { Sheet } from "../model";
import { NORMAL } from "../style";
import { areaOnly, type Range } from "./range";

/** The entry of an array for one cell: a single value, or a 1 × 1 array, fills the range; any other mismatch is refused. */
function entries(given: unknown, area: Rect): (row: number, column: number) => unknown {
  if (!Array.isArray(given)) return () => given;
  demand(given.length > 0 && given.every(Array.isArray), "rows of values");
  const rows = given as unknown[][];
  if (rows.length === 1 && rows[0]!.length === 1) return () => rows[0]![0];
  demand(rows.length === area.rows && rows.every((row) => row.length === area.columns), "the array does not fit the range");
  return (row, column) => rows[row]![column];
}

/** Writes values or formulas: null leaves a cell as it is, "" empties it; the covered cells of a merged area take nothing. */
export function fill(self: Range, given: unknown, as: "values" | "formulas") {
  const { sheet } = self;
  const area = areaOnly(self);
  sheet.writable(area);
  const entry = entries(given, area);
  const before = sheet.cells.value(area.row, area.column);
  const merges = sheet.merges.filter((merge) => intersection(merge, area));
  const covered = (row: number, column: number) =>
    merges.some((merge) => contains(merge, rect(row, column)) && (merge.row !== row || merge.column !== column));
  for (let row = 0; row < area.rows; row++)
    for (let column = 0; column < area.columns; column++) {
      const given = entry(row, column);
      if (given !== null && !(merges.length && covered(area.row + row, area.column + column)))
        enter(sheet, area.row + row, area.column + column, as === "formulas" ? unquoted(given) : given);
    }
  refreshHeaders(sheet, area);
  sheet.book.emitter.changed(sheet, area, "RangeEdited", before);
}

/** `formulas` drops a leading apostrophe where `values` takes it as the mark of text. */
const unquoted = (given: unknown) => (typeof given === "string" && given.startsWith("'") ? given.slice(1) : given);

/** Enters one thing as a user or a request would. */
export function enter(sheet: Sheet, row: number, column: number, given: unknown) {
  const style = sheet.cells.style(row, column);
  const { value, formula, numberFormat } = readEntry(given, style?.numberFormat ?? NORMAL.numberFormat);
  sheet.enter(row, column, value, formula);
  if (numberFormat && (style?.numberFormat ?? NORMAL.numberFormat) === NORMAL.numberFormat)
    sheet.cells.restyle(rect(row, column), (was) => ({ ...was, numberFormat }));
}

/** A table's headers are text, never blank and never twice the same. */
export function refreshHeaders(sheet: Sheet, area: Rect) {
  for (const table of sheet.tables) if (intersection(table.area, area)) table.fixHeaders();
}

/** Number formats: one for the whole range, whole columns and rows included, or one a cell. */
export function setFormats(self: Range, given: unknown) {
  const { sheet, area } = self;
  const single = Array.isArray(given) && given.length === 1 && given[0].length === 1 ? given[0][0] : given;
  if (!Array.isArray(single)) return single === null ? undefined : sheet.restyle(area, (was) => ({ ...was, numberFormat: String(single) }));
  demand(!isUnbounded(area), "a format for each cell of whole rows or columns");
  const entry = entries(given, area);
  sheet.writable(area, sheet.protection ? "allowFormatCells" : undefined);
  for (let row = 0; row < area.rows; row++)
    for (let column = 0; column < area.columns; column++) {
      const numberFormat = entry(row, column);
      if (numberFormat !== null)
        sheet.cells.restyle(rect(area.row + row, area.column + column), (was) => ({ ...was, numberFormat: String(numberFormat) }));
    }
  sheet.book.emitter.formatChanged(sheet, area);
}

/** Empties cells, their looks, or both. */
export function clear(self: Range, applyTo: string) {
  const { sheet, area } = self;
  demand(["All", "Formats", "Contents", "Hyperlinks", "RemoveHyperlinks", "ResetContents"].includes(applyTo), `clear ${applyTo}`);
  sheet.writable(area);
  if (applyTo === "All" || applyTo === "Contents" || applyTo === "ResetContents") clearContents(sheet, area);
  if (applyTo === "All" || applyTo === "Formats") clearFormats(sheet, area);
  sheet.book.emitter.changed(sheet, area, "RangeEdited");
}

function clearContents(sheet: Sheet, area: Rect) {
  sheet.cells.clearContents(area);
  sheet.spills.splice(0, Infinity, ...sheet.spills.filter((spill) => !contains(area, rect(spill.area.row, spill.area.column))));
  refreshHeaders(sheet, area);
}

function clearFormats(sheet: Sheet, area: Rect) {
  sheet.cells.clearStyles(area);
  const rest = sheet.conditionalFormats.filter((format) => !contains(area, format.area));
  sheet.conditionalFormats.splice(0, Infinity, ...rest);
}
