import {
  greater,
  minus,
  negatives,
  neededFact,
  NO_CENTS,
  outsideOne,
  refuseIf,
  type Cents,
  type HolidayTable,
  type IsoDate,
  type Ratio,
  type Term,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";
import { exciseOf } from "./construction-excise";
import { isDisputed, monthsTerm, type MonthRule } from "./terms";

export interface ChangeOrderClaim {
  readonly paid: Cents;
  readonly newCost: Cents;
  readonly rate: Ratio;
  readonly exemptShare: Ratio;
  readonly workKind: "PUBLIC" | "PRIVATE";
  readonly changeOrderApproved: IsoDate | null;
  readonly completed: IsoDate | null;
  readonly requested: IsoDate;
  /** Needed by C-A11=ALL alone. */
  readonly receiptDate: IsoDate | null;
}

export interface ChangeOrderRefund {
  readonly deadlineNominal: IsoDate;
  readonly deadline: IsoDate;
  readonly timely: boolean;
  readonly refund: Cents;
  /** The two ways of counting six months disagree on the request (C-A09). */
  readonly disputed: boolean;
}

/**
 * What a change order that lowers the cost gives back, when claimed within six months: of its approval in public works, of completion in
 * private ones, where one term serves all orders.
 *
 * @returns refund in cents: what was paid above the net excise on the new cost; 0.00 when late
 * @throws RuleError `missing` "approval-blank", "completion-blank", "blank"; `out-of-range` "negative", "above-limit"
 * @cite C-15, C-16
 */
export function changeOrderRefund(
  claim: ChangeOrderClaim,
  holidays: HolidayTable | null,
  readings: Readings,
  trace?: Trace,
): ChangeOrderRefund {
  checkClaim(claim);
  const termUnder = (rule: MonthRule): Term => claimTerm(claim, rule, holidays, readings);
  const term = termUnder(readings.option("C-A09") as MonthRule);
  const timely = claim.requested <= term.effective;
  const { paid, newCost, rate, exemptShare, requested } = claim;
  const due = exciseOf(newCost, rate, exemptShare).net;
  const refund = timely ? greater(minus(paid, due), NO_CENTS) : NO_CENTS;
  trace?.line(
    "lines.claim-by",
    { requested, nominal: term.nominal },
    term.effective,
    "C-16",
    ...CLAIM_READINGS.map((id) => readings.used(id)),
  );
  trace?.line("lines.due-on-new-cost", { newCost, rate, exemptShare }, due, "C-15");
  trace?.line("lines.change-order-refund", { paid, due, timely }, refund, "C-15");
  const disputed = isDisputed(requested, (rule) => termUnder(rule).effective);
  return { deadlineNominal: term.nominal, deadline: term.effective, timely, refund, disputed };
}

const CLAIM_READINGS = ["C-A09", "C-A10", "C-A11", "C-A29"];

function checkClaim({ paid, newCost, rate, exemptShare, workKind, changeOrderApproved, completed }: ChangeOrderClaim): void {
  refuseIf(
    [
      [workKind === "PUBLIC" && changeOrderApproved === null, "missing", "approval-blank"],
      [workKind === "PRIVATE" && completed === null, "missing", "completion-blank"],
      ...negatives({ paid, newCost }),
      ...outsideOne({ rate, exemptShare }),
    ],
    "C-16",
  );
}

/** Six months from the event; under C-A11=ALL those from the receipt stand beside them, and the term that ends first governs. */
function claimTerm(claim: ChangeOrderClaim, rule: MonthRule, holidays: HolidayTable | null, readings: Readings): Term {
  const event = claim.workKind === "PUBLIC" ? claim.changeOrderApproved! : claim.completed!;
  const ofOrder = monthsTerm(event, wholeParameter("changeOrderMonths"), rule, holidays, readings, "C-16");
  if (readings.option("C-A11") !== "ALL") return ofOrder;
  const receipt = neededFact(claim.receiptDate, "receiptDate", "C-23");
  const ofReceipt = monthsTerm(receipt, wholeParameter("cancellationBarMonths"), rule, holidays, readings, "C-23");
  return ofReceipt.nominal < ofOrder.nominal ? ofReceipt : ofOrder;
}

/** What the municipality asked for to check a claim; the text gives no term for the answer. */
export interface EvidenceRequest {
  readonly item: string;
  readonly requested: IsoDate;
  readonly answered: IsoDate | null;
}

/** Requests without an answer, oldest first. @cite C-17 */
export const openEvidenceRequests = (requests: readonly EvidenceRequest[]): readonly EvidenceRequest[] =>
  requests.filter(({ answered }) => answered === null).sort((a, b) => (a.requested < b.requested ? -1 : a.requested > b.requested ? 1 : 0));
