import { lesser, minus, negatives, refuseIf, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

/** What a payment can go to. */
export const DEBTS = ["INTEREST", "LATE_CHARGE", "CHARGE"] as const;
export type Debt = (typeof DEBTS)[number];

export interface PortOwed {
  readonly interest: Cents;
  readonly lateCharge: Cents;
  readonly overdue: Cents;
}

export interface PortPayment {
  readonly toInterest: Cents;
  readonly toLateCharge: Cents;
  readonly toCharge: Cents;
  readonly credit: Cents;
}

const ORDERS: Readonly<Record<string, readonly Debt[]>> = {
  INTEREST_FIRST: ["INTEREST", "LATE_CHARGE", "CHARGE"],
  CHARGE_FIRST: ["CHARGE", "INTEREST", "LATE_CHARGE"],
};

/**
 * A payment split among interest, late charge and charge; the rest is a credit. Rule 23 sets no order.
 *
 * @param order every debt once; null takes the order of P-A15
 * @throws RuleError `invalid` "payment-order"; `out-of-range` "negative"
 * @cite P-20
 */
export function applyPortPayment(
  payment: Cents,
  owed: PortOwed,
  order: readonly Debt[] | null,
  readings: Readings,
  trace?: Trace,
): PortPayment {
  const inOrder = order ?? ORDERS[readings.option("P-A15")]!;
  const eachOnce = inOrder.length === DEBTS.length && DEBTS.every((debt) => inOrder.includes(debt));
  refuseIf([[!eachOnce, "invalid", "payment-order", { order: inOrder, debts: DEBTS }], ...negatives({ payment, ...owed })], "P-20");
  const balance: Readonly<Record<Debt, Cents>> = { INTEREST: owed.interest, LATE_CHARGE: owed.lateCharge, CHARGE: owed.overdue };
  const paid = { ...balance };
  let credit = payment;
  for (const debt of inOrder) {
    paid[debt] = lesser(credit, balance[debt]);
    credit = minus(credit, paid[debt]);
  }
  const split = { toInterest: paid.INTEREST, toLateCharge: paid.LATE_CHARGE, toCharge: paid.CHARGE };
  trace?.line("lines.port-payment", { payment, ...split }, credit, "P-20", readings.used("P-A15"));
  return { ...split, credit };
}
