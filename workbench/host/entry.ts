import { parseValue } from "numfmt";
import { asError, CellError, type Scalar } from "./cells";
import { fault } from "./fault";

/** What becomes of a value handed to a cell. */
export interface Entered {
  readonly value: Scalar | undefined;
  readonly formula?: string;
  /** A number format that Excel puts on when the cell had none: `5%`, `1/2/2024`. */
  readonly numberFormat?: string;
}

const LIMITS = { text: 32_767, formula: 8_192 };

/** Excel's name for the type of a cell's value. */
export function typeOf(value: Scalar | undefined): string {
  if (value === undefined) return "Empty";
  if (value instanceof CellError) return "Error";
  return { string: "String", number: "Double", boolean: "Boolean" }[typeof value as "string" | "number" | "boolean"];
}

/**
 * Reads an entry as Excel does: `=`, `+`, `-` begin a formula (a signed number stays one), a leading apostrophe keeps text
 * as it is, text that looks like a number, percentage, date, TRUE or an error becomes that; nothing of this in a cell
 * formatted as text.
 *
 * @throws InvalidArgument for a value no cell can hold
 */
export function readEntry(given: unknown, numberFormat: string): Entered {
  if (typeof given === "number" || typeof given === "boolean") return { value: given };
  if (typeof given !== "string") throw fault("InvalidArgument", `a cell cannot hold ${JSON.stringify(given)}`);
  if (given.length > LIMITS.text) throw fault("InvalidArgument", `text of ${given.length} characters`);
  if (given === "") return { value: undefined };
  if (numberFormat === "@") return { value: given };
  if (given.startsWith("'")) return { value: given.slice(1) };
  return asFormula(given) ?? asPlain(given);
}

function asFormula(text: string): Entered | null {
  if (!/^[=+\-@]./s.test(text) || parseValue(text)) return null;
  if (text.length > LIMITS.formula) throw fault("FormulaLengthExceedsLimit", `${text.length} characters`);
  return { value: 0, formula: text.startsWith("=") ? text : `=${text.replace(/^[+@]/, "")}` };
}

function asPlain(text: string): Entered {
  const error = asError(text);
  if (error) return { value: error };
  const parsed = parseValue(text);
  if (!parsed || parsed.v === undefined || parsed.v === null) return { value: text };
  return { value: parsed.v as Scalar, ...(parsed.z ? { numberFormat: parsed.z } : {}) };
}
