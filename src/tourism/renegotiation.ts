import type { Trace } from "../core";
import type { Readings } from "../law";

export interface RenegotiationFacts {
  /** (A) The requirements of the Act, renovation included. */
  readonly requirementsMet: boolean;
  /** (B) The Director's finding, with the Secretary's recommendation. */
  readonly directorFinding: boolean;
  /** (C) The old decree is surrendered. */
  readonly decreeSurrendered: boolean;
}

/**
 * Whether an old decree may be renegotiated: (A or B) and C; or A, or B with C.
 *
 * @cite T-6a1-1
 */
export function renegotiationTest(facts: RenegotiationFacts, readings: Readings, trace?: Trace): boolean {
  const { requirementsMet, directorFinding, decreeSurrendered } = facts;
  const withoutSurrender = requirementsMet && readings.option("X-61") === "A_OR_B_WITH_C";
  const pass = withoutSurrender || ((requirementsMet || directorFinding) && decreeSurrendered);
  trace?.line("lines.renegotiation", { ...facts }, pass, "T-6a1-1", readings.used("X-61"));
  return pass;
}
