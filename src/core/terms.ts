import { addDays, weekday, yearOf, type IsoDate } from "./dates";
import { ruleError } from "./errors";

/** How the last day of a term moves when it is closed: ROLL passes Saturdays, Sundays, holidays; ART388 Sundays and holidays; NONE stays. */
export type RollMode = "ROLL" | "ART388" | "NONE";

/** The closed days of a table. `years`, when given, are the years the table covers: asking beyond them is `missing`. */
export interface HolidayTable {
  readonly days: ReadonlySet<string>;
  readonly years?: ReadonlySet<number> | undefined;
}

export const holidayTable = (days: Iterable<IsoDate>, years?: Iterable<number>): HolidayTable => ({
  days: new Set(days),
  years: years === undefined ? undefined : new Set(years),
});

const SUNDAY = 0;
const SATURDAY = 6;

export const isWeekend = (date: IsoDate): boolean => weekday(date) === SUNDAY || weekday(date) === SATURDAY;

/** @throws RuleError `missing` "no-holidays-for-year" when the table does not cover the date's year */
export function isHoliday(date: IsoDate, table: HolidayTable): boolean {
  if (table.years && !table.years.has(yearOf(date))) throw ruleError("missing", "no-holidays-for-year", { year: yearOf(date) });
  return table.days.has(date);
}

/** Monday to Friday, or Monday to Saturday when Saturday is a working day, less the holidays. */
export const isWorkingDay = (date: IsoDate, table: HolidayTable, saturdayIsWorking = false): boolean =>
  !isHoliday(date, table) && (saturdayIsWorking ? weekday(date) !== SUNDAY : !isWeekend(date));

const CLOSED: Record<RollMode, (date: IsoDate, table: HolidayTable) => boolean> = {
  ROLL: (date, table) => !isWorkingDay(date, table),
  ART388: (date, table) => isHoliday(date, table) || weekday(date) === SUNDAY,
  NONE: () => false,
};

/** The date itself when open under the mode, otherwise the next open day. */
export function rollForward(date: IsoDate, table: HolidayTable, mode: RollMode): IsoDate {
  let day = date;
  while (CLOSED[mode](day, table)) day = addDays(day, 1);
  return day;
}

/** A term in calendar days: first day excluded, last included; nominal and rolled. */
export interface Term {
  readonly nominal: IsoDate;
  readonly effective: IsoDate;
}

export function calendarTerm(from: IsoDate, days: number, table: HolidayTable, mode: RollMode): Term {
  const nominal = addDays(from, days);
  return { nominal, effective: rollForward(nominal, table, mode) };
}

/** The n-th working day after `from`; `from` itself never counts. */
export function workingDayTerm(from: IsoDate, days: number, table: HolidayTable, saturdayIsWorking = false): IsoDate {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, table, saturdayIsWorking)) left -= 1;
  }
  return day;
}

/** Working days from `from` to `to`, both ends counted (Excel's NETWORKDAYS); negative when the dates are reversed. */
export function networkDays(from: IsoDate, to: IsoDate, table: HolidayTable): number {
  if (to < from) return -networkDays(to, from, table);
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day, table)) count += 1;
  return count;
}
