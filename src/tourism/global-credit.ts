import { lesser, type Cents, type Trace } from "../core";
import { parameter } from "../law";
import { ceilingShare } from "./credit-limits";

const T_5C5_1 = "T-5c5-1";

export interface GlobalCredit {
  /** 10% of the Total Project Cost. */
  readonly tpcLimit: Cents;
  /** 50% of the Eligible Investment made in cash. */
  readonly cashLimit: Cents;
  readonly credit: Cents;
  /** The limit that decides. */
  readonly binding: "TPC" | "CASH" | "BOTH";
}

/**
 * The credit available to a project: the lesser of 10% of its Total Project Cost and 50% of the cash of its Eligible Investment, each
 * rounded down to the cent. Land is Eligible Investment but never cash; see {@link cashBase}.
 *
 * @param totalProjectCost cents, 0 or more
 * @param cashEligible cents, 0 or more
 * @cite T-5c5-1
 */
export function globalCredit(totalProjectCost: Cents, cashEligible: Cents, trace?: Trace): GlobalCredit {
  const tpcLimit = ceilingShare(totalProjectCost, "creditProjectRate");
  const cashLimit = ceilingShare(cashEligible, "creditCashRate");
  const credit = lesser(tpcLimit, cashLimit);
  trace?.line("lines.credit-tpc-limit", { totalProjectCost, rate: parameter("creditProjectRate") }, tpcLimit, T_5C5_1);
  trace?.line("lines.credit-cash-limit", { cashEligible, rate: parameter("creditCashRate") }, cashLimit, T_5C5_1);
  trace?.line("lines.global-credit", { tpcLimit, cashLimit }, credit, T_5C5_1);
  return { tpcLimit, cashLimit, credit, binding: bindingOf(tpcLimit, cashLimit) };
}

const bindingOf = (tpcLimit: Cents, cashLimit: Cents): GlobalCredit["binding"] =>
  tpcLimit === cashLimit ? "BOTH" : tpcLimit < cashLimit ? "TPC" : "CASH";
