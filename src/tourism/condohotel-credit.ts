import { lesser, type Cents, type Trace } from "../core";
import { parameter, type Readings } from "../law";
import { ceilingShare } from "./credit-limits";

const T_5D6_1 = "T-5d6-1";

export interface CondohotelCredit {
  /** 10% of the deed price. */
  readonly priceLimit: Cents;
  /** 50% of the cash. */
  readonly cashLimit: Cents;
  readonly credit: Cents;
}

/** The credit by option of X-52. */
const CREDIT_OF: Readonly<Record<string, (priceLimit: Cents, cashLimit: Cents) => Cents>> = {
  LESSER: lesser,
  CASH_ONLY: (_priceLimit, cashLimit) => cashLimit,
};

/**
 * Credit of the buyer of a condohotel unit in its first sale: the lesser of 10% of the price and 50% of the cash paid, each rounded down
 * to the cent.
 *
 * @param price price of the deed
 * @param cash cash paid, mortgages and notes left out
 * @cite T-5c5-1, T-5d6-1
 */
export function condohotelCredit(price: Cents, cash: Cents, readings: Readings, trace?: Trace): CondohotelCredit {
  const priceLimit = ceilingShare(price, "creditProjectRate");
  const cashLimit = ceilingShare(cash, "creditCashRate");
  const credit = CREDIT_OF[readings.option("X-52")]!(priceLimit, cashLimit);
  trace?.line("lines.condohotel-price-limit", { price, rate: parameter("creditProjectRate") }, priceLimit, T_5D6_1);
  trace?.line("lines.condohotel-cash-limit", { cash, rate: parameter("creditCashRate") }, cashLimit, T_5D6_1);
  trace?.line("lines.condohotel-credit", { priceLimit, cashLimit }, credit, T_5D6_1, readings.used("X-52"));
  return { priceLimit, cashLimit, credit };
}
