import type { Cents } from "../core";

export const DEBT_STATUSES = ["OVERDUE", "CONTESTED_IN_COURT", "DEFERRED", "NOT_YET_COLLECTIBLE"] as const;

export interface Debt {
  readonly amount: Cents;
  readonly open: boolean;
  readonly status: (typeof DEBT_STATUSES)[number];
}

/**
 * Whether no debt to the Authority bars the exemption: those contested in court, deferred or not yet put to collection do not.
 *
 * @cite B-35
 */
export const isDebtClear = (debts: readonly Debt[]): boolean =>
  !debts.some(({ amount, open, status }) => open && amount > 0n && status === "OVERDUE");
