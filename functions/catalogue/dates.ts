import { calendarTerm, workingDayTerm, type RollMode } from "../../src/core";
import { closesUnder, HOLIDAY_SETS, holidaysOfYear } from "../../src/law";
import { entry, type Entry } from "./entry";
import { code, count, date, flag, holidays, year } from "./fields";

const ROLL_MODES: readonly RollMode[] = ["ROLL", "ART388", "NONE"];
const SETS = HOLIDAY_SETS.map((set) => set.toUpperCase());
const setOf = (name: string | null) => HOLIDAY_SETS.find((set) => set.toUpperCase() === name) ?? "base";

/** A term in calendar days: the nominal last day, and the day to which it moves when closed. */
const termDeadline = entry({
  id: "TERMDEADLINE",
  area: "shared",
  cites: ["B-30", "B-46", "C-18"],
  inputs: {
    start: date.required,
    days: count({ from: "0" }).required,
    holidays,
    rollMode: code(...ROLL_MODES).optional,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "effective", parts: ["effective", "nominal"] },
  run: ({ start, days, holidays: closed, rollMode }) => calendarTerm(start, days, closed, rollMode ?? "ROLL"),
});

/** A term in working days. */
const workdayDeadline = entry({
  id: "WORKDAYDEADLINE",
  area: "shared",
  cites: ["C-06", "C-08"],
  inputs: {
    start: date.required,
    days: count({ from: "1" }).required,
    holidays,
    saturdayIsWorking: flag.optional,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "deadline", parts: ["deadline"] },
  run: ({ start, days, holidays: closed, saturdayIsWorking }, { readings }) => ({
    deadline: workingDayTerm(start, days, closed, saturdayIsWorking ?? readings.option("C-A04") === "MON_SAT"),
  }),
});

/** The days of a year that close under a set, ready to be passed on as a `holidays` range. */
const holidaysEntry = entry({
  id: "HOLIDAYS",
  area: "shared",
  cites: ["C-06", "B-30"],
  inputs: {
    year: year.required,
    set: code(...SETS).optional,
    halfDaysClosed: flag.optional,
  },
  inCell: { first: "days", parts: ["days", "table"], spills: { days: ["date"], table: ["date", "es", "en", "status", "observed"] } },
  run: function run({ year: of, set, halfDaysClosed }) {
    const days = holidaysOfYear(of)
      .filter((day) => closesUnder(setOf(set), day.status, halfDaysClosed ?? false))
      .map(({ date: on, name, status, observed }) => ({ date: on, es: name.es, en: name.en, status, observed }));
    return { days, table: days };
  },
});

export const dateEntries: readonly Entry[] = [termDeadline, workdayDeadline, holidaysEntry];
