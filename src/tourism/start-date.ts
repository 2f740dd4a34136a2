import { addMonths, earlier, later, refuseIf, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";

export interface StartFacts {
  /** First payroll of staff in training. */
  readonly trainingPayroll: IsoDate | null;
  /** First transient guest or paying visitor. */
  readonly firstGuest: IsoDate | null;
  readonly filing: IsoDate | null;
  /** Another date set by the Director. */
  readonly directorDate: IsoDate | null;
}

const ACTIVITY = "T-3b1-1";
const INTERRUPTION = "T-3b1-2";
const LATE_FILING = "T-3b1-3";

const firstOf = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.reduce((first, date) => (first === null ? date : date === null ? first : earlier(first, date)), null);

/**
 * Start of the tourism activity: the first of training payroll and first guest, replaced by the Director's date (or the first of the
 * three, X-19); the filing date when the application came after it.
 *
 * @throws RuleError `missing` "no-start-date"; `out-of-range` "director-date-too-late" more than twelve months after the first of the two
 * @cite T-3b1-1, T-3b1-2, T-3b1-3
 */
export function startDate(facts: StartFacts, readings: Readings, trace?: Trace): IsoDate {
  const { trainingPayroll, firstGuest, filing, directorDate } = facts;
  const begun = firstOf([trainingPayroll, firstGuest]);
  const replaces = readings.option("X-19") === "DIRECTOR_REPLACES";
  const activity = replaces ? (directorDate ?? begun) : firstOf([begun, directorDate]);
  refuseIf(
    [
      [activity === null, "missing", "no-start-date"],
      [replaces && isTooLate(directorDate, begun), "out-of-range", "director-date-too-late", { directorDate, begun }],
    ],
    replaces && begun !== null ? INTERRUPTION : ACTIVITY,
  );
  trace?.line("lines.activity-start", { trainingPayroll, firstGuest, directorDate }, activity, ACTIVITY, readings.used("X-19"));
  const start = filing === null ? activity! : later(activity!, filing);
  trace?.line("lines.exemption-start", { activity, filing }, start, LATE_FILING);
  return start;
}

const isTooLate = (directorDate: IsoDate | null, begun: IsoDate | null): boolean =>
  directorDate !== null && begun !== null && directorDate > addMonths(begun, wholeParameter("interruptionMonths"));
