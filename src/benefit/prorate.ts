import { centsOf, daysInYear, lesser, refuseIf, roundHalfAway, type Cents } from "../core";
import type { Readings } from "../law";

/** How days become a fraction of the year: its length, and the number that divides (B-A12). */
export interface YearDays {
  readonly inYear: number;
  readonly divisor: number;
}

export const yearDays = (inYear: number, readings: Readings): YearDays => ({
  inYear,
  divisor: readings.option("B-A12") === "FIXED_365" ? 365 : inYear,
});

export const calendarYearDays = (year: number, readings: Readings): YearDays => yearDays(daysInYear(year), readings);

/**
 * The charge for some days of a year: share × days / days in the year.
 *
 * A parcel charged every day keeps its full-year charge, and no charge exceeds it.
 *
 * @param full full-year charge, cents
 * @param share numerator and denominator of the amount, in cents, to which the days apply (B-A39)
 * @returns cents, rounded half away from zero once
 * @cite B-16
 */
export function chargeForDays(full: Cents, share: { readonly n: bigint; readonly d: bigint }, days: number, year: YearDays): Cents {
  if (days === year.inYear) return full;
  const exact = { n: share.n * BigInt(days), d: share.d * BigInt(year.divisor) };
  return lesser(full, centsOf(roundHalfAway(exact)));
}

/** The days applied to the rounded full-year charge. */
export const prorate = (full: Cents, days: number, year: YearDays): Cents => chargeForDays(full, { n: full, d: 1n }, days, year);

/** @throws RuleError `out-of-range` "liable-days-outside-year" */
export function checkLiableDays(days: number, inYear: number, cite: string): void {
  refuseIf([[outsideYear(days, inYear), "out-of-range", "liable-days-outside-year", { days, inYear }]], cite);
}

export const outsideYear = (days: number, inYear: number): boolean => days < 0 || days > inYear;
