import { neededFact } from "../core";

/** Owner or possessor: the two ways of holding property in the zone. */
export const HOLDER_BASES = ["OWNER", "POSSESSOR"] as const;
export type HolderBasis = (typeof HOLDER_BASES)[number];

/**
 * Whether the charges reach whoever holds property or infrastructure in the zone: always, whatever the payer's nature.
 *
 * @throws RuleError `missing` "blank" without a holder
 * @cite P-03
 */
export function isSubject(holder: string | null): true {
  neededFact(holder || null, "holder", "P-03");
  return true;
}
