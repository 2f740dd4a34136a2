import { addDays, earlier, later, refuseIf, type IsoDate, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";

export interface ApplicationDates {
  readonly filing: IsoDate;
  /** Director's notice that the application is complete; blank is silence. */
  readonly completeNotice: IsoDate | null;
  readonly secretaryFiling: IsoDate;
  /** Secretary's recommendation; blank is silence. */
  readonly secretaryDate: IsoDate | null;
}

export interface GrantTimeline {
  readonly dueFiling: IsoDate;
  readonly secretaryLimit: IsoDate;
  readonly directorLimit: IsoDate;
  readonly outerLimit: IsoDate;
}

const CITE = "T-9c3-1";

/**
 * The dates by which an application is duly filed, recommended and decided. Silence counts: the application as complete, the
 * recommendation as favorable, each on its last day.
 *
 * @throws RuleError `out-of-range` "notice-before-filing", "secretary-dates-order"
 * @cite T-9c3-1
 */
export function grantTimeline(dates: ApplicationDates, readings: Readings, trace?: Trace): GrantTimeline {
  refuseOrder(dates);
  const { filing, completeNotice, secretaryFiling, secretaryDate } = dates;
  const step = wholeParameter("grantStepDays");
  const atMost = (limit: IsoDate, actual: IsoDate | null): IsoDate => (actual === null ? limit : earlier(actual, limit));
  const dueFiling = atMost(addDays(filing, step), completeNotice);
  trace?.line("lines.due-filing", { filing, completeNotice, days: step }, dueFiling, CITE);
  const secretaryLimit = addDays(secretaryFiling, step);
  trace?.line("lines.secretary-limit", { secretaryFiling, days: step }, secretaryLimit, CITE);
  const outerLimit = addDays(dueFiling, wholeParameter("grantDecisionDays"));
  const recommended = atMost(secretaryLimit, secretaryDate);
  const inSteps = earlier(addDays(later(recommended, dueFiling), step), outerLimit);
  const directorLimit = readings.option("X-65") === "OUTER_LIMIT" ? outerLimit : inSteps;
  trace?.line("lines.director-limit", { recommended, dueFiling, outerLimit }, directorLimit, CITE, readings.used("X-65"));
  return { dueFiling, secretaryLimit, directorLimit, outerLimit };
}

function refuseOrder({ filing, completeNotice, secretaryFiling, secretaryDate }: ApplicationDates): void {
  const values = { filing, secretaryFiling, secretaryDate };
  const isOutOfOrder = secretaryFiling < filing || (secretaryDate !== null && secretaryDate < secretaryFiling);
  refuseIf(
    [
      [completeNotice !== null && completeNotice < filing, "out-of-range", "notice-before-filing", { filing, completeNotice }],
      [isOutOfOrder, "out-of-range", "secretary-dates-order", values],
    ],
    CITE,
  );
}
