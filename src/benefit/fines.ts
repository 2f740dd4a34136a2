import { cents, centsOf, compare, ratio, refuseIf, type Cents, type Ratio } from "../core";
import { parameterText, wholeParameter, type Readings } from "../law";

export type FineKind = "SECURITY_FINE" | "ADMINISTRATIVE_FINE";

/**
 * Whether a fine is within its ceiling, which is itself allowed; an administrative fine per breach, or per day of it (B-A33).
 *
 * @param days of the breach, only under PER_DAY
 * @throws RuleError `missing` "days-blank"; `out-of-range` "days-not-positive", "negative-amount"
 * @cite B-60, B-61
 */
export function fineCap(
  kind: FineKind,
  amount: Cents,
  days: number | null,
  readings: Readings,
): { readonly withinCap: boolean; readonly cap: Cents } {
  const perDay = kind === "ADMINISTRATIVE_FINE" && readings.option("B-A33") === "PER_DAY";
  refuseIf(
    [
      [perDay && days === null, "missing", "days-blank"],
      [perDay && days !== null && days < 1, "out-of-range", "days-not-positive", { days }],
      [amount < 0n, "out-of-range", "negative-amount", { value: amount }],
    ],
    "B-61",
  );
  const ceiling = cents(parameterText(kind === "SECURITY_FINE" ? "securityFineCap" : "administrativeFineCap"));
  const cap = perDay ? centsOf(ceiling * BigInt(days!)) : ceiling;
  return { withinCap: amount <= cap, cap };
}

/** Months of jail within the ceiling. @cite B-60 */
export function jailCap(months: Ratio): { readonly withinCap: boolean; readonly cap: number } {
  const cap = wholeParameter("securityJailMonths");
  return { withinCap: compare(months, ratio(cap)) <= 0, cap };
}
