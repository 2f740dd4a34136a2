import { compare, ONE as WHOLE, refuseIf, ZERO, type Check, type Ratio, type Trace } from "../core";
import { decimalOf, ratioOfDecimal, roundedUp, type Decimal } from "./decimal";
import { poissonUpper } from "./distributions";
import { gammaCdf } from "./gamma";
import { reach } from "./root";

/** EXACT: unrounded Poisson factors. TABLE2: rounded up to two decimals, as the AICPA prints them. */
export const FACTOR_KINDS = ["EXACT", "TABLE2"] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export interface ConfidenceFactor {
  readonly exact: Decimal;
  readonly table2: Decimal;
  /** What one more misstatement adds; at none, the factor itself. */
  readonly incrementExact: Decimal;
  readonly incrementTable2: Decimal;
}

export const PRACTICE = "T-5d4-12";
const TABLE_PLACES = 2;

/** A confidence is a fraction above 0 and below 1. */
export const confidenceCheck = (confidence: Ratio): Check => [
  compare(confidence, ZERO) <= 0 || compare(confidence, WHOLE) >= 0,
  "out-of-range",
  "confidence-not-between",
  { confidence },
];

export const countCheck = (errors: number): Check => [
  !Number.isInteger(errors) || errors < 0,
  "out-of-range",
  "count-negative",
  { count: errors },
];

/**
 * The Poisson factors of a confidence, from no misstatement to `errors`: the limit L with P[Poisson(L) ≤ errors] = 1 − confidence.
 *
 * @param confidence fraction between 0 and 1
 * @throws RuleError `out-of-range` "confidence-not-between", "count-negative"
 * @cite T-5d4-12 (practice: the Regulation gives no formula)
 */
export function confidenceFactors(confidence: Ratio, errors: number): readonly Decimal[] {
  refuseIf([confidenceCheck(confidence), countCheck(errors)], PRACTICE);
  return Array.from({ length: errors + 1 }, (_, count) => poissonUpper(decimalOf(confidence), count));
}

/** The factors as one kind uses them, exact ratios. */
export const factorsOfKind = (exact: readonly Decimal[], kind: FactorKind): readonly Ratio[] =>
  exact.map((factor) => ratioOfDecimal(kind === "EXACT" ? factor : roundedUp(factor, TABLE_PLACES)));

/** One factor in both kinds, with its increment: see {@link confidenceFactors}. */
export function confidenceFactor(confidence: Ratio, errors: number, trace?: Trace): ConfidenceFactor {
  refuseIf([confidenceCheck(confidence), countCheck(errors)], PRACTICE);
  const at = (count: number): Decimal => poissonUpper(decimalOf(confidence), count);
  const [exact, before] = [at(errors), errors === 0 ? null : at(errors - 1)];
  const table2 = roundedUp(exact, TABLE_PLACES);
  trace?.line("lines.confidence-factor", { confidence, errors }, ratioOfDecimal(exact), PRACTICE);
  trace?.line("lines.confidence-factor-table", { confidence, errors }, ratioOfDecimal(table2), PRACTICE);
  return {
    exact,
    table2,
    incrementExact: before === null ? exact : exact.minus(before),
    incrementTable2: before === null ? table2 : table2.minus(roundedUp(before, TABLE_PLACES)),
  };
}

/** Expected misstatement from this part of the tolerable on leaves no room for sampling: the sample would be larger than most ledgers. */
const LARGEST_RATIO: Ratio = { n: 99n, d: 100n };

/**
 * The factor with which a sample can bear the misstatement expected: F at which a gamma of shape 1 + ratio × F lies below F with the
 * confidence. Divided by the tolerable fraction it is the sample size.
 *
 * @param ratio expected over tolerable misstatement, from 0 to below 1
 * @throws RuleError `out-of-range` "confidence-not-between", "expected-too-near-tolerable"
 * @cite T-5d4-12 (practice)
 */
export function planningFactor(confidence: Ratio, ratio: Ratio, trace?: Trace): { readonly exact: Decimal; readonly table2: Decimal } {
  refuseIf([confidenceCheck(confidence), ratioCheck(ratio)], PRACTICE);
  const part = decimalOf(ratio);
  const exact = reach(decimalOf(confidence), (factor) => gammaCdf(factor.times(part).plus(1))(factor));
  trace?.line("lines.planning-factor", { confidence, ratio }, ratioOfDecimal(exact), PRACTICE);
  return { exact, table2: roundedUp(exact, TABLE_PLACES) };
}

export const ratioCheck = (ratio: Ratio): Check => [
  compare(ratio, ZERO) < 0 || compare(ratio, LARGEST_RATIO) > 0,
  "out-of-range",
  "expected-too-near-tolerable",
  { ratio },
];
