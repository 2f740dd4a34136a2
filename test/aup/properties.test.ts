import fc from "fast-check";
import { addDays, centsOf, isoDate, ratio } from "../../src/core";
import { Readings } from "../../src/law";
import { allocateCost, COST_CODES, costEligible, EXCLUSIONS, totalProjectCost, type CostLine, type Project } from "../../src/aup";

const readings = Readings.defaults;
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(isoDate("2010-01-01"), days));
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value);
const money = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(centsOf);

const line: fc.Arbitrary<CostLine> = fc.record({
  code: fc.constantFrom(...COST_CODES),
  amount: money,
  incurredDate: maybe(day),
  paidDate: maybe(day),
  invoiceDate: maybe(day),
  insurance: fc.oneof(fc.constant(centsOf(0n)), money),
  exclusion: fc.option(fc.constantFrom(...EXCLUSIONS), { freq: 6 }),
  ruling: fc.constantFrom(null, null, true, false),
  isSupplies: fc.constant(null),
  isSoft: fc.constant(null),
  evidence: fc.constant(null),
  isMixed: fc.constant(null),
  payrollOf: fc.constant(null),
});
const project: fc.Arbitrary<Project> = fc
  .record({ pacDate: day, openingDate: day, timeshare: fc.boolean() })
  .map(({ pacDate, openingDate, timeshare }) => {
    const opening = openingDate < pacDate ? pacDate : openingDate;
    return { pacDate, openingDate: opening, allOpenDate: opening, timeshare, activityStart: null };
  });

test("eligible and ineligible make the amount, and nothing is eligible beyond it", () => {
  fc.assert(
    fc.property(line, project, (cost, of) => {
      const { eligible, ineligible, reason } = costEligible(cost, of, readings);
      expect(eligible + ineligible).toBe(cost.amount);
      expect(eligible >= 0n && eligible <= cost.amount).toBe(true);
      if (reason === null) expect(eligible).toBe(cost.amount);
      if (cost.exclusion !== null) expect([eligible, reason]).toEqual([0n, cost.exclusion]);
    }),
  );
});

test("the project's cost is the sum of its lines, in any order", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), project, (costs, of) => {
      const result = totalProjectCost(costs, of, readings);
      expect(result.lines.reduce((sum, { eligible }) => sum + eligible, 0n)).toBe(result.totalProjectCost);
      expect(totalProjectCost([...costs].reverse(), of, readings).totalProjectCost).toBe(result.totalProjectCost);
    }),
  );
});

test("a ruling never takes away what the rules admit, and only an exclusion withstands it", () => {
  fc.assert(
    fc.property(line, project, (cost, of) => {
      const by = (ruling: boolean | null) => costEligible({ ...cost, ruling }, of, readings).eligible;
      expect(by(true) >= by(null)).toBe(true);
      expect(by(false)).toBe(0n);
    }),
  );
});

test("an allocation keeps the cent", () => {
  fc.assert(
    fc.property(money, fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (amount, part, more) => {
      const { eligible, ineligible } = allocateCost(amount, ratio(part), ratio(part + more));
      expect(eligible + ineligible).toBe(amount);
      expect(eligible >= 0n && eligible <= amount).toBe(true);
    }),
  );
});
