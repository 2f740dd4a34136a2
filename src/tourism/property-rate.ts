import { multiply, ratio, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import { parameter, type Readings } from "../law";
import { needed } from "./needed";

export interface MixedProperty {
  /** Tourism Development Income. */
  readonly tdi: Cents;
  readonly totalIncome: Cents;
  /** Property rate of the grant; blank is the general one. */
  readonly grantRate: Ratio | null;
  /** Share of use in tourism; only X-14=USE asks. */
  readonly useShare: Ratio | null;
}

const CITE = "T-3a1B5-1";

/**
 * Property exemption of a marina, or of a golf course or clinic merely associated with a lodging: its share of tourism income (or of use,
 * X-14) times the property rate of the grant. The percentage is not rounded.
 *
 * @throws RuleError `out-of-range` "tourism-income-above-total"; `divide` "total-income-zero"; `missing` "blank" (useShare)
 * @cite T-3a1B5-1, T-3a1B6-1, T-3a1B7-1
 */
export function propertyRate(property: MixedProperty, readings: Readings, trace?: Trace): { readonly share: Ratio; readonly rate: Ratio } {
  const { tdi, totalIncome, useShare } = property;
  const byUse = readings.option("X-14") === "USE" ? needed(useShare, "useShare", CITE) : null;
  refuseIf(
    [
      [tdi > totalIncome, "out-of-range", "tourism-income-above-total", { tdi, totalIncome }],
      [totalIncome === 0n, "divide", "total-income-zero"],
    ],
    CITE,
  );
  const share = byUse ?? ratio(tdi, totalIncome);
  const grantRate = property.grantRate ?? parameter("propertyExemptRate");
  const rate = multiply(share, grantRate);
  trace?.line("lines.tourism-share", { tdi, totalIncome, useShare }, share, CITE, readings.used("X-14"));
  trace?.line("lines.property-rate", { share, grantRate }, rate, CITE);
  return { share, rate };
}
