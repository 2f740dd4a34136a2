import { Decimal, NOTHING, ONE } from "./decimal";

/** B₂ₖ/(2k(2k − 1)), numerators over denominators: Stirling's series (Abramowitz and Stegun 6.1.40). */
const STIRLING = [
  ["1", "12"],
  ["-1", "360"],
  ["1", "1260"],
  ["-1", "1680"],
  ["1", "1188"],
  ["-691", "360360"],
  ["1", "156"],
  ["-3617", "122400"],
  ["43867", "244188"],
  ["-174611", "125400"],
  ["77683", "5796"],
  ["-236364091", "1506960"],
  ["657931", "300"],
  ["-3392780147", "93960"],
  ["1723168255201", "2492028"],
].map(([n, d]) => new Decimal(n!).div(d!));

/** From here on the fifteen terms of the series give 40 digits. */
const SERIES_FROM = 60;
const HALF_LN_TWO_PI = Decimal.acos(-1).times(2).ln().div(2);

/** ln Γ(x), x > 0. */
export function lnGamma(x: Decimal): Decimal {
  let [shifted, product] = [x, ONE];
  for (; shifted.lt(SERIES_FROM); shifted = shifted.plus(1)) product = product.times(shifted);
  const square = shifted.times(shifted);
  let [power, tail] = [shifted, NOTHING];
  for (const term of STIRLING) {
    tail = tail.plus(term.div(power));
    power = power.times(square);
  }
  return shifted.minus(0.5).times(shifted.ln()).minus(shifted).plus(HALF_LN_TWO_PI).plus(tail).minus(product.ln());
}

/** Terms below this part of the sum no longer change it at 40 digits. */
const LAST_TERM = new Decimal("1e-42");

/** first × (1 + factor(0) + factor(0)·factor(1) + …), positive factors that end below 1. */
export function series(first: Decimal, factor: (k: number) => Decimal): Decimal {
  let [term, sum] = [ONE, ONE];
  for (let k = 0; term.gt(sum.times(LAST_TERM)); k++) {
    term = term.times(factor(k));
    sum = sum.plus(term);
  }
  return first.times(sum);
}

/**
 * P[Gamma(shape, scale 1) ≤ x] as a function of x: the regularized lower incomplete gamma function, by its series of positive terms
 * (Abramowitz and Stegun 6.5.29). With shape k + 1 it is the chance that a Poisson count of mean x is above k.
 */
export function gammaCdf(shape: Decimal): (x: Decimal) => Decimal {
  const lnScale = lnGamma(shape.plus(1));
  return (x) => (x.lte(0) ? NOTHING : series(shape.times(x.ln()).minus(x).minus(lnScale).exp(), (k) => x.div(shape.plus(k + 1))));
}
