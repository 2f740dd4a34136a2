import { centsOf, minus, NO_CENTS, plus, type Cents, type IsoDate } from "../core";

export interface AccountEntry {
  readonly date: IsoDate;
  readonly kind: "RECEIPT" | "OUTLAY";
  /** Which charge a receipt belongs to, when one account serves several. */
  readonly charge: string | null;
  readonly amount: Cents;
  readonly purpose: string | null;
}

/** What is wrong with an entry: its number in the list and a code with words. */
export interface AccountIssue {
  readonly entry: number;
  readonly code: "outlay-without-note" | "balance-below-zero";
}

export interface AccountStatement {
  readonly receipts: Cents;
  readonly receiptsByCharge: ReadonlyMap<string, Cents>;
  readonly outlays: Cents;
  readonly closing: Cents;
  /** The balance after each entry, in the order listed. */
  readonly running: readonly Cents[];
  readonly valid: boolean;
  readonly issues: readonly AccountIssue[];
}

/**
 * The separate account: receipts, outlays with their notes, running balance.
 *
 * @returns closing = opening + receipts − outlays; an outlay without a note and a negative balance are issues
 * @cite B-49
 */
export function accountStatement(opening: Cents, entries: readonly AccountEntry[]): AccountStatement {
  let [balance, receipts, outlays] = [opening, NO_CENTS, NO_CENTS];
  const receiptsByCharge = new Map<string, Cents>();
  const running: Cents[] = [];
  const issues: AccountIssue[] = [];
  entries.forEach(function post({ kind, charge, amount, purpose }, k) {
    const signed = kind === "RECEIPT" ? amount : centsOf(-amount);
    balance = plus(balance, signed);
    running.push(balance);
    if (kind === "RECEIPT") receipts = plus(receipts, amount);
    else outlays = plus(outlays, amount);
    if (kind === "RECEIPT" && charge) receiptsByCharge.set(charge, plus(receiptsByCharge.get(charge) ?? NO_CENTS, amount));
    if (kind === "OUTLAY" && !purpose?.trim()) issues.push({ entry: k + 1, code: "outlay-without-note" });
    if (balance < 0n) issues.push({ entry: k + 1, code: "balance-below-zero" });
  });
  const closing = minus(plus(opening, receipts), outlays);
  return { receipts, receiptsByCharge, outlays, closing, running, valid: issues.length === 0, issues };
}
