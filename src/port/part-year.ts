import { anniversary, daysBetween, ratio, refuseIf, roundToCent, times, type Cents, type IsoDate, type Trace } from "../core";
import type { Readings } from "../law";

export interface PartYearCharge {
  /** Days charged; null when the charge is not prorated. */
  readonly days: number | null;
  readonly charge: Cents;
}

/**
 * The charge of an occupant who arrives during the charge year: in full, because the text has no part-year rule, or by days (P-A18).
 *
 * @param from first day of occupation, within the charge year
 * @returns days from the arrival to the end of the charge year, over the days of that year
 * @throws RuleError `out-of-range` "arrival-outside-year"
 * @cite P-17
 */
export function partYearCharge(fullCharge: Cents, from: IsoDate, yearStart: IsoDate, readings: Readings, trace?: Trace): PartYearCharge {
  const nextYear = anniversary(yearStart, 1);
  refuseIf([[from < yearStart || from >= nextYear, "out-of-range", "arrival-outside-year", { from, yearStart }]], "P-17");
  const inYear = daysBetween(yearStart, nextYear);
  const days = readings.option("P-A18") === "DAILY" ? daysBetween(from, nextYear) : null;
  const charge = days === null ? fullCharge : roundToCent(times(fullCharge, ratio(days, inYear)));
  trace?.line("lines.port-part-year", { fullCharge, days: days ?? inYear, inYear }, charge, "P-17", readings.used("P-A18"));
  return { days, charge };
}
