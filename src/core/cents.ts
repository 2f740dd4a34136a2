import { ruleError } from "./errors";
import { multiply, ratio, ratioOf, type Ratio } from "./ratio";
import { ceiling, floor, roundHalfAway, toFixed } from "./rounding";

declare const centsBrand: unique symbol;

/** Money: whole cents of a US dollar. */
export type Cents = bigint & { readonly [centsBrand]: true };

export const centsOf = (whole: bigint): Cents => whole as Cents;
export const NO_CENTS: Cents = centsOf(0n);

/** Limit for decimal text: 2^53 − 1 cents. */
const MAX_CENTS = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Money from plain decimal dollars ("1000.00", "-5").
 *
 * @throws RuleError `invalid` "not-a-decimal", "more-than-two-decimals"; `out-of-range` "money-too-large"
 */
export function cents(text: string): Cents {
  const { n, d } = multiply(ratioOf(text), ratio(100n));
  if (d !== 1n) throw ruleError("invalid", "more-than-two-decimals", { value: text });
  if (n > MAX_CENTS || n < -MAX_CENTS) throw ruleError("out-of-range", "money-too-large", { value: text });
  return centsOf(n);
}

/** "1000.00": dollars with two decimals, no grouping; zero has no minus sign. */
export const format = (amount: Cents): string => toFixed(ratio(amount, 100n), 2);

/** Dollars as a number, for the edges only (cells, charts): the nearest double to the exact amount. */
export const toDollars = (amount: Cents): number => Number(format(amount));

export const plus = (a: Cents, b: Cents): Cents => centsOf(a + b);
export const minus = (a: Cents, b: Cents): Cents => centsOf(a - b);
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return centsOf(total);
};
export const lesser = (a: Cents, b: Cents): Cents => (a < b ? a : b);
export const greater = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** An amount times factors, exact: a ratio of cents, to be rounded once. */
export const times = (amount: Cents, ...factors: readonly Ratio[]): Ratio => factors.reduce(multiply, ratio(amount));

/** Whole cents, halves away from zero: the rounding of every amount. */
export const roundToCent = (exact: Ratio): Cents => centsOf(roundHalfAway(exact));

/** Whole cents never above the exact amount: caps. */
export const floorToCent = (exact: Ratio): Cents => centsOf(floor(exact));

/** Whole cents never below the exact amount: minimums. */
export const ceilToCent = (exact: Ratio): Cents => centsOf(ceiling(exact));
