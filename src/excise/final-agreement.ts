import { negatives, neededFact, refuseIf, type Cents } from "../core";

export interface Agreement {
  readonly mayor: boolean;
  readonly financeDirector: boolean;
  /** One signature a responsible person. */
  readonly responsiblePersons: readonly boolean[];
  readonly agreedExcise: Cents | null;
  readonly computedExcise: Cents;
}

/** Who has not signed; a responsible person by number in the list. */
export type MissingSignature = { readonly signer: "mayor" | "finance-director" | "responsible-person"; readonly no: number };

export interface AgreementCheck {
  readonly valid: boolean;
  readonly excise: Cents;
  readonly missing: readonly MissingSignature[];
}

/**
 * Whether a written agreement on the excise binds: signed by the mayor, the Director and every responsible person. Until then the
 * computed excise stands.
 *
 * @throws RuleError `missing` "no-responsible-person", "blank"; `out-of-range` "negative"
 * @cite C-44
 */
export function agreementCheck(agreement: Agreement): AgreementCheck {
  const { mayor, financeDirector, responsiblePersons, agreedExcise, computedExcise } = agreement;
  refuseIf([[responsiblePersons.length === 0, "missing", "no-responsible-person"], ...negatives({ agreedExcise, computedExcise })], "C-44");
  const signatures: readonly (readonly [boolean, MissingSignature])[] = [
    [mayor, { signer: "mayor", no: 1 }],
    [financeDirector, { signer: "finance-director", no: 1 }],
    ...responsiblePersons.map((signed, k) => [signed, { signer: "responsible-person", no: k + 1 }] as const),
  ];
  const missing = signatures.filter(([signed]) => !signed).map(([, signature]) => signature);
  const valid = missing.length === 0;
  return { valid, excise: valid ? neededFact(agreedExcise, "agreedExcise", "C-44") : computedExcise, missing };
}
