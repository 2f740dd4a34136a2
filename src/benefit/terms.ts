import { calendarTerm, holidayTable, refuseIf, type HolidayTable, type IsoDate, type RollMode, type Term } from "../core";
import type { Readings } from "../law";

/** @throws RuleError `missing` "holidays-blank" */
export function neededHolidays(table: HolidayTable | null, cite: string): HolidayTable {
  refuseIf([[table === null, "missing", "holidays-blank"]], cite);
  return table!;
}

/**
 * A term of calendar days whose last day rolls as B-A25 says; only NONE does without a holiday table.
 *
 * @throws RuleError `missing` "holidays-blank", "no-holidays-for-year"
 */
export function benefitTerm(from: IsoDate, days: number, holidays: HolidayTable | null, readings: Readings, cite: string): Term {
  const mode = readings.option("B-A25") as RollMode;
  return calendarTerm(from, days, mode === "NONE" ? holidayTable([]) : neededHolidays(holidays, cite), mode);
}
