import { NO_CENTS } from "../../../src/core";
import {
  condohotelInvestment,
  eligibleInvestment,
  forgivenAdvance,
  fundingTest,
  INVESTMENT_KINDS,
  landInvestment,
  proRataTest,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, code, date, flag, givenList, share } from "../fields";
import { rowsOf } from "./columns";

/** Eligible investment (§2-18) and the funding that lets credits be taken (§5(a)-4). */
export const investmentEntries: readonly Entry[] = [
  entry({
    id: "ELIGIBLEINVESTMENT",
    area: "tourism",
    cites: ["T-2-18-1", "T-2-18-6", "T-2-18-7", "T-2-18c-1", "T-2-18d-1"],
    inputs: {
      kind: code(...INVESTMENT_KINDS).required,
      amount: amount.optional,
      priorCapital: amount.optional,
      primaryIssue: flag.required,
      eligibleBusiness: flag.required,
      investmentDate: date.optional,
      pacDate: date.optional,
      isLLC: flag.optional,
    },
    inCell: { first: "eligibleInvestment", parts: ["eligibleInvestment", "eligible", "interest"] },
    run: (contribution, { readings, trace }) => eligibleInvestment(contribution, readings, trace),
  }),
  entry({
    id: "PRORATATEST",
    area: "tourism",
    cites: ["T-2-18-7"],
    inputs: { holdings: givenList(share.required), contributions: givenList(amount.required) },
    inCell: {
      ranges: { holdings: ["*"], contributions: ["*"] },
      first: "proRata",
      parts: ["proRata", "eligibleInvestment", "total"],
      spills: { eligibleInvestment: ["*"] },
    },
    run: ({ holdings, contributions }, { trace }) => proRataTest(rowsOf({ holding: holdings, contribution: contributions }), trace),
  }),
  entry({
    id: "LANDINVESTMENT",
    area: "tourism",
    cites: ["T-2-18-2", "T-2-18-3"],
    inputs: { fmv: amount.required, mortgageBalance: amount.required, usedInActivity: flag.optional },
    inCell: { first: "eligibleInvestment", parts: ["eligibleInvestment"] },
    run: ({ fmv, mortgageBalance, usedInActivity }, { trace }) => ({
      eligibleInvestment: landInvestment(fmv, mortgageBalance, usedInActivity ?? true, trace),
    }),
  }),
  entry({
    id: "CONDOINVESTMENT",
    area: "tourism",
    cites: ["T-2-18b-1"],
    inputs: { cashPrice: amount.required, cashFFE: amount.optional },
    inCell: { first: "eligibleInvestment", parts: ["eligibleInvestment"] },
    run: ({ cashPrice, cashFFE }, { trace }) => ({ eligibleInvestment: condohotelInvestment(cashPrice, cashFFE ?? NO_CENTS, trace) }),
  }),
  entry({
    id: "ADVANCEFORGIVEN",
    area: "tourism",
    cites: ["T-2-18-9"],
    inputs: {
      principal: amount.required,
      accruedInterest: amount.required,
      forgivenAtClosing: flag.required,
      directlyForActivity: flag.required,
      directorAgrees: flag.required,
    },
    inCell: { first: "eligibleInvestment", parts: ["eligibleInvestment"] },
    run: (advance, { trace }) => ({ eligibleInvestment: forgivenAdvance(advance, trace) }),
  }),
  entry({
    id: "FUNDINGTEST",
    area: "tourism",
    cites: ["T-5a4-1"],
    inputs: {
      capital: amount.required,
      commitments: amount.required,
      financing: amount.required,
      creditProceeds: amount.optional,
      cost: amount.required,
    },
    inCell: { first: "pass", parts: ["pass", "sources", "ratio", "shortfall"] },
    run: ({ creditProceeds, cost, ...sources }, { trace }) =>
      fundingTest({ ...sources, creditProceeds: creditProceeds ?? NO_CENTS }, cost, trace),
  }),
];
