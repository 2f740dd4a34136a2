import { dateOf, dateOfDayNumber, dayNumber, type IsoDate } from "./dates";
import { ruleError } from "./errors";

/** The two date systems of Excel workbooks. */
export type DateSystem = 1900 | 1904;

const DAY_ZERO: Record<DateSystem, number> = { 1900: dayNumber(dateOf(1899, 12, 30)), 1904: dayNumber(dateOf(1904, 1, 1)) };
const LAST: Record<DateSystem, number> = { 1900: 2_958_465, 1904: 2_957_003 };
/** 29 February 1900, which Excel shows and the calendar lacks. */
const LEAP_BUG = 60;

/**
 * The calendar date of an Excel serial; the fraction is the time of day and never changes the date.
 *
 * @throws RuleError `out-of-range` "serial-before-calendar", "serial-after-calendar"; `invalid` "serial-not-a-day" for 29 February 1900
 */
export function fromSerial(serial: number, system: DateSystem): IsoDate {
  const day = Math.floor(serial);
  if (!Number.isFinite(serial)) throw ruleError("invalid", "not-a-date", { value: serial });
  if (system === 1900 && day === LEAP_BUG) throw ruleError("invalid", "serial-not-a-day", { value: serial });
  if (system === 1900 && day < 1) throw ruleError("out-of-range", "serial-before-calendar", { value: serial });
  if (day > LAST[system]) throw ruleError("out-of-range", "serial-after-calendar", { value: serial });
  const beforeLeapBug = system === 1900 && day < LEAP_BUG;
  return dateOfDayNumber(DAY_ZERO[system] + day + (beforeLeapBug ? 1 : 0));
}

/** @throws RuleError `out-of-range` "serial-before-calendar" when the system cannot hold the date */
export function toSerial(date: IsoDate, system: DateSystem = 1900): number {
  const day = dayNumber(date) - DAY_ZERO[system];
  const serial = system === 1900 && day <= LEAP_BUG ? day - 1 : day;
  if (serial < (system === 1900 ? 1 : 0)) throw ruleError("out-of-range", "serial-before-calendar", { value: date });
  return serial;
}
