import { betaCdf } from "./beta";
import { atMost, Decimal, NOTHING, ONE } from "./decimal";
import { gammaCdf, lnGamma } from "./gamma";
import { reach } from "./root";

const HALF = new Decimal("0.5");

/** The mean at which a Poisson count of at most `count` has chance 1 − confidence. */
export const poissonUpper = (confidence: Decimal, count: number): Decimal => reach(confidence, gammaCdf(ONE.times(count + 1)));

/** The rate at which a binomial count of at most `count` in n trials has chance 1 − confidence; 1 when every trial counts. */
export const binomialUpper = (confidence: Decimal, count: number, n: number): Decimal =>
  count >= n ? ONE : reach(confidence, betaCdf(ONE.times(count + 1), ONE.times(n - count)), NOTHING, ONE.times(count + 1).div(n + 1));

/** P[Binomial(n, rate) ≤ count]. */
export const binomialCdf = (count: number, n: number, rate: Decimal): Decimal =>
  count >= n ? ONE : ONE.minus(betaCdf(ONE.times(count + 1), ONE.times(n - count))(rate));

const lnChoose = (n: number, k: number): Decimal =>
  lnGamma(ONE.times(n + 1))
    .minus(lnGamma(ONE.times(k + 1)))
    .minus(lnGamma(ONE.times(n - k + 1)));

/** P[at most `count` of the `marked` among the `size` of a population are in a sample of n]. */
export function hypergeometricCdf(count: number, n: number, marked: number, size: number): Decimal {
  const fewest = Math.max(0, n - (size - marked));
  let [chance, sum] = [NOTHING, NOTHING];
  for (let k = fewest; k <= Math.min(count, n, marked); k++) {
    chance =
      k === fewest
        ? lnChoose(marked, k)
            .plus(lnChoose(size - marked, n - k))
            .minus(lnChoose(size, n))
            .exp()
        : chance
            .times(marked - k + 1)
            .times(n - k + 1)
            .div(k)
            .div(size - marked - n + k);
    sum = sum.plus(chance);
  }
  return sum;
}

/** The normal deviate below which `probability` (at least one half) lies. */
export function normalQuantile(probability: Decimal): Decimal {
  if (atMost(probability, HALF)) return NOTHING;
  return reach(probability.times(2).minus(1), gammaCdf(HALF)).times(2).sqrt();
}

/** Student's t with `freedom` degrees of freedom below which `probability` (at least one half) lies. */
export function tQuantile(probability: Decimal, freedom: number): Decimal {
  if (atMost(probability, HALF)) return NOTHING;
  const cdf = betaCdf(HALF, ONE.times(freedom).div(2));
  const part = reach(probability.times(2).minus(1), cdf, NOTHING, ONE.div(freedom + 1));
  return part.times(freedom).div(ONE.minus(part)).sqrt();
}
