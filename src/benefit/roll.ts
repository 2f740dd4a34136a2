import { allocate, duplicatesOf, minus, NO_CENTS, refuseIf, sum, type Cents, type Footage, type Trace } from "../core";
import type { Readings } from "../law";
import { calendarYearDays, chargeForDays, outsideYear, type YearDays } from "./prorate";

/** A private parcel as the roll takes it; footage is null while it has not been computed (B-51). */
export interface RollParcel {
  readonly id: string;
  readonly footage: Footage | null;
  readonly liableDays: number;
}

export interface RollRow {
  readonly id: string;
  /** The share of the whole year; null while the footage is pending. */
  readonly fullCharge: Cents | null;
  readonly charge: Cents;
  readonly notCharged: Cents;
  readonly flag: "exempt-footage-pending" | null;
}

export interface Roll<Row = RollRow> {
  readonly rows: readonly Row[];
  readonly assessed: Cents;
  readonly notCharged: Cents;
  readonly base: Cents;
}

const CITE = "B-26";

/**
 * The assessment roll: the base shared over the private parcels by footage, tied to the cent, each share prorated by its chargeable days.
 *
 * @param base budget to share, cents
 * @throws RuleError `invalid` "duplicate-id"; `missing` "footage-pending", "no-rows"; `out-of-range` "liable-days-outside-year",
 * "negative-amount"; `divide` "no-chargeable-footage" when the denominator is zero and the base is not
 * @cite B-26, B-27
 */
export function benefitRoll(base: Cents, year: number, parcels: readonly RollParcel[], readings: Readings, trace?: Trace): Roll {
  const days = calendarYearDays(year, readings);
  checkParcels(base, parcels, days.inYear);
  const weights = parcels.map((parcel) => WEIGHT[denominatorOf(readings)](parcel));
  const total = totalWeight(base, weights);
  const shares = allocate(
    base,
    weights,
    parcels.map(({ id }) => id),
  );
  trace?.line("lines.denominator", { parcels: parcels.length }, denominatorOf(readings), "B-27", readings.used("B-A01"));
  const charge = chargeRule(base, total, days, readings);
  return rollOf(
    base,
    parcels.map((parcel, k) => rowOf(parcel, shares[k]!, charge(parcel, weights[k]!, shares[k]!), trace, readings)),
    trace,
  );
}

/** Which footage divides the base (B-A01). */
export type Denominator = "ALL" | "NONEXEMPT" | "TIMEWEIGHTED";
export const denominatorOf = (readings: Readings): Denominator => readings.option("B-A01") as Denominator;

type Measured = Pick<RollParcel, "footage" | "liableDays">;

/** The weight of a parcel or building, an integer; a pending footage weighs nothing. */
export const WEIGHT: Readonly<Record<Denominator, (measured: Measured) => bigint>> = {
  ALL: ({ footage }) => footage?.tenThousandths ?? 0n,
  NONEXEMPT: ({ footage, liableDays }) => (liableDays > 0 ? (footage?.tenThousandths ?? 0n) : 0n),
  TIMEWEIGHTED: ({ footage, liableDays }) => (footage?.tenThousandths ?? 0n) * BigInt(liableDays),
};

/** @throws RuleError `divide` "no-chargeable-footage" */
export function totalWeight(base: Cents, weights: readonly bigint[]): bigint {
  let total = 0n;
  for (const weight of weights) total += weight;
  refuseIf([[weights.length > 0 && total === 0n && base !== 0n, "divide", "no-chargeable-footage", { base }]], CITE);
  return total;
}

function checkParcels(base: Cents, parcels: readonly RollParcel[], inYear: number): void {
  const repeated = duplicatesOf(parcels.map(({ id }) => id));
  const pending = idsWhere(parcels, ({ footage, liableDays }) => footage === null && liableDays !== 0);
  const outside = idsWhere(parcels, ({ liableDays }) => outsideYear(liableDays, inYear));
  refuseIf(
    [
      [repeated.length > 0, "invalid", "duplicate-id", { ids: repeated }],
      [pending.length > 0, "missing", "footage-pending", { ids: pending }],
      [outside.length > 0, "out-of-range", "parcels-outside-year", { ids: outside, inYear }],
      [base < 0n, "out-of-range", "negative-amount", { value: base }],
    ],
    CITE,
  );
}

const idsWhere = (parcels: readonly RollParcel[], holds: (parcel: RollParcel) => boolean): readonly string[] =>
  parcels.filter(holds).map(({ id }) => id);

type ChargeRule = (parcel: RollParcel, weight: bigint, share: Cents) => Cents;

/** How a share becomes the year's charge: kept as it is, or the days applied to the rounded or the exact share (B-A39). */
function chargeRule(base: Cents, total: bigint, days: YearDays, readings: Readings): ChargeRule {
  if (denominatorOf(readings) === "TIMEWEIGHTED") return (_parcel, _weight, share) => share;
  if (readings.option("B-A39") === "EXACT_SHARE")
    return ({ liableDays }, weight, share) => chargeForDays(share, { n: base * weight, d: total || 1n }, liableDays, days);
  return ({ liableDays }, _weight, share) => chargeForDays(share, { n: share, d: 1n }, liableDays, days);
}

function rowOf(
  { id, footage, liableDays }: RollParcel,
  share: Cents,
  charge: Cents,
  trace: Trace | undefined,
  readings: Readings,
): RollRow {
  if (footage === null) return { id, fullCharge: null, charge: NO_CENTS, notCharged: NO_CENTS, flag: "exempt-footage-pending" };
  trace?.line("lines.parcel-share", { id, footage }, share, CITE);
  trace?.line("lines.parcel-days", { id, share, days: liableDays }, charge, "B-27", readings.used("B-A12"), readings.used("B-A39"));
  return { id, fullCharge: share, charge, notCharged: minus(share, charge), flag: null };
}

/** Rows with their totals: assessed + not charged = base. */
export function rollOf<Row extends { readonly charge: Cents; readonly notCharged: Cents }>(
  base: Cents,
  rows: readonly Row[],
  trace?: Trace,
): Roll<Row> {
  const assessed = sum(rows.map(({ charge }) => charge));
  const notCharged = sum(rows.map((row) => row.notCharged));
  trace?.line("lines.roll-total", { assessed, notCharged }, base, "B-20");
  return { rows, assessed, notCharged, base };
}
