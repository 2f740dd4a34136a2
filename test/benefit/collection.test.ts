import fc from "fast-check";
import { applyPayment, installments, lateAmounts, ledger } from "../../src/benefit";
import { addDays, cents, centsOf, isoDate, ratioOf, sum, type Cents, type IsoDate } from "../../src/core";
import { Readings } from "../../src/law";

const money = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(centsOf);
const readings = Readings.defaults;
const grace = { day: 10, rolls: false, holidays: null };
const convention = { basis: 365, countBothEnds: false, interestFrom: null };
const rates = { annualRate: ratioOf("0.06"), lateChargeRate: ratioOf("0.05") };
const START = isoDate("2026-01-01");
const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays(START, days));

test("more debt or more days never means less interest", () => {
  const interest = (unpaid: Cents, paid: IsoDate): bigint =>
    lateAmounts({ unpaid, due: START, paid, ...rates }, convention, grace, readings).interest;
  fc.assert(
    fc.property(money, money, day, (unpaid, more, paid) => {
      expect(interest(centsOf(unpaid + more), paid) >= interest(unpaid, paid)).toBe(true);
      expect(interest(unpaid, addDays(paid, 1)) >= interest(unpaid, paid)).toBe(true);
    }),
  );
});

test("the parts of a payment add up to it and none exceeds what is owed", () => {
  fc.assert(
    fc.property(money, money, money, money, money, (payment, interest, lateCharge, collectionCosts, overdue) => {
      const parts = applyPayment(payment, { interest, lateCharge, collectionCosts, overdue });
      expect(sum(Object.values(parts) as Cents[])).toBe(payment);
      expect(parts.toInterest <= interest && parts.toOverdue <= overdue).toBe(true);
    }),
  );
});

test("installments add up to the total under both rules for the odd cents", () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 1, max: 60 }), fc.constantFrom("FIRST", "LAST_PLUG"), (total, count, residual) => {
      const { rows } = installments(total, count, START, Readings.of([["B-A18", residual]]));
      expect(sum(rows.map(({ amount }) => amount))).toBe(total);
      expect(rows.every(({ amount }) => amount >= 0n)).toBe(true);
      if (residual === "FIRST") expect(rows[0]!.amount - rows.at(-1)!.amount <= 1n).toBe(true);
    }),
  );
});

test("a ledger payment adds up, whatever the readings", () => {
  const dated = fc.array(fc.record({ date: day, amount: money }), { maxLength: 4 });
  const options = fc.tuple(
    fc.constantFrom("UNPAID_INSTALLMENT", "ANNUAL", "FULL_INSTALLMENT"),
    fc.constantFrom("ACT_365", "BOTH_ENDS", "BASIS_360", "AFTER_GRACE"),
    fc.constantFrom("ONCE", "MONTHLY"),
    fc.constantFrom("BUCKET_FIRST", "INSTALLMENT_FIRST"),
  );
  fc.assert(
    fc.property(
      dated,
      dated,
      fc.record({ date: day, amount: money }),
      options,
      (owed, collectionCosts, payment, [base, days, often, order]) => {
        const chosen = Readings.of([
          ["B-A20", base],
          ["B-A21", days],
          ["B-A22", often],
          ["B-A23", order],
        ]);
        const list = owed.map(({ date, amount }) => ({ due: date, amount }));
        const result = ledger(
          { installments: list, ...rates, collectionCosts, payments: [payment], statementDates: [], holidays: null },
          chosen,
        );
        expect(sum(Object.values(result.applied!) as Cents[])).toBe(payment.amount);
        const { interest, late, fees, overdue } = result.applied!;
        expect(interest + late + fees + overdue <= result.beforePayment!.total).toBe(true);
      },
    ),
  );
});

test("the classes are paid in the order of the text", () => {
  const owed = { interest: cents("9.70"), lateCharge: cents("100.00"), collectionCosts: cents("75.00"), overdue: cents("2000.00") };
  expect(applyPayment(cents("150.00"), owed).toCollectionCosts).toBe(cents("40.30"));
});
