import { valueOrThrow, type Outcome } from "../../../src/intake/outcome";
import { differences } from "../compare";

/** An outcome as the vectors print it: the result, a warning beside it, the answers to offer, or a refusal thrown. */
export function answered<T>(outcome: Outcome<T>, show: (value: T) => object): object {
  if ("ask" in outcome) return { ask: outcome.ask };
  const result = show(valueOrThrow(outcome));
  return "value" in outcome && outcome.warn ? { ...result, warn: outcome.warn.code } : result;
}

/** `warn` counts by its presence; `ask` is a list in any order, or `true`. */
export function outcomeDifferences(expected: unknown, actual: unknown): string[] {
  const { warn, ask, ...rest } = expected as { warn?: unknown; ask?: true | readonly string[] };
  const answer = actual as { warn?: unknown; ask?: readonly string[] };
  const warned = warn === undefined || answer.warn !== undefined ? [] : ["expected a warning"];
  const asked = Array.isArray(ask)
    ? differences({ ask: [...ask].sort() }, { ask: [...(answer.ask ?? [])].sort() })
    : ask && !answer.ask
      ? ["expected a question"]
      : [];
  return [...warned, ...asked, ...differences(rest, actual)];
}
