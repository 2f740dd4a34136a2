import { ruleError, type ErrorKind, type ErrorValues } from "../core";

/** What to say of a cell: a stable code (a sentence of the words) with the values the sentence quotes. */
export interface Remark {
  readonly code: string;
  readonly values: ErrorValues;
}

/** What became of a cell: a value (perhaps with a warning), a question with the answers to offer, or a refusal. */
export type Outcome<T> =
  | { readonly value: T; readonly warn?: Remark }
  | { readonly ask: readonly string[]; readonly code: string }
  | { readonly refused: Remark & { readonly kind: ErrorKind } };

export const got = <T>(value: T): Outcome<T> => ({ value });
export const gotWith = <T>(value: T, code: string, values: ErrorValues = {}): Outcome<T> => ({ value, warn: { code, values } });
export const ask = (code: string, ...answers: readonly string[]): Outcome<never> => ({ ask: answers, code });
export const refuse = (kind: ErrorKind, code: string, values: ErrorValues = {}): Outcome<never> => ({ refused: { kind, code, values } });
export const missing = (code = "blank"): Outcome<never> => refuse("missing", code);

/** The outcome of a next step on a value; a question or a refusal passes through, a warning stays. */
export function andThen<A, B>(outcome: Outcome<A>, next: (value: A) => Outcome<B>): Outcome<B> {
  if (!("value" in outcome)) return outcome;
  const result = next(outcome.value);
  return outcome.warn && "value" in result && !result.warn ? { ...result, warn: outcome.warn } : result;
}

/** The value, where there is no one to ask: a question is refused too. */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if ("value" in outcome) return outcome.value;
  if ("ask" in outcome) throw ruleError("invalid", outcome.code, { answers: outcome.ask });
  throw ruleError(outcome.refused.kind, outcome.refused.code, outcome.refused.values);
}
