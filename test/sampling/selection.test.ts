import fc from "fast-check";
import { cents, centsOf, RuleError, sum, type Cents } from "../../src/core";
import { musSelection, type SelectionPlan } from "../../src/sampling";

const whole = (value: number): Cents => centsOf(BigInt(value));
const ledger = fc.array(fc.integer({ min: -50_000, max: 200_000 }).map(whole), { minLength: 1, maxLength: 60 });
const base: SelectionPlan = {
  bookValues: [whole(700)],
  method: "INTERVAL",
  interval: whole(100),
  start: whole(10),
  n: null,
  seed: null,
  topStratum: true,
};
const hasPositive = (values: readonly Cents[]): boolean => values.some((value) => value > 0n);

const kindOf = (plan: SelectionPlan): string => {
  try {
    musSelection(plan);
  } catch (error) {
    if (error instanceof RuleError) return `${error.kind} ${error.code}`;
    throw error;
  }
  return "none";
};

test("every row stands in one group, and hits tie to the interval", () => {
  fc.assert(
    fc.property(ledger, fc.integer({ min: 3000, max: 150_000 }), fc.nat(), fc.boolean(), (bookValues, every, offset, topStratum) => {
      fc.pre(hasPositive(bookValues));
      const [interval, start] = [whole(every), whole((offset % every) + 1)];
      const result = musSelection({ ...base, bookValues, interval, start, topStratum });
      const stream = bookValues.map((_, k) => k + 1).filter((row) => bookValues[row - 1]! > 0n && !result.certainty.includes(row));
      expect(result.certainty.length + result.negativeItems.length + result.zeroItems.length + stream.length).toBe(bookValues.length);
      expect(result.streamTotal + sum(result.certainty.map((row) => bookValues[row - 1]!))).toBe(result.positiveTotal);
      const expectedHits = result.streamTotal < start ? 0n : (result.streamTotal - start) / interval + 1n;
      expect(BigInt(result.hitUnits.length)).toBe(expectedHits);
      expect([...result.hits.values()].reduce((a, b) => a + b, 0)).toBe(result.hitUnits.length);
      for (let k = 1; k < result.hitUnits.length; k++) expect(result.hitUnits[k]! - result.hitUnits[k - 1]!).toBe(interval);
    }),
  );
});

test("a hit belongs to the row whose units hold it, and an item of k intervals is hit k times or k + 1", () => {
  fc.assert(
    fc.property(ledger, fc.integer({ min: 2000, max: 90_000 }), fc.nat(), (bookValues, every, offset) => {
      fc.pre(hasPositive(bookValues));
      const plan = { ...base, bookValues, interval: whole(every), start: whole((offset % every) + 1), topStratum: false };
      const { hits, hitUnits } = musSelection(plan);
      let running = 0n;
      bookValues.forEach((value, index) => {
        const owned = value > 0n ? value : 0n;
        const inside = hitUnits.filter((unit) => unit > running && unit <= running + owned).length;
        expect(hits.get(index + 1) ?? 0).toBe(inside);
        expect([0n, 1n]).toContain(BigInt(inside) - owned / BigInt(every));
        running += owned;
      });
    }),
    { numRuns: 50 },
  );
});

const seeded = fc.constantFrom("INTERVAL" as const, "CELL" as const, "RANDOM" as const);

test("the same seed gives the same sample; without a seed nothing is drawn", () => {
  fc.assert(
    fc.property(ledger, seeded, fc.string({ minLength: 1 }), (bookValues, method, text) => {
      fc.pre(hasPositive(bookValues));
      const plan: SelectionPlan = { ...base, bookValues, method, interval: whole(20_000), start: null, n: 1, topStratum: false };
      const draw = () => musSelection({ ...plan, seed: `s${text}` });
      expect(draw()).toEqual(draw());
      expect(kindOf(plan)).toBe("missing seed-blank");
    }),
  );
});

test("a cell has one hit at most, and only the last may have none", () => {
  fc.assert(
    fc.property(ledger, fc.integer({ min: 3000, max: 90_000 }), (bookValues, every) => {
      fc.pre(hasPositive(bookValues));
      const interval = whole(every);
      const { hitUnits, streamTotal } = musSelection({
        ...base,
        bookValues,
        method: "CELL",
        interval,
        start: null,
        seed: "c",
        topStratum: false,
      });
      hitUnits.forEach((unit, cell) => expect((unit - 1n) / interval).toBe(BigInt(cell)));
      expect(BigInt(hitUnits.length)).toBeGreaterThanOrEqual(streamTotal / interval);
    }),
  );
});

test("random units are different, inside the stream, and as many as asked", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 300 }), (n, more) => {
      const bookValues = [whole(-5), whole(n), whole(0), whole(more)];
      const plan: SelectionPlan = { ...base, bookValues, method: "RANDOM", n, interval: whole(1000), seed: "r", start: null };
      const { hitUnits, selected } = musSelection(plan);
      expect(new Set(hitUnits).size).toBe(n);
      expect([...hitUnits].sort((a, b) => (a < b ? -1 : 1))).toEqual(hitUnits);
      expect(hitUnits.every((unit) => unit >= 1n && unit <= BigInt(n + more))).toBe(true);
      for (const row of selected) expect([2, 4]).toContain(row);
    }),
  );
});

test.each([
  ["missing no-rows", { bookValues: [] }],
  ["out-of-range no-positive-value", { bookValues: [whole(-5), whole(0)] }],
  ["out-of-range interval-not-positive", { interval: whole(0), start: null, seed: "s" }],
  ["out-of-range start-not-positive", { start: whole(0) }],
  ["out-of-range start-above-interval", { start: whole(101) }],
  ["out-of-range sample-too-large", { bookValues: [cents("99999999.00")], interval: whole(1), start: whole(1), topStratum: false }],
  ["invalid duplicate-id", { bookValues: [whole(5), whole(6)], ids: ["a", "a"] }],
  ["invalid lists-differ", { ids: ["a", "b"] }],
  ["missing blank", { method: "RANDOM" as const, seed: "s" }],
  ["out-of-range more-units-than-population", { method: "RANDOM" as const, seed: "s", n: 701, topStratum: false }],
])("refuses: %s", (refusal, change) => expect(kindOf({ ...base, ...change })).toBe(refusal));

test("200 of 100,000 items in under 50 ms", () => {
  const bookValues = Array.from({ length: 100_000 }, (_, k) => whole(((k * 7919) % 90_000) + 1));
  const interval = centsOf(sum(bookValues) / 200n);
  const plan: SelectionPlan = { ...base, bookValues, interval, start: null, seed: "speed" };
  musSelection(plan);
  const runs = Array.from({ length: 5 }, () => {
    const from = performance.now();
    musSelection(plan);
    return performance.now() - from;
  });
  expect(Math.min(...runs)).toBeLessThan(50);
});
