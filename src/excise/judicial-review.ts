import { refuseIf, type Cents, type HolidayTable, type IsoDate, type Term, type Trace } from "../core";
import type { Readings } from "../law";
import { daysTerm } from "./terms";

/**
 * The last day to ask a court to review the final determination.
 *
 * @param reference notice of the Director's adverse determination, or the ruling (C-A13)
 * @param days twenty under the text
 * @throws RuleError `missing` "blank" without the holiday table
 * @cite C-24
 */
export function reviewDeadline(reference: IsoDate, days: number, holidays: HolidayTable | null, readings: Readings, trace?: Trace): Term {
  const term = daysTerm(reference, days, holidays, readings, "C-24");
  trace?.line(
    "lines.review-by",
    { reference, days, nominal: term.nominal },
    term.effective,
    "C-24",
    readings.used("C-A13"),
    readings.used("C-A29"),
  );
  return term;
}

/** What the court did; filing for review alone changes nothing, so it is no fact of the rule. */
export interface CourtOrders {
  readonly courtOrderedReturn: boolean;
  readonly startAuthorized: boolean;
  readonly bondAmount: Cents | null;
}

export interface ReviewEffect {
  readonly paymentStillDue: boolean;
  readonly bondRequired: boolean;
  /** Set by the court; null when no bond is required. */
  readonly bondAmount: Cents | null;
}

/**
 * Whether the excise is still due while a court reviews it, and whether a bond must secure its recovery.
 *
 * @throws RuleError `missing` "bond-blank"
 * @cite C-25
 */
export function reviewEffect({ courtOrderedReturn, startAuthorized, bondAmount }: CourtOrders): ReviewEffect {
  const bondRequired = courtOrderedReturn && startAuthorized;
  refuseIf([[bondRequired && bondAmount === null, "missing", "bond-blank"]], "C-25");
  return { paymentStillDue: !courtOrderedReturn, bondRequired, bondAmount: bondRequired ? bondAmount : null };
}
