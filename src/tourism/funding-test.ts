import { greater, minus, NO_CENTS, ratio, refuseIf, sum, type Cents, type Ratio, type Trace } from "../core";

export interface FundingSources {
  readonly capital: Cents;
  /** Approved enforceable capital commitments. */
  readonly commitments: Cents;
  /** Loans, bond proceeds, subscribed notes. */
  readonly financing: Cents;
  /** Proceeds of credits sold at closing. */
  readonly creditProceeds: Cents;
}

export interface Funding {
  readonly sources: Cents;
  readonly ratio: Ratio;
  readonly shortfall: Cents;
  readonly pass: boolean;
}

const CITE = "T-5a4-1";

/**
 * Whether the sources reach the whole projected cost of the project: exactly 100% passes, one cent less does not.
 *
 * @throws RuleError `divide` "project-cost-zero"
 * @cite T-5a4-1
 */
export function fundingTest({ capital, commitments, financing, creditProceeds }: FundingSources, cost: Cents, trace?: Trace): Funding {
  refuseIf([[cost === 0n, "divide", "project-cost-zero"]], CITE);
  const sources = sum([capital, commitments, financing, creditProceeds]);
  trace?.line("lines.funding-sources", { capital, commitments, financing, creditProceeds }, sources, CITE);
  const shortfall = greater(minus(cost, sources), NO_CENTS);
  trace?.line("lines.funding-shortfall", { cost, sources }, shortfall, CITE);
  return { sources, ratio: ratio(sources, cost), shortfall, pass: shortfall === 0n };
}
