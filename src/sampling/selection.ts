import { centsOf, duplicatesOf, refuseIf, sum, type Cents, type Check, type Trace } from "../core";
import { PRACTICE } from "./confidence-factor";
import { generator, type Generator } from "./generator";
import { LARGEST_SAMPLE } from "./sample-size";
import { strata, type Strata } from "./strata";

/** INTERVAL: a start, then every interval. CELL: one unit at random in each interval. RANDOM: n different units of the whole stream. */
export const SELECTION_METHODS = ["INTERVAL", "CELL", "RANDOM"] as const;
export type SelectionMethod = (typeof SELECTION_METHODS)[number];

/** What is drawn from a stream of monetary units. */
export interface Draw {
  /** Sum of the items in the stream, cents. */
  readonly streamTotal: Cents;
  /** Rows selected, in file order. */
  readonly selected: readonly number[];
  /** How many hits fell in each selected row. */
  readonly hits: ReadonlyMap<number, number>;
  /** The monetary units hit, cents of the running total, ascending. */
  readonly hitUnits: readonly Cents[];
}

export interface SelectionPlan {
  /** Recorded amounts in file order, cents. */
  readonly bookValues: readonly Cents[];
  readonly ids?: readonly string[] | undefined;
  readonly method: SelectionMethod;
  /** Sampling interval, cents; it is also the top stratum's cutoff. */
  readonly interval: Cents;
  /** INTERVAL: first unit, from 1 to the interval; null draws it from the seed. */
  readonly start: Cents | null;
  /** RANDOM: units to draw. */
  readonly n: number | null;
  /** Text of the seed; needed wherever something is drawn. */
  readonly seed: string | null;
  /** Items at or above the interval are certain and leave the stream. */
  readonly topStratum: boolean;
}

export type Selection = Omit<Strata, "stream"> & Draw & { readonly start: Cents | null };

/**
 * Selects items with probability proportional to size. Row i of the stream owns the monetary units (Cᵢ₋₁, Cᵢ] of the running total of its
 * positive values in file order; a hit on Cᵢ takes row i.
 *
 * @throws RuleError `invalid` "duplicate-id", "lists-differ"; `missing` "no-rows", "blank" (n of RANDOM), "seed-blank"; `out-of-range`
 *   "interval-not-positive", "start-not-positive", "start-above-interval", "no-positive-value", "sample-size-not-positive",
 *   "more-units-than-population", "sample-too-large"
 * @cite T-5d4-11, T-5d4-12 (practice)
 */
export function musSelection(plan: SelectionPlan, trace?: Trace): Selection {
  refuseIf(checks(plan), PRACTICE);
  const { stream, ...groups } = strata(plan.bookValues, plan.topStratum ? plan.interval : null);
  const amounts = stream.map((row) => plan.bookValues[row - 1]!);
  const streamTotal = sum(amounts);
  const most = streamTotal / plan.interval;
  refuseIf([[plan.method !== "RANDOM" && most > LARGEST_SAMPLE, "out-of-range", "sample-too-large", { limit: LARGEST_SAMPLE }]], PRACTICE);
  const { start, units } = UNITS[plan.method](plan, streamTotal);
  const draw = { streamTotal, hitUnits: units, ...rowsHit(stream, amounts, units) };
  trace?.line("lines.strata", { positiveTotal: groups.positiveTotal, certainty: groups.certainty.length }, streamTotal, PRACTICE);
  trace?.line("lines.selection", { interval: plan.interval, start, hits: units.length }, draw.selected.length, PRACTICE);
  return { ...groups, ...draw, start };
}

function checks({ bookValues, ids, method, interval, start, n, seed }: SelectionPlan): readonly Check[] {
  const draws = method !== "INTERVAL" || start === null;
  return [
    [bookValues.length === 0, "missing", "no-rows"],
    [ids !== undefined && ids.length !== bookValues.length, "invalid", "lists-differ", { ids: ids?.length, values: bookValues.length }],
    [ids !== undefined && new Set(ids).size !== ids.length, "invalid", "duplicate-id", { ids: duplicatesOf(ids ?? []) }],
    [interval <= 0n, "out-of-range", "interval-not-positive", { interval }],
    [start !== null && start <= 0n, "out-of-range", "start-not-positive", { start }],
    [start !== null && start > interval, "out-of-range", "start-above-interval", { start, interval }],
    [!bookValues.some((value) => value > 0n), "out-of-range", "no-positive-value"],
    [method === "RANDOM" && n === null, "missing", "blank", { field: "n" }],
    [n !== null && (!Number.isInteger(n) || n < 1), "out-of-range", "sample-size-not-positive", { n }],
    [draws && (seed === null || seed.trim() === ""), "missing", "seed-blank"],
  ];
}

interface Units {
  readonly start: Cents | null;
  readonly units: readonly Cents[];
}

const UNITS: Readonly<Record<SelectionMethod, (plan: SelectionPlan, streamTotal: Cents) => Units>> = {
  INTERVAL: function everyInterval({ interval, start, seed }, streamTotal) {
    const first = start ?? unitBelow(generator(seed!), interval);
    return { start: first, units: unitsFrom(first, interval, streamTotal) };
  },
  CELL: function onePerCell({ interval, seed }, streamTotal) {
    const random = generator(seed!);
    const units: Cents[] = [];
    for (let cell = 0n; cell < streamTotal; cell += interval) {
      const unit = centsOf(cell + unitBelow(random, interval));
      if (unit <= streamTotal) units.push(unit);
    }
    return { start: null, units };
  },
  RANDOM: function anywhere({ n, seed }, streamTotal) {
    refuseIf([[BigInt(n!) > streamTotal, "out-of-range", "more-units-than-population", { n, streamTotal }]], PRACTICE);
    const random = generator(seed!);
    const units = new Set<Cents>();
    while (units.size < n!) units.add(unitBelow(random, streamTotal));
    return { start: null, units: [...units].sort((a, b) => (a < b ? -1 : 1)) };
  },
};

/** A unit from 1 to n. */
const unitBelow = (random: Generator, n: Cents): Cents => centsOf(random.below(n) + 1n);

/** start, start + interval … up to the total. */
export function unitsFrom(start: Cents, interval: Cents, total: Cents): readonly Cents[] {
  const units: Cents[] = [];
  for (let unit: bigint = start; unit <= total; unit += interval) units.push(centsOf(unit));
  return units;
}

/** The row that owns each unit; both run upward, so one pass finds all. */
function rowsHit(stream: readonly number[], amounts: readonly Cents[], units: readonly Cents[]): Pick<Draw, "selected" | "hits"> {
  const hits = new Map<number, number>();
  let [at, running] = [0, amounts[0] ?? 0n] as [number, bigint];
  for (const unit of units) {
    while (running < unit) running += amounts[++at]!;
    hits.set(stream[at]!, (hits.get(stream[at]!) ?? 0) + 1);
  }
  return { selected: [...hits.keys()], hits };
}
