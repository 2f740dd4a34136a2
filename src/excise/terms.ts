import {
  addDays,
  addMonths,
  holidayTable,
  neededFact,
  rollForward,
  ruleError,
  workingDayTerm,
  type HolidayTable,
  type IsoDate,
  type RollMode,
  type Term,
} from "../core";
import { wholeParameter, type Readings } from "../law";

/** How six months are counted (C-A09). */
export const MONTH_RULES = ["DATE_TO_DATE", "DAYS_30"] as const;
export type MonthRule = (typeof MONTH_RULES)[number];

const DAYS_OF_A_MONTH = 30;

/**
 * The last day of a term, moved when closed as C-A29 says; only NONE does without a holiday table.
 *
 * @throws RuleError `missing` "blank" without the table, "no-holidays-for-year"
 */
export function lastDay(nominal: IsoDate, holidays: HolidayTable | null, readings: Readings, cite: string): Term {
  const mode = readings.option("C-A29") as RollMode;
  const table = mode === "NONE" ? holidayTable([]) : neededFact(holidays, "holidays", cite);
  return { nominal, effective: rollForward(nominal, table, mode) };
}

/** A term of calendar days: the first day excluded, the last included. */
export const daysTerm = (from: IsoDate, days: number, holidays: HolidayTable | null, readings: Readings, cite: string): Term =>
  lastDay(addDays(from, days), holidays, readings, cite);

/** A term of months, from date to date clamped to the month's end, or of thirty days each. */
export function monthsTerm(
  from: IsoDate,
  months: number,
  rule: MonthRule,
  holidays: HolidayTable | null,
  readings: Readings,
  cite: string,
): Term {
  const nominal = rule === "DAYS_30" ? addDays(from, months * DAYS_OF_A_MONTH) : addMonths(from, months);
  return lastDay(nominal, holidays, readings, cite);
}

/**
 * A request is disputed when one count of the months finds it in time and the other late (C-A09): it is marked, never silently barred
 * or granted.
 */
export function isDisputed(requested: IsoDate, lastDayUnder: (rule: MonthRule) => IsoDate): boolean {
  const [first, second] = MONTH_RULES.map((rule) => requested <= lastDayUnder(rule));
  return first !== second;
}

/**
 * The last day to pay: fifteen working days after the date, which itself never counts; Saturdays as C-A04 says.
 *
 * @throws RuleError `missing` "blank" without the holiday table, "no-holidays-for-year"
 * @cite C-06, C-08
 */
export function paymentDeadline(from: IsoDate, holidays: HolidayTable | null, readings: Readings): IsoDate {
  const table = neededFact(holidays, "holidays", "C-06");
  return workingDayTerm(from, wholeParameter("excisePaymentDays"), table, readings.option("C-A04") === "MON_SAT");
}

/**
 * The date from which a term runs when a reading chooses among the dates of a case (C-A03, C-A06, C-A07, C-A13, C-A20).
 *
 * @param dates one an option of the reading
 * @throws RuleError `missing` "option-date-blank"
 */
export function chosenDate(reading: string, dates: Readonly<Record<string, IsoDate | null>>, readings: Readings): IsoDate {
  const date = dates[readings.option(reading)] ?? null;
  if (date === null) throw ruleError("missing", "option-date-blank", { reading: readings.used(reading) });
  return date;
}
