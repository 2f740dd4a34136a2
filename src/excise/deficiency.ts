import { addDays, refuseIf, type HolidayTable, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { daysTerm, lastDay } from "./terms";

export interface DeficiencyTerm {
  readonly nominal: IsoDate;
  readonly effective: IsoDate;
  readonly extendedNominal: IsoDate;
  readonly extendedEffective: IsoDate;
}

/**
 * Thirty days to pay a deficiency, and the extension that the Director grants against undue setback.
 *
 * @param extensionDays 0 to 30; 0 when none was granted
 * @throws RuleError `missing` "blank" without the holiday table; `out-of-range` "extension-outside"
 * @cite C-18, C-19
 */
export function deficiencyTerm(
  notified: IsoDate,
  extensionDays: number,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): DeficiencyTerm {
  const longest = wholeParameter("deficiencyExtensionDays");
  refuseIf([[extensionDays < 0 || extensionDays > longest, "out-of-range", "extension-outside", { days: extensionDays, longest }]], "C-19");
  const { nominal, effective } = daysTerm(notified, wholeParameter("deficiencyDays"), holidays, readings, "C-18");
  const start = readings.option("C-A25") === "FROM_ROLLED" ? effective : nominal;
  const extended = lastDay(addDays(start, extensionDays), holidays, readings, "C-19");
  trace?.line("lines.deficiency-by", { notified, nominal }, effective, "C-18", readings.used("C-A29"));
  trace?.line("lines.extended-by", { start, extensionDays }, extended.effective, "C-19", readings.used("C-A25"));
  return { nominal, effective, extendedNominal: extended.nominal, extendedEffective: extended.effective };
}
