import type { IsoDate } from "../core";

/** The resolution by which the Board fixes the amounts. */
export interface Resolution {
  readonly number: string;
  readonly date: IsoDate;
}

/**
 * A roll without a resolution of the Board is provisional.
 *
 * @cite P-06
 */
export const isProvisional = (resolution: Resolution | null): boolean => resolution === null;
