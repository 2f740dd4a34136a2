import { lesser, type Cents, type IsoDate, type Trace } from "../core";
import { ceilingShare } from "./credit-limits";

const T_5A3_2 = "T-5a3-2";
const T_5A3_3 = "T-5a3-3";
const T_5A5_1 = "T-5a5-1";

/** What must be in place before anyone takes credit of a project. */
export interface RightConditions {
  /** Full financing, capital and approved enforceable commitments: {@link fundingTest} passes. */
  readonly fullyFunded: boolean;
  readonly contractsSigned: boolean;
  /** Guarantee for capital to be paid after closing; true when none is required. */
  readonly guaranteeGiven: boolean;
  /** The joint sworn statement was received, or for a condohotel unit the grant. */
  readonly statementReceived: boolean;
  /** The investment was made after the Act's approval, or the Director found that the best interests of Puerto Rico ask otherwise. */
  readonly investedAfterApproval: boolean;
}

export type RightCondition = keyof RightConditions;

/** The conditions of the right to take credit that are not met; none when it may be taken. @cite T-5a3-2, T-5a4-1, T-5a4-2 */
export function unmetConditions(conditions: RightConditions, trace?: Trace): readonly RightCondition[] {
  const unmet = (Object.keys(conditions) as RightCondition[]).filter((condition) => !conditions[condition]);
  trace?.line("lines.credit-right", { unmet: unmet.length }, unmet.length === 0, T_5A3_2);
  return unmet;
}

/**
 * Credit that may be taken now: the global credit, but never above 50% of the cash paid when the Director declares it available.
 *
 * @param cashPaid cash contributed to date, land left out
 * @cite T-5a3-3
 */
export function availableCredit(globalCredit: Cents, cashPaid: Cents, trace?: Trace): Cents {
  const limit = ceilingShare(cashPaid, "creditCashRate");
  const available = lesser(globalCredit, limit);
  trace?.line("lines.available-credit", { globalCredit, limit }, available, T_5A3_3);
  return available;
}

export interface UnitPurchase {
  readonly boughtFromDeveloper: boolean;
  readonly isFirstSale: boolean;
  readonly grantReceived: boolean;
  /** Day the application for the unit's grant was filed. */
  readonly applicationFiled: IsoDate;
}

/** The day from which the buyer of a condohotel unit has a right to credit: that of the application; null without a right. @cite T-5a5-1 */
export function unitRightFrom(
  { boughtFromDeveloper, isFirstSale, grantReceived, applicationFiled }: UnitPurchase,
  trace?: Trace,
): IsoDate | null {
  const from = boughtFromDeveloper && isFirstSale && grantReceived ? applicationFiled : null;
  trace?.line("lines.unit-right", { applicationFiled }, from, T_5A5_1);
  return from;
}
