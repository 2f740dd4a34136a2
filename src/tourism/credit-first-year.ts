import { later, refuseIf, yearOf, type IsoDate, type Ratio, type Trace } from "../core";
import { parameter, type Readings } from "../law";

const T_5A3_1 = "T-5a3-1";

export interface FirstYearDates {
  readonly investment: IsoDate;
  /** Closing of the financing. */
  readonly closing: IsoDate;
  /** Receipt of the joint sworn statement; for a condohotel unit, the day the right arises. */
  readonly notice: IsoDate;
  /** End of the tax year whose return is being filed. */
  readonly yearEnd: IsoDate;
  /** Day that return is filed, no later than its due date with extension. */
  readonly filing: IsoDate;
}

export interface CreditFirstYear {
  /** First tax year of the credit, named by the calendar year in which it ends. */
  readonly firstYear: number;
  /** Share of the credit that may be taken in it. */
  readonly usableShare: Ratio;
}

/** The day from which the credit may be taken, by option of X-24. */
const OPENS: Readonly<Record<string, (dates: FirstYearDates) => IsoDate>> = {
  LATER_OF_BOTH: ({ closing, notice }) => later(closing, notice),
  CLOSING_YEAR: ({ closing }) => closing,
};

/**
 * The first tax year of a credit: the year before the investment when it was made after that year ended and before its return was filed,
 * with closing and notice no later than the filing; otherwise the tax year in which the right opens.
 *
 * @throws RuleError `out-of-range` "filed-before-year-end"
 * @cite T-5a3-1
 */
export function creditFirstYear(dates: FirstYearDates, readings: Readings, trace?: Trace): CreditFirstYear {
  const { yearEnd, filing } = dates;
  refuseIf([[filing < yearEnd, "out-of-range", "filed-before-year-end", { filing, yearEnd }]], T_5A3_1);
  const reachesBack = claimsPriorYear(dates);
  const firstYear = reachesBack ? yearOf(yearEnd) : taxYearOf(OPENS[readings.option("X-24")]!(dates), yearEnd);
  trace?.line("lines.prior-year-claim", { ...dates }, reachesBack, T_5A3_1);
  trace?.line(
    "lines.credit-first-year",
    { closing: dates.closing, notice: dates.notice, yearEnd },
    firstYear,
    T_5A3_1,
    readings.used("X-24"),
  );
  return { firstYear, usableShare: parameter("creditFirstYearShare") };
}

/** "Luego de finalizado un año contributivo, pero antes de rendir la planilla": both strict; the same day does not reach back. */
const claimsPriorYear = ({ investment, closing, notice, yearEnd, filing }: FirstYearDates): boolean =>
  yearEnd < investment && investment < filing && closing <= filing && notice <= filing;

/** The tax year that contains a date, of a taxpayer whose years end on the month and day of `yearEnd`; named by the year in which it ends. */
export const taxYearOf = (date: IsoDate, yearEnd: IsoDate): number => (date.slice(5) <= yearEnd.slice(5) ? yearOf(date) : yearOf(date) + 1);
