import { greater, multiply, NO_CENTS, ratio, refuseIf, roundToCent, subtract, times, type Cents, type Ratio, type Trace } from "../core";
import type { Readings } from "../law";

/** Interest and finance charges capitalized in the window, and what was financed, cents. */
export interface FinancedInterest {
  readonly interest: Cents;
  /** Financed costs within Total Project Cost, interest and charges left out. */
  readonly financedInTPC: Cents;
  readonly financedTotal: Cents;
  /** Investment income of the financing period. */
  readonly investmentIncome: Cents;
}

export interface EligibleInterest {
  /** Part of the financing that pays for project cost; null when nothing was financed. */
  readonly share: Ratio | null;
  readonly eligibleInterest: Cents;
}

const CITE = "T-5c5-7";

/**
 * The interest of item B: interest × financed project cost over all financed cost, less investment income, never below zero. X-46 says
 * whether the income comes off after the fraction or before.
 *
 * @throws RuleError `out-of-range` "financed-above-total"; `divide` "nothing-financed" when there is interest
 * @cite T-5c5-7
 */
export function eligibleInterest(financed: FinancedInterest, readings: Readings, trace?: Trace): EligibleInterest {
  const { interest, financedInTPC, financedTotal, investmentIncome } = financed;
  refuseIf(
    [
      [financedInTPC > financedTotal, "out-of-range", "financed-above-total", { financedInTPC, financedTotal }],
      [financedTotal === 0n && interest > 0n, "divide", "nothing-financed", { interest }],
    ],
    CITE,
  );
  if (financedTotal === 0n) {
    trace?.line("lines.nothing-financed", { interest }, NO_CENTS, CITE);
    return { share: null, eligibleInterest: NO_CENTS };
  }
  const share = ratio(financedInTPC, financedTotal);
  const exact =
    readings.option("X-46") === "BEFORE_FRACTION"
      ? multiply(ratio(interest - investmentIncome), share)
      : subtract(times(interest, share), ratio(investmentIncome));
  const result = greater(roundToCent(exact), NO_CENTS);
  trace?.line("lines.financed-share", { financedInTPC, financedTotal }, share, CITE);
  trace?.line("lines.eligible-interest", { interest, share, investmentIncome }, result, CITE, readings.used("X-46"));
  return { share, eligibleInterest: result };
}
