import { CellError, type Scalar } from "../cells";
import type { Result } from "../calculator";
import type { FunctionMetadata } from "./metadata";

/** What a cell makes of a function's answer. */
export interface Outcome {
  readonly result: Result;
  readonly numberFormat?: string;
}

/** Errors that may leave a function; any other code shows as #VALUE!. */
const LEAVING = ["#DIV/0!", "#NUM!", "#VALUE!", "#N/A", "#NULL!"];
/** Errors that can carry words. */
const SPEAKING = ["#VALUE!", "#N/A"];

const VALUE_ERROR = new CellError("#VALUE!");

interface Thrown {
  readonly code?: unknown;
  readonly message?: unknown;
}

const isError = (value: unknown): value is Thrown =>
  value instanceof Error || (typeof value === "object" && value !== null && "code" in value);

/** The error a cell shows for what a function threw: its code, with words where Excel shows them. */
export function fromThrown(thrown: unknown): CellError {
  const { code, message } = (isError(thrown) ? thrown : {}) as Thrown;
  if (typeof code !== "string" || !LEAVING.includes(code)) return VALUE_ERROR;
  return new CellError(code, SPEAKING.includes(code) && typeof message === "string" && message !== code ? message : "");
}

/** A date of any window: the add-in runs in a frame of its own. */
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === "[object Date]";

/** One value: null shows as 0, a Date as its text, what is not finite as #NUM!. */
function scalar(value: unknown): Scalar {
  if (value === null || value === undefined) return 0;
  if (typeof value === "number") return Number.isFinite(value) ? value : new CellError("#NUM!");
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (isDate(value)) return value.toISOString();
  return VALUE_ERROR;
}

interface FormattedNumber {
  readonly type: "Double";
  readonly basicValue: number;
  readonly numberFormat?: string;
}
const isFormatted = (value: unknown): value is FormattedNumber =>
  typeof value === "object" && value !== null && (value as { type?: unknown }).type === "Double";

/** Rows of one length, none empty; else #CALC!. An error object inside turns the whole array into #VALUE!, as reported of Excel. */
function rows(given: readonly unknown[]): Result {
  if (!given.every(Array.isArray)) return VALUE_ERROR;
  const grid = given as readonly (readonly unknown[])[];
  const width = grid[0]?.length ?? 0;
  if (!width || grid.some((row) => row.length !== width)) return new CellError("#CALC!");
  if (grid.some((row) => row.some(isError))) return VALUE_ERROR;
  return grid.map((row) => row.map((value) => scalar(isFormatted(value) ? value.basicValue : value)));
}

/** What becomes of a function's answer; `formattedNumbers` says whether the Excel at hand knows them. */
export function fromAnswer(metadata: FunctionMetadata, answer: unknown, formattedNumbers: boolean): Outcome {
  if (Array.isArray(answer)) return { result: metadata.result?.dimensionality === "matrix" ? rows(answer) : VALUE_ERROR };
  if (isError(answer)) return { result: fromThrown(answer) };
  if (!isFormatted(answer)) return { result: scalar(answer) };
  if (!formattedNumbers) return { result: VALUE_ERROR };
  return { result: scalar(answer.basicValue), ...(answer.numberFormat ? { numberFormat: answer.numberFormat } : {}) };
}
