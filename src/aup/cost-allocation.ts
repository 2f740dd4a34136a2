import { compare, divide, minus, refuseIf, roundToCent, times, ZERO, type Cents, type Ratio, type Trace } from "../core";

export interface AllocatedCost {
  readonly eligible: Cents;
  readonly ineligible: Cents;
}

const CITE = "T-5d4-6";

/**
 * Splits a cost that mixes eligible and ineligible by a driver the user names (direct cost, area, hours …): eligible = amount × eligible
 * driver over total driver, the rest ineligible.
 *
 * @throws RuleError `out-of-range` "driver-negative", "driver-above-total"; `divide` "driver-zero"
 * @cite T-5d4-6
 */
export function allocateCost(amount: Cents, eligibleDriver: Ratio, totalDriver: Ratio, trace?: Trace): AllocatedCost {
  refuseIf(
    [
      [compare(eligibleDriver, ZERO) < 0 || compare(totalDriver, ZERO) < 0, "out-of-range", "driver-negative"],
      [compare(eligibleDriver, totalDriver) > 0, "out-of-range", "driver-above-total", { eligibleDriver, totalDriver }],
      [totalDriver.n === 0n, "divide", "driver-zero"],
    ],
    CITE,
  );
  const eligible = roundToCent(times(amount, divide(eligibleDriver, totalDriver)));
  trace?.line("lines.cost-allocated", { amount, eligibleDriver, totalDriver }, eligible, CITE);
  return { eligible, ineligible: minus(amount, eligible) };
}
