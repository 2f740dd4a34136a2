import fc from "fast-check";
import { cents, centsOf, format, ratioOf, type Cents } from "../../src/core";
import { evaluateMus, stringerBound, type AuditedItem, type EvaluationPlan } from "../../src/sampling";

const item = fc
  .tuple(fc.integer({ min: 1, max: 3_000_000 }), fc.integer({ min: -100, max: 200 }))
  .map(([book, percent]): AuditedItem => ({ book: centsOf(BigInt(book)), audited: centsOf((BigInt(book) * BigInt(percent)) / 100n) }));
const sample = fc.array(item, { maxLength: 6 });
const planOf = (items: readonly AuditedItem[]): EvaluationPlan => ({
  confidence: ratioOf("0.95"),
  interval: cents("10000.00"),
  sample: items,
  tolerable: cents("50000.00"),
});
const limit = (items: readonly AuditedItem[]): Cents => evaluateMus(planOf(items)).overstatement.limits.EXACT.upperLimit;

test("the order of the items never matters to a limit", () => {
  fc.assert(
    fc.property(sample, (items) => {
      expect(evaluateMus(planOf([...items].reverse())).overstatement).toEqual(evaluateMus(planOf(items)).overstatement);
    }),
    { numRuns: 20 },
  );
});

test("understatements never lower the limit of the overstatements; each side is the other mirrored", () => {
  fc.assert(
    fc.property(sample, (items) => {
      const over = items.filter(({ book, audited }) => book > audited);
      expect(limit(over)).toBe(limit(items));
      const mirrored = items.map(({ book, audited }) => ({ book, audited: centsOf(2n * book - audited) }));
      expect(evaluateMus(planOf(mirrored)).understatement).toEqual(evaluateMus(planOf(items)).overstatement);
    }),
    { numRuns: 20 },
  );
});

test("a limit is never below the projection and the basic precision, and never falls with another overstatement", () => {
  fc.assert(
    fc.property(sample, item, (items, another) => {
      fc.pre(another.book > another.audited);
      const { overstatement } = evaluateMus(planOf(items));
      const { basicPrecision, upperLimit } = overstatement.limits.EXACT;
      expect(upperLimit >= overstatement.projected + basicPrecision - 1n).toBe(true);
      expect(limit([...items, another]) > upperLimit).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("both sides stand apart, and the net nets the printed projections", () => {
  const result = evaluateMus(
    planOf([
      { book: cents("1000.00"), audited: cents("900.00") },
      { book: cents("500.00"), audited: cents("500.00") },
      { book: cents("2000.00"), audited: cents("2600.00") },
      { book: cents("20000.00"), audited: cents("20000.50") },
    ]),
  );
  expect(result.items.map(({ treatment, projected }) => [treatment, format(projected)])).toEqual([
    ["TAINTED", "1000.00"],
    ["TAINTED", "-3000.00"],
    ["ACTUAL", "-0.50"],
  ]);
  expect(format(result.overstatement.projected)).toBe("1000.00");
  expect([result.understatement.errors, format(result.understatement.projected)]).toEqual([2, "3000.50"]);
  expect(format(result.netProjected)).toBe("-2000.50");
});

test("a limit that equals the tolerable misstatement is accepted, a cent less is not", () => {
  const accepts = (tolerable: string) => evaluateMus({ ...planOf([]), tolerable: cents(tolerable) }).overstatement.limits.TABLE2.accept;
  expect([accepts("30000.00"), accepts("29999.99")]).toEqual([true, false]);
});

test("without taints Stringer's bound is the basic precision; the binomial one is never above the Poisson one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 80 }), fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }), (n, percents) => {
      const taints = percents.map((percent) => ratioOf((percent / 100).toFixed(2)));
      const bound = stringerBound({ confidence: ratioOf("0.9"), n, bookValue: cents("1000000.00"), taints });
      expect(bound.binomial <= bound.poisson && bound.projected < bound.binomial).toBe(true);
    }),
    { numRuns: 20 },
  );
  const none = stringerBound({ confidence: ratioOf("0.95"), n: 100, bookValue: cents("100000.00"), taints: [] });
  expect(format(none.poisson)).toBe("2995.73");
});
