import { allocate, greater, minus, NO_CENTS, plus, type Cents, type Trace } from "../core";
import { investorCap } from "./credit-limits";

const T_5D3_8 = "T-5d3-8";

export interface NotifiedCredit {
  readonly name: string;
  readonly eligibleInvestment: Cents;
  /** Credit of the notified distribution. */
  readonly credit: Cents;
}

export interface ExtraDistribution {
  /** Extra credit of each investor, in the proportions of the notice. */
  readonly extras: readonly Cents[];
  /** What each would have above 50% of its Eligible Investment. */
  readonly overflows: readonly Cents[];
  /** True when someone is above the cap: the Exempt Business then notifies a new distribution under §5(c)-5. */
  readonly needsNewDistribution: boolean;
}

/**
 * Distributes credit that a redetermination left undistributed, in the proportions of the notice (largest remainder).
 *
 * @throws RuleError `invalid` "duplicate-id"; `divide` "all-weights-zero" when nobody was notified any credit
 * @cite T-5d3-8
 */
export function distributeExtra(extra: Cents, investors: readonly NotifiedCredit[], trace?: Trace): ExtraDistribution {
  const extras = allocate(
    extra,
    investors.map(({ credit }) => credit),
    investors.map(({ name }) => name),
  );
  const overflows = investors.map(({ credit, eligibleInvestment }, k) =>
    greater(NO_CENTS, minus(plus(credit, extras[k]!), investorCap(eligibleInvestment))),
  );
  investors.forEach(({ name, credit }, k) =>
    trace?.line("lines.extra-share", { name, credit, overflow: overflows[k]! }, extras[k]!, T_5D3_8),
  );
  return { extras, overflows, needsNewDistribution: overflows.some((overflow) => overflow > 0n) };
}
