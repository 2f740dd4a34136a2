import { greater, lesser, minus, NO_CENTS, type Cents, type Trace } from "../core";

const T_5E2_1 = "T-5e2-1";
const T_5E3_1 = "T-5e3-1";

export interface CreditSale {
  /** Consideration exempt to the seller. */
  readonly exempt: Cents;
  /** Consideration outside this exemption. */
  readonly taxable: Cents;
  readonly newBasis: Cents;
  /** Credit above the price: no loss to the seller, no income to the buyer. */
  readonly discount: Cents;
  readonly discountTaxableToBuyer: false;
  /** The price is never deducted nor capitalized. */
  readonly buyerDeduction: Cents;
}

/**
 * A transfer of credit: what the seller receives is exempt up to the credit ceded, and the seller's basis falls by that credit (its face
 * amount, not the price), never below zero.
 *
 * @param consideration money or fair market value of what is received
 * @cite T-5e2-1, T-5e3-1
 */
export function creditSale(creditCeded: Cents, consideration: Cents, sellerBasis: Cents, trace?: Trace): CreditSale {
  const exempt = lesser(consideration, creditCeded);
  const taxable = minus(consideration, exempt);
  const newBasis = greater(NO_CENTS, minus(sellerBasis, creditCeded));
  const discount = minus(creditCeded, exempt);
  trace?.line("lines.sale-exempt", { consideration, creditCeded }, exempt, T_5E3_1);
  trace?.line("lines.sale-taxable", { consideration, exempt }, taxable, T_5E3_1);
  trace?.line("lines.sale-discount", { creditCeded, exempt }, discount, T_5E3_1);
  trace?.line("lines.seller-basis", { sellerBasis, creditCeded }, newBasis, T_5E2_1);
  return { exempt, taxable, newBasis, discount, discountTaxableToBuyer: false, buyerDeduction: NO_CENTS };
}
