import { centsOf, lesser, refuseIf, type Cents, type Trace } from "../core";

/** Takes from a payment, balance after balance, what each still owes. */
export class Purse {
  constructor(private remaining: Cents) {}

  pay(owed: Cents): Cents {
    const paid = lesser(this.remaining, owed);
    this.remaining = centsOf(this.remaining - paid);
    return paid;
  }

  get left(): Cents {
    return this.remaining;
  }
}

export interface Owed {
  readonly interest: Cents;
  readonly lateCharge: Cents;
  readonly collectionCosts: Cents;
  readonly overdue: Cents;
}

export interface AppliedPayment {
  readonly toInterest: Cents;
  readonly toLateCharge: Cents;
  readonly toCollectionCosts: Cents;
  readonly toOverdue: Cents;
  readonly credit: Cents;
}

/**
 * A payment split in the order of the text: interest, late charge, collection costs, overdue charge; the rest is a credit.
 *
 * @throws RuleError `out-of-range` "negative-amount"
 * @cite B-44
 */
export function applyPayment(payment: Cents, owed: Owed, trace?: Trace): AppliedPayment {
  const amounts = [payment, owed.interest, owed.lateCharge, owed.collectionCosts, owed.overdue];
  refuseIf(
    [[amounts.some((amount) => amount < 0n), "out-of-range", "negative-amount", { value: amounts.find((amount) => amount < 0n) }]],
    "B-44",
  );
  const purse = new Purse(payment);
  const toInterest = purse.pay(owed.interest);
  const toLateCharge = purse.pay(owed.lateCharge);
  const toCollectionCosts = purse.pay(owed.collectionCosts);
  const toOverdue = purse.pay(owed.overdue);
  trace?.line("lines.payment", { payment, toInterest, toLateCharge, toCollectionCosts, toOverdue }, purse.left, "B-44");
  return { toInterest, toLateCharge, toCollectionCosts, toOverdue, credit: purse.left };
}
