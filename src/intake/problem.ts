import type { ErrorValues } from "../core";
import { hasWords, say, type Lang } from "../words";

/** `stop` keeps the work from starting; `warn` is for the user to accept; `note` tells what was left out and why. */
export type Severity = "stop" | "warn" | "note";

/** Something about a cell that the user must know. */
export interface Problem {
  readonly severity: Severity;
  readonly sheet: string;
  /** Address on the sheet ("C12"); null when it concerns the whole table. */
  readonly cell: string | null;
  /** Id of the row, as far as it is known. */
  readonly row: string | null;
  /** Name of the field ("footage"). */
  readonly column: string | null;
  /** What the cell holds. */
  readonly value: unknown;
  /** Stable code; its sentence stands in the words under `errors`. */
  readonly code: string;
  readonly values: ErrorValues;
  readonly cite: string | null;
}

/** The name of a field as the user knows it. */
export const columnLabel = (lang: Lang, field: string): string => (hasWords(`columns.${field}`) ? say(lang, `columns.${field}`) : field);

/** Where the problem is and what to do, as a sentence. */
export function problemSentence(lang: Lang, { sheet, cell, column, value, code, values }: Problem): string {
  const field = column === null ? "" : columnLabel(lang, column);
  const place = cell === null ? sheet : `${sheet}!${cell}`;
  return `${place}: ${say(lang, `errors.${code}`, { field, value, ...values })}`;
}

export const hasStop = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === "stop");
