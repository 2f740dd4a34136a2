import { ruleError } from "./errors";

declare const dateBrand: unique symbol;

/** A calendar date as ISO text, "2026-03-01"; plain text comparison is date order. No time, no zone. */
export type IsoDate = string & { readonly [dateBrand]: true };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @throws RuleError `invalid` "not-a-date" */
export function isoDate(text: string): IsoDate {
  const match = ISO.exec(text);
  if (!match || !isRealDate(Number(match[1]), Number(match[2]), Number(match[3])))
    throw ruleError("invalid", "not-a-date", { value: text });
  return text as IsoDate;
}

export const isIsoDate = (value: unknown): value is IsoDate => {
  if (typeof value !== "string") return false;
  const match = ISO.exec(value);
  return match !== null && isRealDate(Number(match[1]), Number(match[2]), Number(match[3]));
};

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isRealDate = (y: number, m: number, d: number): boolean => y >= 1 && m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m);

const pad = (value: number, width: number): string => String(value).padStart(width, "0");

/** @throws RuleError `invalid` "not-a-date" when there is no such day */
export const dateOf = (year: number, month: number, day: number): IsoDate => isoDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));
export const dayOf = (date: IsoDate): number => Number(date.slice(8, 10));

/** Days since 1970-01-01 (proleptic Gregorian). */
export function dayNumber(date: IsoDate): number {
  const [y, m, d] = [yearOf(date), monthOf(date), dayOf(date)];
  const shifted = m <= 2 ? y - 1 : y;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + d - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date that lies `number` days after 1970-01-01. */
export function dateOfDayNumber(number: number): IsoDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDayNumber(dayNumber(date) + days);
/** `to − from` in days: 10 from the 1st to the 11th. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

/** Same day number `months` later, clamped to the month's end (Excel's EDATE). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return dateOf(year, month, Math.min(dayOf(date), daysInMonth(year, month)));
}

/** The anniversary `years` later; 29 February becomes 1 March in a common year. */
export function anniversary(date: IsoDate, years: number): IsoDate {
  const year = yearOf(date) + years;
  return monthOf(date) === 2 && dayOf(date) === 29 && !isLeapYear(year) ? dateOf(year, 3, 1) : dateOf(year, monthOf(date), dayOf(date));
}

/** Whole months from `from` to `to` (Excel's DATEDIF "M"). */
export function wholeMonths(from: IsoDate, to: IsoDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return dayOf(to) < dayOf(from) ? months - 1 : months;
}

/** Whole years from `from` to `to`, the anniversary itself counting (DATEDIF "Y"). */
export const wholeYears = (from: IsoDate, to: IsoDate): number => Math.floor(wholeMonths(from, to) / 12);

/** 0 Sunday … 6 Saturday. */
export const weekday = (date: IsoDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

export const firstDayOf = (year: number): IsoDate => dateOf(year, 1, 1);
export const lastDayOf = (year: number): IsoDate => dateOf(year, 12, 31);
export const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);
export const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
