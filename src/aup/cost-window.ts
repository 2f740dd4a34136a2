import { addMonths, type IsoDate } from "../core";
import { wholeParameter, type Readings } from "../law";
import type { CostCode, CostLine, Project } from "./cost-line";
import { needed } from "./needed";

/** The two dates that decide: when the cost was incurred and when it was paid. */
export interface CostDates {
  readonly incurred: IsoDate | null;
  readonly paid: IsoDate | null;
}

const CITE = "T-5d4-3";

/**
 * The dates of a line under X-45: incurred (else invoiced) and paid, or one of the two for both.
 *
 * @throws RuleError `missing` "blank" when X-45=INVOICE and the line has no invoice date
 */
export function datesOf(line: CostLine, readings: Readings): CostDates {
  const { incurredDate, invoiceDate, paidDate } = line;
  switch (readings.option("X-45")) {
    case "INVOICE": {
      const invoiced = needed(invoiceDate, "invoiceDate", CITE);
      return { incurred: invoiced, paid: invoiced };
    }
    case "PAYMENT":
      return { incurred: paidDate, paid: paidDate };
    default:
      return { incurred: incurredDate ?? invoiceDate, paid: paidDate };
  }
}

/** Both dates lie after the pre-application conference; its own day only under X-44=PAC_DAY_IN. @cite T-5c5-14 */
export function afterConference({ incurred, paid }: CostDates, { pacDate }: Project, readings: Readings): boolean {
  if (pacDate === null) return true;
  const dayIn = readings.option("X-44") === "PAC_DAY_IN";
  return [incurred, paid].every((date) => date === null || date > pacDate || (dayIn && date === pacDate));
}

/** A period: from its first day, up to its last, or up to the day before its anniversary. */
interface Window {
  readonly date: IsoDate | null;
  readonly from?: IsoDate | null;
  readonly last?: IsoDate | null;
  readonly before?: IsoDate | null;
  readonly anniversary?: IsoDate | null;
}

type WindowOf = (line: CostLine, dates: CostDates, project: Project, readings: Readings) => Window;

const monthsAfter = (date: IsoDate | null, months: "openingMonths" | "timeshareMonths"): IsoDate | null =>
  date && addMonths(date, wholeParameter(months));

const firstTwelve = ({ openingDate }: Project): IsoDate | null => monthsAfter(openingDate, "openingMonths");

/** A1, A2: up to the opening and its day; under X-40=AUP, before the activity starts. */
const untilOpening: WindowOf = (_line, { incurred }, { openingDate, activityStart }, readings) =>
  readings.option("X-40") === "AUP"
    ? { date: incurred, before: needed(activityStart, "activityStart", CITE) }
    : { date: incurred, last: openingDate };

/** B, D: up to twelve months after the opening; in a timeshare business under X-43=AUP, as A1. */
const untilTwelveMonths: WindowOf = (line, dates, project, readings) =>
  project.timeshare && readings.option("X-43") === "AUP"
    ? untilOpening(line, dates, project, readings)
    : { date: dates.incurred, anniversary: firstTwelve(project) };

/** D under X-39: the first twelve months alone, or a limit for supplies alone. */
const furnishings: WindowOf = function furnishings(line, dates, project, readings) {
  const usual = untilTwelveMonths(line, dates, project, readings);
  if (usual.anniversary === undefined) return usual;
  switch (readings.option("X-39")) {
    case "FIRST_12_ONLY":
      return { ...usual, from: project.openingDate };
    case "SUPPLIES_ONLY":
      return needed(line.isSupplies, "isSupplies", CITE) ? usual : { date: dates.incurred };
    default:
      return usual;
  }
};

const WINDOWS: Readonly<Partial<Record<CostCode, WindowOf>>> = {
  A1: untilOpening,
  A2: untilOpening,
  A3: (_line, { incurred }, project) => ({ date: incurred, from: project.openingDate, anniversary: firstTwelve(project) }),
  A4: (_line, { paid }, { allOpenDate }) => ({
    date: paid,
    from: allOpenDate,
    anniversary: monthsAfter(allOpenDate, "timeshareMonths"),
  }),
  B: untilTwelveMonths,
  D: furnishings,
};

/**
 * Whether the line's date lies in the window of its code; C, E, F, G and H have no closing date. The anniversary day is in only under
 * X-44=ANNIVERSARY_IN.
 *
 * @throws RuleError `missing` "blank" for a fact that an option needs
 * @cite T-5c5-3 … T-5c5-9
 */
export function inWindow(line: CostLine, dates: CostDates, project: Project, readings: Readings): boolean {
  const window = WINDOWS[line.code]?.(line, dates, project, readings);
  if (!window || window.date === null) return true;
  const { date, from = null, last = null, before = null, anniversary = null } = window;
  const dayIn = readings.option("X-44") === "ANNIVERSARY_IN";
  return (
    (from === null || date >= from) &&
    (last === null || date <= last) &&
    (before === null || date < before) &&
    (anniversary === null || date < anniversary || (dayIn && date === anniversary))
  );
}
