import { fromSerial, RuleError, type DateSystem } from "../../src/core";
import type { Cell, Value } from "../../src/intake/grid";
import { isDateFormat } from "./dates";

/** A cell as Excel hands it over. */
export interface RawCell {
  readonly value: unknown;
  readonly formula: unknown;
  readonly type: Excel.RangeValueType | `${Excel.RangeValueType}`;
  readonly format: string;
}

/** A cell for the intake: text as typed, dates known by their format, errors and formulas marked. */
export function cellOf({ value, formula, type, format }: RawCell, system: DateSystem): Cell {
  const result = valueOf(value, type, format, system);
  return isFormula(formula, value) ? { formula: formula.slice(1), result } : result;
}

/** Of text that begins with = Excel gives the text itself as the formula. */
const isFormula = (formula: unknown, value: unknown): formula is string =>
  typeof formula === "string" && formula.startsWith("=") && formula !== value;

function valueOf(value: unknown, type: RawCell["type"], format: string, system: DateSystem): Value {
  if (type === "Error") return { error: String(value) };
  if (type === "Empty" || value === "" || value === null) return null;
  if (typeof value === "number") return isDateFormat(format) ? dateOr(value, system) : value;
  return typeof value === "boolean" ? value : String(value);
}

/** The date of a serial; the number itself where the calendar has no such day, for the intake to name. */
function dateOr(serial: number, system: DateSystem): Value {
  try {
    return { date: fromSerial(serial, system) };
  } catch (error) {
    if (error instanceof RuleError) return serial;
    throw error;
  }
}
