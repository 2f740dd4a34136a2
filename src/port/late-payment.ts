import {
  daysBetween,
  divide,
  negatives,
  NO_CENTS,
  outsideOne,
  plus,
  ratio,
  refuseIf,
  rollForward,
  roundToCent,
  sum,
  times,
  ZERO,
  type Cents,
  type HolidayTable,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";
import { compoundGrowth } from "./growth";

export interface PortDebt {
  readonly amount: Cents;
  readonly due: IsoDate;
  readonly paid: IsoDate;
  /** Of one period, 0 to 1. */
  readonly rate: Ratio;
  /** Days after which interest stops, or before which it does not start (P-A12). */
  readonly capDays: number;
  /** Set by the Board, once per late payment. */
  readonly lateCharge: Cents;
}

export interface PortLateAmounts {
  readonly daysLate: number;
  readonly interestDays: number;
  readonly interest: Cents;
  readonly lateCharge: Cents;
  readonly total: Cents;
}

const YEAR = 365;

/** How the rate grows over some days, by option of P-A11; the code is what a cell says. */
interface InterestMethod {
  readonly code: string;
  readonly growth: (rate: Ratio, days: number, window: number) => Ratio;
}

const METHODS: Readonly<Record<string, InterestMethod>> = {
  E: { code: "EFFECTIVE_30D", growth: (rate, days, window) => compoundGrowth(rate, days, window) },
  B: { code: "NOMINAL_30D_DAILY", growth: (rate, days, window) => compoundGrowth(divide(rate, ratio(window)), days, 1) },
  C: { code: "PER_DAY", growth: (rate, days) => compoundGrowth(rate, days, 1) },
  A: { code: "NOMINAL_YEAR_DAILY", growth: (rate, days) => compoundGrowth(divide(rate, ratio(YEAR)), days, 1) },
  G: { code: "EFFECTIVE_YEAR", growth: (rate, days) => compoundGrowth(rate, days, YEAR) },
  D: { code: "FLAT", growth: (rate, days) => (days > 0 ? rate : ZERO) },
};

export const INTEREST_METHODS: readonly string[] = Object.values(METHODS).map(({ code }) => code);

/**
 * Interest and late charge of one payment.
 *
 * Late from the day after the due date; the thirty days of the text are the period of the rate, and `capDays` only says where the days
 * that bear interest end.
 *
 * @returns cents; interest rounded half away from zero once
 * @throws RuleError `out-of-range` "negative", "above-limit"
 * @cite P-18, P-19
 */
export function portLateAmounts(debt: PortDebt, readings: Readings, trace?: Trace): PortLateAmounts {
  checkDebt(debt);
  const daysLate = Math.max(0, daysBetween(debt.due, debt.paid));
  const lateCharge = daysLate > 0 ? debt.lateCharge : NO_CENTS;
  const interestDays = daysBearing(daysLate, debt.capDays, readings);
  const bearing = readings.option("P-A13") === "WITH_LATE_CHARGE" ? plus(debt.amount, lateCharge) : debt.amount;
  const growth = METHODS[readings.option("P-A11")]!.growth(debt.rate, interestDays, wholeParameter("portInterestDays"));
  const interest = roundToCent(times(bearing, growth));
  const { due, paid, rate } = debt;
  const followed = ["P-A11", "P-A12", "P-A13"].map((id) => readings.used(id));
  trace?.line("lines.port-days-late", { due, paid }, daysLate, "P-18", readings.used("P-A20"));
  trace?.line("lines.port-late-charge", { daysLate }, lateCharge, "P-18", readings.used("P-A14"));
  trace?.line("lines.port-interest", { bearing, rate, days: interestDays }, interest, "P-19", ...followed);
  return { daysLate, interestDays, interest, lateCharge, total: sum([debt.amount, lateCharge, interest]) };
}

function checkDebt({ amount, rate, capDays, lateCharge }: PortDebt): void {
  refuseIf(
    [
      ...negatives({ amount, lateCharge }),
      ...outsideOne({ rate }),
      [capDays < 0, "out-of-range", "negative", { field: "capDays", value: capDays }],
    ],
    "P-19",
  );
}

/** The days up to the limit, or under GRACE those beyond it (P-A12). */
const daysBearing = (daysLate: number, limit: number, readings: Readings): number =>
  readings.option("P-A12") === "GRACE" ? Math.max(0, daysLate - limit) : Math.min(daysLate, limit);

/**
 * The date from which a payment is late: the due date as it stands, or the next working day when it is closed (P-A20).
 *
 * @cite P-18
 */
export const lateFrom = (due: IsoDate, holidays: HolidayTable, readings: Readings): IsoDate =>
  readings.option("P-A20") === "ROLL" ? rollForward(due, holidays, "ROLL") : due;
