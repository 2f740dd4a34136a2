import { addMonths, daysBetween, wholeMonths, type IsoDate } from "../core";

/** Time between two dates: the most months whose end, clamped to the month's last day, is not after `to`, and the days left. */
export function termUsed(from: IsoDate, to: IsoDate): { readonly months: number; readonly days: number } {
  const counted = wholeMonths(from, to);
  const months = addMonths(from, counted + 1) <= to ? counted + 1 : counted;
  return { months, days: daysBetween(addMonths(from, months), to) };
}
