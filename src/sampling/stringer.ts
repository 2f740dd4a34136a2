import {
  add,
  compare,
  multiply,
  ratio,
  refuseIf,
  roundToCent,
  subtract,
  ZERO,
  type Cents,
  type Check,
  type Ratio,
  type Trace,
} from "../core";
import { confidenceCheck, confidenceFactors, PRACTICE } from "./confidence-factor";
import { decimalOf, ratioOfDecimal, type Decimal } from "./decimal";
import { binomialUpper } from "./distributions";

export interface StringerPlan {
  readonly confidence: Ratio;
  readonly n: number;
  readonly bookValue: Cents;
  /** Taints of the items in error, not negative; one above 1 is kept. */
  readonly taints: readonly Ratio[];
}

export interface StringerBound {
  /** Taints × book value over n. */
  readonly projected: Cents;
  readonly poisson: Cents;
  readonly binomial: Cents;
}

/**
 * Stringer's bound: book value × (U₀ + Σ taintᵢ × (Uᵢ − Uᵢ₋₁)), taints from the largest; U by Poisson factors over n, and by binomial
 * upper limits.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "sample-size-not-positive", "population-empty", "taint-negative",
 *   "more-deviations-than-sample"
 * @cite T-5d4-12 (practice)
 */
export function stringerBound(plan: StringerPlan, trace?: Trace): StringerBound {
  refuseIf(checks(plan), PRACTICE);
  const { confidence, n, bookValue } = plan;
  const taints = [...plan.taints].sort((a, b) => compare(b, a));
  const counts = Array.from({ length: taints.length + 1 }, (_, count) => count);
  const binomial = counts.map((count) => binomialUpper(decimalOf(confidence), count, n));
  const poisson = confidenceFactors(confidence, taints.length).map((factor) => factor.div(n));
  const bound = {
    projected: projectedByTaints(taints, n, bookValue),
    poisson: boundOf(bookValue, taints, poisson),
    binomial: boundOf(bookValue, taints, binomial),
  };
  trace?.line("lines.stringer-poisson", { bookValue, n, errors: taints.length, projected: bound.projected }, bound.poisson, PRACTICE);
  trace?.line("lines.stringer-binomial", { bookValue, n, errors: taints.length, projected: bound.projected }, bound.binomial, PRACTICE);
  return bound;
}

const checks = ({ confidence, n, bookValue, taints }: StringerPlan): readonly Check[] => [
  confidenceCheck(confidence),
  [!Number.isInteger(n) || n < 1, "out-of-range", "sample-size-not-positive", { n }],
  [bookValue <= 0n, "out-of-range", "population-empty", { bookValue }],
  [taints.some((taint) => compare(taint, ZERO) < 0), "out-of-range", "taint-negative"],
  [taints.length > n, "out-of-range", "more-deviations-than-sample", { deviations: taints.length, n }],
];

/** Σ taints × book value over n, cents. */
export const projectedByTaints = (taints: readonly Ratio[], n: number, bookValue: Cents): Cents =>
  roundToCent(multiply(taints.reduce(add, ZERO), ratio(bookValue, n)));

function boundOf(bookValue: Cents, taints: readonly Ratio[], limits: readonly Decimal[]): Cents {
  const upper = limits.map(ratioOfDecimal);
  const parts = taints.map((taint, k) => multiply(taint, subtract(upper[k + 1]!, upper[k]!)));
  return roundToCent(multiply(parts.reduce(add, upper[0]!), ratio(bookValue)));
}
