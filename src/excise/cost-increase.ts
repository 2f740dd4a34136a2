import { greater, minus, negatives, NO_CENTS, outsideOne, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import type { Readings } from "../law";
import { exciseOf, type Excise } from "./construction-excise";

export interface Supplement extends Excise {
  readonly increase: Cents;
}

/**
 * The excise on the increase of the final cost over the value taxed; a fall in cost gives 0.00 here.
 *
 * @param rate the original rate, or the one now in force (C-A15)
 * @throws RuleError `out-of-range` "negative", "above-limit"
 * @cite C-26
 */
export function supplementExcise(
  taxedValue: Cents,
  finalValue: Cents,
  rate: Ratio,
  exemptShare: Ratio,
  readings: Readings,
  trace?: Trace,
): Supplement {
  refuseIf([...negatives({ taxedValue, finalValue }), ...outsideOne({ rate, exemptShare })], "C-26");
  const increase = greater(minus(finalValue, taxedValue), NO_CENTS);
  const byDifference = readings.option("C-A15") === "DIFFERENCE" && increase > 0n;
  const excise = byDifference
    ? differenceOf(exciseOf(finalValue, rate, exemptShare), exciseOf(taxedValue, rate, exemptShare))
    : exciseOf(increase, rate, exemptShare);
  trace?.line("lines.cost-increase", { finalValue, taxedValue }, increase, "C-26");
  trace?.line(
    "lines.supplement",
    { increase, rate, gross: excise.gross, exempt: excise.exempt },
    excise.net,
    "C-26",
    readings.used("C-A15"),
  );
  return { increase, ...excise };
}

const differenceOf = (final: Excise, taxed: Excise): Excise => ({
  gross: minus(final.gross, taxed.gross),
  exempt: minus(final.exempt, taxed.exempt),
  net: minus(final.net, taxed.net),
});
