import { greater, lesser, minus, NO_CENTS, type Cents, type Trace } from "../core";

const T_5A1_2 = "T-5a1-2";

export interface TaxSettled {
  readonly creditUsed: Cents;
  /** Tax still to pay; below zero when withholding exceeds it. */
  readonly balance: Cents;
  /** Withholding returned; the credit itself never is. */
  readonly refund: Cents;
}

/**
 * Settles a tax with credit first and the tax withheld at source after it: unused credit is never paid in cash, but the withholding that
 * the credit makes superfluous is returned.
 *
 * @param available credit usable in the year
 * @cite T-5a1-2
 */
export function creditBeforeWithholding(available: Cents, tax: Cents, withheld: Cents, trace?: Trace): TaxSettled {
  const creditUsed = lesser(available, tax);
  const balance = minus(minus(tax, creditUsed), withheld);
  const refund = greater(NO_CENTS, minus(NO_CENTS, balance));
  trace?.line("lines.credit-used", { available, tax }, creditUsed, T_5A1_2);
  trace?.line("lines.tax-balance", { tax, creditUsed, withheld }, balance, T_5A1_2);
  trace?.line("lines.withholding-refund", { withheld }, refund, T_5A1_2);
  return { creditUsed, balance, refund };
}
