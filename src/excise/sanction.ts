import {
  centsOf,
  daysBetween,
  negatives,
  NO_CENTS,
  outsideOne,
  plus,
  ratio,
  refuseIf,
  roundToCent,
  sum,
  times,
  type Cents,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";

/** Not filing, knowingly false information, not paying. */
export const CONDUCTS = ["NOT_FILED", "FALSE_INFORMATION", "UNPAID"] as const;
export type Conduct = (typeof CONDUCTS)[number];

export interface SanctionFacts {
  readonly conduct: Conduct;
  readonly constructionStarted: boolean;
  readonly hearingHeld: boolean;
  readonly proved: boolean;
}

export type SanctionNeed = "construction-activity" | "administrative-hearing" | "proof";

export interface SanctionTrigger {
  readonly sanction: boolean;
  readonly missing: readonly SanctionNeed[];
}

/**
 * Whether the administrative sanction may be imposed, and what is missing for it. Under C-A21=NONPAYMENT_ONLY works must have started for
 * nonpayment alone.
 *
 * @cite C-39
 */
export function sanctionTrigger(facts: SanctionFacts, readings: Readings): SanctionTrigger {
  const needsWorks = readings.option("C-A21") === "ALL_CONDUCT" || facts.conduct === "UNPAID";
  const lacks: readonly (readonly [boolean, SanctionNeed])[] = [
    [needsWorks && !facts.constructionStarted, "construction-activity"],
    [!facts.hearingHeld, "administrative-hearing"],
    [!facts.proved, "proof"],
  ];
  const missing = lacks.filter(([lacking]) => lacking).map(([, need]) => need);
  return { sanction: missing.length === 0, missing };
}

export interface SanctionInterest {
  readonly rate: Ratio;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface ExcisePenalty {
  readonly excise: Cents;
  readonly penalty: Cents;
  readonly interest: Cents;
  readonly total: Cents;
}

/** Penalty and interest, by option of C-A19; `interestOn` gives the interest on an amount, rounded. */
type PenaltyRule = (excise: Cents, interestOn: (amount: Cents) => Cents) => Pick<ExcisePenalty, "penalty" | "interest">;

const doubled = (amount: Cents): Cents => centsOf(amount * BigInt(wholeParameter("excisePenaltyTimes")));

const PENALTIES: Readonly<Record<string, PenaltyRule>> = {
  A: (excise, interestOn) => ({ penalty: doubled(excise), interest: interestOn(excise) }),
  B: (excise, interestOn) => ({ penalty: doubled(plus(excise, interestOn(excise))), interest: NO_CENTS }),
  C: (excise, interestOn) => ({ penalty: centsOf(doubled(excise) - excise), interest: interestOn(excise) }),
  D: (excise, interestOn) => ({ penalty: doubled(excise), interest: interestOn(plus(excise, doubled(excise))) }),
};

export const PENALTY_METHODS: readonly string[] = Object.keys(PENALTIES);

const YEAR = 365;

/**
 * The excise, the penalty of double its amount, and simple interest by actual days over 365.
 *
 * @returns cents; interest rounded half away from zero once
 * @throws RuleError `out-of-range` "negative", "above-limit", "interest-ends-early"
 * @cite C-40
 */
export function excisePenalty(excise: Cents, { rate, from, to }: SanctionInterest, readings: Readings, trace?: Trace): ExcisePenalty {
  refuseIf(
    [...negatives({ excise }), ...outsideOne({ interestRate: rate }), [to < from, "out-of-range", "interest-ends-early", { from, to }]],
    "C-40",
  );
  const days = daysBetween(from, to);
  const interestOn = (amount: Cents): Cents => roundToCent(times(amount, rate, ratio(days, YEAR)));
  const { penalty, interest } = PENALTIES[readings.option("C-A19")]!(excise, interestOn);
  const total = sum([excise, penalty, interest]);
  trace?.line("lines.sanction-interest", { rate, from, to, days }, interest, "C-40", readings.used("C-A20"));
  trace?.line("lines.sanction-total", { excise, penalty, interest }, total, "C-40", readings.used("C-A19"));
  return { excise, penalty, interest, total };
}

export interface PenaltyStatus {
  readonly mayContest: boolean;
  readonly penaltyPayable: boolean;
}

/**
 * The excise is paid before the penalty or interest is contested, and the penalty once the Court of First Instance upholds it.
 *
 * @cite C-41
 */
export const penaltyStatus = (excisePaid: boolean, courtRatified: boolean): PenaltyStatus => ({
  mayContest: excisePaid,
  penaltyPayable: courtRatified,
});
