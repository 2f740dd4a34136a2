import { greater, minus, NO_CENTS, type Cents, type Trace } from "../core";

const CITE = "T-2-18-2";

/**
 * Eligible investment of land, structures or a lease or surface right: market value less the balance of the mortgages at contribution,
 * never below zero. It counts for the investor's cap, never as cash.
 *
 * @param marketValue appraised value of what is contributed (of the right, not of the land under it), cents
 * @param mortgageBalance payoff balance, not the original mortgage, cents
 * @cite T-2-18-2, T-2-18-3
 */
export function landInvestment(marketValue: Cents, mortgageBalance: Cents, usedInActivity: boolean, trace?: Trace): Cents {
  const value = usedInActivity ? greater(minus(marketValue, mortgageBalance), NO_CENTS) : NO_CENTS;
  trace?.line("lines.land-investment", { marketValue, mortgageBalance, usedInActivity }, value, CITE);
  return value;
}
