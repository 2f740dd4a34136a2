import { ceilToCent, lesser, ratio, refuseIf, times, type Cents, type Ratio, type Trace } from "../core";
import { investorCap } from "./credit-limits";

const T_5C5_16 = "T-5c5-16";

export interface GovernmentMinimum {
  /** The Government's part of all Eligible Investment. */
  readonly share: Ratio;
  readonly credit: Cents;
}

/**
 * The least credit of a Government investor: its part of all Eligible Investment (land and all, not its equity percentage), rounded up to
 * the cent but never above its own cap of 50%.
 *
 * @throws RuleError `out-of-range` "government-above-total"; `divide` "no-eligible-investment"
 * @cite T-5c5-16
 */
export function governmentMinimum(globalCredit: Cents, governmentEI: Cents, totalEI: Cents, trace?: Trace): GovernmentMinimum {
  refuseIf(
    [
      [governmentEI > totalEI, "out-of-range", "government-above-total", { governmentEI, totalEI }],
      [totalEI === 0n, "divide", "no-eligible-investment"],
    ],
    T_5C5_16,
  );
  const share = ratio(governmentEI, totalEI);
  const cap = investorCap(governmentEI);
  const credit = lesser(ceilToCent(times(globalCredit, share)), cap);
  trace?.line("lines.government-share", { governmentEI, totalEI }, share, T_5C5_16);
  trace?.line("lines.government-minimum", { globalCredit, share, cap }, credit, T_5C5_16);
  return { share, credit };
}
