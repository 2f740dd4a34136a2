import { addDays, addMonths, dateOf, refuseIf, rollForward, ruleError, type HolidayTable, type IsoDate, type Trace } from "../core";
import { wholeParameter, type ParameterId, type Readings } from "../law";
import { needed } from "./needed";

export interface DeadlineFacts {
  /** Day from which the period runs. */
  readonly triggerDate: IsoDate | null;
  /** Year reported on; for quarterly logs, the fiscal year by the year in which it ends. */
  readonly reportYear: number | null;
  readonly fiscalYearEndMonth: number | null;
  /** Further months (T-2-25-3, T-2-28-2), number of reports (T-5d3-1), elected-out years (T-3a1C-3 under X-16=STRETCHED). */
  readonly extra: number | null;
  /** Day it was done. */
  readonly actual: IsoDate | null;
  /** Closed days; only X-71=ROLL asks. */
  readonly holidays: HolidayTable | null;
}

export interface Deadline {
  /** Last day in time; null for a list. */
  readonly deadline: IsoDate | null;
  /** `actual` is in time; null when not asked. */
  readonly met: boolean | null;
  readonly deadlines: readonly IsoDate[] | null;
}

interface Period {
  readonly unit: "days" | "months" | "years";
  readonly length: ParameterId;
  /** Counted back from the trigger. */
  readonly back?: true;
  /** The period is exclusive: its last day is the eve. */
  readonly eve?: true;
  /** No act is due on the last day, or the period is counted back: never rolled. */
  readonly fixed?: true;
  /** What `extra` adds. */
  readonly extra?: "months" | "elected-out years";
  /** Most that `extra` may add. */
  readonly most?: ParameterId;
  /** Length under an option other than the default. */
  readonly reading?: { readonly id: string; readonly option: string; readonly length?: ParameterId };
}

const PERIODS: Readonly<Record<string, Period>> = {
  "T-2-17-1": { unit: "months", length: "reservedDepositMonths" },
  "T-2-25-1": { unit: "months", length: "newBusinessIdleMonths", back: true, eve: true, fixed: true },
  "T-2-25-2": { unit: "months", length: "newBusinessWaiverMonths", back: true, eve: true, fixed: true },
  "T-2-25-3": { unit: "months", length: "renovationMonths", extra: "months", most: "renovationExtensionMonths" },
  "T-2-25-4": { unit: "months", length: "programEntryMonths" },
  "T-2-28-1": { unit: "days", length: "programCessationDays" },
  "T-2-28-2": { unit: "months", length: "programGraceMonths", extra: "months" },
  "T-3a1C-3": {
    unit: "years",
    length: "equityGainYears",
    eve: true,
    fixed: true,
    extra: "elected-out years",
    reading: { id: "X-16", option: "STRETCHED" },
  },
  "T-3a4-2": {
    unit: "days",
    length: "useTaxReconsiderationDays",
    reading: { id: "X-68", option: "DAYS_30", length: "useTaxReconsiderationDaysAsElsewhere" },
  },
  "T-3b1-2": { unit: "months", length: "interruptionMonths" },
  "T-3b2-1": { unit: "months", length: "postponementMonths" },
  "T-5d5-2": { unit: "days", length: "contractChangeDays" },
  "T-5e4-2": { unit: "days", length: "brokerDuplicateDays" },
  "T-7a4-1": { unit: "days", length: "transferDecisionDays" },
  "T-7c1-1": { unit: "days", length: "transferNoticeDays" },
  "T-9-2": { unit: "months", length: "tourismApplicationMonths" },
  "T-9c2-2": { unit: "days", length: "provisionalFilingDays" },
  "T-9d7-1": { unit: "days", length: "cancellationReconsiderationDays" },
};

const MONTHS_A_YEAR = 12;
const QUARTER_ENDS_BEFORE_YEAR_END = [9, 6, 3, 0] as const;

/** A rule of another shape: a day in January after the year reported, or a list. */
interface OtherShape {
  readonly dates: (rule: string, facts: DeadlineFacts, readings: Readings) => IsoDate | readonly IsoDate[];
  readonly reading?: string;
}

const OTHERS: Readonly<Record<string, OtherShape>> = {
  "T-5c3-1": { dates: (rule, facts) => januaryAfter(rule, facts, wholeParameter("directorListDay")) },
  "T-5d5-1": { dates: condohotelReport, reading: "X-48" },
  "T-2-21-2": { dates: quarterlyLogs },
  "T-5d3-1": { dates: annualReports },
};

export const DEADLINE_RULES: readonly string[] = [...Object.keys(PERIODS), ...Object.keys(OTHERS)];

