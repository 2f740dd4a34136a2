import {
  ceiling,
  compare,
  divide,
  floorToCent,
  multiply,
  ONE,
  ratio,
  ratioOf,
  refuseIf,
  ruleError,
  subtract,
  times,
  ZERO,
  type Cents,
  type Check,
  type Ratio,
  type Trace,
} from "../core";
import { confidenceCheck, confidenceFactors, factorsOfKind, planningFactor, PRACTICE } from "./confidence-factor";
import { decimalOf, ratioOfDecimal, type Decimal } from "./decimal";

/** A population of recorded dollars and the misstatement planned for, cents. */
export interface MonetaryPlan {
  readonly bookValue: Cents;
  readonly tolerable: Cents;
  readonly expected: Cents;
}

/** Largest sample that makes sense to plan; beyond it the whole population is the cheaper test. */
export const LARGEST_SAMPLE = 1_000_000;

const planChecks = ({ bookValue, tolerable, expected }: MonetaryPlan): readonly Check[] => [
  [bookValue <= 0n, "out-of-range", "population-empty", { bookValue }],
  [tolerable <= 0n, "out-of-range", "tolerable-not-positive", { tolerable }],
  [bookValue > 0n && tolerable >= bookValue, "out-of-range", "tolerable-above-population", { tolerable, bookValue }],
  [expected < 0n, "out-of-range", "expected-negative", { expected }],
  [expected >= tolerable && tolerable > 0n, "out-of-range", "expected-too-near-tolerable", { expected, tolerable }],
];

/**
 * Sample size of the AICPA's Table C-1: the smallest n at which a gamma of shape 1 + expected × n lies below tolerable × n with the
 * confidence, tolerable and expected as fractions of the population. That is the planning factor over the tolerable fraction, rounded up.
 *
 * @param tolerable tolerable misstatement as a fraction of the population, above 0 and below 1
 * @param expectedToTolerable expected over tolerable misstatement, from 0 to below 1
 * @throws RuleError `out-of-range` "confidence-not-between", "expected-too-near-tolerable", "fraction-not-between", "sample-too-large"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function factorSampleSize(confidence: Ratio, tolerable: Ratio, expectedToTolerable: Ratio, trace?: Trace): FactorSampleSize {
  refuseIf([confidenceCheck(confidence), fractionCheck(tolerable)], PRACTICE);
  const factor = planningFactor(confidence, expectedToTolerable, trace).exact;
  const nUnrounded = factor.div(decimalOf(tolerable));
  const n = sampleSize(ratioOfDecimal(nUnrounded));
  trace?.line("lines.sample-size", { factor: ratioOfDecimal(factor), tolerable }, n, PRACTICE);
  return { n, nUnrounded };
}

export interface FactorSampleSize {
  readonly n: number;
  readonly nUnrounded: Decimal;
}

export const fractionCheck = (fraction: Ratio): Check => [
  compare(fraction, ZERO) <= 0 || compare(fraction, ONE) >= 0,
  "out-of-range",
  "fraction-not-between",
  { fraction },
];

/** @throws RuleError `out-of-range` "sample-too-large" */
export function sampleSize(unrounded: Ratio): number {
  const n = ceiling(unrounded);
  if (n > BigInt(LARGEST_SAMPLE)) throw ruleError("out-of-range", "sample-too-large", { limit: LARGEST_SAMPLE }, PRACTICE);
  return Number(n);
}

/** Expansion factors of the older AICPA formula, by risk of incorrect acceptance. */
const EXPANSION: readonly (readonly [risk: string, factor: string])[] = [
  ["0.01", "1.9"],
  ["0.05", "1.6"],
  ["0.10", "1.5"],
  ["0.15", "1.4"],
  ["0.20", "1.3"],
  ["0.25", "1.25"],
  ["0.30", "1.2"],
  ["0.37", "1.15"],
  ["0.50", "1.0"],
];

/**
 * @throws RuleError `out-of-range` "no-expansion-factor" for a risk that the table does not have
 */
export function expansionFactor(risk: Ratio): Ratio {
  const row = EXPANSION.find(([of]) => compare(ratioOf(of), risk) === 0);
  if (!row) throw ruleError("out-of-range", "no-expansion-factor", { risk, risks: EXPANSION.map(([of]) => of) }, PRACTICE);
  return ratioOf(row[1]);
}

export interface ExpansionSampleSize {
  readonly reliabilityFactor: Ratio;
  readonly expansionFactor: Ratio;
  readonly nUnrounded: Ratio;
  readonly n: number;
  /** Cut to the cent, so that it never makes the sample smaller. */
  readonly interval: Cents;
}

