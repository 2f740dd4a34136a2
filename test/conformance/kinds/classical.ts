import { cents, multiply, ratio, ratioOf, subtract, ZERO, type Ratio } from "../../../src/core";
import {
  auditedRatio,
  centsOfDollars,
  classicalEstimate,
  CLASSICAL_METHODS,
  classicalSampleSize,
  decimalOf,
  intervalOf,
  meanDifference,
  sumsOf,
  type ClassicalMethod,
  type Estimate,
  type Precision,
  type SampleSums,
} from "../../../src/sampling";
import type { InvalidKind, Kind } from "./kind";
import { within } from "./tolerance";

const NEAR = { relative: "1e-8" };
const STATISTICS = { s: NEAR, slope: NEAR, ratioR: NEAR };

/** Confidence and sides of each printed precision: the quantile is 0.95, 0.90 or 0.975. */
const LEVELS = { two90: ["0.90", 2], one90: ["0.90", 1], two95: ["0.95", 2] } as const;
type Level = keyof typeof LEVELS;

function limitsOf(estimate: Estimate, level: Level, deviate: Precision["deviate"], fpc: boolean, n: number) {
  const [confidence, sides] = LEVELS[level];
  return intervalOf(estimate, { confidence: ratioOf(confidence), sides, deviate, fpc }, n - 1);
}

function precisions(estimate: Estimate, n: number): object {
  const both = (level: Level, deviate: Precision["deviate"]): object => ({
    precision: limitsOf(estimate, level, deviate, false, n).precision,
    precisionFpc: limitsOf(estimate, level, deviate, true, n).precision,
  });
  return {
    t_two90: both("two90", "T"),
    z_two90: both("two90", "Z"),
    t_one90: both("one90", "T"),
    z_one90: both("one90", "Z"),
    t_two95: both("two95", "T"),
    upperMisstatement_t_one90_fpc: limitsOf(estimate, "one90", "T", true, n).upperMisstatement,
    upperMisstatement_t_two90_fpc: limitsOf(estimate, "two90", "T", true, n).upperMisstatement,
  };
}

function printed(method: ClassicalMethod, sums: SampleSums): object {
  const estimate = classicalEstimate(method, sums);
  const { auditedTotal, misstatement, coefficient, s, se, seFpc } = estimate;
  return {
    auditedTotal: centsOfDollars(auditedTotal),
    misstatement: centsOfDollars(misstatement),
    s,
    se: centsOfDollars(se),
    seFpc: centsOfDollars(seFpc),
    slope: coefficient && decimalOf(coefficient),
    ...precisions(estimate, sums.n),
  };
}

const estimates = (sums: SampleSums): object => ({
  ...Object.fromEntries(CLASSICAL_METHODS.map((method) => [method.toLowerCase(), printed(method, sums)])),
  ratioR: decimalOf(auditedRatio(sums)),
});

type Summary = Partial<Readonly<Record<keyof SampleSums, string | number>>>;

/** Sums as printed; one that a refusal does without is zero. */
function readSums(input: Summary): SampleSums {
  const dollars = (key: keyof SampleSums): Ratio => (input[key] === undefined ? ZERO : ratioOf(String(input[key])));
  return {
    populationItems: Number(input.populationItems),
    populationBook: dollars("populationBook"),
    n: Number(input.n),
    sumBook: dollars("sumBook"),
    sumAudited: dollars("sumAudited"),
    sumBook2: dollars("sumBook2"),
    sumAudited2: dollars("sumAudited2"),
    sumBookAudited: dollars("sumBookAudited"),
  };
}

interface Items {
  readonly populationItems: number;
  readonly populationBook: string;
  readonly sample: readonly { readonly book: string; readonly audited: string }[];
}

const sumItems = ({ populationItems, populationBook, sample }: Items): SampleSums =>
  sumsOf(
    populationItems,
    cents(populationBook),
    sample.map(({ book, audited }) => ({ book: cents(book), audited: cents(audited) })),
  );

function point(input: Summary): object {
  const sums = readSums(input);
  const quotient = auditedRatio(sums);
  const byRatio = { ratio: decimalOf(quotient), auditedTotalByRatio: centsOfDollars(multiply(quotient, sums.populationBook)) };
  if (input.n === undefined) return byRatio;
  const mean = meanDifference(sums);
  const projected = multiply(mean, ratio(sums.populationItems));
  return {
    ...byRatio,
    meanDifferenceBookMinusAudited: decimalOf(mean),
    projectedMisstatement: centsOfDollars(projected),
    auditedTotalByDifference: centsOfDollars(subtract(sums.populationBook, projected)),
  };
}

export const classicalKinds: Readonly<Record<string, Kind>> = {
  summary: { answer: (input: Summary) => estimates(readSums(input)), differences: within(STATISTICS) },
  items: { answer: (input: Items) => estimates(sumItems(input)), differences: within(STATISTICS) },
  point: { answer: point, differences: within({ ratio: NEAR }) },
  "sample-size": {
    answer: (input: { populationItems: number; desiredPrecision: string; sd: string; confidence: string }) => ({
      n: classicalSampleSize({
        populationItems: input.populationItems,
        desiredPrecision: cents(input.desiredPrecision),
        sd: ratioOf(input.sd),
        confidence: ratioOf(input.confidence),
      }),
    }),
  },
};

/** Where sums of book and audited values are all there is, a point estimate must refuse what it cannot use, before any spread is asked for. */
function badInput(input: Readonly<Record<string, unknown>>): object {
  if ("sample" in input) return estimates(sumItems(input as never));
  return { ...("sumBook" in input ? point(input as Summary) : {}), ...estimates(readSums(input)) };
}

export const classicalInvalid: InvalidKind = { applies: (input) => "populationItems" in input, answer: badInput };
