import { ruleError } from "./errors";

/** An exact fraction in lowest terms, denominator above zero. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** In a loop: powers of compound interest have thousands of digits, too many for recursion. */
function gcd(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}
const abs = (x: bigint): bigint => (x < 0n ? -x : x);

/** @throws RuleError `divide` "zero-denominator" */
export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw ruleError("divide", "zero-denominator");
  const sign = bottom < 0n ? -1n : 1n;
  const common = gcd(abs(top), abs(bottom)) || 1n;
  return { n: (sign * top) / common, d: (sign * bottom) / common };
}

export const ZERO: Ratio = { n: 0n, d: 1n };
export const ONE: Ratio = { n: 1n, d: 1n };

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;

/** True when the text is a plain decimal: digits, one point, a sign. */
export const isDecimalText = (text: string): boolean => DECIMAL.test(text);

/**
 * Reads plain decimal text exactly ("0.075" is 3/40).
 *
 * @throws RuleError `invalid` "not-a-decimal"
 */
export function ratioOf(text: string): Ratio {
  const match = DECIMAL.exec(text.trim());
  if (!match) throw ruleError("invalid", "not-a-decimal", { value: text });
  const sign = (match[1] ?? match[4]) === "-" ? -1n : 1n;
  const fraction = match[3] ?? match[5] ?? "";
  return ratio(sign * BigInt((match[2] ?? "0") + fraction), 10n ** BigInt(fraction.length));
}

export const add = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);
export const negate = (a: Ratio): Ratio => ({ n: -a.n, d: a.d });

/** Below, at or above zero as `a` is less than, equal to or more than `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const isRatio = (value: unknown): value is Ratio =>
  typeof value === "object" && value !== null && "n" in value && "d" in value && typeof value.n === "bigint" && typeof value.d === "bigint";
