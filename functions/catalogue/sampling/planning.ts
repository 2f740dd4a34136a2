import { ruleError, subtract, ONE, type Cents, type Ratio, type Trace } from "../../../src/core";
import {
  aclInterval,
  attributeSampleSize,
  classicalSampleSize,
  confidenceFactor,
  expansionSampleSize,
  hypergeometricSampleSize,
  plannedByFactor,
  planningFactor,
  samplingInterval,
} from "../../../src/sampling";
import { entry, type Entry } from "../entry";
import * as f from "../fields";

/** A fact that only some methods need. */
export function needed<T>(value: T | null, field: string): T {
  if (value === null) throw ruleError("missing", "blank", { field });
  return value;
}

const confidenceFactorEntry = entry({
  id: "CONFIDENCEFACTOR",
  area: "sampling",
  cites: ["T-5d4-12"],
  inputs: { confidence: f.rate().required, errors: f.count({ from: "0" }).optional, expectedToTolerable: f.rate().optional },
  inCell: { first: "exact", parts: ["exact", "table2", "incrementExact", "incrementTable2"] },
  run: ({ confidence, errors, expectedToTolerable }, { trace }) =>
    expectedToTolerable === null
      ? confidenceFactor(confidence, errors ?? 0, trace)
      : planningFactor(confidence, expectedToTolerable, trace),
});

/** FACTOR: planning factor, the AICPA's Table C-1. EXPANSION: older AICPA formula. The last three count items. */
const SIZE_METHODS = ["FACTOR", "EXPANSION", "ATTRIBUTE", "HYPERGEOMETRIC", "CLASSICAL"] as const;

interface SizeInputs {
  readonly confidence: Ratio;
  readonly bookValue: Cents | null;
  readonly tolerable: Cents | null;
  readonly expected: Cents | null;
  readonly tolerableRate: Ratio | null;
  readonly expectedRate: Ratio | null;
  readonly populationItems: number | null;
  readonly tolerableItems: number | null;
  readonly allowedErrors: number | null;
  readonly desiredPrecision: Cents | null;
  readonly sd: Ratio | null;
}

const planOf = ({ bookValue, tolerable, expected }: SizeInputs) => ({
  bookValue: needed(bookValue, "bookValue"),
  tolerable: needed(tolerable, "tolerable"),
  expected: needed(expected, "expected"),
});

const SIZES: Readonly<Record<(typeof SIZE_METHODS)[number], (inputs: SizeInputs, trace?: Trace) => object>> = {
  FACTOR: function byFactor(inputs, trace) {
    const plan = planOf(inputs);
    const { exact, table2, nExact, nTable2 } = plannedByFactor(plan, inputs.confidence, trace);
    return { n: nExact, nTable2, factor: exact, factorTable2: table2, interval: samplingInterval(plan.bookValue, nExact).interval };
  },
  EXPANSION: (inputs, trace) => expansionSampleSize(planOf(inputs), subtract(ONE, inputs.confidence), trace),
  ATTRIBUTE: ({ confidence, tolerableRate, expectedRate }, trace) =>
    attributeSampleSize(confidence, needed(tolerableRate, "tolerableRate"), needed(expectedRate, "expectedRate"), trace),
  HYPERGEOMETRIC: function fromFinite({ confidence, populationItems, tolerableItems, allowedErrors }, trace) {
    const population = { items: needed(populationItems, "populationItems"), tolerable: needed(tolerableItems, "tolerableItems") };
    return { n: hypergeometricSampleSize(confidence, population, allowedErrors ?? 0, trace) };
  },
  CLASSICAL: function forPrecision({ confidence, populationItems, desiredPrecision, sd }, trace) {
    const plan = {
      confidence,
      populationItems: needed(populationItems, "populationItems"),
      desiredPrecision: needed(desiredPrecision, "desiredPrecision"),
      sd: needed(sd, "sd"),
    };
    return { n: classicalSampleSize(plan, trace) };
  },
};

const sampleSizeEntry = entry({
  id: "SAMPLESIZE",
  area: "sampling",
  cites: ["T-5d4-11", "T-5d4-12"],
  inputs: {
    confidence: f.rate().required,
    bookValue: f.money.optional,
    tolerable: f.money.optional,
    expected: f.money.optional,
    method: f.code(...SIZE_METHODS).optional,
    tolerableRate: f.rate().optional,
    expectedRate: f.rate().optional,
    populationItems: f.count({ from: "0" }).optional,
    tolerableItems: f.count({ from: "0" }).optional,
    allowedErrors: f.count({ from: "0" }).optional,
    desiredPrecision: f.money.optional,
    sd: f.rate().optional,
  },
  inCell: { first: "n", parts: ["n", "nTable2", "factor", "interval", "allowedDeviations"] },
  run: ({ method, ...inputs }, { trace }) => SIZES[method ?? "FACTOR"](inputs, trace),
});

const intervalEntry = entry({
  id: "SAMPLINGINTERVAL",
  area: "sampling",
  cites: ["T-5d4-12"],
  inputs: {
    bookValue: f.money.optional,
    n: f.count({ from: "0" }).optional,
    confidence: f.rate().optional,
    materiality: f.money.optional,
    expected: f.money.optional,
  },
  inCell: { first: "interval", parts: ["interval"] },
  run: ({ bookValue, n, confidence, materiality, expected }, { trace }) =>
    confidence === null
      ? { interval: samplingInterval(needed(bookValue, "bookValue"), needed(n, "n"), trace).interval }
      : { interval: aclInterval(confidence, needed(materiality, "materiality"), needed(expected, "expected"), trace).interval },
});

export const planningEntries: readonly Entry[] = [confidenceFactorEntry, sampleSizeEntry, intervalEntry];
