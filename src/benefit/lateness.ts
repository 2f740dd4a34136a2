import { addDays, addMonths, dateOf, dayOf, monthOf, refuseIf, rollForward, yearOf, type HolidayTable, type IsoDate } from "../core";
import { neededHolidays } from "./terms";

/** How the last timely day is found: the day of the month, and the holiday table when it rolls (B-A24). */
export interface Grace {
  readonly day: number;
  readonly rolls: boolean;
  readonly holidays: HolidayTable | null;
}

const MAX_GRACE_DAY = 28;
const CITE = "B-41";

/**
 * The last day on which a payment is not late: the first day numbered `grace.day` on or after the due date, plus whole months.
 *
 * @param monthsLater 0 for the first; each month's own day for the later ones (B-A22)
 * @throws RuleError `out-of-range` "grace-day-outside"; `missing` "holidays-blank" when it rolls
 * @cite B-41
 */
export function lastTimelyDay(due: IsoDate, grace: Grace, monthsLater = 0): IsoDate {
  checkGrace(grace.day);
  const sameMonth = dateOf(yearOf(due), monthOf(due), grace.day);
  const nominal = addMonths(sameMonth, (dayOf(due) > grace.day ? 1 : 0) + monthsLater);
  return rolled(nominal, grace);
}

/** As many days as the grace day, the due date being day 1 (B-A19). */
export function tenDaysFrom(due: IsoDate, grace: Grace): IsoDate {
  checkGrace(grace.day);
  return rolled(addDays(due, grace.day - 1), grace);
}

const rolled = (day: IsoDate, { rolls, holidays }: Grace): IsoDate =>
  rolls ? rollForward(day, neededHolidays(holidays, CITE), "ROLL") : day;

function checkGrace(day: number): void {
  refuseIf([[day < 1 || day > MAX_GRACE_DAY, "out-of-range", "grace-day-outside", { day }]], CITE);
}

/** Last timely days that passed before a date, at most `limit`. */
export function timelyDaysPassed(due: IsoDate, grace: Grace, before: IsoDate, limit: number): number {
  let count = 0;
  while (count < limit && lastTimelyDay(due, grace, count) < before) count += 1;
  return count;
}
