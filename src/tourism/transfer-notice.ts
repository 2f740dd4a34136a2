import { minus, plus, refuseIf, type Cents, type Trace } from "../core";

const T_5E1_2 = "T-5e1-2";
const T_5E4_1 = "T-5e4-1";

/** Figures C to F of the sworn notice of a transfer. */
export interface TransferFigures {
  /** C: credit the Director approved. */
  readonly approved: Cents;
  /** D: the seller's credit. */
  readonly sellerCredit: Cents;
  /** E: taken by the seller. */
  readonly taken: Cents;
  /** F: ceded. */
  readonly ceded: Cents;
}

/**
 * What the seller keeps after a transfer, once its figures agree: taken and ceded within its credit, and that within the one approved.
 *
 * @throws RuleError `out-of-range` "transfer-above-credit", "seller-above-approved"
 * @cite T-5e4-1
 */
export function keptBySeller({ approved, sellerCredit, taken, ceded }: TransferFigures, trace?: Trace): Cents {
  const given = plus(taken, ceded);
  refuseIf(
    [
      [given > sellerCredit, "out-of-range", "transfer-above-credit", { taken, ceded, credit: sellerCredit }],
      [sellerCredit > approved, "out-of-range", "seller-above-approved", { credit: sellerCredit, approved }],
    ],
    T_5E4_1,
  );
  const kept = minus(sellerCredit, given);
  trace?.line("lines.kept-by-seller", { sellerCredit, taken, ceded }, kept, T_5E4_1);
  return kept;
}

/** What each kind of transferor needs; null for who may never transfer. */
const NEEDS = {
  INVESTOR: ["distributionNotified"],
  BROKER: ["distributionNotified", "brokerLicense", "companyApproval"],
  UNDERWRITER: ["completesClosing", "brokerLicense", "companyApproval", "secretaryNotified"],
  PARTNER_AT_CLOSING: ["completesClosing"],
  DEVELOPER: ["distributionNotified", "termsApproved", "guaranteeGiven"],
  DEVELOPER_AT_CLOSING: ["completesClosing", "termsApproved", "guaranteeGiven"],
  GOVERNMENT: ["distributionNotified", "governmentApprovals"],
  ACQUIRER: null,
} as const;

export type Transferor = keyof typeof NEEDS;
export type TransferNeed = NonNullable<(typeof NEEDS)[Transferor]>[number];
export const TRANSFERORS = Object.keys(NEEDS) as readonly Transferor[];

export interface CreditTransferTest {
  readonly pass: boolean;
  /** Needs that are not met, in the order of the text. */
  readonly unmet: readonly TransferNeed[];
}

/**
 * Whether credit may be transferred: by an investor after the distribution is notified; through a broker with license and approval; by an
 * underwriter or a partner to complete the closing; by a developer on approved terms under guarantee; by the Government with its
 * approvals. Who bought credit never sells it again.
 *
 * @cite T-5e1-1, T-5e1-2, T-5e1-3, T-5e1-4, T-5e1-5, T-5e5-1
 */
export function creditTransferTest(transferor: Transferor, met: ReadonlySet<TransferNeed>, trace?: Trace): CreditTransferTest {
  const needs: readonly TransferNeed[] | null = NEEDS[transferor];
  const unmet = (needs ?? []).filter((need) => !met.has(need));
  const pass = needs !== null && unmet.length === 0;
  trace?.line("lines.transfer-test", { unmet: unmet.length }, pass, T_5E1_2);
  return { pass, unmet };
}
