import {
  centsOf,
  daysBetween,
  NO_CENTS,
  ratio,
  refuseIf,
  roundToCent,
  sum,
  times,
  type Cents,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";
import { lastTimelyDay, timelyDaysPassed, type Grace } from "./lateness";

export interface LatePayment {
  readonly unpaid: Cents;
  readonly due: IsoDate;
  readonly paid: IsoDate;
  readonly annualRate: Ratio;
  readonly lateChargeRate: Ratio;
}

/** The interest convention (B-A21). */
export interface InterestDays {
  readonly basis: number;
  readonly countBothEnds: boolean;
  /** Where interest starts when not on the due date. */
  readonly interestFrom: IsoDate | null;
}

export interface LateAmounts {
  readonly late: boolean;
  readonly lateCharge: Cents;
  readonly interestDays: number;
  readonly interest: Cents;
  readonly total: Cents;
}

/**
 * Late charge and simple interest of one amount on the day it is paid.
 *
 * @throws RuleError `out-of-range` "negative-rate", "grace-day-outside"; `missing` "holidays-blank"
 * @cite B-41, B-42, B-43
 */
export function lateAmounts(payment: LatePayment, days: InterestDays, grace: Grace, readings: Readings, trace?: Trace): LateAmounts {
  const { unpaid, due, paid, annualRate, lateChargeRate } = payment;
  refuseIf([[annualRate.n < 0n || lateChargeRate.n < 0n, "out-of-range", "negative-rate"]], "B-42");
  const lastDay = lastTimelyDay(due, grace);
  const charges = timelyDaysPassed(due, grace, paid, readings.option("B-A22") === "MONTHLY" ? Infinity : 1);
  const lateCharge = centsOf(BigInt(charges) * roundToCent(times(unpaid, lateChargeRate)));
  const interestDays = charges > 0 ? daysOf(days.interestFrom ?? due, paid, days.countBothEnds) : 0;
  const interest = charges > 0 ? roundToCent(times(unpaid, annualRate, ratio(interestDays, days.basis))) : NO_CENTS;
  trace?.line("lines.last-timely-day", { due, graceDay: grace.day }, lastDay, "B-41", readings.used("B-A24"));
  trace?.line("lines.late-charge", { unpaid, lateChargeRate, charges }, lateCharge, "B-42", readings.used("B-A22"));
  trace?.line("lines.interest", { unpaid, annualRate, days: interestDays, basis: days.basis }, interest, "B-43", readings.used("B-A21"));
  return { late: charges > 0, lateCharge, interestDays, interest, total: sum([unpaid, lateCharge, interest]) };
}

function daysOf(from: IsoDate, to: IsoDate, countBothEnds: boolean): number {
  return to < from ? 0 : daysBetween(from, to) + (countBothEnds ? 1 : 0);
}
