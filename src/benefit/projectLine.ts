import { refuseIf } from "../core";

export interface ProjectLine {
  readonly financedByAuthority: boolean;
  readonly outsideDistrict: boolean;
  readonly ownerConsent: boolean | null;
}

/**
 * Whether a project may be in the base: financed by the Authority and, outside the District, with the owner's consent.
 *
 * @throws RuleError `missing` "consent-blank"
 * @cite B-18
 */
export function isEligibleProject({ financedByAuthority, outsideDistrict, ownerConsent }: ProjectLine): boolean {
  refuseIf([[outsideDistrict && ownerConsent === null, "missing", "consent-blank"]], "B-18");
  return financedByAuthority && (!outsideDistrict || ownerConsent === true);
}
