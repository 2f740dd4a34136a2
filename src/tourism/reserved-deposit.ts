import { addMonths, minus, ratio, refuseIf, roundToCent, times, type Cents, type IsoDate, type Ratio, type Trace } from "../core";
import { wholeParameter } from "../law";

export interface ReservedDeposit {
  readonly depositDate: IsoDate;
  readonly deposit: Cents;
  /** Part used on improvements or expansion by the limit. */
  readonly usedByLimit: Cents;
  /** Interest the deposit earned. */
  readonly interest: Cents;
}

const RESERVED = "T-2-17-1";
const REQUIRED = "T-2-17-2";

/**
 * Interest on a deposit reserved for improvements that must be taxed because part of the money was not used within three years: in the
 * proportion of the unused part, rounded half away from zero to the cent. Use on the limit counts.
 *
 * @throws RuleError `out-of-range` "used-above-deposit"; `divide` "deposit-zero"
 * @cite T-2-17-1
 */
export function taxableDepositInterest(deposit: ReservedDeposit, trace?: Trace): { readonly limit: IsoDate; readonly taxable: Cents } {
  const { usedByLimit, interest } = deposit;
  refuseIf(
    [
      [usedByLimit > deposit.deposit, "out-of-range", "used-above-deposit", { used: usedByLimit, deposit: deposit.deposit }],
      [deposit.deposit === 0n, "divide", "deposit-zero"],
    ],
    RESERVED,
  );
  const limit = addMonths(deposit.depositDate, wholeParameter("reservedDepositMonths"));
  const unused = ratio(minus(deposit.deposit, usedByLimit), deposit.deposit);
  const taxable = roundToCent(times(interest, unused));
  trace?.line("lines.deposit-interest", { interest, unused, limit }, taxable, RESERVED);
  return { limit, taxable };
}

/** Interest on accounts the lenders require that is tourism income: its tourism share, rounded to the cent. @cite T-2-17-2 */
export function requiredAccountInterest(interest: Cents, tourismShare: Ratio, trace?: Trace): Cents {
  const exempt = roundToCent(times(interest, tourismShare));
  trace?.line("lines.required-account", { interest, tourismShare }, exempt, REQUIRED);
  return exempt;
}
