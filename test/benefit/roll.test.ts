import fc from "fast-check";
import { benefitRoll, buildingsRoll, type RollParcel } from "../../src/benefit";
import { cents, centsOf, footageOf, RuleError, sum, type Cents } from "../../src/core";
import { Readings } from "../../src/law";

const readings = Readings.defaults;
const parcels = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    footage: fc.bigInt({ min: 1n, max: 10n ** 10n }).map(footageOf),
    liableDays: fc.integer({ min: 0, max: 365 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
);
const base = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(centsOf);
const anyReadings = fc
  .tuple(fc.constantFrom("ALL", "TIMEWEIGHTED"), fc.constantFrom("ROUNDED_SHARE", "EXACT_SHARE"), fc.constantFrom("ACTUAL", "FIXED_365"))
  .map(([denominator, share, divisor]) =>
    Readings.of([
      ["B-A01", denominator],
      ["B-A39", share],
      ["B-A12", divisor],
    ]),
  );

const kindOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.kind;
    throw error;
  }
  return "none";
};

test("assessed and not charged add up to the base, and no charge leaves its share", () => {
  fc.assert(
    fc.property(base, parcels, anyReadings, fc.constantFrom(2026, 2028), (total, list, chosen, year) => {
      if (chosen.option("B-A01") === "TIMEWEIGHTED" && list.every(({ liableDays }) => liableDays === 0)) return;
      const roll = benefitRoll(total, year, list, chosen);
      expect(roll.assessed + roll.notCharged).toBe(total);
      expect(sum(roll.rows.map(({ charge }) => charge))).toBe(roll.assessed);
      for (const { charge, fullCharge } of roll.rows) expect(charge >= 0n && charge <= fullCharge!).toBe(true);
    }),
  );
});

test("the order of the rows never matters", () => {
  const byId = (list: readonly RollParcel[], total: Cents): string[] =>
    benefitRoll(total, 2026, list, readings)
      .rows.map(({ id, charge }) => `${id} ${charge}`)
      .sort();
  fc.assert(
    fc.property(base, parcels, (total, list) => {
      expect(byId([...list].reverse(), total)).toEqual(byId(list, total));
    }),
  );
});

test("parcels of one building each pay as in the plain roll", () => {
  fc.assert(
    fc.property(base, parcels, (total, list) => {
      const plain = benefitRoll(total, 2026, list, readings).rows.map(({ charge }) => charge);
      const buildings = list.map((parcel) => ({ ...parcel, parcel: parcel.id }));
      expect(buildingsRoll(total, 2026, buildings, readings).rows.map(({ charge }) => charge)).toEqual(plain);
    }),
  );
});

test("refusals come in the order invalid, missing, out-of-range, divide", () => {
  const bad: RollParcel = { id: "A", footage: null, liableDays: 400 };
  expect(kindOf(() => benefitRoll(cents("1.00"), 2026, [bad, bad], readings))).toBe("invalid");
  expect(kindOf(() => benefitRoll(cents("1.00"), 2026, [bad], readings))).toBe("missing");
  expect(kindOf(() => benefitRoll(cents("1.00"), 2026, [{ ...bad, footage: footageOf(0n) }], readings))).toBe("out-of-range");
  expect(kindOf(() => benefitRoll(cents("1.00"), 2026, [{ id: "A", footage: footageOf(0n), liableDays: 1 }], readings))).toBe("divide");
  expect(kindOf(() => benefitRoll(cents("1.00"), 2026, [], readings))).toBe("missing");
});

test("a roll of 100,000 parcels takes seconds at most", () => {
  const list = Array.from({ length: 100_000 }, (_, k) => ({
    id: `P-${k}`,
    footage: footageOf(BigInt(10_000 + (k % 997) * 7)),
    liableDays: k % 366,
  }));
  const started = Date.now();
  const roll = benefitRoll(cents("12345678.91"), 2026, list, readings);
  expect(roll.assessed + roll.notCharged).toBe(cents("12345678.91"));
  expect(Date.now() - started).toBeLessThan(5000);
});
