/** An error that Excel itself would answer with, as opposed to a mistake in the workbench. */
export interface Fault extends Error {
  readonly code: string;
}

/** The sentences Excel sends along with its codes; a code not listed speaks for itself. */
const SENTENCES: Readonly<Record<string, string>> = {
  AccessDenied: "You cannot perform the requested operation.",
  GeneralException: "There was an internal error while processing the request.",
  InvalidArgument: "The argument is invalid or missing or has an incorrect format.",
  InvalidOperationInCellEditMode:
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.",
  InvalidReference: "This reference is not valid for the current operation.",
  InvalidSelection: "The current selection is invalid for this operation.",
  ItemAlreadyExists: "A resource with the same name or identifier already exists.",
  ItemNotFound: "The requested resource doesn't exist.",
  RequestPayloadSizeLimitExceeded: "The request payload size has exceeded the limit.",
  ResponsePayloadSizeLimitExceeded: "The response payload size has exceeded the limit.",
};

/** Makes an error with one of Excel's codes; `detail` says which cell, sheet or name it is about. */
export function fault(code: string, detail = ""): Fault {
  const sentence = SENTENCES[code] ?? code;
  return Object.assign(new Error(detail ? `${sentence} (${detail})` : sentence), { code });
}

export const isFault = (error: unknown): error is Fault => error instanceof Error && typeof (error as Partial<Fault>).code === "string";

/** Throws InvalidArgument unless `condition` holds. */
export function demand(condition: unknown, detail: string): asserts condition {
  if (!condition) throw fault("InvalidArgument", detail);
}
