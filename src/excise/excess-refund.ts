import { neededFact, type HolidayTable, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { daysTerm } from "./terms";

/** Both null when no refund term runs. */
export interface RefundTerm {
  readonly nominal: IsoDate | null;
  readonly effective: IsoDate | null;
}

/**
 * The municipality's thirty days to refund what was paid in excess; no interest is provided.
 *
 * @param fromReconsideration needed by C-A27=RECONSIDERATION_ONLY alone
 * @throws RuleError `missing` "blank"
 * @cite C-14
 */
export function excessRefundTerm(
  notified: IsoDate,
  fromReconsideration: boolean | null,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): RefundTerm {
  const reconsiderationOnly = readings.option("C-A27") === "RECONSIDERATION_ONLY";
  const runs = !reconsiderationOnly || neededFact(fromReconsideration, "fromReconsideration", "C-14");
  const term: RefundTerm = runs
    ? daysTerm(notified, wholeParameter("excessRefundDays"), holidays, readings, "C-14")
    : { nominal: null, effective: null };
  const followed = ["C-A14", "C-A27", "C-A29"].map((id) => readings.used(id));
  trace?.line("lines.refund-by", { notified, nominal: term.nominal }, term.effective, "C-14", ...followed);
  return term;
}
