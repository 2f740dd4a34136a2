import Decimal from "decimal.js";
import { ratio, ratioOf, type Ratio } from "../core";

/** Digits of the decimal arithmetic, and decimals kept of a growth: enough that no cent of any amount depends on what is cut. */
const Precise = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
const KEPT_PLACES = 36;

/** (n/d)^times as a fraction; `times` is a whole number. */
const power = ({ n, d }: Ratio, times: bigint): Ratio => ({ n: n ** times, d: d ** times });

/**
 * What compounding adds to 1: (1 + rate)^(days / period) − 1.
 *
 * Whole periods are exact; in between, 40 significant digits.
 */
export function compoundGrowth(rate: Ratio, days: number, period: number): Ratio {
  const grown = ratio(rate.n + rate.d, rate.d);
  if (days % period === 0) {
    const { n, d } = power(grown, BigInt(days / period));
    return { n: n - d, d };
  }
  const base = new Precise(grown.n.toString()).div(grown.d.toString());
  const growth = base.pow(new Precise(days).div(period)).minus(1);
  return ratioOf(growth.toDecimalPlaces(KEPT_PLACES).toFixed());
}
