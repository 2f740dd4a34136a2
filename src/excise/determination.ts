import {
  addDays,
  daysBetween,
  negatives,
  neededFact,
  outsideOne,
  refuseIf,
  roundToCent,
  times,
  type Cents,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";

/** How the decision on the declared value may travel. */
export const NOTICE_MEANS = ["CERTIFIED_MAIL_RR", "REGISTERED_DELIVERY_RR"] as const;
/** How the preliminary determination may travel. */
export const PRELIMINARY_MEANS = ["CERTIFIED_MAIL_RR", "IN_PERSON_RR"] as const;

export interface DeterminationDeadlines {
  readonly noticeBefore: IsoDate;
  readonly lastNoticeDay: IsoDate;
  readonly lastEstimateDay: IsoDate;
}

/** The last day, counted from the filing, on which a notice is in time: "before fifteen days", or within them (C-A01). */
const noticeDays = (readings: Readings): number => wholeParameter("exciseNoticeDays") - (readings.option("C-A01") === "BEFORE" ? 1 : 0);

/**
 * The Director's days to give notice of the decision and to make an own estimate. Neither term moves when its last day is closed.
 *
 * @cite C-02, C-04
 */
export function determinationDeadlines(filed: IsoDate, readings: Readings, trace?: Trace): DeterminationDeadlines {
  const lastNoticeDay = addDays(filed, noticeDays(readings));
  const lastEstimateDay = addDays(filed, wholeParameter("exciseEstimateDays"));
  trace?.line("lines.last-notice-day", { filed }, lastNoticeDay, "C-02", readings.used("C-A01"));
  trace?.line("lines.last-estimate-day", { filed }, lastEstimateDay, "C-04");
  return { noticeBefore: addDays(lastNoticeDay, 1), lastNoticeDay, lastEstimateDay };
}

export interface DeterminationTimely {
  readonly noticeTimely: boolean;
  readonly estimateTimely: boolean;
}

/**
 * Whether a determination notified on a date was in time, as a notice and as an estimate. The text attaches no consequence to a breach.
 *
 * @throws RuleError `out-of-range` "notified-before-filed"
 * @cite C-02, C-04
 */
export function determinationTimely(filed: IsoDate, notified: IsoDate, readings: Readings, trace?: Trace): DeterminationTimely {
  refuseIf([[notified < filed, "out-of-range", "notified-before-filed", { filed, notified }]], "C-02");
  const elapsed = daysBetween(filed, notified);
  const noticeTimely = elapsed <= noticeDays(readings);
  trace?.line("lines.notice-timely", { filed, notified, elapsed }, noticeTimely, "C-02", readings.used("C-A01"));
  return { noticeTimely, estimateTimely: elapsed <= wholeParameter("exciseEstimateDays") };
}

/**
 * The acknowledgement date of the preliminary determination, which starts the payment terms.
 *
 * @throws RuleError `out-of-range` "acknowledged-before-sent"
 * @cite C-05
 */
export function acknowledgedOn(sent: IsoDate, acknowledged: IsoDate): IsoDate {
  refuseIf([[acknowledged < sent, "out-of-range", "acknowledged-before-sent", { sent, acknowledged }]], "C-05");
  return acknowledged;
}

export interface Decision {
  readonly declared: Cents;
  readonly decision: "ACCEPT" | "REJECT";
  readonly estimate: Cents | null;
  readonly rate: Ratio;
  /** Facts that only C-A02=DEEMED_ACCEPTANCE needs, for a rejection. */
  readonly filed: IsoDate | null;
  readonly notified: IsoDate | null;
}

export interface Determination {
  readonly base: Cents;
  readonly excise: Cents;
}

/**
 * The excise that the Director determines: on the declared value when accepted, on the own estimate when rejected.
 *
 * @returns cents, rounded half away from zero once
 * @throws RuleError `missing` "rejection-without-estimate", "blank"; `out-of-range` "negative", "above-limit", "notified-before-filed"
 * @cite C-03, C-04
 */
export function exciseDetermination(decision: Decision, readings: Readings, trace?: Trace): Determination {
  const { declared, estimate, rate } = decision;
  const rejected = decision.decision === "REJECT";
  refuseIf(
    [
      [rejected && estimate === null, "missing", "rejection-without-estimate"],
      ...negatives({ declared, estimate }),
      ...outsideOne({ rate }),
    ],
    "C-04",
  );
  const base = rejected && !isDeemedAccepted(decision, readings) ? estimate! : declared;
  const excise = roundToCent(times(base, rate));
  trace?.line("lines.determined", { base, rate }, excise, rejected ? "C-04" : "C-03", readings.used("C-A02"), readings.used("C-A24"));
  return { base, excise };
}

/** Under C-A02=DEEMED_ACCEPTANCE the declared value stands when the notice was late. */
function isDeemedAccepted({ filed, notified }: Decision, readings: Readings): boolean {
  if (readings.option("C-A02") !== "DEEMED_ACCEPTANCE") return false;
  return !determinationTimely(neededFact(filed, "filed", "C-02"), neededFact(notified, "notified", "C-02"), readings).noticeTimely;
}
