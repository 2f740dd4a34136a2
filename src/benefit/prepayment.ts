import {
  compare,
  minus,
  NO_CENTS,
  ONE,
  refuseIf,
  roundToCent,
  subtract,
  sum,
  times,
  ZERO,
  type Cents,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";

export interface Prepayment {
  readonly discount: Cents;
  readonly payable: Cents;
}

/**
 * The year's charge paid in advance, with the Board's discount on the total; discount or net is what gets rounded (B-A27).
 *
 * @throws RuleError `out-of-range` "rate-outside"
 * @cite B-56
 */
export function prepayment(total: Cents, discountRate: Ratio, readings: Readings, trace?: Trace): Prepayment {
  const outside = compare(discountRate, ZERO) < 0 || compare(discountRate, ONE) > 0;
  refuseIf([[outside, "out-of-range", "rate-outside", { rate: discountRate }]], "B-56");
  const net = readings.option("B-A27") === "ROUND_NET";
  const discount = net ? minus(total, roundToCent(times(total, subtract(ONE, discountRate)))) : roundToCent(times(total, discountRate));
  const payable = minus(total, discount);
  trace?.line("lines.prepayment", { total, discountRate, discount }, payable, "B-56", readings.used("B-A27"));
  return { discount, payable };
}

/** Whether a payment in advance came in time: on or before the cut-off. */
export const isPrepaidInTime = (paid: IsoDate, cutOff: IsoDate): boolean => paid <= cutOff;

/**
 * One rate for every owner of the year.
 *
 * @cite B-57
 */
export const isUniformDiscount = (rates: readonly Ratio[]): boolean => rates.every((rate) => compare(rate, rates[0]!) === 0);

export interface PrepayRow {
  readonly id: string;
  readonly total: Cents;
  readonly prepaid: boolean;
}

/** The discount row by row; who does not prepay owes the total. */
export function prepaymentRoll(
  discountRate: Ratio,
  rows: readonly PrepayRow[],
  readings: Readings,
): { readonly rows: readonly (Prepayment & { readonly id: string })[]; readonly totalDiscount: Cents; readonly totalPayable: Cents } {
  const results = rows.map(({ id, total, prepaid }) =>
    prepaid ? { id, ...prepayment(total, discountRate, readings) } : { id, discount: NO_CENTS, payable: total },
  );
  return {
    rows: results,
    totalDiscount: sum(results.map(({ discount }) => discount)),
    totalPayable: sum(results.map(({ payable }) => payable)),
  };
}
