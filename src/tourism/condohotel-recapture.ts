import { greater, minus, NO_CENTS, ratio, refuseIf, roundToCent, splitEqually, times, wholeYears, yearOf } from "../core";
import type { Cents, IsoDate, Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { laterBuyerEnd } from "./later-buyer";
import { yearsInProgram } from "./program-years";

const T_5D6_1 = "T-5d6-1";
const T_5D6_2 = "T-5d6-2";
const T_5D6_5 = "T-5d6-5";

/** A unit that leaves the Program before its ten years. */
export interface CondohotelWithdrawal {
  /** Credit the investor would have by keeping the unit ten years. */
  readonly totalCredit: Cents;
  /** Credit taken. */
  readonly creditTaken: Cents;
  /** Day the unit was dedicated to the Program, not the deed. */
  readonly startDate: IsoDate;
  /** Day of withdrawal; for the deed figure, the day of the sale. */
  readonly withdrawalDate: IsoDate;
  /** Years of fewer than nine months, taken off the count. */
  readonly failedYears: number;
  /** The developer's use before the sale; asked for only under X-10=REMAINING_YEARS. */
  readonly developerStart: IsoDate | null;
  readonly developerEnd: IsoDate | null;
}

export interface CondohotelRecapture {
  /** Years that earned credit. */
  readonly years: number;
  readonly earned: Cents;
  /** Income tax owed: what was taken above what was earned. */
  readonly recapture: Cents;
}

/**
 * Recapture of a condohotel investor's credit: a tenth of the total is earned each year in the Program; what was taken above that is owed.
 * With the day of the sale as withdrawal it is the figure a deed may have one party pay at the sale.
 *
 * @throws RuleError `out-of-range` "withdrawal-before-start", "taken-above-credit", "failed-years-above-years" and the order of the
 * developer's dates; `missing` "blank" without the dates that X-10 asks for; `divide` "no-years-to-earn"
 * @cite T-5d6-1, T-5d6-2, T-5d6-4
 */
export function condohotelRecapture(unit: CondohotelWithdrawal, readings: Readings, trace?: Trace): CondohotelRecapture {
  const { totalCredit, creditTaken, startDate, withdrawalDate, failedYears } = unit;
  refuseUnit(unit, readings);
  const { toEarn, inProgram } = PERIOD[readings.option("X-10")]!(unit, readings);
  refuseIf([[failedYears > inProgram, "out-of-range", "failed-years-above-years", { failedYears, years: inProgram }]], T_5D6_2);
  const years = inProgram - failedYears;
  const earned = roundToCent(times(totalCredit, ratio(years, toEarn)));
  const recapture = greater(NO_CENTS, minus(creditTaken, earned));
  const counted = ["X-10", "X-49", "X-50"].map((id) => readings.used(id));
  trace?.line("lines.program-years", { startDate, withdrawalDate, inProgram, failedYears }, years, T_5D6_2, ...counted);
  trace?.line("lines.earned-credit", { totalCredit, years, toEarn }, earned, T_5D6_1, readings.used("X-10"));
  trace?.line("lines.condohotel-recapture", { creditTaken, earned }, recapture, T_5D6_1);
  return { years, earned, recapture };
}

function refuseUnit(unit: CondohotelWithdrawal, readings: Readings): void {
  const { totalCredit, creditTaken, startDate, withdrawalDate, developerStart, developerEnd } = unit;
  const needsDates = readings.option("X-10") === "REMAINING_YEARS" && (developerStart === null || developerEnd === null);
  refuseIf(
    [
      [needsDates, "missing", "blank", { field: "developerStart, developerEnd" }],
      [withdrawalDate < startDate, "out-of-range", "withdrawal-before-start", { startDate, withdrawalDate }],
      [creditTaken > totalCredit, "out-of-range", "taken-above-credit", { taken: creditTaken, credit: totalCredit }],
    ],
    T_5D6_1,
  );
}

interface Period {
  /** Years over which the credit is earned. */
  readonly toEarn: number;
  /** Years in the Program, at most those. */
  readonly inProgram: number;
}

/** The years to earn and those in the Program, by option of X-10. */
const PERIOD: Readonly<Record<string, (unit: CondohotelWithdrawal, readings: Readings) => Period>> = {
  OWN_TEN_YEARS: ({ startDate, withdrawalDate }, readings) => {
    const toEarn = wholeParameter("condohotelYears");
    return { toEarn, inProgram: Math.min(toEarn, yearsInProgram(startDate, withdrawalDate, readings)) };
  },
  REMAINING_YEARS: ({ startDate, withdrawalDate, developerStart, developerEnd }, readings) => {
    const { end } = laterBuyerEnd(developerStart!, developerEnd!, startDate);
    const toEarn = wholeParameter("condohotelYears") - wholeYears(developerStart!, developerEnd!);
    refuseIf([[toEarn <= 0, "divide", "no-years-to-earn", { developerStart, developerEnd }]], T_5D6_1);
    const inProgram = withdrawalDate >= end ? toEarn : Math.min(toEarn, yearsInProgram(startDate, withdrawalDate, readings));
    return { toEarn, inProgram };
  },
};

export interface RecapturePlan {
  /** Years with whose returns it is paid. */
  readonly years: readonly number[];
  readonly amounts: readonly Cents[];
}

/** Payments by option of X-53. */
const PAYMENTS: Readonly<Record<string, number>> = { TWO_HALVES: 2, ONE_PAYMENT: 1 };

/**
 * The payments of a condohotel recapture: halves with the returns of the year of withdrawal and the next, the odd cent in the first.
 *
 * @throws RuleError as {@link condohotelRecapture}
 * @cite T-5d6-5
 */
export function condohotelRecapturePlan(unit: CondohotelWithdrawal, readings: Readings, trace?: Trace): RecapturePlan {
  const { recapture } = condohotelRecapture(unit, readings, trace);
  const amounts = splitEqually(recapture, PAYMENTS[readings.option("X-53")]!);
  const years = amounts.map((_, k) => yearOf(unit.withdrawalDate) + k);
  years.forEach((year, k) => trace?.line("lines.condohotel-installment", { year, recapture }, amounts[k]!, T_5D6_5, readings.used("X-53")));
  return { years, amounts };
}
