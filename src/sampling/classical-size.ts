import { ratio, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import { confidenceCheck, PRACTICE } from "./confidence-factor";
import { Decimal, decimalOf, ONE } from "./decimal";
import { deviateOf } from "./precision";

/** t is first taken at this many degrees of freedom; a sample of at most that many items is computed once more with its own. */
const FIRST_FREEDOM = 200;

export interface ClassicalPlan {
  readonly populationItems: number;
  /** Half-width of the interval wanted for the total, cents. */
  readonly desiredPrecision: Cents;
  /** Standard deviation expected of an item, dollars. */
  readonly sd: Ratio;
  readonly confidence: Ratio;
}

/**
 * Sample size of a classical estimate: N/(1 + P²/((N − 1) t² s²)) rounded up, t two-sided with 200 degrees of freedom; below 201 items once
 * more with n − 1.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "population-empty", "precision-not-positive", "deviation-not-positive"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function classicalSampleSize(plan: ClassicalPlan, trace?: Trace): number {
  const { populationItems, desiredPrecision, sd, confidence } = plan;
  refuseIf(
    [
      confidenceCheck(confidence),
      [!Number.isInteger(populationItems) || populationItems < 2, "out-of-range", "population-empty", { bookValue: populationItems }],
      [desiredPrecision <= 0n, "out-of-range", "precision-not-positive", { desiredPrecision }],
      [sd.n <= 0n, "out-of-range", "deviation-not-positive", { sd }],
    ],
    PRACTICE,
  );
  const first = sizeWith(plan, FIRST_FREEDOM);
  const n = first > FIRST_FREEDOM || first < 2 ? first : sizeWith(plan, first - 1);
  trace?.line("lines.sample-size-classical", { populationItems, desiredPrecision, sd, confidence }, n, PRACTICE);
  return n;
}

function sizeWith({ populationItems, desiredPrecision, sd, confidence }: ClassicalPlan, freedom: number): number {
  const t = deviateOf({ confidence, sides: 2, deviate: "T" }, freedom);
  const precision = decimalOf(ratio(desiredPrecision, 100n));
  const spread = t
    .times(decimalOf(sd))
    .pow(2)
    .times(populationItems - 1);
  return new Decimal(populationItems)
    .div(ONE.plus(precision.pow(2).div(spread)))
    .ceil()
    .toNumber();
}
