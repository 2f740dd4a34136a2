import { Decimal, NOTHING } from "./decimal";

const EXACT_TO = new Decimal("1e-34");

/**
 * The argument above `from` at which an increasing function reaches a value: brackets by doubling, then narrows by regula falsi (Illinois).
 *
 * @param from at or below the answer, not negative
 */
export function reach(
  value: Decimal,
  increasing: (x: Decimal) => Decimal,
  from: Decimal = NOTHING,
  first: Decimal = new Decimal(1),
): Decimal {
  const gap = (x: Decimal): Decimal => increasing(x).minus(value);
  let [low, high] = [from, from.plus(first)];
  let [below, above] = [gap(low), gap(high)];
  while (above.lt(0)) {
    [low, below] = [high, above];
    high = high.times(2);
    above = gap(high);
  }
  for (let side = 0; !above.isZero() && high.minus(low).gt(high.times(EXACT_TO));) {
    const next = high.minus(above.times(high.minus(low)).div(above.minus(below)));
    const there = gap(next);
    if (there.isZero() || next.eq(low) || next.eq(high)) return next;
    if (there.lt(0)) {
      [low, below] = [next, there];
      if (side < 0) above = above.div(2);
      side = -1;
    } else {
      [high, above] = [next, there];
      if (side > 0) below = below.div(2);
      side = 1;
    }
  }
  return high;
}
