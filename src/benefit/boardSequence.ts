import type { IsoDate } from "../core";

export interface BoardDates {
  readonly exemptDetermination: IsoDate;
  readonly budgetApproval: IsoDate;
  readonly benefitDetermination: IsoDate;
  readonly rollAdoption: IsoDate;
  readonly notice: IsoDate;
}

const STEPS = ["exemptDetermination", "budgetApproval", "benefitDetermination", "rollAdoption", "notice"] as const;
const BROKEN = ["exempt-before-budget", "budget-before-benefit", "benefit-before-roll", "roll-before-notice"] as const;

/** The first step that should have come before the next and did not. */
export type BrokenStep = (typeof BROKEN)[number];

/**
 * Whether the Board took its steps in the order of the text; the same day is allowed.
 *
 * @cite B-22
 */
export function boardSequence(dates: BoardDates): { readonly valid: boolean; readonly issue: BrokenStep | null } {
  const issue = BROKEN.find((_, k) => dates[STEPS[k]!] > dates[STEPS[k + 1]!]) ?? null;
  return { valid: issue === null, issue };
}
