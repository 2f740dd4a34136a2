import { greater, minus, NO_CENTS, plus, refuseIf, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

const T_5E1_5 = "T-5e1-5";

/**
 * Guarantee of a developer that sells credit: the credits transferred (face amount) less the money in escrow; under
 * X-59=WITH_ADDITIONS also the interest, surcharges and additions it must cover, which the escrow does not lower.
 *
 * @param additions asked for only under X-59=WITH_ADDITIONS
 * @throws RuleError `missing` "blank" without the additions that X-59 asks for
 * @cite T-5e1-5
 */
export function creditGuarantee(
  creditsTransferred: Cents,
  escrow: Cents,
  additions: Cents | null,
  readings: Readings,
  trace?: Trace,
): Cents {
  const isCovered = readings.option("X-59") === "WITH_ADDITIONS";
  refuseIf([[isCovered && additions === null, "missing", "blank", { field: "additions" }]], T_5E1_5);
  const covered = isCovered ? additions! : NO_CENTS;
  const guarantee = plus(greater(NO_CENTS, minus(creditsTransferred, escrow)), covered);
  trace?.line("lines.credit-guarantee", { creditsTransferred, escrow, additions: covered }, guarantee, T_5E1_5, readings.used("X-59"));
  return guarantee;
}
