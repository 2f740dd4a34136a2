import {
  add,
  compare,
  multiply,
  ONE,
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
import { confidenceCheck, confidenceFactors, FACTOR_KINDS, factorsOfKind, PRACTICE, type FactorKind } from "./confidence-factor";

/** An item of the sample; one hit twice stands twice. */
export interface AuditedItem {
  readonly book: Cents;
  readonly audited: Cents;
}

/** TAINTED: the item stands for its interval. ACTUAL: an item of at least the interval stands for itself. */
export type Treatment = "TAINTED" | "ACTUAL";

export interface Misstatement extends AuditedItem {
  readonly treatment: Treatment;
  /** (book − audited)/book, unrounded and unclipped; null for an item of at least the interval. */
  readonly taint: Ratio | null;
  readonly projected: Cents;
}

export interface MisstatementLimit {
  /** What the sample leaves possible though it found nothing: factor(0) × interval. */
  readonly basicPrecision: Cents;
  readonly incremental: Cents;
  readonly allowance: Cents;
  /** Upper misstatement limit: projected misstatement and allowance. */
  readonly upperLimit: Cents;
  /** At or below the tolerable misstatement; null when none is given. */
  readonly accept: boolean | null;
}

export interface SideEvaluation {
  /** Misstatements of this side, certain items included. */
  readonly errors: number;
  readonly projected: Cents;
  readonly limits: Readonly<Record<FactorKind, MisstatementLimit>>;
}

export interface MusEvaluation {
  /** Items with a difference, in the order given. */
  readonly items: readonly Misstatement[];
  readonly overstatement: SideEvaluation;
  readonly understatement: SideEvaluation;
  /** The projected overstatement less the projected understatement. */
  readonly netProjected: Cents;
}

export interface EvaluationPlan {
  readonly confidence: Ratio;
  readonly interval: Cents;
  readonly sample: readonly AuditedItem[];
  readonly tolerable: Cents | null;
}

/**
 * Projects the misstatements of a monetary-unit sample and gives the upper misstatement limits, over- and understatements apart.
 *
 * Each difference below the interval is tainted and stands for its interval; an understatement never lowers the limit of the
 * overstatements. Nothing is rounded before the printed figures.
 *
 * @throws RuleError `out-of-range` "confidence-not-between", "interval-not-positive", "book-not-positive", "tolerable-not-positive"
 * @cite T-5d4-12 (practice: tainting × interval)
 */
export function evaluateMus(plan: EvaluationPlan, trace?: Trace): MusEvaluation {
  refuseIf(checks(plan), PRACTICE);
  const found = plan.sample.filter(({ book, audited }) => book !== audited).map((item) => assess(item, plan.interval));
  const over = found.filter(({ difference }) => difference > 0n);
  const under = found.filter(({ difference }) => difference < 0n).map(mirrored);
  const factors = confidenceFactors(plan.confidence, Math.max(tainted(over).length, tainted(under).length));
  const side = (items: readonly Assessed[]): SideEvaluation => evaluateSide(items, factors, plan);
  const [overstatement, understatement] = [side(over), side(under)];
  explainItems(found, trace);
  explainSide(overstatement, OVER, trace);
  explainSide(understatement, UNDER, trace);
  return {
    items: found.map(({ item, taint, projected }) => ({
      ...item,
      treatment: taint === null ? "ACTUAL" : "TAINTED",
      taint,
      projected: roundToCent(projected),
    })),
    overstatement,
    understatement,
    netProjected: (overstatement.projected - understatement.projected) as Cents,
  };
}

const checks = ({ confidence, interval, sample, tolerable }: EvaluationPlan): readonly Check[] => [
  confidenceCheck(confidence),
  [interval <= 0n, "out-of-range", "interval-not-positive", { interval }],
  [tolerable !== null && tolerable <= 0n, "out-of-range", "tolerable-not-positive", { tolerable }],
  ...sample.map(({ book }, index): Check => [book <= 0n, "out-of-range", "book-not-positive", { row: index + 1, book }]),
];

/** A difference with its unrounded figures. */
interface Assessed {
  readonly item: AuditedItem;
  readonly difference: bigint;
  readonly taint: Ratio | null;
  /** Cents. */
  readonly projected: Ratio;
}

function assess(item: AuditedItem, interval: Cents): Assessed {
  const difference = item.book - item.audited;
  if (item.book >= interval) return { item, difference, taint: null, projected: ratio(difference) };
  const taint = taintOf(item);
  return { item, difference, taint, projected: multiply(taint, ratio(interval)) };
}

/** (book − audited)/book. @throws RuleError `divide` "zero-denominator" on a book value of zero */
export const taintOf = ({ book, audited }: AuditedItem): Ratio => ratio(book - audited, book);

/** An understatement seen by its size. */
const mirrored = ({ item, difference, taint, projected }: Assessed): Assessed => ({
  item,
  difference: -difference,
  taint: taint && subtract(ZERO, taint),
  projected: subtract(ZERO, projected),
});

const tainted = (items: readonly Assessed[]): readonly Ratio[] => items.flatMap(({ taint }) => (taint === null ? [] : [taint]));

function evaluateSide(items: readonly Assessed[], factors: readonly ExactFactor[], plan: EvaluationPlan): SideEvaluation {
  const projected = total(items.map((item) => item.projected));
  const taints = [...tainted(items)].sort((a, b) => compare(b, a));
  const limit = (kind: FactorKind): MisstatementLimit => limitOf(projected, taints, factorsOfKind(factors, kind), plan);
  return {
    errors: items.length,
    projected: roundToCent(projected),
    limits: Object.fromEntries(FACTOR_KINDS.map((kind) => [kind, limit(kind)])) as Readonly<Record<FactorKind, MisstatementLimit>>,
  };
}

type ExactFactor = ReturnType<typeof confidenceFactors>[number];

const total = (parts: readonly Ratio[]): Ratio => parts.reduce(add, ZERO);

/** @param taints from the largest */
function limitOf(
  projected: Ratio,
  taints: readonly Ratio[],
  factors: readonly Ratio[],
  { interval, tolerable }: EvaluationPlan,
): MisstatementLimit {
  const basic = multiply(factors[0]!, ratio(interval));
  const widening = taints.map((taint, k) => multiply(taint, subtract(subtract(factors[k + 1]!, factors[k]!), ONE)));
  const incremental = multiply(total(widening), ratio(interval));
  const upper = add(projected, add(basic, incremental));
  return {
    basicPrecision: roundToCent(basic),
    incremental: roundToCent(incremental),
    allowance: roundToCent(add(basic, incremental)),
    upperLimit: roundToCent(upper),
    accept: tolerable === null ? null : compare(upper, ratio(tolerable)) <= 0,
  };
}

/** Keys of a side's worked lines. */
const OVER = { projected: "lines.projected-over", limit: "lines.upper-limit-over" } as const;
const UNDER = { projected: "lines.projected-under", limit: "lines.upper-limit-under" } as const;

function explainItems(found: readonly Assessed[], trace?: Trace): void {
  for (const { item, taint, projected } of found) trace?.line("lines.projected-item", { ...item, taint }, roundToCent(projected), PRACTICE);
}

function explainSide({ errors, projected, limits }: SideEvaluation, labels: typeof OVER | typeof UNDER, trace?: Trace): void {
  trace?.line(labels.projected, { errors }, projected, PRACTICE);
  for (const kind of FACTOR_KINDS) {
    const { basicPrecision, incremental, upperLimit } = limits[kind];
    trace?.line(labels.limit, { kind, projected, basicPrecision, incremental }, upperLimit, PRACTICE);
  }
}
