import {
  add,
  compare,
  divide,
  multiply,
  ratio,
  refuseIf,
  roundToCent,
  ruleError,
  subtract,
  ZERO,
  type Cents,
  type Check,
  type Ratio,
  type Trace,
} from "../core";
import { PRACTICE } from "./confidence-factor";
import { decimalOf, Decimal, ratioOfDecimal } from "./decimal";

/** MPU: mean per unit. DIFFERENCE, RATIO, REGRESSION: with the book values as auxiliary. */
export const CLASSICAL_METHODS = ["MPU", "DIFFERENCE", "RATIO", "REGRESSION"] as const;
export type ClassicalMethod = (typeof CLASSICAL_METHODS)[number];

/** A population and the sums of a simple random sample from it; sums are exact dollars, squares and products of dollars. */
export interface SampleSums {
  readonly populationItems: number;
  readonly populationBook: Ratio;
  readonly n: number;
  readonly sumBook: Ratio;
  readonly sumAudited: Ratio;
  readonly sumBook2: Ratio;
  readonly sumAudited2: Ratio;
  readonly sumBookAudited: Ratio;
}

/** An estimate before a confidence is chosen; dollars, unrounded. */
export interface Estimate {
  readonly method: ClassicalMethod;
  /** Estimated audited total of the population. */
  readonly auditedTotal: Ratio;
  /** Book total less the estimate: positive is overstated. */
  readonly misstatement: Ratio;
  /** Audited over book, or the slope of the regression; null for the others. */
  readonly coefficient: Ratio | null;
  /** Standard deviation of an item about the estimate, n − 1 below. */
  readonly s: Decimal;
  /** Standard error of the total: N × s/√n. */
  readonly se: Decimal;
  /** With the finite population correction √(1 − n/N). */
  readonly seFpc: Decimal;
}

/**
 * The sums of a sample of book and audited values.
 *
 * @param sample cents
 */
export function sumsOf(
  populationItems: number,
  populationBook: Cents,
  sample: readonly { readonly book: Cents; readonly audited: Cents }[],
): SampleSums {
  const sumOf = (part: (item: (typeof sample)[number]) => bigint): bigint => sample.reduce((sum, item) => sum + part(item), 0n);
  const dollars = (cents: bigint): Ratio => ratio(cents, 100n);
  const squares = (product: bigint): Ratio => ratio(product, 10_000n);
  return {
    populationItems,
    populationBook: dollars(populationBook),
    n: sample.length,
    sumBook: dollars(sumOf(({ book }) => book)),
    sumAudited: dollars(sumOf(({ audited }) => audited)),
    sumBook2: squares(sumOf(({ book }) => book * book)),
    sumAudited2: squares(sumOf(({ audited }) => audited * audited)),
    sumBookAudited: squares(sumOf(({ book, audited }) => book * audited)),
  };
}

/**
 * Classical estimate of the audited total from a simple random sample.
 *
 * @throws RuleError `out-of-range` "sample-below-two", "sample-above-population", "sums-disagree"; `divide` "book-sum-zero" (RATIO),
 *   "books-all-equal" (REGRESSION)
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function classicalEstimate(method: ClassicalMethod, sums: SampleSums, trace?: Trace): Estimate {
  refuseIf(sampleChecks(sums), PRACTICE);
  const { auditedTotal, variance, coefficient = null } = METHODS[method](sums);
  refuseIf([[compare(variance, ZERO) < 0, "out-of-range", "sums-disagree", { method }]], PRACTICE);
  const s = decimalOf(variance).sqrt();
  const se = s.times(sums.populationItems).div(new Decimal(sums.n).sqrt());
  const seFpc = se.times(new Decimal(sums.populationItems - sums.n).div(sums.populationItems).sqrt());
  const misstatement = subtract(sums.populationBook, auditedTotal);
  const { n, populationItems } = sums;
  trace?.line("lines.classical-total", { method, n, populationItems, coefficient }, centsOfDollars(auditedTotal), PRACTICE);
  trace?.line("lines.classical-error", { s: ratioOfDecimal(s), n, populationItems }, centsOfDollars(se), PRACTICE);
  return { method, auditedTotal, misstatement, coefficient, s, se, seFpc };
}

const sampleChecks = ({ n, populationItems }: SampleSums): readonly Check[] => [
  [!Number.isInteger(n) || n < 2, "out-of-range", "sample-below-two", { n }],
  [!Number.isInteger(populationItems) || n > populationItems, "out-of-range", "sample-above-population", { n, populationItems }],
];

/** Mean of book − audited, dollars. @throws RuleError `divide` "zero-denominator" on an empty sample */
export const meanDifference = ({ sumBook, sumAudited, n }: Pick<SampleSums, "sumBook" | "sumAudited" | "n">): Ratio =>
  divide(subtract(sumBook, sumAudited), ratio(n));

