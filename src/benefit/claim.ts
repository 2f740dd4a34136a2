import { greater, minus, NO_CENTS, sum, type Cents } from "../core";

/** Everything that summary collection may claim, whatever the amount. @cite B-47 */
export const claimTotal = (overdue: Cents, interest: Cents, lateCharges: Cents, collectionCosts: Cents): Cents =>
  sum([overdue, interest, lateCharges, collectionCosts]);

/** What a tenant's court-ordered deposits leave owed, never below zero. @cite B-48 */
export const leftAfterDeposits = (owed: Cents, deposits: readonly Cents[]): Cents => greater(minus(owed, sum(deposits)), NO_CENTS);
