import { refuseIf, type Trace } from "../core";
import type { Readings } from "../law";

/** Bodies whose building programs are works by administration. */
export const PUBLIC_BUILDERS = ["STATE_AGENCY", "STATE_INSTRUMENTALITY", "PUBLIC_CORPORATION", "MUNICIPALITY", "FEDERAL_AGENCY"] as const;
/** Owners of works: the public builders, an owner with an exemption of its own, any other. */
export const WORK_OWNERS = [...PUBLIC_BUILDERS, "EXEMPT_OWNER", "OTHER"] as const;
export type WorkOwner = (typeof WORK_OWNERS)[number];

export interface AdministrationWorks {
  readonly byAdministration: boolean;
  readonly agency: WorkOwner;
  readonly executedByContractor: boolean;
  /** For any other person, even an exempt owner, who keeps the own exemption. */
  readonly forThirdParty: boolean;
  readonly federalContract: boolean;
  /** Null when it has not been settled. */
  readonly federalLawAllowsTax: boolean | null;
}

/**
 * Whether works are exempt because a public body does them by administration; no ordinance is needed.
 *
 * @throws RuleError `missing` "federal-law-unclear" for a federal contractor whom federal law does not clearly let be taxed (C-A18)
 * @cite C-35, C-36, C-37, C-38
 */
export function isAdministrationExempt(works: AdministrationWorks, readings: Readings, trace?: Trace): boolean {
  const unclear = works.federalContract && works.federalLawAllowsTax !== true && readings.option("C-A18") === "SENTENCE_4";
  refuseIf([[unclear, "missing", "federal-law-unclear"]], "C-38");
  const ownProgram = works.byAdministration && (PUBLIC_BUILDERS as readonly string[]).includes(works.agency);
  const exempt = ownProgram && !works.executedByContractor && !works.forThirdParty && !works.federalContract;
  trace?.line("lines.administration", { ...works }, exempt, "C-35", readings.used("C-A18"));
  return exempt;
}