/** Audited over book. @throws RuleError `divide` "book-sum-zero" */
export function auditedRatio({ sumBook, sumAudited }: Pick<SampleSums, "sumBook" | "sumAudited">): Ratio {
  if (sumBook.n === 0n) throw ruleError("divide", "book-sum-zero", {}, PRACTICE);
  return divide(sumAudited, sumBook);
}

interface Formula {
  readonly auditedTotal: Ratio;
  /** s². */
  readonly variance: Ratio;
  readonly coefficient?: Ratio;
}

const METHODS: Readonly<Record<ClassicalMethod, (sums: SampleSums) => Formula>> = {
  MPU: (sums) => ({
    auditedTotal: scaled(sums.sumAudited, sums),
    variance: variance(sums.sumAudited2, sums.sumAudited, sums.sumAudited, sums.n),
  }),
  DIFFERENCE: (sums) => ({
    auditedTotal: subtract(sums.populationBook, multiply(meanDifference(sums), ratio(sums.populationItems))),
    variance: differenceVariance(sums),
  }),
  RATIO: function ratioEstimate(sums) {
    const r = auditedRatio(sums);
    const squares = add(
      subtract(sums.sumAudited2, multiply(multiply(ratio(2n), r), sums.sumBookAudited)),
      multiply(multiply(r, r), sums.sumBook2),
    );
    return { auditedTotal: multiply(r, sums.populationBook), variance: divide(squares, ratio(sums.n - 1)), coefficient: r };
  },
  REGRESSION: function regressionEstimate(sums) {
    const ofBook = variance(sums.sumBook2, sums.sumBook, sums.sumBook, sums.n);
    if (ofBook.n === 0n) throw ruleError("divide", "books-all-equal", {}, PRACTICE);
    const together = variance(sums.sumBookAudited, sums.sumBook, sums.sumAudited, sums.n);
    const slope = divide(together, ofBook);
    const missing = subtract(sums.populationBook, scaled(sums.sumBook, sums));
    return {
      auditedTotal: add(scaled(sums.sumAudited, sums), multiply(slope, missing)),
      // s² = sd(a)² × (1 − r²), r² being slope × Sxy/Syy
      variance: subtract(variance(sums.sumAudited2, sums.sumAudited, sums.sumAudited, sums.n), multiply(slope, together)),
      coefficient: slope,
    };
  },
};

/** N × mean. */
const scaled = (sum: Ratio, { populationItems, n }: SampleSums): Ratio => multiply(sum, ratio(populationItems, n));

/** (Σxy − Σx Σy/n)/(n − 1): a variance when x is y. */
const variance = (products: Ratio, x: Ratio, y: Ratio, n: number): Ratio =>
  divide(subtract(products, divide(multiply(x, y), ratio(n))), ratio(n - 1));

/** Variance of book − audited. */
function differenceVariance({ sumBook, sumAudited, sumBook2, sumAudited2, sumBookAudited, n }: SampleSums): Ratio {
  const difference = subtract(sumBook, sumAudited);
  const squares = add(subtract(sumBook2, multiply(ratio(2n), sumBookAudited)), sumAudited2);
  return variance(squares, difference, difference, n);
}

/** Unrounded dollars as cents, rounded once. */
export const centsOfDollars = (dollars: Ratio | Decimal): Cents =>
  roundToCent(multiply(Decimal.isDecimal(dollars) ? ratioOfDecimal(dollars) : (dollars as Ratio), ratio(100n)));
