import { refuseIf, type IsoDate, type Trace } from "../core";
import type { Readings } from "../law";

/** Sections that exempt, in the order in which the first that holds is given. */
export const EXEMPT_GROUNDS = ["23.3(a)", "23.3(b)", "23.9"] as const;
export type ExemptGround = (typeof EXEMPT_GROUNDS)[number];

/** Renouncing a use or abandoning a property is no fact of this rule: neither exempts (P-25). */
export interface ExemptionFacts {
  readonly portsLease: boolean;
  readonly leaseValid: boolean;
  /** The lease itself provides for the charges. */
  readonly leaseSubjectsToCharges: boolean;
  readonly paysDockage: boolean;
  readonly authorityUntransferred: boolean;
}

export interface Exemption {
  readonly exempt: boolean;
  readonly ground: ExemptGround | null;
}

/**
 * Whether a row of the register is exempt from both charges, and under which section. The grounds are independent of each other.
 *
 * @cite P-04, P-05, P-24, P-25
 */
export function portExemption(facts: ExemptionFacts, readings: Readings, trace?: Trace): Exemption {
  const ground = EXEMPT_GROUNDS.find((section) => HOLDS[section](facts, readings)) ?? null;
  trace?.line("lines.port-exemption", { ...facts }, ground, "P-04", readings.used("P-A06"), readings.used("P-A16"));
  return { exempt: ground !== null, ground };
}

const HOLDS: Readonly<Record<ExemptGround, (facts: ExemptionFacts, readings: Readings) => boolean>> = {
  "23.3(a)": ({ portsLease, leaseValid, leaseSubjectsToCharges }) => portsLease && leaseValid && !leaseSubjectsToCharges,
  "23.3(b)": ({ paysDockage }) => paysDockage,
  "23.9": ({ authorityUntransferred }, readings) => authorityUntransferred && readings.option("P-A16") === "SAME_CHARGES",
};

/**
 * Refuses a lease flagged valid that had ended before the charge date.
 *
 * @param leaseEnd null while the lease has no end
 * @throws RuleError `out-of-range` "lease-ended"
 * @cite P-04
 */
export function checkLease(leaseValid: boolean, leaseEnd: IsoDate | null, chargeDate: IsoDate): void {
  const ended = leaseValid && leaseEnd !== null && leaseEnd < chargeDate;
  refuseIf([[ended, "out-of-range", "lease-ended", { leaseEnd, chargeDate }]], "P-04");
}

/**
 * The exempt rows, which the Board identifies before any charge is computed.
 *
 * @cite P-07
 */
export const exemptRows = <Row extends { readonly exemptGround: ExemptGround | null }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ exemptGround }) => exemptGround !== null);
