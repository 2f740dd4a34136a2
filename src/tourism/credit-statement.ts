import { minus, refuseIf, type Cents, type Trace } from "../core";

const T_5A4_3 = "T-5a4-3";

/** The four figures an investor files with each return in which it takes credit. */
export interface CreditStatement {
  readonly total: Cents;
  readonly usedBefore: Cents;
  readonly available: Cents;
  readonly toTake: Cents;
}

/**
 * The investor's yearly statement.
 *
 * @param usable what may be taken in the year: see {@link usableCredit}
 * @throws RuleError `out-of-range` "used-above-credit", "take-above-usable"
 * @cite T-5a4-3
 */
export function creditStatement(total: Cents, usedBefore: Cents, toTake: Cents, usable: Cents, trace?: Trace): CreditStatement {
  refuseIf(
    [
      [usedBefore > total, "out-of-range", "used-above-credit", { used: usedBefore, credit: total }],
      [toTake > usable, "out-of-range", "take-above-usable", { toTake, usable }],
    ],
    T_5A4_3,
  );
  const available = minus(total, usedBefore);
  trace?.line("lines.statement-available", { total, usedBefore }, available, T_5A4_3);
  return { total, usedBefore, available, toTake };
}
