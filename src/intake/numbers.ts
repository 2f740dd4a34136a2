import { centsOf, ruleError, roundHalfAway, multiply, ratio, ratioOf, subtract, compare, type Cents, type Ratio } from "../core";

const SIGNIFICANT = 15;

/** A spreadsheet number as the decimal the user sees: 15 significant digits, no exponent. */
export function decimalOfNumber(value: number): string {
  if (!Number.isFinite(value)) throw ruleError("invalid", "not-a-number", { value });
  const shown = String(value);
  if (shown.length <= SIGNIFICANT && !shown.includes("e")) return shown;
  const [mantissa, exponent = "0"] = value.toExponential(SIGNIFICANT - 1).split("e");
  const sign = mantissa!.startsWith("-") ? "-" : "";
  const digits = mantissa!.replace("-", "").replace(".", "");
  const point = 1 + Number(exponent);
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, "0") : "0";
  const fraction = (point > 0 ? digits.slice(point) : "0".repeat(-point) + digits).replace(/0+$/, "");
  const text = fraction === "" ? whole : `${whole}.${fraction}`;
  return Number(text) === 0 ? "0" : sign + text;
}

const LARGEST_NUMBER = 99_999_999_999.99;

/** A tenth of the least tolerance, in cents: numbers this near a whole cent need no exact arithmetic. */
const BEYOND_DOUBT = 0.0001;

/**
 * A spreadsheet number as money: it must lie within the larger of 0.001 cent and one unit in the last of 15 digits of a whole cent.
 *
 * @throws RuleError `invalid` "number-not-cents" (round it first); `out-of-range` "money-too-large"
 */
export function centsOfNumber(value: number): Cents {
  if (Math.abs(value) > LARGEST_NUMBER) throw ruleError("out-of-range", "money-too-large", { value });
  // eslint-disable-next-line no-restricted-properties -- a guess at the whole cent, proved on the next line
  const near = Math.round(value * 100);
  if (Math.abs(value * 100 - near) < BEYOND_DOUBT) return centsOf(BigInt(near));
  const exact = multiply(ratioOf(decimalOfNumber(value)), ratio(100n));
  const whole = roundHalfAway(exact);
  if (compare(distance(exact, ratio(whole)), tolerance(value)) > 0) throw ruleError("invalid", "number-not-cents", { value });
  return centsOf(whole);
}

const distance = (a: Ratio, b: Ratio): Ratio => {
  const difference = subtract(a, b);
  return difference.n < 0n ? { n: -difference.n, d: difference.d } : difference;
};

/** In cents: 0.001, or one unit in the fifteenth digit when that is more. */
function tolerance(value: number): Ratio {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value))))) + 1;
  const lastPlace = ratio(100n * 10n ** BigInt(digits), 10n ** 15n);
  const least = ratio(1n, 1000n);
  return compare(lastPlace, least) > 0 ? lastPlace : least;
}
