import { addDays, anniversary, dateOf, daysInMonth, greater, lesser, minus, NO_CENTS, refuseIf, yearOf } from "../core";
import type { Cents, IsoDate, Trace } from "../core";
import type { Readings } from "../law";
import { firstYearHalf } from "./credit-limits";

const T_5C2_1 = "T-5c2-1";
const T_5E1_6 = "T-5e1-6";
const COMMON_YEAR = 2021;
const MONTHS_A_YEAR = 12;

/** A credit that was bought, cents. */
export interface AcquiredCredit {
  /** Credit the Eligible Investment generated. */
  readonly originalCredit: Cents;
  /** Part of it that the acquirer bought. */
  readonly ceded: Cents;
  /** What the acquirer has used. */
  readonly usedBefore: Cents;
  /** What the seller and other acquirers took or may take of the original first-year half. */
  readonly firstHalfTakenByOthers: Cents;
  readonly isFirstYear: boolean;
}

const halfAcquired = ({ ceded }: AcquiredCredit): Cents => firstYearHalf(ceded);
const restOfOriginalHalf = ({ originalCredit, firstHalfTakenByOthers }: AcquiredCredit): Cents =>
  minus(firstYearHalf(originalCredit), firstHalfTakenByOthers);

/** The limit of the first year, by option of X-55. */
const FIRST_YEAR_LIMIT: Readonly<Record<string, (acquired: AcquiredCredit) => Cents>> = {
  LESSER_OF_BOTH: (acquired) => lesser(halfAcquired(acquired), restOfOriginalHalf(acquired)),
  SECTION_5C2_ALONE: halfAcquired,
  SECTION_5E1_ALONE: (acquired) => lesser(acquired.ceded, restOfOriginalHalf(acquired)),
};

/**
 * The most an acquirer may use of bought credit in a tax year: in the first, half of what it bought, and no more than what the others leave
 * of the original half; later, all that is left.
 *
 * @throws RuleError `out-of-range` "ceded-above-credit", "used-above-ceded", "others-above-half"
 * @cite T-5c2-1, T-5e1-6
 */
export function acquirerMax(acquired: AcquiredCredit, readings: Readings, trace?: Trace): Cents {
  const { originalCredit, ceded, usedBefore, firstHalfTakenByOthers, isFirstYear } = acquired;
  refuseIf(
    [
      [ceded > originalCredit, "out-of-range", "ceded-above-credit", { ceded, credit: originalCredit }],
      [usedBefore > ceded, "out-of-range", "used-above-ceded", { usedBefore, ceded }],
      [firstHalfTakenByOthers > firstYearHalf(originalCredit), "out-of-range", "others-above-half", { firstHalfTakenByOthers }],
    ],
    T_5E1_6,
  );
  const limit = isFirstYear ? FIRST_YEAR_LIMIT[readings.option("X-55")]!(acquired) : ceded;
  const most = greater(NO_CENTS, minus(limit, usedBefore));
  trace?.line(
    "lines.acquirer-limit",
    { originalCredit, ceded, firstHalfTakenByOthers, isFirstYear },
    limit,
    T_5C2_1,
    readings.used("X-55"),
  );
  trace?.line("lines.acquirer-max", { limit, usedBefore }, most, T_5E1_6);
  return most;
}

export interface AcquirerFirstYear {
  readonly firstYearStart: IsoDate;
  /** Tax year, named by the calendar year in which it ends. */
  readonly taxYear: number;
}

/**
 * The acquirer's first year: its first fiscal year that begins on or after the first day of the seller's first year; the same day counts.
 *
 * @param fiscalMonth 1 to 12
 * @param fiscalDay first day of the acquirer's fiscal year; must exist in a common year
 * @throws RuleError `out-of-range` "no-such-fiscal-day"
 * @cite T-5c2-1
 */
export function acquirerFirstYear(cedentFirstYearStart: IsoDate, fiscalMonth: number, fiscalDay: number, trace?: Trace): AcquirerFirstYear {
  const isMonth = fiscalMonth >= 1 && fiscalMonth <= MONTHS_A_YEAR;
  const isDay = isMonth && fiscalDay >= 1 && fiscalDay <= daysInMonth(COMMON_YEAR, fiscalMonth);
  refuseIf([[!isDay, "out-of-range", "no-such-fiscal-day", { fiscalMonth, fiscalDay }]], T_5C2_1);
  const sameYear = dateOf(yearOf(cedentFirstYearStart), fiscalMonth, fiscalDay);
  const firstYearStart = sameYear >= cedentFirstYearStart ? sameYear : anniversary(sameYear, 1);
  const taxYear = yearOf(addDays(anniversary(firstYearStart, 1), -1));
  trace?.line("lines.acquirer-first-year", { cedentFirstYearStart, fiscalMonth, fiscalDay, firstYearStart }, taxYear, T_5C2_1);
  return { firstYearStart, taxYear };
}
