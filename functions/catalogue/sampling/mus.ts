import { z } from "zod";
import { centsOf, type Cents } from "../../../src/core";
import {
  decimalOf,
  evaluateMus,
  FACTOR_KINDS,
  GENERATOR,
  musSelection,
  samplingInterval,
  SELECTION_METHODS,
  type Selection,
  type SideEvaluation,
} from "../../../src/sampling";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { needed } from "./planning";

const positive = (values: readonly Cents[]): Cents => centsOf(values.reduce((sum, value) => (value > 0n ? sum + value : sum), 0n));

interface Row {
  readonly row: number;
  readonly id: string | null;
  readonly book: Cents;
  readonly stratum: "CERTAINTY" | "SAMPLE";
  readonly hits: number;
}

/** The items to examine, in file order. */
function rowsOf(selection: Selection, bookValues: readonly Cents[], ids: readonly string[] | undefined): readonly Row[] {
  const at = (row: number, stratum: Row["stratum"]): Row => ({
    row,
    id: ids?.[row - 1] ?? null,
    book: bookValues[row - 1]!,
    stratum,
    hits: selection.hits.get(row) ?? 0,
  });
  const rows = [...selection.certainty.map((row) => at(row, "CERTAINTY")), ...selection.selected.map((row) => at(row, "SAMPLE"))];
  return rows.sort((a, b) => a.row - b.row);
}

const selectEntry = entry({
  id: "MUSSELECT",
  area: "sampling",
  cites: ["T-5d4-11", "T-5d4-12"],
  inputs: {
    bookValues: f.list(f.money.required),
    interval: f.money.optional,
    start: f.money.optional,
    seed: f.text.optional,
    method: f.code(...SELECTION_METHODS).optional,
    n: f.count({ from: "0" }).optional,
    topStratum: f.flag.optional,
    ids: f.list(f.text.required),
  },
  inCell: {
    ranges: { bookValues: ["*"], ids: ["*"] },
    first: "rows",
    parts: ["rows", "positiveTotal", "streamTotal", "interval", "start"],
    spills: { rows: ["row", "id", "book", "stratum", "hits"] },
  },
  run: function run({ bookValues, interval, ids: names, ...rest }, { trace }) {
    const every = interval ?? samplingInterval(positive(bookValues), needed(rest.n, "interval"), trace).interval;
    const ids = names.length === 0 ? undefined : names;
    const plan = { ...rest, bookValues, ids, interval: every, method: rest.method ?? "INTERVAL", topStratum: rest.topStratum ?? true };
    const selection = musSelection(plan, trace);
    return { rows: rowsOf(selection, bookValues, ids), ...selection, interval: every, seed: rest.seed, generator: GENERATOR };
  },
});

const sideOf = ({ errors, projected, limits }: SideEvaluation): object => ({
  errors,
  projected,
  table2: limits.TABLE2,
  exact: limits.EXACT,
});

const evaluateEntry = entry({
  id: "MUSEVALUATE",
  area: "sampling",
  cites: ["T-5d4-12"],
  inputs: {
    confidence: f.rate().required,
    interval: f.money.required,
    misstatements: f.list(z.object({ book: f.money.required, audited: f.money.required })),
    tolerable: f.money.optional,
    factors: f.code(...FACTOR_KINDS).optional,
  },
  inCell: {
    ranges: { misstatements: ["book", "audited"] },
    first: "upperLimit",
    parts: ["upperLimit", "projected", "basicPrecision", "incremental", "allowance", "accept", "netProjected", "items"],
    spills: { items: ["book", "audited", "treatment", "taint", "projected"] },
  },
  run: function run({ misstatements, factors, ...plan }, { trace }) {
    const { items, overstatement, understatement, netProjected } = evaluateMus({ ...plan, sample: misstatements }, trace);
    return {
      ...overstatement.limits[factors ?? "EXACT"],
      projected: overstatement.projected,
      netProjected,
      items: items.map((item) => ({ ...item, taint: item.taint && decimalOf(item.taint) })),
      overstatement: sideOf(overstatement),
      understatement: sideOf(understatement),
    };
  },
});

export const musEntries: readonly Entry[] = [selectEntry, evaluateEntry];
