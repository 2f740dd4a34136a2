import { addDays, dateOf, daysInMonth, holidayTable, ruleError, weekday, yearOf, type HolidayTable, type IsoDate } from "../core";
import data from "./holidays.json";

/** How sure a day is: in the Political Code's list, in the central government's only, and so on; a half-day closes from noon. */
export type DayStatus = "legal" | "executive-branch" | "likely" | "disputed" | "half-day";

/** Which days close: `base` legal, likely and disputed; `exec` the executive branch's too; `strict` the legal ones alone. */
export type HolidaySet = "base" | "exec" | "strict";
export const HOLIDAY_SETS = Object.keys(data.sets) as readonly HolidaySet[];

type Bilingual = Readonly<Record<"es" | "en", string>>;

/** A day of the table: the holiday itself, or the Monday on which a Sunday holiday is observed. */
export interface Holiday {
  readonly date: IsoDate;
  readonly name: Bilingual;
  readonly status: DayStatus;
  /** The Monday after a holiday on a Sunday; the Sunday stands in the table too. */
  readonly observed: boolean;
  readonly basis: Bilingual;
  readonly note: Bilingual | null;
}

/** When a holiday falls: a fixed day, days from Easter Sunday, or the n-th weekday of a month (−1 the last), `plus` days. */
type DayRule =
  | { readonly fixed: string }
  | { readonly easter: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number };

interface HolidayRule {
  readonly id: string;
  readonly name: Bilingual;
  readonly day: DayRule;
  readonly periods: readonly {
    readonly from: number;
    readonly to?: number;
    /** Only every so many years, counted from `from`. */
    readonly every?: number;
    readonly status: DayStatus;
    readonly basis: Bilingual;
    readonly note?: Bilingual;
  }[];
}

const RULES = data.holidays as readonly HolidayRule[];
const SETS = data.sets as Readonly<Record<HolidaySet, readonly DayStatus[]>>;
const SUNDAY = 0;

/** Years that the table covers; beyond them a holiday question is `missing`, never "no holidays". */
export const HOLIDAY_YEARS: readonly number[] = Array.from(
  { length: data.covers.to - data.covers.from + 1 },
  (_, k) => data.covers.from + k,
);

/** Easter Sunday (Gregorian calendar, anonymous computus). */
export function easterSunday(year: number): IsoDate {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * late + 114;
  return dateOf(year, Math.floor(day / 31), (day % 31) + 1);
}

function nthWeekday(year: number, month: number, day: number, nth: number): IsoDate {
  const last = nth < 0;
  const start = dateOf(year, month, last ? daysInMonth(year, month) - 6 : 1);
  return addDays(start, ((day - weekday(start) + 7) % 7) + (last ? 0 : (nth - 1) * 7));
}

function dayIn(year: number, rule: DayRule): IsoDate {
  if ("fixed" in rule) return dateOf(year, Number(rule.fixed.slice(0, 2)), Number(rule.fixed.slice(3)));
  if ("easter" in rule) return addDays(easterSunday(year), rule.easter);
  return addDays(nthWeekday(year, rule.month, rule.weekday, rule.nth), rule.plus ?? 0);
}

function daysOf({ name, day, periods }: HolidayRule, year: number): Holiday[] {
  const period = periods.find(({ from, to = year, every = 1 }) => from <= year && year <= to && (year - from) % every === 0);
  if (!period) return [];
  const { status, basis, note = null } = period;
  const itself: Holiday = { date: dayIn(year, day), name, status, observed: false, basis, note };
  return weekday(itself.date) === SUNDAY && status !== "half-day" ? [itself, mondayAfter(itself)] : [itself];
}

const mondayAfter = (sunday: Holiday): Holiday => ({
  ...sunday,
  date: addDays(sunday.date, 1),
  name: {
    es: data.observed.name.es.replace("{name}", sunday.name.es),
    en: data.observed.name.en.replace("{name}", sunday.name.en),
  },
  observed: true,
  basis: data.observed.basis,
});

/**
 * Every day of a year's table, of whatever status, by date.
 *
 * @throws RuleError `missing` "no-holidays-for-year" for a year that the table does not cover
 */
export function holidaysOfYear(year: number): readonly Holiday[] {
  if (!HOLIDAY_YEARS.includes(year)) throw ruleError("missing", "no-holidays-for-year", { year });
  return RULES.flatMap((rule) => daysOf(rule, year)).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** True when a day of the status closes under the set. A half-day is a working day unless half-days are closed. */
export const closesUnder = (set: HolidaySet, status: DayStatus, halfDaysClosed = false): boolean =>
  status === "half-day" ? halfDaysClosed : SETS[set].includes(status);

/**
 * The holiday table of a set, for computing terms; it knows the years it covers.
 *
 * @param years years wanted; all that the data covers when not given
 * @param halfDaysClosed 24 December counts as closed
 * @throws RuleError `missing` "no-holidays-for-year" for a year that the data does not cover
 */
export function holidays(set: HolidaySet, years: readonly number[] = HOLIDAY_YEARS, halfDaysClosed = false): HolidayTable {
  const days = years.flatMap(holidaysOfYear).filter((day) => closesUnder(set, day.status, halfDaysClosed));
  return holidayTable(
    days.map(({ date }) => date),
    years,
  );
}

/** A day of a table that the user keeps; without a status it closes under every set. */
export interface KeptDay {
  readonly date: IsoDate;
  readonly status: DayStatus | null;
}

/**
 * The holiday table of the days that the user keeps in place of ours: proclamations, executive orders, a municipality's own list.
 * It covers the years that have a day in it.
 */
export function holidaysKept(days: readonly KeptDay[], set: HolidaySet, halfDaysClosed = false): HolidayTable {
  const closed = days.filter(({ status }) => status === null || closesUnder(set, status, halfDaysClosed));
  return holidayTable(
    closed.map(({ date }) => date),
    days.map(({ date }) => yearOf(date)),
  );
}
