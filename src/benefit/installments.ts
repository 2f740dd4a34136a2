import { addMonths, centsOf, NO_CENTS, refuseIf, splitEqually, type Cents, type IsoDate, type Trace } from "../core";
import type { Readings } from "../law";

export interface Installment {
  readonly due: IsoDate;
  readonly amount: Cents;
}

export interface NumberedInstallment extends Installment {
  readonly no: number;
}

/**
 * Equal installments; the odd cents go one each to the first, or all to the last (B-A18). Due on the same day of each month, clamped
 * to the month's end and always counted from the first date.
 *
 * @throws RuleError `out-of-range` "count-not-positive"
 * @cite B-39
 */
export function installments(
  total: Cents,
  count: number,
  firstDue: IsoDate,
  readings: Readings,
  trace?: Trace,
): { readonly rows: readonly NumberedInstallment[]; readonly total: Cents } {
  const equal = splitEqually(total, count);
  const amounts = readings.option("B-A18") === "LAST_PLUG" ? oddCentsLast(total, equal) : equal;
  const rows = amounts.map((amount, k) => ({ no: k + 1, due: addMonths(firstDue, k), amount }));
  for (const { no, due, amount } of rows) trace?.line("lines.installment", { no, due }, amount, "B-39", readings.used("B-A18"));
  return { rows, total };
}

/** The last share of an equal split is the floor of them all. */
function oddCentsLast(total: Cents, equal: readonly Cents[]): readonly Cents[] {
  const floor = equal.at(-1)!;
  const last = centsOf(total - floor * BigInt(equal.length - 1));
  return equal.map((_, k) => (k === equal.length - 1 ? last : floor));
}

/** An amount spread over due dates, the odd cents to the earliest. */
export function spread(total: Cents, dueDates: readonly IsoDate[]): readonly Installment[] {
  const amounts = splitEqually(total, dueDates.length);
  return [...dueDates].sort().map((due, k) => ({ due, amount: amounts[k]! }));
}

/**
 * The installments left after an amendment: what the new annual charge leaves to bill, over the remaining due dates. Billed installments
 * are never restated; billed in excess is a credit.
 *
 * @throws RuleError `missing` "no-remaining-dates"
 * @cite B-38
 */
export function amendedInstallments(
  newAnnual: Cents,
  alreadyBilled: Cents,
  remainingDue: readonly IsoDate[],
  trace?: Trace,
): { readonly rows: readonly Installment[]; readonly remaining: Cents; readonly credit: Cents } {
  refuseIf([[remainingDue.length === 0, "missing", "no-remaining-dates"]], "B-38");
  const left = newAnnual - alreadyBilled;
  const remaining = left > 0n ? centsOf(left) : NO_CENTS;
  const credit = left < 0n ? centsOf(-left) : NO_CENTS;
  trace?.line("lines.amendment", { newAnnual, alreadyBilled, credit }, remaining, "B-38");
  return { rows: spread(remaining, remainingDue), remaining, credit };
}
