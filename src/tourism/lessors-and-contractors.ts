import { minus, refuseIf, type Cents, type Trace } from "../core";

const RENT = "T-3a1B4-1";
const VOLUME = "T-3a6-1";

/** Rent of property leased to an exempt business that is exempt income: the contract less the services bundled in it. @cite T-3a1B4-1 */
export const exemptRent = (contract: Cents, services: Cents, trace?: Trace): Cents =>
  remainder("lines.exempt-rent", contract, services, RENT, trace);

/** A contractor's volume of business under the prime contract: payments received less those to subcontractors. @cite T-3a6-1 */
export const contractorVolume = (received: Cents, paidToSubcontractors: Cents, trace?: Trace): Cents =>
  remainder("lines.contractor-volume", received, paidToSubcontractors, VOLUME, trace);

/** @throws RuleError `out-of-range` "part-above-whole" */
function remainder(label: string, whole: Cents, part: Cents, cite: string, trace?: Trace): Cents {
  refuseIf([[part > whole, "out-of-range", "part-above-whole", { part, whole }]], cite);
  const rest = minus(whole, part);
  trace?.line(label, { whole, part }, rest, cite);
  return rest;
}
