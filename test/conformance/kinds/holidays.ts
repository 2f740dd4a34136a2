import {
  addDays,
  calendarTerm,
  holidayTable,
  isHoliday,
  isoDate,
  networkDays,
  weekday,
  workingDayTerm,
  yearOf,
  type HolidayTable,
  type IsoDate,
} from "../../../src/core";
import { easterSunday, holidays, holidaysOfYear, type HolidaySet } from "../../../src/law";
import { differences } from "../compare";
import type { Kind } from "./kind";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const NO_HOLIDAYS = holidayTable([]);

interface ExpectedYear {
  readonly days: readonly { readonly date: string; readonly status: string; readonly weekday: string }[];
  readonly easterSunday: string;
  readonly notHolidaysButFederalObservance: readonly { readonly date: string }[];
}

const year: Kind = {
  answer: (input: { year: number }) => ({
    days: holidaysOfYear(input.year).map(({ date, status, observed }) => ({
      date,
      weekday: WEEKDAYS[weekday(date)],
      status: observed ? `${status}-observed` : status,
    })),
    easterSunday: easterSunday(input.year),
  }),
  differences: (expected, actual) => {
    const { days, easterSunday: easter, notHolidaysButFederalObservance } = expected as ExpectedYear;
    const facts = days.map(({ date, status, weekday: day }) => ({ date, weekday: day, status }));
    const wronglyClosed = notHolidaysButFederalObservance
      .map(({ date }) => isoDate(date))
      .filter((date) => isHoliday(date, holidays("exec", [yearOf(date)], true)));
    return [...differences({ days: facts, easterSunday: easter }, actual), ...wronglyClosed.map((date) => `${date} must not be a holiday`)];
  },
};

/** One answer a set of holidays. */
const bySet = <T>(answer: (table: HolidayTable) => T): Record<HolidaySet, T> => ({
  base: answer(holidays("base")),
  exec: answer(holidays("exec")),
  strict: answer(holidays("strict")),
});

export const holidaysKinds: Readonly<Record<string, Kind>> = {
  year,
  "working-days": {
    answer: ({ from, workingDays }: { from: IsoDate; workingDays: number }) => ({
      ...bySet((table) => workingDayTerm(from, workingDays, table)),
      weekendsOnly: workingDayTerm(from, workingDays, NO_HOLIDAYS),
    }),
  },
  "calendar-term": {
    answer: ({ from, calendarDays }: { from: IsoDate; calendarDays: number }) => ({
      rawLastDay: addDays(from, calendarDays),
      rawWeekday: WEEKDAYS[weekday(addDays(from, calendarDays))],
      ...bySet((table) => calendarTerm(from, calendarDays, table, "ROLL").effective),
    }),
  },
  networkdays: {
    answer: ({ from, to, holidays: closed }: { from: IsoDate; to: IsoDate; holidays: readonly IsoDate[] }) => ({
      days: networkDays(from, to, holidayTable(closed)),
    }),
  },
};
