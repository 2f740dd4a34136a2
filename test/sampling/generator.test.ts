import { createHash } from "node:crypto";
import fc from "fast-check";
import { RuleError } from "../../src/core";
import { GENERATOR, generator } from "../../src/sampling";

/** The algorithm as its comment states it, by another implementation of SHA-256. */
function* words(seed: string): Generator<bigint, never> {
  for (let k = 0; ; k++) {
    const block = createHash("sha256")
      .update(`PRORRATA-SHA256-CTR/1\n${seed.normalize("NFC")}\n${k}`, "utf8")
      .digest();
    for (let at = 0; at < 32; at += 8) yield block.readBigUInt64BE(at);
  }
}

function expected(seed: string, n: bigint, count: number): bigint[] {
  const numbers: bigint[] = [];
  for (const word of words(seed)) {
    if (word < (2n ** 64n / n) * n) numbers.push(word % n);
    if (numbers.length === count) break;
  }
  return numbers;
}

test("the numbers are those of the stated algorithm, on any machine", () => {
  expect(GENERATOR).toBe("PRORRATA-SHA256-CTR/1");
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.bigInt({ min: 1n, max: 2n ** 64n }), (text, n) => {
      const seed = `s${text}`;
      const random = generator(seed);
      expect(Array.from({ length: 9 }, () => random.below(n))).toEqual(expected(seed, n, 9));
    }),
  );
});

test("words above the last whole multiple are passed over", () => {
  const n = 2n ** 63n + 1n;
  const random = generator("rejection");
  expect(Array.from({ length: 12 }, () => random.below(n))).toEqual(expected("rejection", n, 12));
  const [first] = [...expected("rejection", n, 12)];
  expect(first! < n).toBe(true);
});

test("one seed gives one series, a composed letter counts as itself, another seed gives another", () => {
  const series = (seed: string): bigint[] => {
    const random = generator(seed);
    return Array.from({ length: 5 }, () => random.below(10n ** 12n));
  };
  expect(series("San José 2026")).toEqual(series("San Jose\u0301 2026"));
  expect(series("a")).not.toEqual(series("b"));
});

test("each number is about as frequent as the others", () => {
  const random = generator("frequencies");
  const seen = new Array<number>(10).fill(0);
  for (let k = 0; k < 20_000; k++) seen[Number(random.below(10n))]! += 1;
  for (const times of seen) expect(Math.abs(times - 2000)).toBeLessThan(5 * Math.sqrt(1800));
});

test("a blank seed is refused", () => expect(() => generator("  ")).toThrow(RuleError));
