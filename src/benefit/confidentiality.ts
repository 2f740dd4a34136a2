import type { IsoDate } from "../core";

export interface ConfidentialClaim {
  readonly submitted: IsoDate;
  readonly claimed: IsoDate | null;
  readonly written: boolean;
  readonly reasonsGiven: boolean;
}

/**
 * A claim of confidentiality is admissible in writing, with reasons, no later than the document's filing.
 *
 * @cite B-06
 */
export const isAdmissibleClaim = ({ submitted, claimed, written, reasonsGiven }: ConfidentialClaim): boolean =>
  written && reasonsGiven && claimed !== null && claimed <= submitted;

/** Information is public unless its claim was granted. @cite B-06 */
export const isPublished = (claimGranted: boolean): boolean => !claimGranted;