/**
 * Sample size of the older AICPA formula: book value × reliability factor over (tolerable − expected × expansion factor), rounded up.
 *
 * @param risk of incorrect acceptance, one of the table's
 * @throws RuleError `out-of-range` "population-empty", "tolerable-not-positive", "tolerable-above-population", "expected-negative",
 *   "expected-too-near-tolerable", "confidence-not-between", "no-expansion-factor", "sample-too-large"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function expansionSampleSize(plan: MonetaryPlan, risk: Ratio, trace?: Trace): ExpansionSampleSize {
  const confidence = subtract(ONE, risk);
  refuseIf([confidenceCheck(confidence), ...planChecks(plan)], PRACTICE);
  const expansion = expansionFactor(risk);
  const reliability = factorsOfKind(confidenceFactors(confidence, 0), "TABLE2")[0]!;
  const room = subtract(ratio(plan.tolerable), times(plan.expected, expansion));
  refuseIf([[compare(room, ZERO) <= 0, "out-of-range", "expected-too-near-tolerable", { ...plan }]], PRACTICE);
  const nUnrounded = divide(times(plan.bookValue, reliability), room);
  const n = sampleSize(nUnrounded);
  const interval = floorToCent(divide(room, reliability));
  trace?.line("lines.expansion", { risk, reliability, expansion }, expansion, PRACTICE);
  trace?.line("lines.sample-size-expansion", { ...plan, reliability, expansion }, n, PRACTICE);
  trace?.line("lines.interval-expansion", { ...plan, reliability, expansion }, interval, PRACTICE);
  return { reliabilityFactor: reliability, expansionFactor: expansion, nUnrounded, n, interval };
}

/** Expected over tolerable misstatement and what the planning factor makes of it, with both kinds of factor. */
export interface PlannedByFactor {
  readonly ratio: Ratio;
  readonly exact: Decimal;
  readonly table2: Decimal;
  readonly nExact: number;
  readonly nTable2: number;
}

/**
 * Sample size from amounts: book value × planning factor over tolerable misstatement, rounded up.
 *
 * @throws RuleError `out-of-range` as {@link expansionSampleSize}
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function plannedByFactor(plan: MonetaryPlan, confidence: Ratio, trace?: Trace): PlannedByFactor {
  refuseIf([confidenceCheck(confidence), ...planChecks(plan)], PRACTICE);
  const share = ratio(plan.expected, plan.tolerable);
  const { exact, table2 } = planningFactor(confidence, share, trace);
  const over = ratio(plan.bookValue, plan.tolerable);
  const size = (factor: Decimal): number => sampleSize(multiply(over, ratioOfDecimal(factor)));
  const result = { ratio: share, exact, table2, nExact: size(exact), nTable2: size(table2) };
  trace?.line("lines.sample-size-amounts", { ...plan, factor: ratioOfDecimal(exact) }, result.nExact, PRACTICE);
  return result;
}

/** A sampling interval before and after it is cut to the cent. */
export interface Interval {
  readonly unrounded: Ratio;
  readonly interval: Cents;
}

/**
 * Interval as ACL computes it: (materiality − expected × (R₁ − R₀))/R₀ with factors of two decimals, cut to the cent.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "tolerable-not-positive", "expected-negative", "expected-too-near-tolerable"
 * @cite T-5d4-12 (practice)
 */
export function aclInterval(confidence: Ratio, materiality: Cents, expected: Cents, trace?: Trace): Interval {
  refuseIf(
    [
      confidenceCheck(confidence),
      [materiality <= 0n, "out-of-range", "tolerable-not-positive", { tolerable: materiality }],
      [expected < 0n, "out-of-range", "expected-negative", { expected }],
    ],
    PRACTICE,
  );
  const [none, one] = factorsOfKind(confidenceFactors(confidence, 1), "TABLE2") as [Ratio, Ratio];
  const unrounded = divide(subtract(ratio(materiality), times(expected, subtract(one, none))), none);
  refuseIf([[compare(unrounded, ONE) < 0, "out-of-range", "expected-too-near-tolerable", { expected, tolerable: materiality }]], PRACTICE);
  const interval = floorToCent(unrounded);
  trace?.line("lines.interval-acl", { materiality, expected, none, one }, interval, PRACTICE);
  return { unrounded, interval };
}

/**
 * Interval of a sample of n: the book value over n, cut to the cent so that the sample is never smaller.
 *
 * @throws RuleError `out-of-range` "population-empty", "sample-size-not-positive", "interval-below-cent"
 * @cite T-5d4-12 (practice)
 */
export function samplingInterval(bookValue: Cents, n: number, trace?: Trace): Interval {
  refuseIf(
    [
      [bookValue <= 0n, "out-of-range", "population-empty", { bookValue }],
      [!Number.isInteger(n) || n < 1, "out-of-range", "sample-size-not-positive", { n }],
      [bookValue > 0n && n > 0 && bookValue < BigInt(Math.ceil(n)), "out-of-range", "interval-below-cent", { bookValue, n }],
    ],
    PRACTICE,
  );
  const unrounded = ratio(bookValue, n);
  const interval = floorToCent(unrounded);
  trace?.line("lines.interval", { bookValue, n }, interval, PRACTICE);
  return { unrounded, interval };
}
