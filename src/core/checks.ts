import { ruleError, type Check } from "./errors";
import { isFootage, type Footage } from "./footage";
import { compare, isRatio, ONE, type Ratio } from "./ratio";

type Signed = bigint | Ratio | Footage | null;

const isNegative = (value: Signed): boolean =>
  value !== null && (isRatio(value) ? value.n : isFootage(value) ? value.tenThousandths : value) < 0n;

/** Amounts, rates and areas that must not be negative, each under the name of its input. */
export const negatives = (values: Readonly<Record<string, Signed>>): readonly Check[] =>
  Object.entries(values).map(([field, value]) => [isNegative(value), "out-of-range", "negative", { field, value }] as const);

/** Rates and shares that must lie from 0 to 1. */
export const outsideOne = (rates: Readonly<Record<string, Ratio | null>>): readonly Check[] => [
  ...negatives(rates),
  ...Object.entries(rates).map(
    ([field, value]) => [value !== null && compare(value, ONE) > 0, "out-of-range", "above-limit", { field, value, limit: "1" }] as const,
  ),
];

/**
 * A fact that only some cases of a rule need.
 *
 * @throws RuleError `missing` "blank" when it is blank
 */
export function neededFact<T>(value: T | null, field: string, cite: string): T {
  if (value === null) throw ruleError("missing", "blank", { field }, cite);
  return value;
}
