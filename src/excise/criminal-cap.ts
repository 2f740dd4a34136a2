import { cents, compare, negatives, ratio, refuseIf, type Cents, type Ratio } from "../core";
import { parameterText, wholeParameter } from "../law";

export interface CriminalCap {
  readonly withinCap: boolean;
  readonly fineCap: Cents;
  readonly monthsCap: number;
}

/**
 * Whether a fine and a term of imprisonment, alone or together, stay within the limits, which themselves are allowed.
 *
 * @throws RuleError `out-of-range` "negative"
 * @cite C-42
 */
export function criminalCap(fine: Cents, months: Ratio): CriminalCap {
  refuseIf(negatives({ fine, months }), "C-42");
  const [fineCap, monthsCap] = [cents(parameterText("exciseFineCap")), wholeParameter("exciseJailMonths")];
  return { withinCap: fine <= fineCap && compare(months, ratio(monthsCap)) <= 0, fineCap, monthsCap };
}

/** What is left standing when a court sets aside an ordinance with a criminal sanction: only that sanction falls. */
export interface OrdinanceStanding {
  readonly excise: true;
  readonly administrativeSanction: true;
  readonly criminalSanction: boolean;
}

/** @cite C-43 */
export const standingAfterReview = (struck: boolean): OrdinanceStanding => ({
  excise: true,
  administrativeSanction: true,
  criminalSanction: !struck,
});
