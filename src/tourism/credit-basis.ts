import { greater, lesser, minus, NO_CENTS, plus, refuseIf, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

const T_5D2_1 = "T-5d2-1";

/** Credit of an investor in one tax year, cents. */
export interface BasisYear {
  /** Taken in the year's return. */
  readonly taken: Cents;
  /** Ceded in the year, at face. */
  readonly ceded: Cents;
  /** Recaptured in the year; asked for only under X-60=RESTORED. */
  readonly recaptured: Cents | null;
}

/** What a year leaves of the basis, by option of X-60. */
const LEAVES: Readonly<Record<string, (start: Cents, reduced: Cents, recaptured: Cents) => Cents>> = {
  FLOOR_ZERO: (_start, reduced) => greater(NO_CENTS, reduced),
  INVESTMENT: (_start, reduced) => greater(NO_CENTS, reduced),
  NEGATIVE: (_start, reduced) => reduced,
  RESTORED: (start, reduced, recaptured) => lesser(start, plus(greater(NO_CENTS, reduced), recaptured)),
};

/**
 * Basis of an investor's Eligible Investment at the end of each year: reduced by the credit taken and the credit ceded (face amount). A
 * credit bought does not reduce it.
 *
 * @param start basis under the income tax code before any adjustment
 * @throws RuleError `missing` "blank" without the recapture that X-60 asks for
 * @cite T-5d2-1, T-5e2-1
 */
export function creditBasis(start: Cents, years: readonly BasisYear[], readings: Readings, trace?: Trace): readonly Cents[] {
  const lacksRecapture = readings.option("X-60") === "RESTORED" && years.some(({ recaptured }) => recaptured === null);
  refuseIf([[lacksRecapture, "missing", "blank", { field: "recaptured" }]], T_5D2_1);
  const leaves = LEAVES[readings.option("X-60")]!;
  let basis = start;
  return years.map(({ taken, ceded, recaptured }, k) => {
    const before = basis;
    basis = leaves(start, minus(minus(before, taken), ceded), recaptured ?? NO_CENTS);
    trace?.line("lines.credit-basis", { year: k + 1, before, taken, ceded, recaptured }, basis, T_5D2_1, readings.used("X-60"));
    return basis;
  });
}
