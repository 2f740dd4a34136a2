import {
  addDays,
  anniversary,
  dayNumber,
  daysBetween,
  firstDayOf,
  lastDayOf,
  later,
  minus,
  refuseIf,
  yearOf,
  type Cents,
  type IsoDate,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";
import { prorate, yearDays } from "./prorate";

export interface BuildingEvents {
  readonly finished: IsoDate | null;
  readonly usable: IsoDate | null;
  readonly occupied: IsoDate | null;
}

export interface ExemptionFacts extends BuildingEvents {
  readonly constructionStart: IsoDate;
  readonly application: IsoDate;
  /** Facts that only an option needs: B-A07, B-A09, B-A28, B-A31. */
  readonly developer: boolean | null;
  readonly recognized: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly debtCleared: IsoDate | null;
}

export type EndReason = "CAP" | "FINISHED" | "USABLE" | "OCCUPIED" | "BOARD_DATE";

export interface ExemptionWindow {
  readonly exemptFrom: IsoDate;
  readonly ceases: IsoDate | null;
  readonly reason: EndReason | null;
  /** The first day not exempt (B-A05): null without an end. */
  readonly firstLiableDay: IsoDate | null;
}

interface End {
  readonly ceases: IsoDate;
  readonly reason: EndReason;
}

/**
 * The exemption of a building under construction: from the filing until the first event or five years from the start of the works.
 *
 * @throws RuleError `out-of-range` "event-before-start"; `missing` "developer-blank", "recognized-blank", "debt-cleared-blank",
 * "end-date-blank" when the option chosen needs the fact
 * @cite B-32, B-33, B-15
 */
export function exemptionWindow(facts: ExemptionFacts, readings: Readings, trace?: Trace): ExemptionWindow {
  checkFacts(facts, readings);
  const exemptFrom = exemptionStart(facts, readings);
  const end = exemptionEnd(facts, readings);
  const firstLiableDay = end && (readings.option("B-A05") === "EXCLUSIVE" ? addDays(end.ceases, 1) : end.ceases);
  trace?.line("lines.exempt-from", { ...filed(facts) }, exemptFrom, "B-32", readings.used("B-A09"), readings.used("B-A31"));
  trace?.line(
    "lines.exemption-ends",
    { reason: end?.reason ?? null },
    end?.ceases ?? null,
    "B-33",
    ...END_READINGS.map((id) => readings.used(id)),
  );
  return { exemptFrom, ceases: end?.ceases ?? null, reason: end?.reason ?? null, firstLiableDay };
}

const END_READINGS = ["B-A06", "B-A07", "B-A08", "B-A28"];
const filed = ({ application, constructionStart }: ExemptionFacts) => ({ application, constructionStart });

function checkFacts(facts: ExemptionFacts, readings: Readings): void {
  const start = facts.constructionStart;
  const needs = (id: string, option: string, fact: unknown): boolean => readings.option(id) === option && fact === null;
  const early = (["finished", "usable", "occupied"] as const).filter((event) => facts[event] !== null && facts[event] < start);
  refuseIf(
    [
      [needs("B-A07", "DEVELOPERS_ONLY", facts.developer), "missing", "developer-blank"],
      [needs("B-A09", "RECOGNITION", facts.recognized), "missing", "recognized-blank"],
      [needs("B-A28", "BOARD_DATE", facts.endDate), "missing", "end-date-blank"],
      [needs("B-A31", "FROM_CLEARANCE", facts.debtCleared), "missing", "debt-cleared-blank"],
      ...early.map((event) => [true, "out-of-range", "event-before-start", { event, date: facts[event], start }] as const),
    ],
    "B-33",
  );
}

/** The later of the day that starts it and the start of the works (B-A09), or of the day the debt was cleared (B-A31). */
function exemptionStart(facts: ExemptionFacts, readings: Readings): IsoDate {
  const asked: Record<string, IsoDate | null> = {
    APPLICATION: facts.application,
    START: facts.constructionStart,
    RECOGNITION: facts.recognized,
  };
  const start = later(asked[readings.option("B-A09")]!, facts.constructionStart);
  return readings.option("B-A31") === "FROM_CLEARANCE" ? later(start, facts.debtCleared!) : start;
}

function exemptionEnd(facts: ExemptionFacts, readings: Readings): End | null {
  const mode = readings.option("B-A28");
  if (mode === "NO_END") return null;
  if (mode === "BOARD_DATE") return { ceases: facts.endDate!, reason: "BOARD_DATE" };
  const capped = readings.option("B-A07") === "EVERYBODY" || facts.developer === true;
  const cap: End = { ceases: capDate(facts.constructionStart, readings), reason: "CAP" };
  return earliest([...(capped ? [cap] : []), ...EVENT_ENDS[readings.option("B-A08")]!(facts)]);
}

/**
 * The first day beyond five years from the start of the works; 29 February becomes 1 March.
 *
 * @cite B-15
 */
export function capDate(constructionStart: IsoDate, readings: Readings): IsoDate {
  const cap = anniversary(constructionStart, wholeParameter("exemptionCapYears"));
  return readings.option("B-A06") === "INCLUSIVE" ? addDays(cap, 1) : cap;
}

const end = (ceases: IsoDate | null, reason: EndReason): readonly End[] => (ceases === null ? [] : [{ ceases, reason }]);
const first = (events: BuildingEvents): readonly End[] => [
  ...end(events.finished, "FINISHED"),
  ...end(events.usable, "USABLE"),
  ...end(events.occupied, "OCCUPIED"),
];

/** Both conditions hold from the later of the two, whose name is the reason; a tie names the first given. */
function both(a: End | null, b: End | null): readonly End[] {
  if (!a || !b) return [];
  return [b.ceases > a.ceases ? b : a];
}

/** When the events end the exemption, by option of B-A08. */
const EVENT_ENDS: Readonly<Record<string, (events: BuildingEvents) => readonly End[]>> = {
  FIRST_EVENT: first,
  UNFINISHED_OR_UNUSED: (events) =>
    both(earliest(end(events.finished, "FINISHED")), earliest([...end(events.usable, "USABLE"), ...end(events.occupied, "OCCUPIED")])),
  UNOCCUPIED: (events) => [
    ...both(earliest(end(events.finished, "FINISHED")), earliest(end(events.usable, "USABLE"))),
    ...end(events.occupied, "OCCUPIED"),
  ],
};

/** The earliest end; a tie goes to the first given. */
const earliest = (ends: readonly End[]): End | null =>
  ends.reduce<End | null>((best, candidate) => (best === null || candidate.ceases < best.ceases ? candidate : best), null);

export interface ChargeYear {
  readonly year: number;
  /** First day of the charge year, in `year`; null is 1 January (B-A11). */
  readonly chargeYearStart: IsoDate | null;
}

export interface ExemptionCharge {
  readonly exemptFrom: IsoDate;
  readonly ceases: IsoDate | null;
  readonly reason: EndReason | null;
  readonly liableDays: number;
  readonly daysInYear: number;
  readonly charge: Cents;
  readonly notCharged: Cents;
}

/**
 * The charge of a year in which a building is exempt for some days.
 *
 * @param fullCharge full-year charge, cents
 * @throws RuleError as {@link exemptionWindow}; `out-of-range` "charge-year-start-outside-year"
 * @cite B-16
 */
export function exemptionCharge(
  facts: ExemptionFacts,
  { year, chargeYearStart }: ChargeYear,
  fullCharge: Cents,
  readings: Readings,
  trace?: Trace,
): ExemptionCharge {
  const start = chargeYearStart ?? firstDayOf(year);
  refuseIf([[yearOf(start) !== year, "out-of-range", "charge-year-start-outside-year", { start, year }]], "B-16");
  const span: Span = { start, next: anniversary(start, 1) };
  const window = exemptionWindow(facts, readings, trace);
  const days = yearDays(daysBetween(span.start, span.next), readings);
  const liableDays = chargeableDays(window, span, readings);
  const charge = prorate(fullCharge, liableDays, days);
  trace?.line("lines.liable-days", { year }, liableDays, "B-16", readings.used("B-A05"), readings.used("B-A10"), readings.used("B-A11"));
  trace?.line("lines.days-charged", { fullCharge, days: liableDays, divisor: days.divisor }, charge, "B-16", readings.used("B-A12"));
  const { exemptFrom, ceases, reason } = window;
  return { exemptFrom, ceases, reason, liableDays, daysInYear: days.divisor, charge, notCharged: minus(fullCharge, charge) };
}

/**
 * Chargeable days of a calendar year under an exemption.
 *
 * @cite B-16
 */
export const liableDaysOf = (window: ExemptionWindow, year: number, readings: Readings): number =>
  chargeableDays(window, { start: firstDayOf(year), next: firstDayOf(year + 1) }, readings);

/** Days from `start` up to, not with, `next`. */
interface Span {
  readonly start: IsoDate;
  readonly next: IsoDate;
}

const SNAPSHOT_YEAR: Readonly<Record<string, number>> = { SNAPSHOT_SAME_YEAR: 0, SNAPSHOT_PREVIOUS_YEAR: -1 };

function chargeableDays(window: ExemptionWindow, span: Span, readings: Readings): number {
  const all = daysBetween(span.start, span.next);
  const snapshot = SNAPSHOT_YEAR[readings.option("B-A10")];
  if (snapshot !== undefined) return isExemptOn(window, lastDayOf(yearOf(span.start) + snapshot)) ? 0 : all;
  return all - exemptDays(window, span) - daysAfterCalendarYear(window, span, readings);
}

/** An application filed on or after the day the exemption would end leaves no exempt day. */
const neverExempt = ({ exemptFrom, ceases }: ExemptionWindow): boolean => ceases !== null && exemptFrom >= ceases;

const isExemptOn = (window: ExemptionWindow, day: IsoDate): boolean =>
  !neverExempt(window) && window.exemptFrom <= day && (window.firstLiableDay === null || day < window.firstLiableDay);

const exemptDays = (window: ExemptionWindow, span: Span): number =>
  neverExempt(window) ? 0 : overlap(span, window.exemptFrom, window.firstLiableDay);

/** Days of the span from `from` up to, not with, `until`; no end when null. */
function overlap({ start, next }: Span, from: IsoDate, until: IsoDate | null): number {
  const last = until === null ? dayNumber(next) : Math.min(dayNumber(until), dayNumber(next));
  return Math.max(0, last - Math.max(dayNumber(from), dayNumber(start)));
}

/** Under CALENDAR_YEAR an exemption that ends inside the charge year leaves uncharged what follows that 31 December (B-A11). */
function daysAfterCalendarYear(window: ExemptionWindow, span: Span, readings: Readings): number {
  const { ceases, firstLiableDay } = window;
  if (readings.option("B-A11") !== "CALENDAR_YEAR" || ceases === null || neverExempt(window)) return 0;
  if (ceases < span.start || ceases >= span.next) return 0;
  return overlap(span, later(firstDayOf(yearOf(ceases) + 1), firstLiableDay!), null);
}

/**
 * The charge of a year with exempt days from `exemptFrom` up to the first chargeable day (null: none yet).
 *
 * @cite B-16
 */
export function proratedCharge(
  fullCharge: Cents,
  year: number,
  exemptFrom: IsoDate,
  firstLiableDay: IsoDate | null,
  readings: Readings,
  trace?: Trace,
): { readonly liableDays: number; readonly charge: Cents } {
  const span: Span = { start: firstDayOf(year), next: firstDayOf(year + 1) };
  const days = yearDays(daysBetween(span.start, span.next), readings);
  const liableDays = days.inYear - overlap(span, exemptFrom, firstLiableDay);
  const charge = prorate(fullCharge, liableDays, days);
  trace?.line("lines.days-charged", { fullCharge, days: liableDays, divisor: days.divisor }, charge, "B-16", readings.used("B-A12"));
  return { liableDays, charge };
}

export interface BuildingStatus {
  readonly finished: boolean;
  readonly usable: boolean;
  readonly occupied: boolean;
  readonly withinCap: boolean;
  readonly applicationAccepted: boolean;
}

const STILL_EXEMPT: Readonly<Record<string, (status: BuildingStatus) => boolean>> = {
  FIRST_EVENT: ({ finished, usable, occupied }) => !finished && !usable && !occupied,
  UNFINISHED_OR_UNUSED: ({ finished, usable, occupied }) => !finished || (!usable && !occupied),
  UNOCCUPIED: ({ finished, usable, occupied }) => (!finished || !usable) && !occupied,
};

/**
 * Whether a building is exempt as it stands on one day.
 *
 * @cite B-14
 */
export const isExemptStatus = (status: BuildingStatus, readings: Readings): boolean =>
  status.applicationAccepted && status.withinCap && STILL_EXEMPT[readings.option("B-A08")]!(status);
