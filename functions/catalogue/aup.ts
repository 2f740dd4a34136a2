import { z } from "zod";
import {
  allocateCost,
  COST_CODES,
  costEligible,
  eligibleInterest,
  EVIDENCE,
  EXCLUSIONS,
  PAYROLLS,
  reusedFacility,
  SAMPLING_METHODS,
  samplingTest,
  totalProjectCost,
  UNLISTED,
} from "../../src/aup";
import { entry, type Entry } from "./entry";
import * as f from "./fields";

const project = {
  pacDate: f.date.optional,
  openingDate: f.date.optional,
  allOpenDate: f.date.optional,
};

const costEligibleEntry = entry({
  id: "COSTELIGIBLE",
  area: "aup",
  cites: ["T-5c5-14", "T-5d4-3", "T-5d4-5", "T-5d4-8", "T-5d4-10"],
  inputs: {
    code: f.code(...COST_CODES, UNLISTED).required,
    amount: f.amount.required,
    incurredDate: f.date.optional,
    paidDate: f.date.optional,
    insurance: f.amount.required,
    exclusion: f.code(...EXCLUSIONS).optional,
    ruling: f.flag.optional,
    ...project,
    timeshare: f.flag.required,
    isSupplies: f.flag.optional,
    activityStart: f.date.optional,
    isSoft: f.flag.optional,
    evidence: f.code(...EVIDENCE).optional,
    invoiceDate: f.date.optional,
    isMixed: f.flag.optional,
    payrollOf: f.code(...PAYROLLS).optional,
  },
  inCell: { first: "eligible", parts: ["eligible", "ineligible", "reason"] },
  run: ({ pacDate, openingDate, allOpenDate, timeshare, activityStart, ...line }, { readings, trace }) =>
    costEligible(line, { pacDate, openingDate, allOpenDate, timeshare, activityStart }, readings, trace),
});

const line = z.object({
  code: f.code(...COST_CODES).required,
  amount: f.amount.required,
  incurredDate: f.date.optional,
  paidDate: f.date.optional,
  insurance: f.amount.required,
  exclusion: f.code(...EXCLUSIONS).optional,
  eligible: f.flag.optional,
  isSupplies: f.flag.optional,
  invoiceDate: f.date.optional,
});

/** Facts that no option of TPCSUM asks for. */
const NOT_ASKED = { isSoft: null, evidence: null, isMixed: null, payrollOf: null };

const projectCostEntry = entry({
  id: "TPCSUM",
  area: "aup",
  cites: ["T-5c5-3", "T-5c5-4", "T-5c5-5", "T-5c5-6", "T-5c5-7", "T-5c5-8", "T-5c5-9", "T-5c5-10", "T-5c5-11", "T-5c5-12", "T-5c5-14"],
  inputs: { lines: f.list(line), ...project, timeshare: f.flag.optional, activityStart: f.date.optional },
  inCell: {
    ranges: {
      lines: ["code", "amount", "incurredDate", "paidDate", "insurance", "exclusion", "eligible", "isSupplies", "invoiceDate"],
    },
    first: "totalProjectCost",
    parts: ["totalProjectCost", "eligible", "reasons"],
    spills: { eligible: ["*"], reasons: ["*"] },
  },
  run: function run({ lines, timeshare, ...dates }, { readings, trace }) {
    const costs = lines.map(({ eligible, ...cost }) => ({ ...cost, ...NOT_ASKED, ruling: eligible }));
    const result = totalProjectCost(costs, { ...dates, timeshare: timeshare ?? false }, readings, trace);
    return {
      totalProjectCost: result.totalProjectCost,
      eligible: result.lines.map(({ eligible }) => eligible),
      reasons: result.lines.map(({ reason }) => reason),
    };
  },
});

const costAllocateEntry = entry({
  id: "COSTALLOCATE",
  area: "aup",
  cites: ["T-5d4-6"],
  inputs: { amount: f.amount.required, eligibleDriver: f.rate().required, totalDriver: f.rate().required },
  inCell: { first: "eligible", parts: ["eligible", "ineligible"] },
  run: ({ amount, eligibleDriver, totalDriver }, { trace }) => allocateCost(amount, eligibleDriver, totalDriver, trace),
});

const eligibleInterestEntry = entry({
  id: "ELIGIBLEINTEREST",
  area: "aup",
  cites: ["T-5c5-7"],
  inputs: {
    interest: f.amount.required,
    financedInTPC: f.amount.required,
    financedTotal: f.amount.required,
    investmentIncome: f.amount.required,
  },
  inCell: { first: "eligibleInterest", parts: ["eligibleInterest", "share"] },
  run: (inputs, { readings, trace }) => eligibleInterest(inputs, readings, trace),
});

const reusedFacilityEntry = entry({
  id: "REUSEDFACILITY",
  area: "aup",
  cites: ["T-5c5-13", "T-2-25-3"],
  inputs: { price: f.amount.required, mortgages: f.amount.required, renovation: f.amount.required },
  inCell: { first: "amount", parts: ["amount", "ratio"] },
  run: (inputs, { readings, trace }) => reusedFacility(inputs, readings, trace),
});

const samplingTestEntry = entry({
  id: "SAMPLINGTEST",
  area: "aup",
  cites: ["T-5d4-11"],
  inputs: {
    method: f.code(...SAMPLING_METHODS).required,
    risk: f.share.optional,
    confidence: f.share.optional,
    tolerableError: f.amount.optional,
    totalProjectCost: f.amount.optional,
    authorized: f.flag.required,
  },
  inCell: { first: "pass", parts: ["pass", "reason", "warning"] },
  run: (inputs, { trace }) => samplingTest(inputs, trace),
});

export const aupEntries: readonly Entry[] = [
  costEligibleEntry,
  costAllocateEntry,
  eligibleInterestEntry,
  projectCostEntry,
  reusedFacilityEntry,
  samplingTestEntry,
];
