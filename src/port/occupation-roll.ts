import {
  add,
  allocate,
  centsOf,
  divide,
  duplicatesOf,
  minus,
  multiply,
  negatives,
  NO_CENTS,
  ratio,
  refuseIf,
  roundToCent,
  squareFeet,
  times,
  ZERO,
  type Cents,
  type Footage,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";
import type { ExemptGround } from "./exemption";
import { exactShare, flagOf, type ChargeFlag, type Occupation } from "./occupation-charge";

/** A row of the register as the roll takes it; footage is null while it is pending. */
export interface RollRow {
  readonly id: string;
  readonly footage: Footage | null;
  readonly categoryFactor: Ratio;
  readonly exemptGround: ExemptGround | null;
}

export interface ChargedRow {
  readonly id: string;
  readonly charge: Cents;
  /** Dollars, not rounded: base × footage / land × factor; null for an exempt row. */
  readonly exactShare: Ratio | null;
  readonly exemptGround: ExemptGround | null;
  readonly flag: ChargeFlag | null;
}

export interface OccupationRoll {
  readonly rows: readonly ChargedRow[];
  readonly rollTotal: Cents;
  readonly base: Cents;
  /** base − roll total: negative when the roll collects more than the base. */
  readonly unallocated: Cents;
  /** A charge meant to cover cost would be collecting more. */
  readonly warning: "roll-above-base" | null;
}

type MeasuredRow = RollRow & Occupation;

const CITE = "P-12";

/**
 * The occupation roll: every row's charge, tied to the cent to its target, and the line that reconciles it to the base.
 *
 * Exempt rows carry 0.00 and stay out of the allocation; the odd cents go by largest remainder over footage × factor.
 *
 * @param base cents
 * @throws RuleError `invalid` "duplicate-id"; `missing` "port-footage-pending"; `out-of-range` "negative"; `divide` "no-land",
 * "nothing-to-charge" when there is a target and nothing to share it over
 * @cite P-12, P-11, P-07
 */
export function occupationRoll(base: Cents, land: Footage, rows: readonly RollRow[], readings: Readings, trace?: Trace): OccupationRoll {
  checkRows(base, land, rows);
  const charged = rows.filter(isCharged);
  const rollTotal = targetOf(base, land, charged, readings);
  const charges = shareOut(rollTotal, charged);
  const unallocated = minus(base, rollTotal);
  const results = rows.map((row) => rowOf(base, land, row, charges.get(row.id) ?? NO_CENTS, trace));
  trace?.line("lines.port-roll", { base, rollTotal }, unallocated, CITE, readings.used("P-A01"), readings.used("P-A04"));
  return { rows: results, rollTotal, base, unallocated, warning: unallocated < 0n ? "roll-above-base" : null };
}

const isCharged = (row: RollRow): row is MeasuredRow => row.exemptGround === null;

function checkRows(base: Cents, land: Footage, rows: readonly RollRow[]): void {
  const repeated = duplicatesOf(rows.map(({ id }) => id));
  const pending = rows.filter(({ footage, exemptGround }) => footage === null && exemptGround === null).map(({ id }) => id);
  refuseIf(
    [
      [repeated.length > 0, "invalid", "duplicate-id", { ids: repeated }],
      [pending.length > 0, "missing", "port-footage-pending", { ids: pending }],
      ...negatives({ base, totalLandFootage: land }),
      ...rows.flatMap(({ id, footage, categoryFactor }) => negatives({ [id]: footage, [`${id}: categoryFactor`]: categoryFactor })),
      [land.tenThousandths === 0n, "divide", "no-land", { base }],
    ],
    CITE,
  );
}

/** What the roll adds up to: the base, the rounded sum of the exact shares, or that sum without factors (P-A01, P-A04). */
function targetOf(base: Cents, land: Footage, rows: readonly MeasuredRow[], readings: Readings): Cents {
  if (readings.option("P-A01") === "NORMALIZE") return base;
  const weighs = readings.option("P-A04") === "REVENUE_NEUTRAL" ? unmodulated : modulated;
  const weight = rows.map(weighs).reduce(add, ZERO);
  return roundToCent(times(base, divide(weight, squareFeet(land))));
}

const unmodulated = ({ footage }: Occupation): Ratio => squareFeet(footage);
const modulated = ({ footage, categoryFactor }: Occupation): Ratio => multiply(squareFeet(footage), categoryFactor);

function shareOut(target: Cents, rows: readonly MeasuredRow[]): ReadonlyMap<string, Cents> {
  const weights = inOneScale(rows.map(modulated));
  const weightless = weights.every((weight) => weight === 0n);
  refuseIf([[weightless && target !== 0n, "divide", "nothing-to-charge", { target }]], CITE);
  if (weightless) return new Map();
  const ids = rows.map(({ id }) => id);
  const shares = allocate(target, weights, ids);
  return new Map(ids.map((id, k) => [id, shares[k]!]));
}

/** Fractions as whole numbers over their least common denominator. */
function inOneScale(weights: readonly Ratio[]): readonly bigint[] {
  const scale = weights.reduce((common, { d }) => common * ratio(common, d).d, 1n);
  return weights.map(({ n, d }) => (n * scale) / d);
}

function rowOf(base: Cents, land: Footage, row: RollRow, charge: Cents, trace: Trace | undefined): ChargedRow {
  const { id, exemptGround } = row;
  if (!isCharged(row)) {
    trace?.line("lines.port-exempt-row", { id, ground: exemptGround }, NO_CENTS, "P-07");
    return { id, charge: NO_CENTS, exactShare: null, exemptGround, flag: null };
  }
  const exact = multiply(exactShare(base, row, land), ratio(1n, 100n));
  trace?.line("lines.port-row", { id, footage: row.footage, categoryFactor: row.categoryFactor, exact }, charge, CITE);
  return { id, charge, exactShare: exact, exemptGround, flag: flagOf(row, land) };
}

export interface RollChange {
  readonly id: string;
  readonly old: Cents;
  readonly new: Cents;
  readonly delta: Cents;
}

/**
 * What an amended roll changes row by row; a row that only one of the two has counts as 0.00 in the other.
 *
 * @cite P-16
 */
export function rollChanges(before: OccupationRoll, after: OccupationRoll): readonly RollChange[] {
  const [old, now] = [before, after].map(({ rows }) => new Map(rows.map(({ id, charge }) => [id, charge])));
  const ids = [...new Set([...old!.keys(), ...now!.keys()])];
  return ids.map(function change(id) {
    const [a, b] = [old!.get(id) ?? NO_CENTS, now!.get(id) ?? NO_CENTS];
    return { id, old: a, new: b, delta: centsOf(b - a) };
  });
}
