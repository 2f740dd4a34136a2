import Decimal from "decimal.js";
import {
  formatFootage,
  isFootage,
  isIsoDate,
  isRatio,
  ruleError,
  toDecimal,
  toDollars,
  toSerial,
  type Cents,
  type DateSystem,
} from "../src/core";

export type Value = number | string | boolean;
export type Rectangle = Value[][];

/** Enough decimals for the nearest double of an exact ratio. */
const RATIO_PLACES = 20;

/** Results as cells hold them: dollars and ratios as the nearest double, dates as serials; null is empty text, as a null would show 0. */
export function cellOf(result: unknown): Value {
  if (typeof result === "bigint") return toDollars(result as Cents);
  if (isRatio(result)) return Number(toDecimal(result, RATIO_PLACES));
  if (isFootage(result)) return Number(formatFootage(result));
  if (Decimal.isDecimal(result)) return result.toNumber();
  if (isIsoDate(result)) return toSerial(result);
  if (result === null || result === undefined) return "";
  if (Array.isArray(result)) return result.map(cellOf).join(", ");
  return result as Value;
}

/** A list as a rectangle without headers. */
export function rectangleOf(list: readonly unknown[], columns: readonly string[], echoed: ReadonlySet<string>): Rectangle {
  const single = columns[0] === "*";
  const rows = list.map((item) => (single ? [cellOf(item)] : columns.flatMap((name) => cellsOf(item as object, name, echoed))));
  return evenOut(rows);
}

/** A column of a row; a list in it takes as many cells as it has items. Text that the user entered stays text, even when it looks like a date. */
function cellsOf(row: object, name: string, echoed: ReadonlySet<string>): Value[] {
  const value = (row as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(value)) return value.map(cellOf);
  return [echoed.has(name) && typeof value === "string" ? value : cellOf(value)];
}

/** Excel takes no ragged and no empty rectangle. */
export function evenOut(rows: readonly (readonly Value[])[]): Rectangle {
  const wide = Math.max(1, ...rows.map((row) => row.length));
  return rows.length === 0 ? [[""]] : rows.map((row) => [...row, ...Array<Value>(wide - row.length).fill("")]);
}

/** True when a result holds a date: such a function refuses in a workbook of the 1904 system, where a serial means another day. */
export function holdsDate(result: unknown): boolean {
  if (Array.isArray(result)) return result.some(holdsDate);
  if (typeof result !== "object" || result === null) return isIsoDate(result);
  return Object.values(result).some(holdsDate);
}

/** @throws RuleError `invalid` "date-system-1904" */
export function refuseDatesOf1904(hasDates: boolean, system: DateSystem): void {
  if (hasDates && system === 1904) throw ruleError("invalid", "date-system-1904");
}
