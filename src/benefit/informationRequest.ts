import { refuseIf, type HolidayTable, type IsoDate, type Term, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { benefitTerm } from "./terms";

/**
 * The last day to give the information asked about an exemption: thirty days and any extension. Afterwards it may be denied.
 *
 * @throws RuleError `missing` "holidays-blank"; `out-of-range` "negative-days"
 * @cite B-34
 */
export function informationDeadline(
  requested: IsoDate,
  extensionDays: number,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): Term {
  refuseIf([[extensionDays < 0, "out-of-range", "negative-days", { days: extensionDays }]], "B-34");
  const term = benefitTerm(requested, wholeParameter("informationDays") + extensionDays, holidays, readings, "B-34");
  trace?.line("lines.information-deadline", { requested, nominal: term.nominal }, term.effective, "B-34", readings.used("B-A25"));
  return term;
}

export interface InformationRequest {
  readonly parcel: string;
  readonly item: string;
  readonly requested: IsoDate;
  readonly answered: IsoDate | null;
}

/** Requests without an answer, oldest first. @cite B-04 */
export const openRequests = (requests: readonly InformationRequest[]): readonly InformationRequest[] =>
  requests.filter(({ answered }) => answered === null).sort((a, b) => (a.requested < b.requested ? -1 : a.requested > b.requested ? 1 : 0));
