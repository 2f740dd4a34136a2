import type { Cents, HolidayTable, IsoDate, Trace } from "../core";
import type { Readings } from "../law";
import { paymentDeadline } from "./terms";

/** Instruments payable to the municipality. */
export const PAYMENT_METHODS = ["BANK_DRAFT", "ELECTRONIC", "CERTIFIED_CHECK"] as const;

/** @cite C-07 */
export const isAcceptedMethod = (method: string): boolean => (PAYMENT_METHODS as readonly string[]).includes(method);

/** The receipt identifies the payment as construction excise. */
export interface ExciseReceipt {
  readonly number: string;
  readonly date: IsoDate;
  readonly amount: Cents;
  readonly underProtest: boolean;
}

export interface PaymentTimely {
  readonly deadline: IsoDate;
  readonly timely: boolean;
  /** A table without holidays shortens the term. */
  readonly warning: "no-holidays-entered" | null;
}

/** When the declared value was accepted, or rejected: the paths that have a payment term. */
export const PAYMENT_PATHS = ["ACCEPTED", "REJECTED"] as const;
export type PaymentPath = (typeof PAYMENT_PATHS)[number];

const CITES: Readonly<Record<PaymentPath, string>> = { ACCEPTED: "C-06", REJECTED: "C-08" };

/**
 * Whether the excise was paid within fifteen working days.
 *
 * @param reference final determination (C-A03) when accepted, return receipt when rejected
 * @throws RuleError `missing` "blank" without the holiday table
 * @cite C-06, C-08
 */
export function paymentTimely(
  path: PaymentPath,
  reference: IsoDate,
  paid: IsoDate,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): PaymentTimely {
  const deadline = paymentDeadline(reference, holidays, readings);
  trace?.line("lines.excise-pay-by", { reference, paid }, deadline, CITES[path], readings.used("C-A03"), readings.used("C-A04"));
  return { deadline, timely: paid <= deadline, warning: holidays!.days.size === 0 ? "no-holidays-entered" : null };
}

export type PermitNeed = "payment-receipt" | "exemption-evidence";

export interface PermitGate {
  readonly mayIssue: boolean;
  readonly needs: PermitNeed | null;
}

/**
 * Whether the permits office may issue the construction permit: on a receipt, whether or not paid under protest. Exempt works have none,
 * and the text is silent on what they show instead.
 *
 * @cite C-11
 */
export function permitGate(receipt: boolean, fullyExempt: boolean): PermitGate {
  return { mayIssue: receipt, needs: receipt ? null : fullyExempt ? "exemption-evidence" : "payment-receipt" };
}
