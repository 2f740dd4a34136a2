import {
  compare,
  divide,
  negatives,
  neededFact,
  ONE,
  outsideOne,
  ratio,
  refuseIf,
  ZERO,
  type Cents,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";

/** The cases that an ordinance may exempt, (f)(1) to (f)(7). */
export const EXEMPT_CATEGORIES = ["F1", "F2", "F3", "F4", "F5", "F6", "F7"] as const;
export type ExemptCategory = (typeof EXEMPT_CATEGORIES)[number];

/** What each case must show (C-28 to C-34). */
export const EVIDENCE: Readonly<Record<ExemptCategory, readonly string[]>> = {
  F1: ["HOUSING_CERTIFICATE"],
  F2: ["HOUSING_CERTIFICATE"],
  F3: [],
  F4: [],
  F5: ["DECREE_IN_FORCE"],
  F6: ["STATE_REGISTRATION", "OPERATING_AS_SUCH", "501C3_CERTIFICATE"],
  F7: ["FACILITY_TYPE"],
};

/** The facilities of (f)(7), letter by letter. */
export const FACILITIES: Readonly<Record<string, readonly string[]>> = {
  A: ["PHARMACY"],
  B: ["HOSPITAL", "HEALTH_CENTER"],
  C: ["CLINICAL_LABORATORY"],
  D: ["MANUFACTURING_PLANT"],
  E: ["SHOPPING_CENTER"],
  F: ["DISTRIBUTION_CENTER"],
  G: ["CALL_CENTER"],
  H: ["CORPORATE_OFFICE_CENTER", "CORPORATE_OFFICE"],
  I: ["HOTEL"],
  J: ["INN", "PARADOR"],
  K: ["EDUCATIONAL_CENTER"],
};

/** @cite C-34 */
export const isListedFacility = (facility: string | null): boolean =>
  facility !== null && Object.values(FACILITIES).some((codes) => codes.includes(facility));

export interface ExemptionClaim {
  readonly category: ExemptCategory;
  readonly ordinance: boolean;
  /** Of the ordinance, 0 to 1; blank only without one. */
  readonly share: Ratio | null;
  readonly evidence: readonly string[];
  readonly facility: string | null;
  /** Needed by C-A17=ALL alone, when there is an ordinance. */
  readonly members: number | null;
  readonly yes: number | null;
}

export interface OrdinanceExemption {
  /** 0 while anything is missing. */
  readonly share: Ratio;
  /** ORDINANCE, evidence codes, LISTED_FACILITY, MAJORITY. */
  readonly missing: readonly string[];
}

/**
 * The share of the excise that an ordinance exempts in one of the cases (1) to (7), none of which exempts by itself.
 *
 * @throws RuleError `missing` "blank"; `out-of-range` "negative", "above-limit", "votes-above-members"
 * @cite C-27, C-28, C-29, C-30, C-31, C-32, C-33, C-34
 */
export function ordinanceExemption(claim: ExemptionClaim, readings: Readings, trace?: Trace): OrdinanceExemption {
  refuseIf(outsideOne({ share: claim.share }), "C-27");
  const missing = missingOf(claim, readings);
  const share = missing.length === 0 ? neededFact(claim.share, "share", "C-27") : ZERO;
  trace?.line(
    "lines.ordinance-exemption",
    { category: claim.category, missing: missing.join(", ") },
    share,
    "C-27",
    readings.used("C-A17"),
  );
  return { share, missing };
}

function missingOf(claim: ExemptionClaim, readings: Readings): readonly string[] {
  const { category, ordinance, evidence, facility } = claim;
  const lacks: readonly (readonly [boolean, string])[] = [
    [!ordinance, "ORDINANCE"],
    ...EVIDENCE[category].map((item) => [!evidence.includes(item), item] as const),
    [category === "F7" && !isListedFacility(facility), "LISTED_FACILITY"],
    [ordinance && readings.option("C-A17") === "ALL" && !passedByMajority(claim), "MAJORITY"],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, name]) => name);
}

const passedByMajority = ({ members, yes }: ExemptionClaim): boolean =>
  ordinanceMajority(neededFact(members, "members", "C-33"), neededFact(yes, "yes", "C-33")).passed;

export interface OrdinanceMajority {
  readonly needed: number;
  readonly passed: boolean;
}

/**
 * The majority of the total membership of the Legislature, present or not.
 *
 * @throws RuleError `out-of-range` "members-not-positive", "votes-above-members"
 * @cite C-33
 */
export function ordinanceMajority(members: number, yes: number): OrdinanceMajority {
  refuseIf(
    [
      [members < 1, "out-of-range", "members-not-positive", { members }],
      [yes < 0 || yes > members, "out-of-range", "votes-above-members", { yes, members }],
    ],
    "C-33",
  );
  const needed = Math.floor(members / 2) + 1;
  return { needed, passed: yes >= needed };
}

/**
 * The share of an exemption that the ordinance states as an amount: amount / gross excise, at most 1 (C-A16).
 *
 * @throws RuleError `out-of-range` "negative"; `divide` "zero-denominator"
 * @cite C-27
 */
export function shareOfAmount(amount: Cents, gross: Cents): Ratio {
  refuseIf(negatives({ amount, gross }), "C-27");
  const share = divide(ratio(amount), ratio(gross));
  return compare(share, ONE) > 0 ? ONE : share;
}
