import { NO_CENTS, type Cents, type Trace } from "../core";

export interface Advance {
  readonly principal: Cents;
  /** Never eligible. */
  readonly accruedInterest: Cents;
  readonly forgivenAtClosing: boolean;
  readonly directlyForActivity: boolean;
  /** In the grant or an administrative determination. */
  readonly directorAgrees: boolean;
}

/**
 * Eligible investment of a developer's advance: the principal, when it is forgiven at closing, was spent directly on the activity and the
 * Director agrees; otherwise nothing.
 *
 * @cite T-2-18-9
 */
export function forgivenAdvance(advance: Advance, trace?: Trace): Cents {
  const { principal, accruedInterest, forgivenAtClosing, directlyForActivity, directorAgrees } = advance;
  const investment = forgivenAtClosing && directlyForActivity && directorAgrees ? principal : NO_CENTS;
  const operands = { principal, accruedInterest, forgivenAtClosing, directlyForActivity, directorAgrees };
  trace?.line("lines.forgiven-advance", operands, investment, "T-2-18-9");
  return investment;
}
