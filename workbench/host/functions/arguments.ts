import { CellError, type Scalar } from "../cells";
import { fault } from "../fault";
import type { FunctionHost, FunctionMetadata, ParameterMetadata } from "./metadata";

/** Cells handed to a function, row by row; undefined is a blank cell. */
export interface Reference {
  readonly cells: readonly (readonly (Scalar | undefined)[])[];
  readonly address?: string;
}

/** One argument as it stands in the formula: a constant, cells, or nothing between two commas. */
export type Given = Scalar | Reference | undefined;

/** What the function gets, or the error that is shown instead of calling it. */
export type Arranged = { readonly values: readonly unknown[] } | { readonly error: CellError };

/** How arguments are converted in one workbook. */
export interface Conversion {
  readonly host: FunctionHost;
  readonly errorsAllowed: boolean;
  /** Makes the error object a function gets where errors are allowed. */
  readonly toError: (error: CellError) => unknown;
}

/** Ends the conversion with an error that the cell shows; caught where the arguments are arranged. */
class Refusal {
  constructor(readonly error: CellError) {}
}

const isReference = (given: Given): given is Reference => typeof given === "object" && !(given instanceof CellError);
const refuse = (words: string): never => {
  throw new Refusal(new CellError("#VALUE!", words));
};

const CONVERT: Readonly<Record<"number" | "string" | "boolean", (value: number | string | boolean, name: string) => unknown>> = {
  number: (value, name) => {
    const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value);
    return Number.isFinite(number) ? number : refuse(`${name} is not a number`);
  },
  string: (value) => (typeof value === "boolean" ? String(value).toUpperCase() : String(value)),
  boolean: (value, name) => {
    if (typeof value !== "string") return value !== false && value !== 0;
    const known = { TRUE: true, FALSE: false }[value.toUpperCase()];
    return known ?? refuse(`${name} is neither TRUE nor FALSE`);
  },
};

const BLANK = { number: 0, string: "", boolean: false } as const;

/** A blank cell: by the declared type; as `any` 0, save that Excel on the web hands a single one over as null. */
function blank(parameter: ParameterMetadata, inside: boolean, { host }: Conversion): unknown {
  const type = parameter.type ?? "any";
  if (type !== "any") return BLANK[type];
  return inside || host === "desktop" ? 0 : null;
}

function one(value: Scalar | undefined, parameter: ParameterMetadata, inside: boolean, how: Conversion): unknown {
  const type = parameter.type ?? "any";
  if (value === undefined) return blank(parameter, inside, how);
  if (value instanceof CellError) {
    if (type === "any" && how.errorsAllowed) return how.toError(value);
    throw new Refusal(value);
  }
  return type === "any" ? value : CONVERT[type](value, parameter.name);
}

const grid = (given: Given): Reference["cells"] => (isReference(given) ? given.cells : [[given]]);

function single(given: Given, parameter: ParameterMetadata, how: Conversion): unknown {
  const cells = grid(given);
  if (cells.length !== 1 || cells[0]!.length !== 1) throw fault("NotImplemented", `cells for the single value ${parameter.name}`);
  return one(cells[0]![0], parameter, parameter.repeating === true, how);
}

/** One argument by its parameter: null when left out, a value, or rows of values. */
function argument(given: Given, parameter: ParameterMetadata, how: Conversion): unknown {
  if (given === undefined) return null;
  if (parameter.dimensionality !== "matrix") return single(given, parameter, how);
  return grid(given).map((row) => row.map((value) => one(value, parameter, true, how)));
}

function arranged({ parameters }: FunctionMetadata, given: readonly Given[], how: Conversion): unknown[] {
  const repeating = parameters.at(-1)?.repeating ? parameters.at(-1)! : null;
  const fixed = repeating ? parameters.slice(0, -1) : parameters;
  if (!repeating && given.length > fixed.length) refuse("too many arguments");
  const missing = fixed.find((parameter, n) => given[n] === undefined && !parameter.optional);
  if (missing) refuse(`${missing.name} is missing`);
  const values = fixed.map((parameter, n) => argument(given[n], parameter, how));
  return repeating ? [...values, given.slice(fixed.length).map((value) => argument(value, repeating, how))] : values;
}

/** Converts the arguments of a call as Excel does, or finds the error that keeps the function from being called. */
export function arrange(metadata: FunctionMetadata, given: readonly Given[], how: Conversion): Arranged {
  try {
    return { values: arranged(metadata, given, how) };
  } catch (refusal) {
    if (refusal instanceof Refusal) return { error: refusal.error };
    throw refusal;
  }
}
