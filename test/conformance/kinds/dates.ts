import { addMonths, daysBetween, fromSerial, ratioOf, wholeMonths, wholeYears, type DateSystem, type IsoDate } from "../../../src/core";
import { dateText, type DateOrder } from "../../../src/intake/dates";
import { differences } from "../compare";
import { answered, outcomeDifferences } from "./outcome";
import type { Kind } from "./kind";

const ORDERS: Readonly<Record<string, DateOrder>> = { "en-US": "month-first", any: "unknown" };

const MILLISECONDS = 86_400_000n;

/** The time of day in a serial's fraction, rounded to a millisecond but never into the next day. */
function timeOf(serial: string): string {
  const { n, d } = ratioOf(serial);
  const fraction = n % d;
  const rounded = (2n * fraction * MILLISECONDS + d) / (2n * d);
  const total = Number(rounded < MILLISECONDS ? rounded : MILLISECONDS - 1n);
  const part = (size: number, unit: number, width = 2) => String(Math.floor(total / unit) % size).padStart(width, "0");
  return `${part(24, 3_600_000)}:${part(60, 60_000)}:${part(60, 1000)}.${part(1000, 1, 3)}`;
}

/** A time printed without milliseconds is cut, not rounded. */
const serialTime = (expected: unknown, actual: unknown): string[] => {
  const { time } = expected as { time: string };
  const answer = actual as { time: string };
  return differences(expected, { ...answer, time: answer.time.slice(0, time.length) });
};

const UNITS: Readonly<Record<string, (from: IsoDate, to: IsoDate) => number>> = {
  Y: wholeYears,
  M: wholeMonths,
  YM: (from, to) => wholeMonths(from, to) % 12,
};

export const datesKinds: Readonly<Record<string, Kind>> = {
  serial: { answer: ({ serial, system }: { serial: number; system: DateSystem }) => ({ iso: fromSerial(serial, system) }) },
  "serial-time": {
    answer: ({ serial, system }: { serial: string; system: DateSystem }) => ({
      date: fromSerial(Number(serial), system),
      time: timeOf(serial),
    }),
    differences: serialTime,
  },
  "serial-edge": {
    answer: ({ serial, system }: { serial: number; system: DateSystem }) => ({ iso: fromSerial(serial, system), warn: serial < 0 }),
  },
  "system-mix": {
    answer: ({ trueDate, shownDate }: { trueDate: IsoDate; shownDate: IsoDate }) => ({ differenceDays: daysBetween(trueDate, shownDate) }),
  },
  "text-date": {
    answer: ({ text, locale }: { text: string; locale: string }) =>
      answered(dateText(text, ORDERS[locale] ?? "day-first"), (iso) => ({ iso })),
    differences: outcomeDifferences,
  },
  edate: { answer: ({ from, months }: { from: IsoDate; months: number }) => ({ iso: addMonths(from, months) }) },
  "due-dates": {
    answer: ({ first, everyMonths, count }: { first: IsoDate; everyMonths: number; count: number }) => ({
      dates: Array.from({ length: count }, (_, k) => addMonths(first, k * everyMonths)),
    }),
  },
  datedif: { answer: ({ from, to, unit }: { from: IsoDate; to: IsoDate; unit: string }) => ({ value: UNITS[unit]!(from, to) }) },
};
