import { addDays, addMonths, daysBetween, refuseIf, type IsoDate, type Trace } from "../core";
import { wholeParameter } from "../law";

const DEADLINE = "T-4-2";
const EFFECT = "T-4-3";
const MONTHS_A_YEAR = 12;

/**
 * Year whose income tax return sets the last day, on or before its due date with extensions, to ask for the extension of the exemption:
 * the tenth of the original grant, years of flexible exemption ignored.
 *
 * @cite T-4-2
 */
export function extensionRequestYear(firstExemptYear: number, trace?: Trace): number {
  const year = firstExemptYear + wholeParameter("exemptYears") - 1;
  trace?.line("lines.extension-request-year", { firstExemptYear }, year, DEADLINE);
  return year;
}

export interface Extension {
  readonly start: IsoDate;
  /** Days of the old period given up. */
  readonly forfeitedDays: number;
  /** Last day of the ten further years. */
  readonly end: IsoDate;
}

/**
 * When an extension takes effect: the day after the old grant expires, or an earlier day the grantee chooses, giving up the rest.
 *
 * @param expiry last day of the old grant
 * @param chosen day chosen; null for the day after expiry
 * @throws RuleError `out-of-range` "extension-after-expiry"
 * @cite T-4-1, T-4-3
 */
export function extensionPeriod(expiry: IsoDate, chosen: IsoDate | null, trace?: Trace): Extension {
  const dayAfter = addDays(expiry, 1);
  refuseIf([[chosen !== null && chosen > dayAfter, "out-of-range", "extension-after-expiry", { chosen, expiry }]], EFFECT);
  const start = chosen ?? dayAfter;
  const end = addDays(addMonths(start, wholeParameter("extensionYears") * MONTHS_A_YEAR), -1);
  const forfeitedDays = daysBetween(start, dayAfter);
  trace?.line("lines.extension-start", { expiry, forfeitedDays, end }, start, EFFECT);
  return { start, forfeitedDays, end };
}
