import { addMonths, refuseIf, type Cents, type IsoDate, type Trace } from "../core";
import { wholeParameter } from "../law";

export interface AcquiredBusiness {
  /** Purchase price, or market value at contribution; gross of mortgages. */
  readonly price: Cents;
  /** Renovation invested by the limit. */
  readonly spentByLimit: Cents;
  /** Date of acquisition or contribution. */
  readonly acquired: IsoDate;
  /** Months added by the Director's order. */
  readonly extensionMonths: number;
}

const NEW = "T-2-25-3";
const SUBSTANTIAL = "T-2-31-1";

/**
 * Whether a used business counts as new because its renovation costs more than its price within 36 months, or as many as 36 more by order;
 * exactly the price fails.
 *
 * @throws RuleError `out-of-range` "extra-months"
 * @cite T-2-25-3
 */
export function renovationMakesNew(business: AcquiredBusiness, trace?: Trace): { readonly limit: IsoDate; readonly pass: boolean } {
  const { price, spentByLimit, acquired, extensionMonths } = business;
  const most = wholeParameter("renovationExtensionMonths");
  refuseIf([[extensionMonths > most, "out-of-range", "extra-months", { extra: extensionMonths, limit: most }]], NEW);
  const limit = addMonths(acquired, wholeParameter("renovationMonths") + extensionMonths);
  const pass = spentByLimit > price;
  trace?.line("lines.renovation-over-price", { spentByLimit, price, limit }, pass, NEW);
  return { limit, pass };
}

export interface Renovation {
  readonly economicLifeYears: number;
  /** Real property by nature or destination; movables are not. */
  readonly isRealProperty: boolean;
  readonly invested: Cents;
  /** Amount the Director set for the case. */
  readonly required: Cents;
}

/** Whether an investment is a substantial renovation or expansion of real property. @cite T-2-31-1 */
export function isSubstantialRenovation(renovation: Renovation, trace?: Trace): boolean {
  const { economicLifeYears, isRealProperty, invested, required } = renovation;
  const leastYears = wholeParameter("renovationMinLifeYears");
  const pass = economicLifeYears >= leastYears && isRealProperty && invested >= required;
  trace?.line("lines.substantial-renovation", { economicLifeYears, leastYears, invested, required }, pass, SUBSTANTIAL);
  return pass;
}
