import { ratio, ratioOf, type Ratio } from "./ratio";

/** The nearest whole number, halves away from zero: the one rounding of money in this house, and Excel's ROUND. */
export function roundHalfAway({ n, d }: Ratio): bigint {
  const positive = (2n * (n < 0n ? -n : n) + d) / (2n * d);
  return n < 0n ? -positive : positive;
}

/** The greatest whole number not above: for caps, which are never exceeded. */
export function floor({ n, d }: Ratio): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** The least whole number not below: for minimums, which are never undercut. */
export const ceiling = ({ n, d }: Ratio): bigint => -floor({ n: -n, d });

/** Decimal text with exactly `places` decimals (0 or more), halves away from zero; a zero has no minus sign. */
export function toFixed(value: Ratio, places: number): string {
  const scaled = roundHalfAway({ n: value.n * 10n ** BigInt(places), d: value.d });
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return (scaled < 0n ? "-" : "") + (places > 0 ? `${whole}.${digits.slice(-places)}` : whole);
}

/** As {@link toFixed}, without trailing zeros: "0.9", "12". */
export function toDecimal(value: Ratio, maxPlaces: number): string {
  const text = toFixed(value, maxPlaces);
  const trimmed = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return trimmed === "-0" ? "0" : trimmed;
}

/**
 * Excel's ROUND on the decimal text the user sees, halves away from zero.
 *
 * @param places decimals kept; negative rounds to tens, hundreds …
 */
export function roundText(text: string, places: number): string {
  const value = ratioOf(text);
  if (places >= 0) return toFixed(value, places);
  const unit = 10n ** BigInt(-places);
  return (roundHalfAway(ratio(value.n, value.d * unit)) * unit).toString();
}