/**
 * The last day of a period of the Regulation, and whether an act was in time. An exclusive period ends the day before; days are calendar
 * days, not rolled unless X-71=ROLL, which moves a last day on a weekend or holiday to the next working day.
 *
 * @param rule id of the rule that sets the period, one of {@link DEADLINE_RULES}
 * @throws RuleError `invalid` "no-deadline-in-rule"; `missing` "blank"; `out-of-range` "extra-months", "reports-not-positive"
 * @cite the rule given
 */
export function tourismDeadline(rule: string, facts: DeadlineFacts, readings: Readings, trace?: Trace): Deadline {
  const [period, other] = [PERIODS[rule], OTHERS[rule]];
  if (!period && !other) throw ruleError("invalid", "no-deadline-in-rule", { rule });
  const nominal = period ? lastDay(rule, period, facts, readings) : other!.dates(rule, facts, readings);
  const days = (typeof nominal === "string" ? [nominal] : nominal).map((day) => (period?.fixed ? day : rolled(rule, day, facts, readings)));
  const { triggerDate, reportYear, extra, actual } = facts;
  const used = [period?.reading?.id ?? other?.reading, period?.fixed ? undefined : "X-71"].filter((id) => id !== undefined);
  for (const day of days)
    trace?.line("lines.deadline", { triggerDate, reportYear, extra }, day, rule, ...used.map((id) => readings.used(id)));
  if (typeof nominal !== "string") return { deadline: null, met: null, deadlines: days };
  return { deadline: days[0]!, met: actual === null ? null : actual <= days[0]!, deadlines: null };
}

function lastDay(rule: string, period: Period, facts: DeadlineFacts, readings: Readings): IsoDate {
  const trigger = needed(facts.triggerDate, "triggerDate", rule);
  const [amount, more] = [lengthOf(period, readings), moreOf(rule, period, facts, readings)];
  const sign = period.back ? -1 : 1;
  const day = period.unit === "days" ? addDays(trigger, sign * amount) : addMonths(trigger, sign * (inMonths(period.unit, amount) + more));
  return period.eve ? addDays(day, -1) : day;
}

const inMonths = (unit: Period["unit"], amount: number): number => (unit === "years" ? amount * MONTHS_A_YEAR : amount);

const isChosen = ({ reading }: Period, readings: Readings): boolean =>
  reading !== undefined && readings.option(reading.id) === reading.option;

const lengthOf = (period: Period, readings: Readings): number =>
  wholeParameter((isChosen(period, readings) ? period.reading?.length : undefined) ?? period.length);

/** Months that `extra` adds. */
function moreOf(rule: string, period: Period, { extra }: DeadlineFacts, readings: Readings): number {
  if (period.extra === "elected-out years") return isChosen(period, readings) ? needed(extra, "extra", rule) * MONTHS_A_YEAR : 0;
  if (period.extra !== "months") return 0;
  const most = period.most === undefined ? Infinity : wholeParameter(period.most);
  const more = extra ?? 0;
  refuseIf([[more > most, "out-of-range", "extra-months", { extra: more, limit: most }]], rule);
  return more;
}

const rolled = (rule: string, day: IsoDate, { holidays }: DeadlineFacts, readings: Readings): IsoDate =>
  readings.option("X-71") === "ROLL" ? rollForward(day, needed(holidays, "holidays", rule), "ROLL") : day;

const januaryAfter = (rule: string, { reportYear }: DeadlineFacts, day: number): IsoDate =>
  dateOf(needed(reportYear, "reportYear", rule) + 1, 1, day);

/** "Before 31 January": the 30th, or the 31st itself. */
function condohotelReport(rule: string, facts: DeadlineFacts, readings: Readings): IsoDate {
  const day = wholeParameter("condohotelReportDay");
  return januaryAfter(rule, facts, readings.option("X-48") === "ON_OR_BEFORE" ? day : day - 1);
}

/** The 20th of the month after each quarter of the fiscal year that ends in the year reported. */
function quarterlyLogs(rule: string, { reportYear, fiscalYearEndMonth }: DeadlineFacts): readonly IsoDate[] {
  const lastMonth = dateOf(needed(reportYear, "reportYear", rule), needed(fiscalYearEndMonth, "fiscalYearEndMonth", rule), 1);
  const log = addDays(lastMonth, wholeParameter("megaYachtLogDay") - 1);
  return QUARTER_ENDS_BEFORE_YEAR_END.map((months) => addMonths(log, 1 - months));
}

/** Anniversaries of the notice, one a report. */
function annualReports(rule: string, { triggerDate, extra }: DeadlineFacts): readonly IsoDate[] {
  const notice = needed(triggerDate, "triggerDate", rule);
  const reports = extra ?? wholeParameter("projectReports");
  refuseIf([[reports < 1, "out-of-range", "reports-not-positive", { extra }]], rule);
  return Array.from({ length: reports }, (_, k) => addMonths(notice, (k + 1) * MONTHS_A_YEAR));
}
