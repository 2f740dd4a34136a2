import { refuseIf } from "../core";

export interface Holders {
  readonly feeOwner: string | null;
  readonly lessee: string | null;
  readonly authorityOwned: boolean;
}

/**
 * Who is billed: the owner in fee, or the lessee in possession of land of the Authority. Their legal nature plays no part (B-02).
 *
 * @throws RuleError `missing` "payer-blank"
 * @cite B-11
 */
export function payerOf({ feeOwner, lessee, authorityOwned }: Holders): string {
  const payer = (authorityOwned ? lessee : feeOwner)?.trim();
  refuseIf([[!payer, "missing", "payer-blank"]], "B-11");
  return payer!;
}
