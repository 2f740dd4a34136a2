import type { HolidayTable, IsoDate, Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { benefitTerm } from "./terms";

export interface ApplicationCheck {
  readonly nominal: IsoDate;
  readonly effective: IsoDate;
  readonly timely: boolean;
  readonly admitted: boolean;
}

/**
 * Whether an application came within thirty days of the start of the works, or is admitted for extraordinary circumstances.
 *
 * @throws RuleError `missing` "holidays-blank"
 * @cite B-30, B-31
 */
export function applicationCheck(
  constructionStart: IsoDate,
  filed: IsoDate,
  extraordinaryAccepted: boolean,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): ApplicationCheck {
  const { nominal, effective } = benefitTerm(constructionStart, wholeParameter("applicationDays"), holidays, readings, "B-30");
  const timely = filed <= effective;
  trace?.line("lines.application-deadline", { constructionStart, nominal, filed }, effective, "B-30", readings.used("B-A25"));
  return { nominal, effective, timely, admitted: timely || extraordinaryAccepted };
}
