import { earlier, type HolidayTable, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { acknowledgedOn } from "./determination";
import { daysTerm, paymentDeadline } from "./terms";

export const REJECTION_PATHS = [
  "ACCEPTED_FINAL",
  "RECONSIDERATION",
  "PROTEST_WITHOUT_RECONSIDERATION",
  "JUDICIAL_REVIEW",
  "COURT_LATE",
  "UNPAID",
] as const;
export type RejectionPath = (typeof REJECTION_PATHS)[number];

/** What the taxpayer did after the Director rejected the declared value. */
export interface RejectionActs {
  readonly acknowledged: IsoDate;
  /** Start of the court term: sent or acknowledged (C-A06). */
  readonly notified: IsoDate;
  readonly paid: IsoDate | null;
  readonly underProtest: boolean;
  readonly reconsiderationFiled: IsoDate | null;
  readonly courtFiled: IsoDate | null;
}

export interface RejectionOutcome {
  readonly path: RejectionPath;
  readonly payBy: IsoDate;
  readonly courtByNominal: IsoDate;
  readonly courtBy: IsoDate;
}

/**
 * Which path the taxpayer is on, and the two terms, which run apart: the court's can end before the payment's.
 *
 * A payment in time decides the path whatever was filed in court, because review is for one who refuses to pay.
 *
 * @throws RuleError `missing` "blank" without the holiday table; `out-of-range` "acknowledged-before-sent"
 * @cite C-08, C-09, C-10
 */
export function rejectionPath(acts: RejectionActs, holidays: HolidayTable | null, readings: Readings, trace?: Trace): RejectionOutcome {
  const payBy = paymentDeadline(acknowledgedOn(acts.notified, acts.acknowledged), holidays, readings);
  const court = daysTerm(acts.notified, wholeParameter("exciseCourtDays"), holidays, readings, "C-10");
  const path = pathOf(acts, payBy, court.effective, readings);
  const { acknowledged, notified } = acts;
  const ofCourt = ["C-A05", "C-A06", "C-A29"].map((id) => readings.used(id));
  trace?.line("lines.excise-pay-by", { reference: acknowledged, paid: acts.paid }, payBy, "C-08", readings.used("C-A04"));
  trace?.line("lines.court-by", { notified, nominal: court.nominal }, court.effective, "C-10", ...ofCourt);
  trace?.line("lines.rejection-path", { paid: acts.paid, underProtest: acts.underProtest }, path, "C-09", readings.used("C-A26"));
  return { path, payBy, courtByNominal: court.nominal, courtBy: court.effective };
}

const inTime = (act: IsoDate | null, by: IsoDate): boolean => act !== null && act <= by;

function pathOf(acts: RejectionActs, payBy: IsoDate, courtBy: IsoDate, readings: Readings): RejectionPath {
  if (inTime(acts.paid, payBy)) return paidPath(acts, payBy, readings);
  if (acts.courtFiled === null) return "UNPAID";
  return inTime(acts.courtFiled, courtBy) ? "JUDICIAL_REVIEW" : "COURT_LATE";
}

function paidPath({ underProtest, reconsiderationFiled }: RejectionActs, payBy: IsoDate, readings: Readings): RejectionPath {
  if (!underProtest) return "ACCEPTED_FINAL";
  if (inTime(reconsiderationFiled, payBy)) return "RECONSIDERATION";
  return readings.option("C-A26") === "TREAT_AS_FINAL" ? "ACCEPTED_FINAL" : "PROTEST_WITHOUT_RECONSIDERATION";
}

/**
 * When a reconsideration counts as filed: with the collections officer, in the Finance Office, or wherever it came first (C-A08).
 *
 * @cite C-09
 */
export function reconsiderationDate(collectionsOfficer: IsoDate | null, financeOffice: IsoDate | null, readings: Readings): IsoDate | null {
  const first = collectionsOfficer && financeOffice ? earlier(collectionsOfficer, financeOffice) : (collectionsOfficer ?? financeOffice);
  const filed: Record<string, IsoDate | null> = {
    EITHER: first,
    COLLECTIONS_OFFICER: collectionsOfficer,
    FINANCE_OFFICE: financeOffice,
  };
  return filed[readings.option("C-A08")] ?? null;
}
