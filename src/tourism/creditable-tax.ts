import type { Trace } from "../core";

const T_5A1_1 = "T-5a1-1";

/** Taxes of the income tax code and whether the credit may pay them. */
const CREDITABLE: Readonly<Record<string, boolean>> = {
  SUBTITLE_A: true,
  CORPORATE_AMT: true,
  INDIVIDUAL_ALTERNATE: true,
  SUBTITLE_F_ON_A: true,
  SECTION_1020A: false,
  OTHER_INCENTIVES_ACT: false,
  WITHHOLDING: false,
};

export const TAX_CODES: readonly string[] = Object.keys(CREDITABLE);

/**
 * Whether the credit may be used against each tax: only those of Subtitle A, and of Subtitle F as far as it applies to Subtitle A. A code
 * that is not in the list is left out, not refused.
 *
 * @cite T-5a1-1
 */
export function creditableTaxes(taxes: readonly string[], trace?: Trace): readonly boolean[] {
  return taxes.map((tax) => {
    const creditable = Object.hasOwn(CREDITABLE, tax) && CREDITABLE[tax] === true;
    trace?.line("lines.creditable-tax", { tax, known: Object.hasOwn(CREDITABLE, tax) }, creditable, T_5A1_1);
    return creditable;
  });
}
