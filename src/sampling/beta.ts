import { Decimal, NOTHING, ONE } from "./decimal";
import { lnGamma, series } from "./gamma";

const HALF = new Decimal("0.5");

/**
 * The regularized incomplete beta function I_x(a, b) as a function of x, by the series of positive terms (Abramowitz and Stegun 26.5.4) on the side
 * of one half where it is short. With a = k + 1 and b = n − k it is the chance that a binomial count of n trials is above k.
 */
export function betaCdf(a: Decimal, b: Decimal): (x: Decimal) => Decimal {
  const [lower, upper] = [lowerPart(a, b), lowerPart(b, a)];
  return function cdf(x) {
    if (x.lte(0)) return NOTHING;
    if (x.gte(1)) return ONE;
    return x.lte(HALF) ? lower(x) : ONE.minus(upper(ONE.minus(x)));
  };
}

function lowerPart(a: Decimal, b: Decimal): (x: Decimal) => Decimal {
  const whole = a.plus(b);
  const lnScale = lnGamma(a.plus(1)).plus(lnGamma(b)).minus(lnGamma(whole));
  return (x) =>
    series(
      a
        .times(x.ln())
        .plus(b.times(ONE.minus(x).ln()))
        .minus(lnScale)
        .exp(),
      (k) =>
        whole
          .plus(k)
          .div(a.plus(k + 1))
          .times(x),
    );
}
