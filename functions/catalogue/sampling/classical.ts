import { z } from "zod";
import { ruleError, type Cents, type Trace } from "../../../src/core";
import {
  centsOfDollars,
  classicalEstimate,
  CLASSICAL_METHODS,
  decimalOf,
  DEVIATES,
  intervalOf,
  stratifiedEstimate,
  sumsOf,
  type ClassicalMethod,
  type Precision,
} from "../../../src/sampling";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { needed } from "./planning";

interface Item {
  readonly book: Cents;
  readonly audited: Cents;
  readonly stratum: string | null;
}
interface StratumRow {
  readonly stratum: string;
  readonly items: number;
  readonly book: Cents;
}

const item = z.object({ book: f.money.required, audited: f.money.required, stratum: f.text.optional });
const stratum = z.object({ stratum: f.text.required, items: f.count({ from: "0" }).required, book: f.money.required });

const estimateEntry = entry({
  id: "CLASSICALESTIMATE",
  area: "sampling",
  cites: ["T-5d4-11", "T-5d4-12"],
  inputs: {
    method: f.code(...CLASSICAL_METHODS).required,
    sample: f.list(item),
    confidence: f.rate().required,
    populationItems: f.count({ from: "0" }).optional,
    populationBook: f.money.optional,
    strata: f.uniqueRows(stratum, "stratum"),
    sides: f.code(1, 2).optional,
    deviate: f.code(...DEVIATES).optional,
    fpc: f.flag.optional,
  },
  inCell: {
    ranges: { sample: ["book", "audited", "stratum"], strata: ["stratum", "items", "book"] },
    first: "misstatement",
    parts: ["misstatement", "auditedTotal", "precision", "lowerMisstatement", "upperMisstatement", "s", "se", "coefficient"],
  },
  run: function run({ method, sample, populationItems, populationBook, strata, confidence, sides, deviate, fpc }, { trace }) {
    const how: Precision = { confidence, sides: sides ?? 2, deviate: deviate ?? "T", fpc: fpc ?? true };
    return strata.length > 0
      ? ofStrata(method, sample, strata, how, trace)
      : ofWhole(method, sample, needed(populationItems, "populationItems"), needed(populationBook, "populationBook"), how, trace);
  },
});

function ofWhole(
  method: ClassicalMethod,
  sample: readonly Item[],
  populationItems: number,
  populationBook: Cents,
  how: Precision,
  trace?: Trace,
): object {
  const estimate = classicalEstimate(method, sumsOf(populationItems, populationBook, sample), trace);
  return {
    ...amounts(estimate),
    s: estimate.s,
    ratio: estimate.coefficient && decimalOf(estimate.coefficient),
    noDifference: sample.every(({ book, audited }) => book === audited),
    ...intervalOf(estimate, how, sample.length - 1, trace),
  };
}

function ofStrata(method: ClassicalMethod, sample: readonly Item[], strata: readonly StratumRow[], how: Precision, trace?: Trace): object {
  const names = new Set(strata.map((row) => row.stratum));
  const strays = sample.filter((row) => row.stratum === null || !names.has(row.stratum));
  if (strays.length > 0) throw ruleError("invalid", "unknown-stratum", { stratum: strays[0]!.stratum });
  const sums = strata.map((row) => ({
    name: row.stratum,
    sums: sumsOf(
      row.items,
      row.book,
      sample.filter((sampled) => sampled.stratum === row.stratum),
    ),
  }));
  const estimate = stratifiedEstimate(method, sums, trace);
  return {
    ...amounts(estimate),
    strata: estimate.strata.map((part) => ({ stratum: part.name, ...amounts(part), s: part.s })),
    noDifference: sample.every(({ book, audited }) => book === audited),
    ...intervalOf(estimate, how, estimate.freedom, trace),
  };
}

type Amounts = Pick<ReturnType<typeof classicalEstimate>, "auditedTotal" | "misstatement" | "se" | "seFpc">;

const amounts = ({ auditedTotal, misstatement, se, seFpc }: Amounts) => ({
  auditedTotal: centsOfDollars(auditedTotal),
  misstatement: centsOfDollars(misstatement),
  se: centsOfDollars(se),
  seFpc: centsOfDollars(seFpc),
});

export const classicalEntries: readonly Entry[] = [estimateEntry];
