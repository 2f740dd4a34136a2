import { addDays, addMonths, dateOf, daysInYear, type IsoDate, type Trace } from "../core";
import { wholeParameter } from "../law";

const T_5D5_1 = "T-5d5-1";
const T_2_7_2 = "T-2-7-2";
const MONTHS = Array.from({ length: 12 }, (_, k) => k + 1);

/** A unit of the operator's annual report. */
export interface ReportedUnit {
  readonly unit: string;
  readonly begin: IsoDate;
  /** Day it ceased, the first out of the Program; null while it stays. */
  readonly ceased: IsoDate | null;
  /** Months of the year, 1 to 12, in which part B lists it. */
  readonly months: readonly number[];
  readonly reservedDays: number;
  readonly walkInDays: number;
  readonly rentedDays: number;
}

export interface ReportCheck {
  /** Units whose days pass those of the year. */
  readonly tooManyDays: readonly string[];
  /** Units whose months of part B are not those of the dates in part C. */
  readonly monthsDisagree: readonly string[];
  /** Units listed in each month, January first. */
  readonly unitsByMonth: readonly number[];
  /** Months with fewer units than a condohotel must have at all times. */
  readonly monthsBelowMinimum: readonly number[];
}

/**
 * Checks a condohotel's annual report on itself: days within the year, months that agree with the dates, and the minimum of units in every
 * month.
 *
 * @param year calendar year reported
 * @cite T-5d5-1, T-2-7-2
 */
export function condohotelReportCheck(units: readonly ReportedUnit[], year: number, trace?: Trace): ReportCheck {
  const failing = (fails: (unit: ReportedUnit) => boolean) => units.filter(fails).map(({ unit }) => unit);
  const tooManyDays = failing(({ reservedDays, walkInDays, rentedDays }) => reservedDays + walkInDays + rentedDays > daysInYear(year));
  const monthsDisagree = failing((unit) => MONTHS.some((month) => unit.months.includes(month) !== isInProgram(unit, year, month)));
  const unitsByMonth = MONTHS.map((month) => units.filter(({ months }) => months.includes(month)).length);
  const minimum = wholeParameter("condohotelMinUnits");
  const monthsBelowMinimum = MONTHS.filter((month) => unitsByMonth[month - 1]! < minimum);
  trace?.line("lines.report-days", { year, units: units.length }, tooManyDays.length, T_5D5_1);
  trace?.line("lines.report-months", { year, units: units.length }, monthsDisagree.length, T_5D5_1);
  trace?.line("lines.report-minimum", { minimum }, monthsBelowMinimum.length, T_2_7_2);
  return { tooManyDays, monthsDisagree, unitsByMonth, monthsBelowMinimum };
}

/** In the Program on some day of the month. */
function isInProgram({ begin, ceased }: ReportedUnit, year: number, month: number): boolean {
  const first = dateOf(year, month, 1);
  const last = addDays(addMonths(first, 1), -1);
  return begin <= last && (ceased === null || ceased > first);
}
