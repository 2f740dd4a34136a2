import fc from "fast-check";
import { cents, centsOf, compare, multiply, ratio, ratioOf, RuleError, subtract } from "../../src/core";
import {
  classicalEstimate,
  CLASSICAL_METHODS,
  classicalSampleSize,
  intervalOf,
  stratifiedEstimate,
  sumsOf,
  type ClassicalMethod,
  type Precision,
  type SampleSums,
} from "../../src/sampling";

const amount = fc.integer({ min: 1, max: 500_000 }).map((value) => centsOf(BigInt(value)));
const items = fc.array(fc.record({ book: amount, audited: amount }), { minLength: 3, maxLength: 30 });
const method = fc.constantFrom(...CLASSICAL_METHODS);
const how: Precision = { confidence: ratioOf("0.95"), sides: 2, deviate: "T", fpc: true };
const notFlat = (sample: readonly { readonly book: bigint }[]): boolean => sample.some(({ book }) => book !== sample[0]!.book);

test("a sample of the whole population gives its audited total and no error", () => {
  fc.assert(
    fc.property(items, method, (sample, by) => {
      fc.pre(notFlat(sample));
      const book = centsOf(sample.reduce((sum, row) => sum + row.book, 0n));
      const sums = sumsOf(sample.length, book, sample);
      const estimate = classicalEstimate(by, sums);
      expect(compare(estimate.auditedTotal, sums.sumAudited)).toBe(0);
      expect(estimate.seFpc.isZero()).toBe(true);
    }),
  );
});

test("an audited ledger k times the book has no error about the ratio, nor about the regression", () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 2, max: 9 }), (sample, times) => {
      fc.pre(notFlat(sample));
      const scaled = sample.map(({ book }) => ({ book, audited: centsOf(book * BigInt(times)) }));
      const sums = sumsOf(1000, cents("1000000.00"), scaled);
      for (const by of ["RATIO", "REGRESSION"] as const) {
        const { auditedTotal, s } = classicalEstimate(by, sums);
        expect(compare(auditedTotal, multiply(ratio(times), sums.populationBook))).toBe(0);
        expect(s.isZero()).toBe(true);
      }
    }),
  );
});

test("one stratum is the whole; the order of the strata never matters; variances add", () => {
  fc.assert(
    fc.property(items, items, method, (first, second, by) => {
      fc.pre(notFlat(first) && notFlat(second));
      const strata = [
        { name: "A", sums: sumsOf(500, cents("800000.00"), first) },
        { name: "B", sums: sumsOf(90, cents("400000.00"), second) },
      ];
      const [alone, both, turned] = [[strata[0]!], strata, [...strata].reverse()].map((list) => stratifiedEstimate(by, list));
      const single = classicalEstimate(by, strata[0]!.sums);
      expect(compare(alone!.misstatement, single.misstatement)).toBe(0);
      expect(alone!.seFpc.minus(single.seFpc).abs().lte("1e-25")).toBe(true);
      expect(compare(both!.auditedTotal, turned!.auditedTotal)).toBe(0);
      const squares = both!.strata.reduce((sum, { se }) => sum.plus(se.pow(2)), both!.se.times(0));
      expect(both!.se.pow(2).minus(squares).abs().lte("1e-20")).toBe(true);
      expect(both!.freedom).toBe(first.length + second.length - 2);
    }),
    { numRuns: 30 },
  );
});

test("an interval lies evenly about the misstatement, and wider for more confidence", () => {
  const sums = sumsOf(300, cents("90000.00"), [
    { book: cents("300.00"), audited: cents("280.00") },
    { book: cents("310.00"), audited: cents("310.00") },
    { book: cents("250.00"), audited: cents("255.00") },
  ]);
  const estimate = classicalEstimate("DIFFERENCE", sums);
  const at = (confidence: string) => intervalOf(estimate, { ...how, confidence: ratioOf(confidence) }, 2);
  const { lowerMisstatement, upperMisstatement, precision } = at("0.95");
  expect(upperMisstatement - lowerMisstatement - 2n * precision <= 1n).toBe(true);
  expect(at("0.99").precision > precision).toBe(true);
  expect(compare(subtract(estimate.misstatement, ratioOf("1500")), ratio(0)) === 0).toBe(true);
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return `${error.kind} ${error.code}`;
    throw error;
  }
  return "none";
};

const flat = { book: cents("5.00"), audited: cents("5.00") };
test.each<[string, ClassicalMethod, SampleSums]>([
  ["out-of-range sample-below-two", "MPU", sumsOf(10, cents("50.00"), [flat])],
  ["out-of-range sample-above-population", "MPU", sumsOf(1, cents("50.00"), [flat, flat])],
  ["divide book-sum-zero", "RATIO", sumsOf(9, cents("50.00"), [flat, { ...flat, book: cents("-5.00") }])],
  ["divide books-all-equal", "REGRESSION", sumsOf(9, cents("50.00"), [flat, flat])],
  ["out-of-range sums-disagree", "MPU", { ...sumsOf(9, cents("50.00"), [flat, flat]), sumAudited2: ratioOf("1") }],
])("refuses: %s", (refusal, by, sums) => expect(codeOf(() => classicalEstimate(by, sums))).toBe(refusal));

test("a wider precision never needs a larger sample", () => {
  const size = (precision: string) =>
    classicalSampleSize({
      populationItems: 2222,
      desiredPrecision: cents(precision),
      sd: ratioOf("1537.55"),
      confidence: ratioOf("0.95"),
    });
  const sizes = ["100000", "300000", "600000", "900000"].map(size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[1]).toBe(411);
});
