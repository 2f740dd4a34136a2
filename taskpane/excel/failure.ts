import { say, type Lang, type WordValues } from "../../src/words";

/** What can go wrong with the workbook; each has its sentence "failures.<code>". */
export const FAILURES = [
  "canceled",
  "cell-edit",
  "request-too-large",
  "response-too-large",
  "access-denied",
  "structure-protected",
  "gone",
  "already-exists",
  "no-workbook",
  "selection",
  "nothing-to-read",
  "not-accepted",
  "excel-too-old",
  "names-taken",
  "rows-differ",
  "interrupted",
  "unexpected",
] as const;
export type FailureCode = (typeof FAILURES)[number];

/** Excel's own codes, as the user must understand them. */
const OF_EXCEL: Readonly<Record<string, FailureCode>> = {
  InvalidOperationInCellEditMode: "cell-edit",
  RequestPayloadSizeLimitExceeded: "request-too-large",
  ResponsePayloadSizeLimitExceeded: "response-too-large",
  AccessDenied: "access-denied",
  ItemNotFound: "gone",
  InvalidObjectPath: "gone",
  ItemAlreadyExists: "already-exists",
  InvalidReference: "no-workbook",
  InvalidSelection: "selection",
  InvalidArgument: "not-accepted",
  FormulaLengthExceedsLimit: "not-accepted",
  ApiNotFound: "excel-too-old",
  GeneralException: "interrupted",
  RequestAborted: "interrupted",
  ServiceNotAvailable: "interrupted",
  Timeout: "interrupted",
  MemoryLimitReached: "interrupted",
};

/** The workbook could not be read or written. `left` names the sheets that could not be taken away again. */
export class HostFailure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly values: WordValues = {},
    readonly left: readonly string[] = [],
  ) {
    super(code);
    this.name = "HostFailure";
  }
}

/** The code of an error of Office.js; its errors belong to another window, so their class says nothing. */
export const officeCode = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/** Any error as a failure with words. */
export function failureOf(error: unknown): HostFailure {
  if (error instanceof HostFailure) return error;
  const detail = officeCode(error) || String((error as Error)?.message ?? error);
  const code = OF_EXCEL[officeCode(error)] ?? "unexpected";
  const failure = new HostFailure(code, code === "excel-too-old" ? { needed: "ExcelApi" } : { detail });
  failure.cause = error;
  return failure;
}

/** What happened and what to do, in sentences. */
export function failureSentences(lang: Lang, { code, values, left }: HostFailure): readonly string[] {
  return [say(lang, `failures.${code}`, values), ...(left.length > 0 ? [say(lang, "failures.left", { sheets: left })] : [])];
}
