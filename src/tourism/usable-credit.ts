import { floorToCent, lesser, NO_CENTS, greater, minus, refuseIf, sum, times, type Cents, type Trace } from "../core";
import { parameter, type Readings } from "../law";
import { firstYearHalf } from "./credit-limits";
import { needed } from "./needed";

const T_5B1_1 = "T-5b1-1";
const T_5B1_2 = "T-5b1-2";
const T_5C4_1 = "T-5c4-1";

/** One credit of an investor. A credit that was bought keeps the seller's first year. */
export interface HeldCredit {
  readonly credit: Cents;
  /** First tax year in which it may be taken. */
  readonly firstYear: number;
  /** Taken and ceded so far. */
  readonly used: Cents;
  /** Eligible Investment behind it; asked for only under X-25=GENERATED. */
  readonly eligibleInvestment: Cents | null;
  /** Claimed in the return of the year before the investment; asked for only under X-27=PRIOR_YEAR_CLAIMS. */
  readonly priorYearClaim: boolean | null;
}

export interface UsableCredit {
  readonly usable: Cents;
  /** What each credit allows, before the tax. */
  readonly byCredit: readonly Cents[];
}

/** The most of a credit for its first year, by option of X-25. */
const FIRST_YEAR_LIMIT: Readonly<Record<string, (held: HeldCredit) => Cents>> = {
  DISTRIBUTED: ({ credit }) => firstYearHalf(credit),
  GENERATED: ({ credit, eligibleInvestment }) =>
    lesser(
      credit,
      floorToCent(times(needed(eligibleInvestment, "EI", T_5B1_1), parameter("investorCreditCap"), parameter("creditFirstYearShare"))),
    ),
};

/** Whether a balance is still carried in a year after the first, by option of X-27. */
const IS_CARRIED: Readonly<Record<string, (held: HeldCredit, year: number) => boolean>> = {
  UNLIMITED: () => true,
  PRIOR_YEAR_CLAIMS: ({ firstYear, priorYearClaim }, year) => year === firstYear + 1 || needed(priorYearClaim, "priorYearClaim", T_5B1_2),
};

/**
 * What an investor may take of its credits in a tax year. Each credit keeps its own first year, in which half may be taken; afterwards the
 * whole balance may; none before. Together never more than the tax.
 *
 * @param tax creditable tax of the year; `null` when it is not a limit
 * @throws RuleError `out-of-range` "used-above-credit"; `missing` "blank" when a fact that the readings ask for is
 * @cite T-5b1-1, T-5b1-2, T-5c4-1
 */
export function usableCredit(
  credits: readonly HeldCredit[],
  year: number,
  tax: Cents | null,
  readings: Readings,
  trace?: Trace,
): UsableCredit {
  const byCredit = credits.map((held) => allowed(held, year, readings));
  refuseIf(
    credits.map(({ used, credit }) => [used > credit, "out-of-range", "used-above-credit", { used, credit }]),
    T_5B1_1,
  );
  credits.forEach(({ credit, firstYear, used }, k) => {
    const cite = year > firstYear ? T_5B1_2 : T_5B1_1;
    trace?.line(
      "lines.usable-of-credit",
      { credit, firstYear, used, year },
      byCredit[k]!,
      cite,
      readings.used("X-25"),
      readings.used("X-27"),
    );
  });
  const limits = [sum(byCredit), ...(tax === null ? [] : [tax]), ...exampleLimit(credits, year, readings)];
  const usable = limits.reduce(lesser);
  trace?.line("lines.usable-credit", { byCredit: sum(byCredit), tax }, usable, T_5C4_1, readings.used("X-26"));
  return { usable, byCredit };
}

function allowed(held: HeldCredit, year: number, readings: Readings): Cents {
  const { credit, firstYear, used } = held;
  if (year < firstYear) return NO_CENTS;
  if (year === firstYear) return greater(NO_CENTS, minus(FIRST_YEAR_LIMIT[readings.option("X-25")]!(held), used));
  return IS_CARRIED[readings.option("X-27")]!(held, year) ? minus(credit, used) : NO_CENTS;
}

/** Under X-26=EXAMPLE the year is also held to what the credits, unused, allowed in the latest first year reached. */
function exampleLimit(credits: readonly HeldCredit[], year: number, readings: Readings): readonly Cents[] {
  const reached = credits.map(({ firstYear }) => firstYear).filter((firstYear) => firstYear <= year);
  if (readings.option("X-26") !== "EXAMPLE" || reached.length === 0) return [];
  const latest = Math.max(...reached);
  return [sum(credits.map((held) => allowed({ ...held, used: NO_CENTS }, latest, readings)))];
}
