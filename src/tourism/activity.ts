import { refuseIf, type Trace } from "../core";

/** Codes of tourism activities, by their place in §2-1; their words stand under `activity.<code>`. */
export const ACTIVITY_CODES = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B", "C", "D"] as const;
export type ActivityCode = (typeof ACTIVITY_CODES)[number];

export interface ActivityTest {
  readonly pass: boolean;
  /** Only with the Director's finding that it is necessary and convenient. */
  readonly needsDirectorFinding: boolean;
}

const CODES = "T-2-1-1";
const LEASEBACK = "T-2-1-4";
const BY_FINDING: readonly ActivityCode[] = ["A9", "B"];

/** Whether an operation is a tourism activity; casinos, gaming rooms and the like never are. @cite T-2-1-1 */
export function activityTest(code: ActivityCode, isCasino: boolean, trace?: Trace): ActivityTest {
  const needsDirectorFinding = BY_FINDING.includes(code);
  trace?.line("lines.tourism-activity", { code }, !isCasino, CODES);
  return { pass: !isCasino, needsDirectorFinding };
}

/** A lease to an exempt business for use in its activity; a finance lease never qualifies. @cite T-2-1-3 */
export const isTourismLease = (lesseeIsExempt: boolean, usedInActivity: boolean, isFinanceLease: boolean): boolean =>
  lesseeIsExempt && usedInActivity && !isFinanceLease;

/** The conditions of a hotel room sold and leased back, beside the term of the lease. */
export interface RoomLeaseback {
  readonly boughtByPurchase: boolean;
  readonly usedBefore: boolean;
  readonly leasedAtOnce: boolean;
  readonly stillUsed: boolean;
  readonly directorApproved: boolean;
  readonly otherTermsMet: boolean;
  readonly leaseMonths: number;
  /** Months left of the hotel's grant when the room was bought. */
  readonly grantRemainingMonths: number;
}

/**
 * Whether a hotel room sold and leased back is a tourism lease: every condition holds and the lease lasts at least as long as the grant.
 *
 * @throws RuleError `out-of-range` "negative-months"
 * @cite T-2-1-4
 */
export function isRoomLeaseback({ leaseMonths, grantRemainingMonths, ...conditions }: RoomLeaseback, trace?: Trace): boolean {
  refuseIf(
    [[leaseMonths < 0 || grantRemainingMonths < 0, "out-of-range", "negative-months", { leaseMonths, grantRemainingMonths }]],
    LEASEBACK,
  );
  const pass = Object.values(conditions).every(Boolean) && leaseMonths >= grantRemainingMonths;
  trace?.line("lines.room-leaseback", { leaseMonths, grantRemainingMonths }, pass, LEASEBACK);
  return pass;
}
