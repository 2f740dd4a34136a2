import fc from "fast-check";
import { betaCdf } from "../../src/sampling/beta";
import { Decimal, ONE } from "../../src/sampling/decimal";
import { binomialCdf, binomialUpper, hypergeometricCdf, normalQuantile, poissonUpper, tQuantile } from "../../src/sampling/distributions";
import { gammaCdf, lnGamma } from "../../src/sampling/gamma";

const d = (value: string | number): Decimal => new Decimal(value);
const near = (actual: Decimal, expected: Decimal, within = "1e-30"): void =>
  expect(
    actual
      .minus(expected)
      .abs()
      .lte(d(within).times(Decimal.max(1, expected.abs()))),
  ).toBe(true);

test("ln Γ: factorials, and the half", () => {
  let factorial = ONE;
  for (let n = 1; n <= 120; n++) {
    near(lnGamma(d(n)), factorial.ln());
    factorial = factorial.times(n);
  }
  near(lnGamma(d("0.5")).times(2).exp(), Decimal.acos(-1));
});

const probability = fc.integer({ min: 1, max: 999 }).map((thousandths) => d(thousandths).div(1000));

test("the gamma of a whole shape is the Poisson sum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 9000 }), (count, hundredths) => {
      const mean = d(hundredths).div(100);
      let [term, sum] = [mean.neg().exp(), mean.neg().exp()];
      for (let k = 1; k <= count; k++) {
        term = term.times(mean).div(k);
        sum = sum.plus(term);
      }
      near(ONE.minus(gammaCdf(d(count + 1))(mean)), sum);
    }),
    { numRuns: 60 },
  );
});

/** P[Binomial ≤ count] in whole numbers: the rate is a number of thousandths. */
function exactBinomial(count: number, n: number, thousandths: number): Decimal {
  let [choose, sum] = [1n, 0n];
  for (let k = 0; k <= count; k++) {
    sum += choose * BigInt(thousandths) ** BigInt(k) * BigInt(1000 - thousandths) ** BigInt(n - k);
    choose = (choose * BigInt(n - k)) / BigInt(k + 1);
  }
  return d(sum.toString()).div((1000n ** BigInt(n)).toString());
}

test("the beta of whole parameters is the binomial sum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(119), fc.integer({ min: 1, max: 999 }), (n, k, thousandths) => {
      const count = k % n;
      near(binomialCdf(count, n, d(thousandths).div(1000)), exactBinomial(count, n, thousandths));
    }),
    { numRuns: 80 },
  );
});

test("the two tails of a beta make one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), probability, (a, b, x) => {
      near(betaCdf(d(a).div(2), d(b).div(2))(x).plus(betaCdf(d(b).div(2), d(a).div(2))(ONE.minus(x))), ONE);
    }),
    { numRuns: 60 },
  );
});

test("a hypergeometric chance is the share of the samples", () => {
  expect(hypergeometricCdf(0, 9, 1, 10).toDecimalPlaces(30).toString()).toBe("0.1");
  // 4 marked of 10, sample of 8: at least 2 are always in; 2 of 4 with all 6 others: C(4,2)/C(10,8) = 6/45
  expect(hypergeometricCdf(1, 8, 4, 10).toString()).toBe("0");
  near(hypergeometricCdf(2, 8, 4, 10), d(6).div(45));
  near(hypergeometricCdf(4, 8, 4, 10), ONE);
});

test("upper limits undo the chances", () => {
  fc.assert(
    fc.property(probability, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 60 }), (confidence, count, more) => {
      near(gammaCdf(d(count + 1))(poissonUpper(confidence, count)), confidence, "1e-28");
      near(binomialCdf(count, count + more, binomialUpper(confidence, count, count + more)), ONE.minus(confidence), "1e-28");
    }),
    { numRuns: 40 },
  );
  expect(binomialUpper(d("0.9"), 5, 5).toString()).toBe("1");
});

// printed values: NIST/SEMATECH e-Handbook 1.3.6.7.1 and .2 (three decimals); t of one and two degrees of freedom in closed form
test.each([
  ["0.90", "1.282"],
  ["0.95", "1.645"],
  ["0.975", "1.960"],
  ["0.99", "2.326"],
])("the normal quantile of %s is %s", (chance, printed) => expect(normalQuantile(d(chance)).toFixed(3)).toBe(printed));

test.each([
  ["0.95", 5, "2.015"],
  ["0.975", 10, "2.228"],
  ["0.90", 30, "1.310"],
  ["0.995", 100, "2.626"],
] as const)("the t quantile of %s with %d degrees is %s", (chance, freedom, printed) =>
  expect(tQuantile(d(chance), freedom).toFixed(3)).toBe(printed),
);

test("t in closed form, and t that becomes normal", () => {
  const pi = Decimal.acos(-1);
  near(tQuantile(d("0.975"), 1), Decimal.tan(pi.times("0.475")), "1e-28");
  const p = d("0.9");
  near(
    tQuantile(p, 2),
    p
      .times(2)
      .minus(1)
      .div(p.times(ONE.minus(p)).times(2).sqrt()),
    "1e-28",
  );
  near(tQuantile(p, 10_000_000), normalQuantile(p), "1e-6");
  expect(normalQuantile(d("0.5")).isZero() && tQuantile(d("0.5"), 7).isZero()).toBe(true);
});
