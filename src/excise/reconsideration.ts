import {
  greater,
  minus,
  negatives,
  NO_CENTS,
  outsideOne,
  refuseIf,
  type Cents,
  type HolidayTable,
  type IsoDate,
  type Ratio,
  type Term,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";
import { exciseOf } from "./construction-excise";
import { daysTerm } from "./terms";

/**
 * The Director's ten days for the final determination of value.
 *
 * @param from filing of the reconsideration, or the payment under protest (C-A07)
 * @throws RuleError `missing` "blank" without the holiday table
 * @cite C-12
 */
export function reconsiderationDeadline(from: IsoDate, holidays: HolidayTable | null, readings: Readings, trace?: Trace): Term {
  const term = daysTerm(from, wholeParameter("reconsiderationDays"), holidays, readings, "C-12");
  trace?.line("lines.final-by", { from, nominal: term.nominal }, term.effective, "C-12", readings.used("C-A07"), readings.used("C-A29"));
  return term;
}

/** A request without a copy of the payment receipt is incomplete. @cite C-12 */
export const isCompleteRequest = (receiptAttached: boolean): boolean => receiptAttached;

export interface ReconsiderationResult {
  readonly recomputed: Cents;
  readonly deficiency: Cents;
  readonly credit: Cents;
}

/**
 * The excise recomputed on the final value, and what is short of it or in excess.
 *
 * @param paid cents
 * @throws RuleError `out-of-range` "negative", "above-limit"
 * @cite C-13
 */
export function reconsiderationResult(
  paid: Cents,
  finalValue: Cents,
  rate: Ratio,
  exemptShare: Ratio,
  trace?: Trace,
): ReconsiderationResult {
  refuseIf([...negatives({ paid, finalValue }), ...outsideOne({ rate, exemptShare })], "C-13");
  const recomputed = exciseOf(finalValue, rate, exemptShare).net;
  const difference = minus(recomputed, paid);
  trace?.line("lines.recomputed", { finalValue, rate, exemptShare }, recomputed, "C-13");
  trace?.line("lines.recomputed-less-paid", { recomputed, paid }, difference, "C-13");
  return { recomputed, deficiency: greater(difference, NO_CENTS), credit: greater(minus(paid, recomputed), NO_CENTS) };
}
