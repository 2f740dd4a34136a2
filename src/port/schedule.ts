import { addMonths, neededFact, refuseIf, splitEqually, type Cents, type IsoDate, type Trace } from "../core";
import type { Readings } from "../law";

export interface PortInstallment {
  readonly no: number;
  readonly due: IsoDate;
  readonly amount: Cents;
}

export interface PortSchedule {
  readonly rows: readonly PortInstallment[];
  readonly total: Cents;
}

const MONTHS = 12;
/** Installments of a year by option of P-A10; the Board's own period is entered. */
const COUNTS: Readonly<Record<string, number | null>> = { ONE: 1, MONTHLY: MONTHS, BOARD_PERIOD: null };

/**
 * Equal installments over a year, the extra cents to the earliest.
 *
 * @param count installments a year, a divisor of 12; null takes the number of P-A10
 * @throws RuleError `missing` "blank" when the Board's period is not entered; `out-of-range` "count-not-divisor"
 * @cite P-17
 */
export function portSchedule(total: Cents, count: number | null, firstDue: IsoDate, readings: Readings, trace?: Trace): PortSchedule {
  const parts = neededFact(count ?? COUNTS[readings.option("P-A10")]!, "count", "P-17");
  refuseIf(
    [[!Number.isInteger(parts) || parts < 1 || MONTHS % parts !== 0, "out-of-range", "count-not-divisor", { count: parts }]],
    "P-17",
  );
  const amounts = splitEqually(total, parts);
  const rows = amounts.map((amount, k) => ({ no: k + 1, due: addMonths(firstDue, (k * MONTHS) / parts), amount }));
  for (const { no, due, amount } of rows) trace?.line("lines.port-installment", { no, due }, amount, "P-17", readings.used("P-A10"));
  return { rows, total };
}
