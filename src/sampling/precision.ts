import { add, divide, ONE, ratio, refuseIf, subtract, type Cents, type Ratio, type Trace } from "../core";
import { centsOfDollars, type Estimate } from "./classical";
import { confidenceCheck, PRACTICE } from "./confidence-factor";
import { decimalOf, ratioOfDecimal, type Decimal } from "./decimal";
import { normalQuantile, tQuantile } from "./distributions";

/** T: Student's t with n − 1 degrees of freedom. Z: the normal distribution. */
export const DEVIATES = ["T", "Z"] as const;
export type Deviate = (typeof DEVIATES)[number];

/** How an interval is drawn about an estimate. */
export interface Precision {
  readonly confidence: Ratio;
  readonly sides: 1 | 2;
  readonly deviate: Deviate;
  /** With the finite population correction. */
  readonly fpc: boolean;
}

/** An estimate with its interval, cents. */
export interface EstimateInterval {
  /** The deviate: t or z. */
  readonly coefficient: Decimal;
  readonly precision: Cents;
  readonly lowerMisstatement: Cents;
  readonly upperMisstatement: Cents;
}

/**
 * The t or z of a confidence: the quantile at the confidence (one side), or halfway from it to 1 (two sides).
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "confidence-below-half"
 */
export function deviateOf({ confidence, sides, deviate }: Pick<Precision, "confidence" | "sides" | "deviate">, freedom: number): Decimal {
  refuseIf([confidenceCheck(confidence)], PRACTICE);
  const probability = sides === 1 ? confidence : subtract(ONE, divide(subtract(ONE, confidence), ratio(2n)));
  refuseIf([[2n * probability.n < probability.d, "out-of-range", "confidence-below-half", { confidence }]], PRACTICE);
  return deviate === "T" ? tQuantile(decimalOf(probability), freedom) : normalQuantile(decimalOf(probability));
}

/**
 * The precision of an estimate and the limits of the misstatement: estimate ∓ deviate × standard error.
 *
 * @param freedom degrees of freedom of t: n − 1, or the strata's together
 * @cite T-5d4-12 (practice)
 */
export function intervalOf(
  estimate: Pick<Estimate, "misstatement" | "se" | "seFpc">,
  how: Precision,
  freedom: number,
  trace?: Trace,
): EstimateInterval {
  const coefficient = deviateOf(how, freedom);
  const precision = ratioOfDecimal(coefficient.times(how.fpc ? estimate.seFpc : estimate.se));
  const result = {
    coefficient,
    precision: centsOfDollars(precision),
    lowerMisstatement: centsOfDollars(subtract(estimate.misstatement, precision)),
    upperMisstatement: centsOfDollars(add(estimate.misstatement, precision)),
  };
  trace?.line(
    "lines.precision",
    { deviate: how.deviate, coefficient: ratioOfDecimal(coefficient), fpc: how.fpc },
    result.precision,
    PRACTICE,
  );
  trace?.line(
    "lines.misstatement-upper",
    { misstatement: centsOfDollars(estimate.misstatement), precision: result.precision },
    result.upperMisstatement,
    PRACTICE,
  );
  return result;
}
