import { compare, divide, floor, ratio, refuseIf, ruleError, ZERO, type Check, type Ratio, type Trace } from "../core";
import { confidenceCheck, countCheck, PRACTICE } from "./confidence-factor";
import { atMost, decimalOf, ONE, ratioOfDecimal, roundedUp, type Decimal } from "./decimal";
import { binomialCdf, binomialUpper, hypergeometricCdf } from "./distributions";
import { fractionCheck, LARGEST_SAMPLE } from "./sample-size";

/** A plan that allows more deviations than this is refused: the two rates are too near each other for a sample. */
const MOST_DEVIATIONS = 500;

export interface AttributeSampleSize {
  readonly n: number;
  /** Deviations that the sample may show and still support the tolerable rate. */
  readonly allowedDeviations: number;
}

/** The smallest whole number from `from` to `to` that passes a test which, once passed, stays passed. */
function firstPassing(from: number, to: number, passes: (n: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Attribute sample size: the smallest n at which ceil(n × expected rate) deviations have a binomial chance of at most 1 − confidence under
 * the tolerable rate; the ceiling is taken in exact arithmetic.
 *
 * @param tolerable tolerable rate of deviation, above 0 and below 1
 * @param expected expected rate, from 0 to below the tolerable rate
 * @throws RuleError `out-of-range` "confidence-not-between", "fraction-not-between", "expected-too-near-tolerable", "sample-too-large"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function attributeSampleSize(confidence: Ratio, tolerable: Ratio, expected: Ratio, trace?: Trace): AttributeSampleSize {
  refuseIf([confidenceCheck(confidence), fractionCheck(tolerable), expectedRateCheck(expected, tolerable)], PRACTICE);
  const rate = decimalOf(tolerable);
  const risk = ONE.minus(decimalOf(confidence));
  const supported = (n: number, deviations: number): boolean => atMost(binomialCdf(deviations, n, rate), risk);
  const none = compare(expected, ZERO) === 0;
  for (let deviations = none ? 0 : 1; deviations <= (none ? 0 : MOST_DEVIATIONS); deviations++) {
    const [fewest, most] = samplesAllowing(deviations, expected);
    if (!supported(most, deviations)) continue;
    const n = firstPassing(Math.max(fewest, deviations), most, (size) => supported(size, deviations));
    trace?.line("lines.sample-size-attribute", { confidence, tolerable, expected, deviations }, n, PRACTICE);
    return { n, allowedDeviations: deviations };
  }
  if (none) throw ruleError("out-of-range", "sample-too-large", { limit: LARGEST_SAMPLE }, PRACTICE);
  throw ruleError("out-of-range", "expected-too-near-tolerable", { expected, tolerable }, PRACTICE);
}

/** The sample sizes n with ceil(n × expected) = deviations. */
function samplesAllowing(deviations: number, expected: Ratio): readonly [fewest: number, most: number] {
  if (compare(expected, ZERO) === 0) return [1, LARGEST_SAMPLE];
  const last = (count: number): number => Number(floor(divide(ratio(count), expected)));
  return [last(deviations - 1) + 1, last(deviations)];
}

const expectedRateCheck = (expected: Ratio, tolerable: Ratio): Check => [
  compare(expected, ZERO) < 0 || compare(expected, tolerable) >= 0,
  "out-of-range",
  "expected-too-near-tolerable",
  { expected, tolerable },
];

/**
 * Sample size from a finite population: the smallest n at which the allowed errors have a hypergeometric chance of at most
 * 1 − confidence when the tolerable number of items is wrong.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "count-negative", "allowed-not-below-tolerable", "tolerable-above-population"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function hypergeometricSampleSize(
  confidence: Ratio,
  population: { readonly items: number; readonly tolerable: number },
  allowedErrors: number,
  trace?: Trace,
): number {
  const { items, tolerable } = population;
  refuseIf(
    [
      confidenceCheck(confidence),
      countCheck(items),
      countCheck(allowedErrors),
      [allowedErrors >= tolerable, "out-of-range", "allowed-not-below-tolerable", { allowedErrors, tolerable }],
      [tolerable > items, "out-of-range", "tolerable-above-population", { tolerable, bookValue: items }],
    ],
    PRACTICE,
  );
  const risk = ONE.minus(decimalOf(confidence));
  const n = firstPassing(allowedErrors + 1, items, (size) => atMost(hypergeometricCdf(allowedErrors, size, tolerable, items), risk));
  trace?.line("lines.sample-size-hypergeometric", { confidence, items, tolerable, allowedErrors }, n, PRACTICE);
  return n;
}

/**
 * The highest rate of deviation that a sample leaves possible at a confidence: the binomial (Clopper–Pearson) upper limit, a fraction.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "count-negative", "sample-size-not-positive", "more-deviations-than-sample"
 * @cite T-5d4-12 (practice)
 */
export function attributeUpperBound(confidence: Ratio, n: number, deviations: number, trace?: Trace): Decimal {
  refuseIf(
    [
      confidenceCheck(confidence),
      countCheck(deviations),
      [!Number.isInteger(n) || n < 1, "out-of-range", "sample-size-not-positive", { n }],
      [deviations > n, "out-of-range", "more-deviations-than-sample", { deviations, n }],
    ],
    PRACTICE,
  );
  const bound = binomialUpper(decimalOf(confidence), deviations, n);
  trace?.line("lines.attribute-bound", { confidence, n, deviations }, ratioOfDecimal(bound), PRACTICE);
  return bound;
}

/** Per cent rounded up to one decimal, as tables print it. */
export const percentRoundedUp = (bound: Decimal): Decimal => roundedUp(bound.times(100), 1);
