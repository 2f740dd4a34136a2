import { plus, type Cents, type Trace } from "../core";

/**
 * Eligible investment of the buyer of a condohotel unit: cash for the unit and for the furniture, fixtures and equipment the program
 * requires. Mortgages and promissory notes are left out.
 *
 * @cite T-2-18b-1
 */
export function condohotelInvestment(cashPrice: Cents, cashFFE: Cents, trace?: Trace): Cents {
  const investment = plus(cashPrice, cashFFE);
  trace?.line("lines.condohotel-investment", { cashPrice, cashFFE }, investment, "T-2-18b-1");
  return investment;
}
