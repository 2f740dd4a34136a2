import { anniversary, dayOf, monthOf, wholeYears, yearOf, type IsoDate } from "../core";
import { wholeParameter, type Readings } from "../law";

const MONTHS_A_YEAR = 12;

type CountYears = (start: IsoDate, withdrawal: IsoDate) => number;

/** Elapsed years when what is rounded down is the rest of the ten years: a year begun counts. */
const startedYears: CountYears = (start, withdrawal) => {
  const whole = wholeYears(start, withdrawal);
  return anniversary(start, whole) < withdrawal ? whole + 1 : whole;
};

/** Calendar years with at least nine whole calendar months in the program; the day of withdrawal is out. */
const calendarYears: CountYears = (start, withdrawal) => {
  const [first, end] = [dayOf(start) === 1 ? monthIndex(start) : monthIndex(start) + 1, monthIndex(withdrawal)];
  const enough = wholeParameter("condohotelMonths");
  let years = 0;
  for (let year = yearOf(start); year <= yearOf(withdrawal); year++) {
    const months = Math.min(end, (year + 1) * MONTHS_A_YEAR) - Math.max(first, year * MONTHS_A_YEAR);
    if (months >= enough) years += 1;
  }
  return years;
};

const monthIndex = (date: IsoDate): number => yearOf(date) * MONTHS_A_YEAR + monthOf(date) - 1;

/** By option of X-49: which part of the ten years is rounded. */
const ROUNDED: Readonly<Record<string, CountYears>> = { ELAPSED: wholeYears, BALANCE: startedYears };

/**
 * Years a unit was in the Program: whole years by anniversaries of its dedication, or calendar years of nine months, which leave no
 * fraction to round. Without a ceiling.
 *
 * @cite T-5d6-2
 */
export const yearsInProgram = (start: IsoDate, withdrawal: IsoDate, readings: Readings): number =>
  readings.option("X-50") === "CALENDAR" ? calendarYears(start, withdrawal) : ROUNDED[readings.option("X-49")]!(start, withdrawal);
