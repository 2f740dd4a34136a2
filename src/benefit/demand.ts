import { addDays, refuseIf, type HolidayTable, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { lastTimelyDay } from "./lateness";
import { benefitTerm } from "./terms";

export interface DemandDates {
  readonly earliestDemand: IsoDate;
  readonly payByNominal: IsoDate;
  readonly payBy: IsoDate;
  readonly courtFrom: IsoDate;
}

/**
 * The demand by certified mail and the fifteen days after it, from which court is open.
 *
 * @throws RuleError `missing` "holidays-blank"; `out-of-range` "demand-too-early"
 * @cite B-45, B-46
 */
export function demandDates(due: IsoDate, sent: IsoDate, holidays: HolidayTable | null, readings: Readings, trace?: Trace): DemandDates {
  const lastDay = lastTimelyDay(due, { day: wholeParameter("graceDay"), rolls: false, holidays: null });
  const { nominal, effective } = benefitTerm(sent, wholeParameter("demandDays"), holidays, readings, "B-46");
  refuseIf([[sent <= lastDay, "out-of-range", "demand-too-early", { sent, lastDay }]], "B-45");
  const earliestDemand = addDays(lastDay, 1);
  trace?.line("lines.earliest-demand", { due }, earliestDemand, "B-45");
  trace?.line("lines.pay-by", { sent, nominal }, effective, "B-46", readings.used("B-A25"), readings.used("B-A26"));
  return { earliestDemand, payByNominal: nominal, payBy: effective, courtFrom: addDays(effective, 1) };
}
