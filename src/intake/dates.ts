import { dateOf, fromSerial, isIsoDate, type IsoDate } from "../core";
import { cleanText, foldText } from "./cleanText";
import { ask, got, gotWith, missing, refuse, type Outcome } from "./outcome";

/** Which comes first in 03/04/2026: month (the default in Puerto Rico), day, or not known. */
export type DateOrder = "month-first" | "day-first" | "unknown";

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ["enero", "ene", "january", "jan"],
    ["febrero", "feb", "february"],
    ["marzo", "mar", "march"],
    ["abril", "abr", "april", "apr"],
    ["mayo", "may"],
    ["junio", "jun", "june"],
    ["julio", "jul", "july"],
    ["agosto", "ago", "august", "aug"],
    ["septiembre", "setiembre", "sept", "sep", "set", "september"],
    ["octubre", "oct", "october"],
    ["noviembre", "nov", "november"],
    ["diciembre", "dic", "december", "dec"],
  ].flatMap((names, k) => names.map((name) => [name, k + 1] as const)),
);

const ISO_START = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const TIME_AT_END = /[ ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.? ?m\.?)?$/i;
const NUMERIC = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const EIGHT_DIGITS = /^\d{8}$/;
/** Digits that may be the serial of a day from 1982 on. */
const SERIAL = /^[3-7]\d{4}$/;
const DAY_FIRST = /^(\d{1,2})(?:ro|ero|st|nd|rd|th)? (?:de )?([a-z]+) (?:de(?:l)? )?(\d{4}|\d{2})$/;
const MONTH_FIRST = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)? (?:de(?:l)? )?(\d{4}|\d{2})$/;
const WEEKDAY = /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday) /;

/** Two-digit years that Windows settings put in either century: 30 to 49. */
const BOUNDARY = { from: 30, to: 49 };

const orNull = (year: number, month: number, day: number): IsoDate | null => {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isIsoDate(text) ? dateOf(year, month, day) : null;
};

/** Reads the text of a cell as a date; what can be read in two ways is a question with the dates it may be. */
export function dateText(raw: string, order: DateOrder = "month-first"): Outcome<IsoDate> {
  const text = cleanText(raw).replace(TIME_AT_END, "");
  if (text === "") return missing();
  const iso = ISO_START.exec(text);
  if (iso) return only(raw, [orNull(Number(iso[1]), Number(iso[2]), Number(iso[3]))]);
  if (EIGHT_DIGITS.test(text)) return eightDigits(raw, text);
  if (SERIAL.test(text)) return ask("number-or-date", fromSerial(Number(text), 1900), "error");
  const numeric = NUMERIC.exec(text);
  if (numeric) return bySlashes(raw, Number(numeric[1]), Number(numeric[2]), numeric[3]!, order);
  return byName(raw, foldText(text).replace(WEEKDAY, ""));
}

const notADate = (value: string): Outcome<never> => refuse("invalid", "not-a-date", { value });

/** The one real day among the candidates; two of them are a question. */
function only(raw: string, candidates: readonly (IsoDate | null)[]): Outcome<IsoDate> {
  const days = [...new Set(candidates.filter((day): day is IsoDate => day !== null))];
  if (days.length === 0) return notADate(raw);
  return days.length === 1 ? got(days[0]!) : ask("ambiguous-date", ...days);
}

/** Eight digits may be a number: a question, with the date they may be. */
function eightDigits(raw: string, digits: string): Outcome<IsoDate> {
  const day = orNull(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)));
  return day ? ask("number-or-date", day, "error") : notADate(raw);
}

function bySlashes(raw: string, first: number, second: number, year: string, order: DateOrder): Outcome<IsoDate> {
  return inCentury(raw, year, (full) => {
    const [monthFirst, dayFirst] = [orNull(full, first, second), orNull(full, second, first)];
    if (order === "unknown") return [monthFirst, dayFirst];
    return [order === "month-first" ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)];
  });
}

function byName(raw: string, words: string): Outcome<IsoDate> {
  const dayFirst = DAY_FIRST.exec(words);
  const monthFirst = MONTH_FIRST.exec(words);
  const [day, name, year] = dayFirst ? dayFirst.slice(1) : monthFirst ? [monthFirst[2], monthFirst[1], monthFirst[3]] : [];
  const month = MONTHS[name ?? ""];
  if (month === undefined) return notADate(raw);
  return inCentury(raw, year!, (full) => [orNull(full, month, Number(day))]);
}

/** A two-digit year on the boundary is a question; elsewhere the century is clear, with a warning. */
function inCentury(raw: string, year: string, days: (year: number) => readonly (IsoDate | null)[]): Outcome<IsoDate> {
  if (year.length === 4) return only(raw, days(Number(year)));
  const short = Number(year);
  const [last, now] = [1900 + short, 2000 + short];
  if (short >= BOUNDARY.from && short <= BOUNDARY.to) return only(raw, [...days(last), ...days(now)]);
  const outcome = only(raw, days(short < BOUNDARY.from ? now : last));
  return "value" in outcome ? gotWith(outcome.value, "two-digit-year", { value: raw, date: outcome.value }) : outcome;
}
