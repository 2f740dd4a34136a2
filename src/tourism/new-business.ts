import { addMonths, refuseIf, type IsoDate, type Trace } from "../core";
import { wholeParameter } from "../law";
import { termUsed } from "./term-used";

export interface NewBusiness {
  /** The facilities were idle during the 36 months before the anchor date. */
  readonly qualifies36: boolean;
  /** Idle for the 18 months that let the Director waive the 36. */
  readonly waiver18: boolean;
  /** Whole months since the last use; null when never used. */
  readonly idleMonthsAtLeast: number | null;
}

const IDLE = "T-2-25-1";
const WAIVER = "T-2-25-2";

/**
 * Whether facilities were long enough without use in a tourism activity for the business to be new. Use on the first day of the window
 * fails.
 *
 * @param lastUse last day of use in a tourism activity; null when never used
 * @param filing anchor of the window: the filing date, or the acquisition date under X-11=ACQUISITION
 * @throws RuleError `out-of-range` "use-after-filing"
 * @cite T-2-25-1, T-2-25-2
 */
export function newBusinessTest(lastUse: IsoDate | null, filing: IsoDate, trace?: Trace): NewBusiness {
  refuseIf([[lastUse !== null && lastUse > filing, "out-of-range", "use-after-filing", { lastUse, filing }]], IDLE);
  const [full, waived] = [wholeParameter("newBusinessIdleMonths"), wholeParameter("newBusinessWaiverMonths")];
  const isIdle = (months: number): boolean => lastUse === null || lastUse < addMonths(filing, -months);
  trace?.line("lines.idle-before-filing", { lastUse, filing, months: full }, isIdle(full), IDLE);
  trace?.line("lines.idle-for-waiver", { lastUse, filing, months: waived }, isIdle(waived), WAIVER);
  const idleMonthsAtLeast = lastUse === null ? null : termUsed(lastUse, filing).months;
  return { qualifies36: isIdle(full), waiver18: isIdle(waived), idleMonthsAtLeast };
}
