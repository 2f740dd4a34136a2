import { add, centsOf, multiply, NO_CENTS, ONE, refuseIf, roundToCent, sum, times, type Cents, type Ratio, type Trace } from "../core";
import type { Readings } from "../law";

/** The reasons for which the Board may adjust the amount (Cap. III, Regla 3(1)-(6)). */
export const REVISION_CODES = ["NEW_DEVELOPMENTS", "NEW_INFRASTRUCTURE", "PROJECTED_NEEDS", "INFLATION", "OTHER_FUNDING", "OTHER"] as const;

export interface RevisionFactor {
  readonly code: string;
  /** A fraction: 0.03 is three percent more. */
  readonly percent: Ratio;
}

export interface FixedRevision {
  readonly code: string;
  readonly amount: Cents;
}

/** How factors combine: added up, or one on the other. */
export type RevisionMode = "ADDITIVE" | "COMPOUND";
export const revisionMode = (readings: Readings): RevisionMode => readings.option("B-A17") as RevisionMode;

const FACTOR_OF: Readonly<Record<RevisionMode, (factors: readonly RevisionFactor[]) => Ratio>> = {
  ADDITIVE: (factors) => factors.reduce((total, { percent }) => add(total, percent), ONE),
  COMPOUND: (factors) => factors.reduce((product, { percent }) => multiply(product, add(ONE, percent)), ONE),
};

/**
 * The revised amount: factors on the amount, rounded once, then the fixed amounts.
 *
 * @throws RuleError `out-of-range` "revised-negative"
 * @cite B-29
 */
export function reviseAmount(
  amount: Cents,
  factors: readonly RevisionFactor[],
  fixed: readonly FixedRevision[],
  mode: RevisionMode,
  trace?: Trace,
): Cents {
  const factor = FACTOR_OF[mode](factors);
  const added = fixed.length === 0 ? NO_CENTS : sum(fixed.map((item) => item.amount));
  const revised = centsOf(roundToCent(times(amount, factor)) + added);
  refuseIf([[revised < 0n, "out-of-range", "revised-negative", { value: revised }]], "B-29");
  trace?.line("lines.revision", { amount, factor, added, mode }, revised, "B-29");
  return revised;
}
