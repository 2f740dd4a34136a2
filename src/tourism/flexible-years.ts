import { duplicatesOf, refuseIf, type Trace } from "../core";
import { wholeParameter } from "../law";

export interface ExemptionYear {
  readonly year: number;
  /** The business elected out of the exemption for this year. */
  readonly electedOut: boolean;
}

export interface FlexibleYears {
  readonly used: number;
  readonly remaining: number;
  /** Last exempt year when no later year is elected out; null before the first year. */
  readonly lastExemptYear: number | null;
}

const CITE = "T-3a1D-1";

/**
 * Years of the income exemption used and left: a year elected out does not count toward the ten.
 *
 * @param years one a year from the start of the exemption, none left out
 * @throws RuleError `invalid` "year-twice"; `missing` "year-left-out"; `out-of-range` "too-many-exempt-years"
 * @cite T-3a1D-1
 */
export function flexibleYears(years: readonly ExemptionYear[], trace?: Trace): FlexibleYears {
  const numbers = years.map(({ year }) => year);
  const twice = duplicatesOf(numbers.map(String));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const exempt = years.filter(({ electedOut }) => !electedOut).map(({ year }) => year);
  const whole = wholeParameter("exemptYears");
  refuseIf(
    [
      [twice.length > 0, "invalid", "year-twice", { years: twice }],
      [years.length > 0 && last - first + 1 > new Set(numbers).size, "missing", "year-left-out", { first, last }],
      [exempt.length > whole, "out-of-range", "too-many-exempt-years", { used: exempt.length, limit: whole }],
    ],
    CITE,
  );
  const [used, remaining] = [exempt.length, whole - exempt.length];
  trace?.line("lines.exempt-years-used", { years: years.length, electedOut: years.length - used }, used, CITE);
  trace?.line("lines.exempt-years-left", { limit: whole, used }, remaining, CITE);
  const lastExemptYear = years.length === 0 ? null : remaining > 0 ? last + remaining : Math.max(...exempt);
  return { used, remaining, lastExemptYear };
}
