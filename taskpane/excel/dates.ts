import { dateOf, toSerial, type DateSystem } from "../../src/core";
import { FORMATS } from "../../src/documents/styles";

/** The name that {@link probeDateSystem} makes and takes away. */
export const PROBE_NAME = "PR_DateSystem";
const PROBE_FORMULA = "=DATE(1904,1,1)";

const SECOND_DAY = dateOf(1904, 1, 2);
/** Days by which the serials of the two systems differ. */
const SHIFT = toSerial(SECOND_DAY, 1900) - toSerial(SECOND_DAY, 1904);

/**
 * No call tells the date system, but the first day of 1904 counts as 0 only where dates start there. A passing hidden name works it out
 * without touching a cell.
 */
export async function probeDateSystem(context: Excel.RequestContext): Promise<DateSystem> {
  const { names } = context.workbook;
  const old = names.getItemOrNullObject(PROBE_NAME);
  old.load("name");
  await context.sync();
  if (!old.isNullObject) old.delete();
  const probe = names.add(PROBE_NAME, PROBE_FORMULA);
  probe.visible = false;
  probe.load("value");
  await context.sync();
  const system = Number(probe.value) === 0 ? 1904 : 1900;
  probe.delete();
  await context.sync();
  return system;
}

/** A serial of the 1900 system as the workbook counts it. */
export const serialIn = (system: DateSystem, serial: number): number => (system === 1904 ? serial - SHIFT : serial);

export const isDrawnDate = (format: string | undefined): boolean => format === FORMATS.date;

/** Text in quotes, colors and conditions in brackets ([h] is a code), and characters that stand for themselves. */
const LITERALS = /"[^"]*"|\[(?!(?:h+|m+|s+)\])[^\]]*\]|[\\_*]./gi;

/** Whether a number format shows a calendar date: years or days, or months that are not minutes. */
export function isDateFormat(format: string): boolean {
  const codes = format
    .replace(LITERALS, "")
    .replace(/General/gi, "")
    .toLowerCase();
  return /[yd]/.test(codes) || (/m/.test(codes) && !/[hs]/.test(codes));
}
