import {
  negatives,
  neededFact,
  NO_CENTS,
  refuseIf,
  roundToCent,
  times,
  type Cents,
  type HolidayTable,
  type IsoDate,
  type Term,
  type Trace,
} from "../core";
import { parameter, wholeParameter, type Readings } from "../law";
import { daysTerm, isDisputed, monthsTerm, type MonthRule } from "./terms";

export interface Cancellation {
  readonly paid: Cents;
  /** Any construction activity counts. */
  readonly activityBegun: boolean;
  readonly receiptDate: IsoDate;
  readonly requested: IsoDate;
  /** Needed by C-A12=AT_MOST_HALF alone, once activity began. */
  readonly amountSet: Cents | null;
}

export interface CancellationRefund {
  readonly barDateNominal: IsoDate;
  readonly barDate: IsoDate;
  readonly timely: boolean;
  readonly refund: Cents;
  readonly payByNominal: IsoDate | null;
  readonly payBy: IsoDate | null;
  /** The two ways of counting six months disagree on the request (C-A09). */
  readonly disputed: boolean;
}

const CITE = "C-23";

/**
 * What the owner who cancels the works gets back: all when nothing was begun, half otherwise, and nothing once six months have passed
 * since the payment receipt. The municipality pays within thirty days of the request.
 *
 * @returns refund in cents; the half rounded half away from zero
 * @throws RuleError `missing` "blank"; `out-of-range` "negative", "requested-before-receipt", "above-half"
 * @cite C-20, C-21, C-22, C-23
 */
export function cancellationRefund(
  cancellation: Cancellation,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): CancellationRefund {
  const { paid, receiptDate, requested, amountSet } = cancellation;
  refuseIf(
    [...negatives({ paid, amountSet }), [requested < receiptDate, "out-of-range", "requested-before-receipt", { requested, receiptDate }]],
    CITE,
  );
  const barUnder = (rule: MonthRule): Term =>
    monthsTerm(receiptDate, wholeParameter("cancellationBarMonths"), rule, holidays, readings, CITE);
  const bar = barUnder(readings.option("C-A09") as MonthRule);
  const timely = requested <= bar.effective;
  const refundable = refundableOf(cancellation, readings);
  const refund = timely ? refundable : NO_CENTS;
  const payment = timely ? daysTerm(requested, wholeParameter("cancellationRefundDays"), holidays, readings, "C-22") : null;
  const { activityBegun } = cancellation;
  trace?.line("lines.bar-date", { receiptDate, nominal: bar.nominal }, bar.effective, CITE, readings.used("C-A09"), readings.used("C-A29"));
  trace?.line("lines.cancellation-refund", { paid, activityBegun, timely }, refund, "C-21", readings.used("C-A12"));
  trace?.line("lines.refund-requested", { requested, nominal: payment?.nominal ?? null }, payment?.effective ?? null, "C-22");
  const disputed = isDisputed(requested, (rule) => barUnder(rule).effective);
  return {
    barDateNominal: bar.nominal,
    barDate: bar.effective,
    timely,
    refund,
    payByNominal: payment?.nominal ?? null,
    payBy: payment?.effective ?? null,
    disputed,
  };
}

/** All of what was paid, half of it, or less than half where the municipality sets the amount (C-A12). */
function refundableOf({ paid, activityBegun, amountSet }: Cancellation, readings: Readings): Cents {
  if (!activityBegun) return paid;
  const half = roundToCent(times(paid, parameter("cancellationShare")));
  if (readings.option("C-A12") === "EXACTLY_HALF") return half;
  const set = neededFact(amountSet, "amountSet", "C-21");
  refuseIf([[set > half, "out-of-range", "above-half", { set, half }]], "C-21");
  return set;
}
