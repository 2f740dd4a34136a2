import { yearOf, type IsoDate } from "../core";

export interface AdjustmentCheck {
  readonly allowed: boolean;
  /** The first year that has more than one. */
  readonly repeatedYear: number | null;
}

/**
 * Whether the Board adjusted the charges at most once in each year.
 *
 * @cite P-14
 */
export function adjustmentCheck(adjustments: readonly IsoDate[]): AdjustmentCheck {
  const years = adjustments.map(yearOf).sort((a, b) => a - b);
  const repeatedYear = years.find((year, k) => year === years[k + 1]) ?? null;
  return { allowed: repeatedYear === null, repeatedYear };
}
