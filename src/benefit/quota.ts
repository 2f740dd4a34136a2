import { addFootage, ratio, refuseIf, roundToCent, times, type Cents, type Footage, type Trace } from "../core";
import type { Readings } from "../law";
import { calendarYearDays, chargeForDays, checkLiableDays } from "./prorate";

/**
 * The quota of one parcel: base × its footage / footage of all private parcels. Alone it does not make a roll tie.
 *
 * @returns cents, rounded half away from zero once
 * @throws RuleError `divide` "no-chargeable-footage"; `out-of-range` "parcel-above-total"
 * @cite B-25
 */
export function benefitCharge(base: Cents, parcelFootage: Footage, totalFootage: Footage, trace?: Trace): Cents {
  const [own, total] = [parcelFootage.tenThousandths, totalFootage.tenThousandths];
  refuseIf(
    [
      [own > total, "out-of-range", "parcel-above-total", { parcel: parcelFootage, total: totalFootage }],
      [total === 0n, "divide", "no-chargeable-footage", { base }],
    ],
    "B-25",
  );
  const charge = roundToCent(times(base, ratio(own, total)));
  trace?.line("lines.quota", { base, parcelFootage, totalFootage }, charge, "B-25");
  return charge;
}

/**
 * The charge of a parcel first measured during the year, over the footage of the roll with its own added (or not: B-A04).
 *
 * @throws RuleError `divide` "no-chargeable-footage"; `out-of-range` "liable-days-outside-year"
 * @cite B-28
 */
export function supplementalCharge(
  { base, rollFootage, newFootage, liableDays, year }: SupplementalInputs,
  readings: Readings,
  trace?: Trace,
): { readonly fullCharge: Cents; readonly charge: Cents } {
  const days = calendarYearDays(year, readings);
  const total = readings.option("B-A04") === "OLD_DENOMINATOR" ? rollFootage : addFootage([rollFootage, newFootage]);
  checkLiableDays(liableDays, days.inYear, "B-28");
  refuseIf([[total.tenThousandths === 0n, "divide", "no-chargeable-footage", { base }]], "B-28");
  const exact = { n: base * newFootage.tenThousandths, d: total.tenThousandths };
  const fullCharge = roundToCent(exact);
  const share = readings.option("B-A39") === "EXACT_SHARE" ? exact : { n: fullCharge as bigint, d: 1n };
  const charge = chargeForDays(fullCharge, share, liableDays, days);
  trace?.line("lines.quota", { base, parcelFootage: newFootage, totalFootage: total }, fullCharge, "B-28", readings.used("B-A04"));
  trace?.line("lines.days-charged", { fullCharge, days: liableDays, divisor: days.divisor }, charge, "B-28", readings.used("B-A12"));
  return { fullCharge, charge };
}

export interface SupplementalInputs {
  readonly base: Cents;
  readonly rollFootage: Footage;
  readonly newFootage: Footage;
  readonly liableDays: number;
  readonly year: number;
}
