import { call, CATALOGUE } from "../../../functions/catalogue";
import { cents, compare, divide, ratio, ratioOf, subtract, toFixed, ONE, ZERO, type Cents, type Ratio } from "../../../src/core";
import {
  aclInterval,
  attributeSampleSize,
  attributeUpperBound,
  confidenceFactor,
  decimalOf,
  evaluateMus,
  expansionSampleSize,
  factorSampleSize,
  hypergeometricSampleSize,
  musSelection,
  percentRoundedUp,
  planningFactor,
  plannedByFactor,
  projectedByTaints,
  samplingInterval,
  stringerBound,
  taintOf,
  unitsFrom,
  type SideEvaluation,
} from "../../../src/sampling";
import { classicalKinds } from "./classical";
import type { InvalidKind, Kind } from "./kind";
import { within } from "./tolerance";

type Texts = Readonly<Record<string, string>>;
interface Item {
  readonly book: string;
  readonly audited: string;
}

const NEAR = { relative: "1e-9" };
const rate = (percent: string): Ratio => divide(ratioOf(percent), ratio(100n));
const itemOf = ({ book, audited }: Item): { book: Cents; audited: Cents } => ({ book: cents(book), audited: cents(audited) });

const factorKinds: Readonly<Record<string, Kind>> = {
  "evaluation-factor": {
    answer: ({ confidence, errors }: { readonly confidence: string; readonly errors: number }) =>
      confidenceFactor(ratioOf(confidence), errors),
    differences: within({ exact: NEAR, incrementExact: NEAR }),
  },
  "planning-factor": {
    answer: ({ confidence, ratioExpectedToTolerable }: Texts) => planningFactor(ratioOf(confidence!), ratioOf(ratioExpectedToTolerable!)),
    differences: within({ exact: NEAR }),
  },
};

const bySampleFactor = ({ confidence, tolerableFraction, ratioExpectedToTolerable }: Texts): object =>
  factorSampleSize(ratioOf(confidence!), ratioOf(tolerableFraction!), ratioOf(ratioExpectedToTolerable!));

function byExpansion({ bookValue, tolerable, expected, riskOfIncorrectAcceptance }: Texts): object {
  const plan = { bookValue: cents(bookValue!), tolerable: cents(tolerable!), expected: cents(expected!) };
  const risk = ratioOf(riskOfIncorrectAcceptance!);
  const result = expansionSampleSize(plan, risk);
  const { ratio: share, exact, table2, nExact, nTable2 } = plannedByFactor(plan, subtract(ONE, risk));
  return {
    ...result,
    nUnrounded: toFixed(result.nUnrounded, 4),
    factorRatio: { ratio: share, Fexact: exact, Ftable2: table2, nExact, nTable2 },
  };
}

const sizeKinds: Readonly<Record<string, Kind>> = {
  "aicpa-c1": { answer: bySampleFactor },
  "factor-ratio": { answer: bySampleFactor, differences: within({ nUnrounded: { relative: "1e-8" } }) },
  "rf-ef": { answer: byExpansion, differences: within({ Fexact: NEAR }) },
  "acl-interval": {
    answer: function acl({ confidence, materiality, expected }: Texts) {
      const { unrounded, interval } = aclInterval(ratioOf(confidence!), cents(materiality!), cents(expected!));
      // what the source's own sample had is information
      return { intervalUnrounded: toFixed(divide(unrounded, ratio(100n)), 6), interval };
    },
    differences: (expected, actual) => within({})({ ...(expected as object), publishedN: undefined }, actual),
  },
  attribute: {
    answer: ({ confidence, tolerableRatePct, expectedRatePct }: Texts) =>
      attributeSampleSize(ratioOf(confidence!), rate(tolerableRatePct!), rate(expectedRatePct!)),
  },
  hypergeometric: {
    answer: (input: { confidence: string; populationItems: number; tolerableItems: number; allowedErrors: number }) => ({
      n: hypergeometricSampleSize(
        ratioOf(input.confidence),
        { items: input.populationItems, tolerable: input.tolerableItems },
        input.allowedErrors,
      ),
    }),
  },
};

interface SelectionInput {
  readonly bookValues: readonly string[];
  readonly interval: string;
  readonly start: string;
}

function bothSelections({ bookValues, interval, start }: SelectionInput): object {
  const plan = {
    bookValues: bookValues.map(cents),
    method: "INTERVAL" as const,
    interval: cents(interval),
    start: cents(start),
    n: null,
    seed: null,
  };
  const plain = musSelection({ ...plan, topStratum: false });
  return { ...plain, plain, topStratum: musSelection({ ...plan, topStratum: true }) };
}

