import { NO_CENTS, type Cents, type Trace } from "../core";
import type { Readings } from "../law";
import { condohotelRecapture, type CondohotelWithdrawal } from "./condohotel-recapture";

const T_5D6_3 = "T-5d6-3";
const T_5D6_4 = "T-5d6-4";

/** What the deed says of later recapture: the acquirer answers for it, or one party pays at the sale. */
export type DeedClause = "ACQUIRER_ANSWERS" | "PAID_AT_SALE";

export interface Disposal {
  /** The grant is transferred under §7(a) and the buyer keeps the unit in the Program. */
  readonly staysInProgram: boolean;
  readonly clause: DeedClause | null;
}

export interface DisposalOutcome {
  /** The disposal is a withdrawal of its date. */
  readonly isWithdrawal: boolean;
  /** The transfer of the grant may be approved: the deed has its clause. */
  readonly approvable: boolean;
  /** Recapture owed by the seller, or paid at the sale under the deed; none when the acquirer answers and the years run on. */
  readonly recapture: Cents;
}

/**
 * The outcome of disposing of a condohotel unit, whose `withdrawalDate` is the day of the sale.
 *
 * @throws RuleError as {@link condohotelRecapture}
 * @cite T-5d6-3, T-5d6-4
 */
export function condohotelDisposal(
  unit: CondohotelWithdrawal,
  { staysInProgram, clause }: Disposal,
  readings: Readings,
  trace?: Trace,
): DisposalOutcome {
  const approvable = staysInProgram && clause !== null;
  trace?.line("lines.unit-withdrawn", { withdrawalDate: unit.withdrawalDate }, !approvable, T_5D6_3);
  const runsOn = approvable && clause === "ACQUIRER_ANSWERS";
  const recapture = runsOn ? NO_CENTS : condohotelRecapture(unit, readings, trace).recapture;
  trace?.line("lines.deed-figure", { withdrawalDate: unit.withdrawalDate }, recapture, T_5D6_4);
  return { isWithdrawal: !approvable, approvable, recapture };
}
