import { allocate, daysInYear, duplicatesOf, minus, refuseIf, sum, type Cents, type Footage, type Trace } from "../core";
import type { Readings } from "../law";
import { prorate, outsideYear, type YearDays } from "./prorate";
import { denominatorOf, rollOf, totalWeight, WEIGHT, type Roll } from "./roll";

export interface Building {
  readonly parcel: string;
  readonly id: string;
  readonly footage: Footage;
  readonly liableDays: number;
}

export interface BuildingsRow {
  readonly parcel: string;
  readonly fullCharge: Cents;
  readonly charge: Cents;
  readonly notCharged: Cents;
}

const CITE = "B-27";

interface ParcelBuildings {
  readonly parcel: string;
  readonly buildings: readonly Building[];
  readonly weights: readonly bigint[];
  readonly weight: bigint;
}

/**
 * The roll of parcels with several buildings: the parcel's share is split over its buildings by footage, each prorated by its own days.
 *
 * @throws RuleError `invalid` "duplicate-id"; `missing` "no-rows"; `out-of-range` "parcels-outside-year"; `divide` "no-chargeable-footage"
 * @cite B-27
 */
export function buildingsRoll(
  base: Cents,
  year: number,
  buildings: readonly Building[],
  readings: Readings,
  trace?: Trace,
): Roll<BuildingsRow> {
  const days: YearDays = { inYear: daysInYear(year), divisor: daysInYear(year) };
  checkBuildings(buildings, days.inYear);
  const parcels = parcelsOf(buildings, readings);
  const weights = parcels.map(({ weight }) => weight);
  totalWeight(base, weights);
  const shares = allocate(
    base,
    weights,
    parcels.map(({ parcel }) => parcel),
  );
  const rows = parcels.map(function rowOf(parcel, k): BuildingsRow {
    const charge = chargeOf(parcel, shares[k]!, days, readings);
    trace?.line("lines.parcel-share", { id: parcel.parcel, footage: null }, shares[k]!, "B-26", readings.used("B-A01"));
    trace?.line("lines.buildings-charge", { id: parcel.parcel, buildings: parcel.buildings.length }, charge, CITE, readings.used("B-A36"));
    return { parcel: parcel.parcel, fullCharge: shares[k]!, charge, notCharged: minus(shares[k]!, charge) };
  });
  return rollOf(base, rows, trace);
}

function checkBuildings(buildings: readonly Building[], inYear: number): void {
  const repeated = duplicatesOf(buildings.map(({ id }) => id));
  const outside = buildings.filter(({ liableDays }) => outsideYear(liableDays, inYear)).map(({ id }) => id);
  refuseIf(
    [
      [repeated.length > 0, "invalid", "duplicate-id", { ids: repeated }],
      [outside.length > 0, "out-of-range", "parcels-outside-year", { ids: outside, inYear }],
    ],
    CITE,
  );
}

/** Parcels in the order in which they first stand, each with its buildings. */
function parcelsOf(buildings: readonly Building[], readings: Readings): readonly ParcelBuildings[] {
  const byParcel = new Map<string, Building[]>();
  for (const building of buildings) {
    const own = byParcel.get(building.parcel);
    if (own) own.push(building);
    else byParcel.set(building.parcel, [building]);
  }
  const weigh = WEIGHT[denominatorOf(readings)];
  return [...byParcel].map(([parcel, own]) => {
    const weights = own.map(weigh);
    return { parcel, buildings: own, weights, weight: weights.reduce((total, weight) => total + weight, 0n) };
  });
}

function chargeOf(parcel: ParcelBuildings, share: Cents, days: YearDays, readings: Readings): Cents {
  if (denominatorOf(readings) === "TIMEWEIGHTED" || parcel.weight === 0n) return share;
  if (readings.option("B-A36") === "PARCEL") return prorate(share, fewestDays(parcel.buildings), days);
  const ids = parcel.buildings.map(({ id }) => id);
  return sum(allocate(share, parcel.weights, ids).map((part, k) => prorate(part, parcel.buildings[k]!.liableDays, days)));
}

const fewestDays = (buildings: readonly Building[]): number =>
  buildings.reduce((fewest, { liableDays }) => Math.min(fewest, liableDays), Infinity);
