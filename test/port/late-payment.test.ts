import fc from "fast-check";
import { addDays, cents, centsOf, isoDate, ratio, ratioOf, type Cents } from "../../src/core";
import { Readings } from "../../src/law";
import { portLateAmounts } from "../../src/port";

const due = isoDate("2026-07-01");
const METHODS = ["E", "B", "C", "A", "G", "D"] as const;

function late(amount: Cents, days: number, chosen = "", rate = ratioOf("0.02"), capDays = 30) {
  return portLateAmounts({ amount, due, paid: addDays(due, days), rate, capDays, lateCharge: cents("0.00") }, Readings.parse(chosen));
}

// 10,000.00 late by 1, 15, 30 and 31 days: the table of reading P-A11
test.each([
  ["E", "6.60", "99.50", "200.00", "200.00"],
  ["B", "6.67", "100.47", "201.95", "201.95"],
  ["C", "200.00", "3458.68", "8113.62", "8113.62"],
  ["A", "0.55", "8.22", "16.45", "16.45"],
  ["G", "0.54", "8.14", "16.29", "16.29"],
  ["D", "200.00", "200.00", "200.00", "200.00"],
])("P-A11=%s", (method, ...interests) => {
  const found = [1, 15, 30, 31].map((days) => late(cents("10000.00"), days, `P-A11=${method}`).interest);
  expect(found).toEqual(interests.map(cents));
});

test("a root that is rational is exact: half a window at 21% is 10%, and its half cent goes away from zero", () => {
  expect(late(cents("0.05"), 15, "", ratioOf("0.21")).interest).toBe(1n);
  expect(late(cents("0.04"), 15, "", ratioOf("0.21")).interest).toBe(0n);
});

test("interest never falls as the debt or the days grow, and nothing is owed by the due date", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(centsOf);
  const days = fc.integer({ min: -40, max: 120 });
  fc.assert(
    fc.property(amount, amount, days, days, fc.constantFrom(...METHODS), fc.constantFrom("CAP", "GRACE"), (a, b, d, e, method, limit) => {
      const chosen = `P-A11=${method};P-A12=${limit}`;
      const [less, more] = a < b ? [a, b] : [b, a];
      const [sooner, later] = d < e ? [d, e] : [e, d];
      expect(late(less, d, chosen).interest <= late(more, d, chosen).interest).toBe(true);
      expect(late(a, sooner, chosen).interest <= late(a, later, chosen).interest).toBe(true);
      if (sooner <= 0) expect(late(a, sooner, chosen)).toMatchObject({ daysLate: 0, interestDays: 0, interest: 0n, total: a });
    }),
  );
});

test("under the default, interest never exceeds the stated 2%, rounded", () => {
  const amount = fc.bigInt({ min: 0n, max: 9n * 10n ** 15n }).map(centsOf);
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 400 }), (owed, days) => {
      expect(late(owed, days).interest <= (owed * 2n + 50n) / 100n).toBe(true);
    }),
  );
});

test("the last cent of the largest amount agrees with whole-number roots", () => {
  const amount = cents("90071992547409.91");
  for (const days of [1, 7, 19, 29]) {
    const interest = late(amount, days).interest;
    // (amount + interest ± half a cent)^30 must enclose amount^30 × 1.02^days
    const exact = (2n * amount) ** 30n * 102n ** BigInt(days);
    const bound = (half: bigint): bigint => (2n * (amount + interest) + half) ** 30n * 100n ** BigInt(days);
    expect(bound(-1n) <= exact && exact < bound(1n)).toBe(true);
  }
});

test("years of grace at 2% a day do not stop the arithmetic", () => {
  expect(late(cents("1.00"), 4000, "P-A11=C;P-A12=GRACE").interest > 0n).toBe(true);
});

test("the late charge is owed once a payment is late, whatever bears interest", () => {
  const debt = { amount: cents("10000.00"), due, paid: addDays(due, 1), rate: ratio(1, 50), capDays: 30, lateCharge: cents("150.00") };
  expect(portLateAmounts(debt, Readings.parse("P-A12=GRACE"))).toMatchObject({ interest: 0n, lateCharge: cents("150.00") });
  expect(portLateAmounts({ ...debt, paid: due }, Readings.parse("P-A13=WITH_LATE_CHARGE"))).toMatchObject({ interest: 0n, lateCharge: 0n });
});
