import {
  applicationFee,
  APPLICANT_TYPES,
  DEADLINE_RULES,
  fullTimeEquivalents,
  grantTimeline,
  grantTransferTest,
  jobsTest,
  renegotiationTest,
  tourismDeadline,
  TRANSFER_KINDS,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, code, count, date, flag, holidays, rate, year } from "../fields";

const number = count({ from: "0" });
const hours = rate({ from: "0" });

/** The life of a grant (§§6–9): application, fee, jobs, transfers, renegotiation, and every deadline. */
export const grantEntries: readonly Entry[] = [
  entry({
    id: "TOURISMDEADLINE",
    area: "tourism",
    cites: DEADLINE_RULES,
    inputs: {
      rule: code(...DEADLINE_RULES).required,
      triggerDate: date.optional,
      reportYear: year.optional,
      fiscalYearEndMonth: count({ from: "1", to: "12" }).optional,
      extra: number.optional,
      actual: date.optional,
      holidays,
    },
    inCell: { ranges: { holidays: ["*"] }, first: "deadline", parts: ["deadline", "met", "deadlines"], spills: { deadlines: ["*"] } },
    run: ({ rule, holidays: closed, ...facts }, { readings, trace }) =>
      tourismDeadline(rule, { ...facts, holidays: closed.days.size === 0 ? null : closed }, readings, trace),
  }),
  entry({
    id: "TOURISMFEE",
    area: "tourism",
    cites: ["T-9c2-1"],
    inputs: {
      type: code(...APPLICANT_TYPES).required,
      rooms: number.optional,
      credit: amount.required,
      isAmendment: flag.optional,
      adminError: flag.optional,
    },
    inCell: { first: "fee", parts: ["fee", "base", "creditFee"] },
    run: ({ isAmendment, adminError, ...application }, { readings, trace }) =>
      applicationFee({ ...application, isAmendment: isAmendment ?? false, adminError: adminError ?? false }, readings, trace),
  }),
  entry({
    id: "FTE",
    area: "tourism",
    cites: ["T-9d4-1"],
    inputs: { hours: hours.required },
    inCell: { first: "fte", parts: ["fte"] },
    run: ({ hours: worked }, { trace }) => ({ fte: fullTimeEquivalents(worked, trace) }),
  }),
  entry({
    id: "JOBSTEST",
    area: "tourism",
    cites: ["T-9d4-1"],
    inputs: {
      direct: number.required,
      hours: hours.required,
      required: count({ from: "1" }).required,
      limit: rate({ from: "0.1", to: "0.5" }).optional,
    },
    inCell: { first: "pass", parts: ["pass", "countable", "fte"] },
    run: (jobs, { readings, trace }) => jobsTest(jobs, readings, trace),
  }),
  entry({
    id: "GRANTTIMELINE",
    area: "tourism",
    cites: ["T-9c3-1"],
    inputs: {
      filing: date.required,
      completeNotice: date.optional,
      secretaryFiling: date.required,
      secretaryDate: date.optional,
    },
    inCell: { first: "directorLimit", parts: ["directorLimit", "dueFiling", "secretaryLimit", "outerLimit"] },
    run: (dates, { readings, trace }) => grantTimeline(dates, readings, trace),
  }),
  entry({
    id: "GRANTTRANSFERTEST",
    area: "tourism",
    cites: ["T-7a1-1", "T-7b1-1"],
    inputs: { kind: code(...TRANSFER_KINDS).required, changesControl: flag.optional, approved: flag.required },
    inCell: false,
    run: (transfer, { readings, trace }) => grantTransferTest(transfer, readings, trace),
  }),
  entry({
    id: "RENEGOTIATIONTEST",
    area: "tourism",
    cites: ["T-6a1-1"],
    inputs: { requirementsMet: flag.required, directorFinding: flag.required, decreeSurrendered: flag.required },
    inCell: false,
    run: (facts, { readings, trace }) => ({ pass: renegotiationTest(facts, readings, trace) }),
  }),
];
