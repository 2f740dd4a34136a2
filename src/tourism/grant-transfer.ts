import type { Trace } from "../core";
import type { Readings } from "../law";
import { needed } from "./needed";

export const TRANSFER_KINDS = ["grant", "property", "shares", "inheritance", "pledge", "court"] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export interface GrantTransfer {
  readonly kind: TransferKind;
  /** The transfer of shares changes control. */
  readonly changesControl: boolean | null;
  /** Approved by the Director in writing beforehand. */
  readonly approved: boolean;
}

export interface TransferTest {
  readonly approvalNeeded: boolean;
  /** The grant is void at the transfer, unless the Director approves it retroactively. */
  readonly void: boolean;
}

const NEEDS_APPROVAL = "T-7a1-1";
const FREE = "T-7b1-1";
const ALWAYS: readonly TransferKind[] = ["grant", "property"];

function isApprovalNeeded({ kind, changesControl }: GrantTransfer, readings: Readings): boolean {
  if (kind !== "shares") return ALWAYS.includes(kind);
  return readings.option("X-70") === "ANY_TRANSFER" || needed(changesControl, "changesControl", FREE);
}

/**
 * Whether a transfer needs the Director's prior approval, and whether its lack voids the grant.
 *
 * @throws RuleError `missing` "blank" (changesControl) for shares under the control test
 * @cite T-7a1-1, T-7b1-1
 */
export function grantTransferTest(transfer: GrantTransfer, readings: Readings, trace?: Trace): TransferTest {
  const { kind, changesControl, approved } = transfer;
  const approvalNeeded = isApprovalNeeded(transfer, readings);
  trace?.line("lines.approval-needed", { kind, changesControl }, approvalNeeded, FREE, readings.used("X-70"));
  const isVoid = approvalNeeded && !approved;
  trace?.line("lines.grant-void", { approvalNeeded, approved }, isVoid, NEEDS_APPROVAL);
  return { approvalNeeded, void: isVoid };
}