const selectionKinds: Readonly<Record<string, Kind>> = {
  "interval-selection": { answer: bothSelections },
  "hit-series": {
    answer: function series({ bookTotal, n, start }: { readonly bookTotal: string; readonly n: number; readonly start: string }) {
      const { interval } = samplingInterval(cents(bookTotal), n);
      const units = unitsFrom(cents(start), interval, cents(bookTotal));
      return { interval, firstHits: units.slice(0, 4), lastHit: units[n - 1] };
    },
  },
};

const TREATMENTS = { TAINTED: "tainted", ACTUAL: "actual (item >= interval)" } as const;

const sideOf = ({ errors, projected, limits }: SideEvaluation): object => ({
  errors,
  projected,
  table2: { ...limits.TABLE2, UML: limits.TABLE2.upperLimit },
  exact: { ...limits.EXACT, UML: limits.EXACT.upperLimit },
});

interface Uml {
  readonly confidence: string;
  readonly interval: string;
  readonly misstatements: readonly Item[];
  readonly tolerable?: string;
}

function uml({ confidence, interval, misstatements, tolerable }: Uml): object {
  const result = evaluateMus({
    confidence: ratioOf(confidence),
    interval: cents(interval),
    sample: misstatements.map(itemOf),
    tolerable: tolerable === undefined ? null : cents(tolerable),
  });
  return {
    items: result.items.map((item) => ({ ...item, taint: item.taint && decimalOf(item.taint), treatment: TREATMENTS[item.treatment] })),
    overstatement: sideOf(result.overstatement),
    understatement: sideOf(result.understatement),
    netProjected: result.netProjected,
  };
}

interface Taints {
  readonly confidence: string;
  readonly n: number;
  readonly bookValue: string;
  readonly taints: readonly string[];
}

const absolute = (text: string): Ratio => {
  const value = ratioOf(text);
  return compare(value, ZERO) < 0 ? subtract(ZERO, value) : value;
};

const evaluationKinds: Readonly<Record<string, Kind>> = {
  uml: { answer: uml, differences: within({ taint: { absolute: "1e-12" } }) },
  stringer: {
    answer: function stringer({ confidence, n, bookValue, taints }: Taints) {
      const bound = stringerBound({ confidence: ratioOf(confidence), n, bookValue: cents(bookValue), taints: taints.map(ratioOf) });
      return { projected: bound.projected, stringerPoisson: bound.poisson, stringerBinomial: bound.binomial };
    },
  },
  understatement: {
    answer: ({ n, bookValue, taints }: Taints) => ({ projectedUnder: projectedByTaints(taints.map(absolute), n, cents(bookValue)) }),
  },
  "attribute-upper-bound": {
    answer: function bound({
      confidence,
      n,
      deviations,
    }: {
      readonly confidence: string;
      readonly n: number;
      readonly deviations: number;
    }) {
      const upper = attributeUpperBound(ratioOf(confidence), n, deviations);
      return { upperPctExact: upper.times(100), upperPctCeil1: percentRoundedUp(upper) };
    },
    differences: within({ upperPctExact: { absolute: "1e-8" } }),
  },
  "swapped-columns": {
    answer: ({ right, swapped }: { readonly right: readonly Item[]; readonly swapped: readonly Item[] }) => ({
      rightTaint: decimalOf(taintOf(itemOf(right[0]!))),
      swappedTaint: decimalOf(taintOf(itemOf(swapped[0]!))),
    }),
    differences: within({ rightTaint: { absolute: "1e-12" }, swappedTaint: { absolute: "1e-12" } }),
  },
};

export const samplingKinds: Readonly<Record<string, Kind>> = {
  ...factorKinds,
  ...sizeKinds,
  ...selectionKinds,
  ...evaluationKinds,
  ...classicalKinds,
};

/** The function that must refuse a bad input, known by one of its keys. */
const REFUSING: Readonly<Record<string, readonly [name: string, more: object]>> = {
  bookValues: ["MUSSELECT", {}],
  misstatements: ["MUSEVALUATE", {}],
  tolerable: ["SAMPLESIZE", { method: "EXPANSION" }],
};

const keyOf = (input: object): string | undefined => Object.keys(REFUSING).find((key) => key in input);

export const samplingInvalid: InvalidKind = {
  applies: (input) => keyOf(input) !== undefined,
  answer: function answer(input: Readonly<Record<string, unknown>>): object {
    const [name, more] = REFUSING[keyOf(input)!]!;
    return call(CATALOGUE.get(name)!, { ...input, ...more });
  },
};
