import { NO_CENTS, plus, ratio, refuseIf, type Cents, type IsoDate, type Ratio, type Trace } from "../core";
import { parameterText, type Readings } from "../law";
import { needed } from "./needed";

/** A timeshare purchase and funds for a nautical vessel are never eligible investment. */
export const INVESTMENT_KINDS = ["cash", "timeshare", "vessel"] as const;

export interface Contribution {
  readonly kind: (typeof INVESTMENT_KINDS)[number];
  readonly amount: Cents | null;
  /** Capital before the contribution: gives the interest acquired. */
  readonly priorCapital: Cents | null;
  readonly primaryIssue: boolean;
  readonly eligibleBusiness: boolean;
  readonly investmentDate: IsoDate | null;
  readonly pacDate: IsoDate | null;
  /** The interest is in a limited liability company; only the reading X-06=WITHOUT_LLC asks. */
  readonly isLLC: boolean | null;
}

export interface EligibleInvestment {
  readonly eligible: boolean;
  readonly eligibleInvestment: Cents;
  /** Share of the capital acquired, when the capital before is known and the contribution is eligible. */
  readonly interest: Ratio | null;
}

const CASH = "T-2-18-1";
const DATES = "T-2-18-6";
const ISSUE = "T-2-18-7";
const NEVER: Readonly<Record<Contribution["kind"], string | null>> = { cash: null, timeshare: "T-2-18c-1", vessel: "T-2-18d-1" };

/** A gate whose date is blank is not tested. */
function isInTime({ investmentDate, pacDate }: Contribution, readings: Readings): boolean {
  if (investmentDate === null) return true;
  const afterApproval = investmentDate > parameterText("tourismActApproved");
  const conferenceDayIn = readings.option("X-44") === "PAC_DAY_IN";
  return afterApproval && (pacDate === null || investmentDate > pacDate || (conferenceDayIn && investmentDate === pacDate));
}

const isIssueMet = ({ primaryIssue, isLLC }: Contribution, readings: Readings): boolean =>
  primaryIssue || (readings.option("X-06") === "WITHOUT_LLC" && needed(isLLC, "isLLC", ISSUE));

/**
 * Eligible investment of a cash contribution: the whole cash when it is in the primary issue of an eligible business and made after the
 * pre-application conference and the Act's approval, otherwise nothing.
 *
 * @throws RuleError `missing` "blank" (the amount of an eligible contribution; isLLC when X-06=WITHOUT_LLC asks for it); `divide`
 * "no-capital" when the interest in a capital of zero is asked
 * @cite T-2-18-1, T-2-18-6, T-2-18-7, T-2-18c-1, T-2-18d-1
 */
export function eligibleInvestment(contribution: Contribution, readings: Readings, trace?: Trace): EligibleInvestment {
  const { kind, priorCapital, primaryIssue, eligibleBusiness, investmentDate, pacDate } = contribution;
  const issueMet = kind === "cash" && isIssueMet(contribution, readings);
  const inTime = isInTime(contribution, readings);
  trace?.line("lines.primary-issue", { primaryIssue }, issueMet, ISSUE, readings.used("X-06"));
  trace?.line("lines.investment-date", { investmentDate, pacDate }, inTime, DATES, readings.used("X-44"));
  const eligible = issueMet && inTime && eligibleBusiness;
  const amount = eligible ? needed(contribution.amount, "amount", CASH) : NO_CENTS;
  trace?.line("lines.eligible-investment", { kind, amount: contribution.amount, eligibleBusiness }, amount, NEVER[kind] ?? CASH);
  return {
    eligible,
    eligibleInvestment: amount,
    interest: eligible && priorCapital !== null ? interestOf(amount, priorCapital, trace) : null,
  };
}

function interestOf(amount: Cents, priorCapital: Cents, trace?: Trace): Ratio {
  const capital = plus(priorCapital, amount);
  refuseIf([[capital === 0n, "divide", "no-capital"]], CASH);
  const interest = ratio(amount, capital);
  trace?.line("lines.interest-acquired", { amount, priorCapital }, interest, CASH);
  return interest;
}
