import { add, duplicatesOf, refuseIf, ZERO, type Ratio, type Trace } from "../core";
import { classicalEstimate, type ClassicalMethod, type Estimate, type SampleSums } from "./classical";
import { PRACTICE } from "./confidence-factor";
import { Decimal, NOTHING } from "./decimal";

/** A stratum's name and its sums. */
export interface Stratum {
  readonly name: string;
  readonly sums: SampleSums;
}

export interface StratifiedEstimate {
  /** Each stratum estimated on its own, in the order given. */
  readonly strata: readonly (Estimate & { readonly name: string })[];
  readonly auditedTotal: Ratio;
  readonly misstatement: Ratio;
  /** Root of the sum of the squared standard errors. */
  readonly se: Decimal;
  readonly seFpc: Decimal;
  /** Degrees of freedom: items less strata. */
  readonly freedom: number;
}

/**
 * Separate estimates of strata, added: totals add up, variances of independent samples add up.
 *
 * @throws RuleError `missing` "no-strata"; `invalid` "duplicate-id"; as `classicalEstimate`
 * @cite T-5d4-12 (practice)
 */
export function stratifiedEstimate(method: ClassicalMethod, strata: readonly Stratum[], trace?: Trace): StratifiedEstimate {
  const names = strata.map(({ name }) => name);
  refuseIf(
    [
      [strata.length === 0, "missing", "no-strata"],
      [new Set(names).size !== names.length, "invalid", "duplicate-id", { ids: duplicatesOf(names) }],
    ],
    PRACTICE,
  );
  const estimates = strata.map(({ name, sums }) => ({ name, ...classicalEstimate(method, sums, trace) }));
  const total = (part: (estimate: Estimate) => Ratio): Ratio => estimates.map(part).reduce(add, ZERO);
  const root = (part: (estimate: Estimate) => Decimal): Decimal =>
    estimates.reduce((sum, estimate) => sum.plus(part(estimate).pow(2)), NOTHING).sqrt();
  return {
    strata: estimates,
    auditedTotal: total(({ auditedTotal }) => auditedTotal),
    misstatement: total(({ misstatement }) => misstatement),
    se: root(({ se }) => se),
    seFpc: root(({ seFpc }) => seFpc),
    freedom: strata.reduce((sum, { sums }) => sum + sums.n - 1, 0),
  };
}
