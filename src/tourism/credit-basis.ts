import { greater, lesser, minus, NO_CENTS, plus, refuseIf, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

const T_5D2_1 = "T-5d2-1";

/** Credit of an investor by tax year, cents; the lists go together. */
export interface CreditByYear {
  /** Taken in the return of each year. */
  readonly taken: readonly Cents[];
  /** Ceded in each year, at face. */
  readonly ceded: readonly Cents[];
  /** Recaptured in each year; asked for only under X-60=RESTORED. */
  readonly recaptured: readonly Cents[] | null;
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
 * @throws RuleError `invalid` "lists-differ"; `missing` "needs-recaptured"
 * @cite T-5d2-1, T-5e2-1
 */
export function creditBasis(start: Cents, years: CreditByYear, readings: Readings, trace?: Trace): readonly Cents[] {
  refuseYears(years, readings);
  const leaves = LEAVES[readings.option("X-60")]!;
  let basis = start;
  return years.taken.map((taken, k) => {
    const ceded = years.ceded[k]!;
    const recaptured = years.recaptured?.[k] ?? NO_CENTS;
    const before = basis;
    basis = leaves(start, minus(minus(before, taken), ceded), recaptured);
    trace?.line("lines.basis", { year: k + 1, before, taken, ceded, recaptured }, basis, T_5D2_1, readings.used("X-60"));
    return basis;
  });
}

function refuseYears({ taken, ceded, recaptured }: CreditByYear, readings: Readings): void {
  const [restored, years] = [readings.option("X-60") === "RESTORED", taken.length];
  refuseIf(
    [
      [ceded.length !== years, "invalid", "lists-differ", { first: "taken", second: "ceded" }],
      [restored && recaptured !== null && recaptured.length !== years, "invalid", "lists-differ", { first: "taken", second: "recaptured" }],
      [restored && recaptured === null, "missing", "needs-recaptured"],
    ],
    T_5D2_1,
  );
}
