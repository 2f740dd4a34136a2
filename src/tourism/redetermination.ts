import { greater, minus, NO_CENTS, refuseIf, type Cents, type Trace } from "../core";
import type { Readings } from "../law";
import { firstYearHalf } from "./credit-limits";
import { globalCredit } from "./global-credit";

const T_5D3_4 = "T-5d3-4";
const T_5D3_8 = "T-5d3-8";

/** What is known when the true project cost is certified, cents. */
export interface TrueCost {
  /** Global credit as the Exempt Business computed it. */
  readonly oldCredit: Cents;
  readonly newTPC: Cents;
  readonly cashEligible: Cents;
  /** Credit taken by all investors. */
  readonly taken: Cents;
}

export interface Redetermination {
  readonly newCredit: Cents;
  /** Credit still to be distributed. */
  readonly extra: Cents;
  /** Excess owed by the developer-investors. */
  readonly excess: Cents;
  /** The most of the extra credit for its own first year. */
  readonly extraFirstYearMax: Cents;
}

/** The excess by option of X-33: of credit taken, or of credit granted. */
const EXCESS_OF: Readonly<Record<string, (cost: TrueCost) => Cents>> = {
  TAKEN: ({ taken }) => taken,
  GRANTED: ({ oldCredit }) => oldCredit,
};

/**
 * Redetermines the global credit on the true Total Project Cost: the excess when it falls, the extra credit when it rises.
 *
 * @throws RuleError `out-of-range` "taken-above-credit"
 * @cite T-5d3-3, T-5d3-4, T-5d3-8
 */
export function redetermine(cost: TrueCost, readings: Readings, trace?: Trace): Redetermination {
  const { oldCredit, taken } = cost;
  refuseIf([[taken > oldCredit, "out-of-range", "taken-above-credit", { taken, credit: oldCredit }]], T_5D3_4);
  const newCredit = globalCredit(cost.newTPC, cost.cashEligible, trace).credit;
  const extra = above(newCredit, oldCredit);
  const excess = above(EXCESS_OF[readings.option("X-33")]!(cost), newCredit);
  const extraFirstYearMax = firstYearHalf(extra);
  trace?.line("lines.excess-credit", { oldCredit, newCredit, taken }, excess, T_5D3_4, readings.used("X-33"));
  trace?.line("lines.extra-credit", { oldCredit, newCredit }, extra, T_5D3_8);
  trace?.line("lines.extra-first-year", { extra }, extraFirstYearMax, T_5D3_8);
  return { newCredit, extra, excess, extraFirstYearMax };
}

const above = (amount: Cents, limit: Cents): Cents => greater(NO_CENTS, minus(amount, limit));
