import { minus, refuseIf, sum, type Cents, type Trace } from "../core";

const T_5C5_2 = "T-5c5-2";

/** What enters the cash of the Eligible Investment, cents, each 0 or more. Land has no place here. */
export interface CashSources {
  /** Cash paid in for equity. */
  readonly cashEquity: Cents;
  /** Cash of a Government corporation for equity or subordinated debt. */
  readonly governmentCash: Cents;
  /** Infrastructure the Government paid for directly, in exchange for equity. */
  readonly infrastructure: Cents;
  /** Principal of pre-closing advances forgiven at closing. */
  readonly forgivenPrincipal: Cents;
  /** Cash spent on what is not part of the Total Project Cost. */
  readonly usedOutsideTPC: Cents;
}

/**
 * The cash on which the 50% limit of the global credit is measured.
 *
 * @throws RuleError `out-of-range` "cash-base-negative" when more was used outside the project cost than was contributed
 * @cite T-5c5-2
 */
export function cashBase(sources: CashSources, trace?: Trace): Cents {
  const { cashEquity, governmentCash, infrastructure, forgivenPrincipal, usedOutsideTPC } = sources;
  const contributed = sum([cashEquity, governmentCash, infrastructure, forgivenPrincipal]);
  refuseIf([[usedOutsideTPC > contributed, "out-of-range", "cash-base-negative", { usedOutsideTPC, contributed }]], T_5C5_2);
  const base = minus(contributed, usedOutsideTPC);
  trace?.line("lines.cash-base", { ...sources }, base, T_5C5_2);
  return base;
}
