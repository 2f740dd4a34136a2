import { addMonths, allocate, duplicatesOf, lesser, minus, NO_CENTS, plus, refuseIf, splitEqually, sum, yearOf } from "../core";
import type { Cents, IsoDate, Trace } from "../core";
import type { Readings } from "../law";

const T_5D3_5 = "T-5d3-5";
const T_5D3_6 = "T-5d3-6";
const MONTHS_A_YEAR = 12;

export interface RecaptureInvestor {
  readonly name: string;
  readonly isDeveloper: boolean;
  /** Credit taken. */
  readonly taken: Cents;
  /** Credit ceded; a developer that sold stays liable. */
  readonly ceded: Cents;
}

/** One of the two installments: what each investor pays with the return of a year, or on a date under X-35=CALENDAR_DATES. */
export interface RecaptureInstallment {
  readonly year: number;
  readonly date?: IsoDate;
  readonly owed: readonly Cents[];
}

/** When the three years (as extended) end, and how the debt is divided. */
export interface RecaptureTerm {
  /** Tax year in which the period expires; without it no installments are computed. */
  readonly expiryYear: number | null;
  /** Day of expiry; asked for only under X-35=CALENDAR_DATES. */
  readonly expiryDate: IsoDate | null;
  /** First installment of each investor; asked for only under X-35=FREE_SPLIT. */
  readonly firstInstallments: readonly Cents[] | null;
}

export interface DeveloperRecapture {
  /** Income tax owed by each investor; nothing by those who are not developers. */
  readonly owed: readonly Cents[];
  readonly unrecovered: Cents;
  readonly installments: readonly RecaptureInstallment[] | null;
}

/** The weight of a developer in the debt, by option of X-34. */
const WEIGHT: Readonly<Record<string, (investor: RecaptureInvestor) => Cents>> = {
  TAKEN: ({ taken }) => taken,
  TAKEN_PLUS_CEDED: ({ taken, ceded }) => plus(taken, ceded),
  CAP_AT_TAKEN: ({ taken }) => taken,
};

/**
 * Shares the excess credit among the investors that are developers, pro rata to the credit they took (largest remainder), and divides
 * each debt into two installments. When no developer took credit nobody owes and the excess stays unrecovered.
 *
 * @param excess excess credit taken, cents
 * @throws RuleError `invalid` "duplicate-id", "different-lengths"; `missing` "blank" without the facts that X-35 asks for; `out-of-range`
 * "first-installment-above-debt"
 * @cite T-5d3-5, T-5d3-6
 */
export function developerRecapture(
  excess: Cents,
  investors: readonly RecaptureInvestor[],
  term: RecaptureTerm,
  readings: Readings,
  trace?: Trace,
): DeveloperRecapture {
  refuseTerm(investors, term, readings);
  const owed = debts(excess, investors, readings);
  const unrecovered = minus(excess, sum(owed));
  const used = readings.used("X-34");
  investors.forEach(({ name, isDeveloper, taken, ceded }, k) =>
    trace?.line("lines.developer-debt", { name, isDeveloper, taken, ceded }, owed[k]!, T_5D3_5, used),
  );
  trace?.line("lines.unrecovered-excess", { excess, owed: sum(owed) }, unrecovered, T_5D3_5, used);
  return { owed, unrecovered, installments: installmentsOf(owed, term, readings, trace) };
}

function refuseTerm(investors: readonly RecaptureInvestor[], term: RecaptureTerm, readings: Readings): void {
  const split = readings.option("X-35");
  const first = term.firstInstallments;
  const isFree = split === "FREE_SPLIT" && term.expiryYear !== null;
  const ids = duplicatesOf(investors.map(({ name }) => name));
  refuseIf(
    [
      [ids.length > 0, "invalid", "duplicate-id", { ids }],
      [
        isFree && first !== null && first.length !== investors.length,
        "invalid",
        "different-lengths",
        { lists: ["investors", "firstInstallments"] },
      ],
      [isFree && first === null, "missing", "blank", { field: "firstInstallments" }],
      [split === "CALENDAR_DATES" && term.expiryDate === null, "missing", "blank", { field: "expiryDate" }],
    ],
    T_5D3_6,
  );
}

function debts(excess: Cents, investors: readonly RecaptureInvestor[], readings: Readings): readonly Cents[] {
  const option = readings.option("X-34");
  const weights = investors.map((investor) => (investor.isDeveloper ? WEIGHT[option]!(investor) : NO_CENTS));
  if (sum(weights) === 0n) return weights;
  const names = investors.map(({ name }) => name);
  const shares = allocate(excess, weights, names);
  return option === "CAP_AT_TAKEN" ? shares.map((share, k) => lesser(share, weights[k]!)) : shares;
}

type Split = readonly [first: readonly Cents[], second: readonly Cents[]];

/** Halves of each debt, the odd cent in the first. */
function halves(owed: readonly Cents[]): Split {
  const split = owed.map((debt) => splitEqually(debt, 2));
  return [split.map(([first]) => first!), split.map(([, second]) => second!)];
}

function freeSplit(owed: readonly Cents[], { firstInstallments }: RecaptureTerm): Split {
  const first = firstInstallments!;
  refuseIf([[first.some((part, k) => part > owed[k]!), "out-of-range", "first-installment-above-debt", { first, owed }]], T_5D3_6);
  return [first, owed.map((debt, k) => minus(debt, first[k]!))];
}

function installmentsOf(
  owed: readonly Cents[],
  term: RecaptureTerm,
  readings: Readings,
  trace?: Trace,
): readonly RecaptureInstallment[] | null {
  const option = readings.option("X-35");
  const { expiryYear, expiryDate } = term;
  const when = option === "CALENDAR_DATES" ? datesAfter(expiryDate!) : expiryYear === null ? null : yearsAfter(expiryYear);
  if (when === null) return null;
  const parts = option === "FREE_SPLIT" ? freeSplit(owed, term) : halves(owed);
  return when.map((due, k) => {
    trace?.line("lines.recapture-installment", { no: k + 1, ...due }, sum(parts[k]!), T_5D3_6, readings.used("X-35"));
    return { ...due, owed: parts[k]! };
  });
}

/** "Al año siguiente a la fecha de expiración … y el segundo plazo al año siguiente." */
const yearsAfter = (year: number) => [1, 2].map((k) => ({ year: year + k }));

const datesAfter = (expiry: IsoDate) =>
  [1, 2].map((k) => {
    const date = addMonths(expiry, k * MONTHS_A_YEAR);
    return { year: yearOf(date), date };
  });
