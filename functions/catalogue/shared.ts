import { z } from "zod";
import { accountStatement, amendedInstallments, installments, reviseAmount, REVISION_CODES } from "../../src/benefit";
import { allocate } from "../../src/core";
import { entry, type Entry } from "./entry";
import * as f from "./fields";
import { say } from "../../src/words";

/** The port's own reasons beside those it shares with the benefit charges (P-14). */
const PORT_CODES = ["NEW_WORKS", "NEW_FACILITIES", "SERVICE_NEEDS"] as const;
const revisionCode = f.code(...REVISION_CODES, ...PORT_CODES).required;

const revise = entry({
  id: "REVISEAMOUNT",
  area: "shared",
  cites: ["B-29", "P-14"],
  inputs: {
    amount: f.amount.required,
    factors: f.list(z.object({ code: revisionCode, percent: f.rate().required })),
    fixed: f.list(z.object({ code: revisionCode, amount: f.money.required })),
    mode: f.code("ADDITIVE", "COMPOUND").optional,
  },
  inCell: { ranges: { factors: ["code", "percent"], fixed: ["code", "amount"] }, first: "amount", parts: ["amount"] },
  run: function run({ amount, factors, fixed, mode }, { readings, trace }) {
    const compound = ["B-A17", "P-A09"].some((id) => readings.option(id) === "COMPOUND");
    return { amount: reviseAmount(amount, factors, fixed, mode ?? (compound ? "COMPOUND" : "ADDITIVE"), trace) };
  },
});

const schedule = entry({
  id: "INSTALLMENTS",
  area: "shared",
  cites: ["B-39"],
  inputs: {
    total: f.amount.required,
    count: f.count({ from: "1" }).optional,
    firstDue: f.date.required,
    residual: f.code("FIRST", "LAST_PLUG").optional,
  },
  inCell: { first: "rows", parts: ["rows", "total"], spills: { rows: ["no", "due", "amount"] } },
  run: ({ total, count, firstDue }, { readings, trace }) => installments(total, count ?? MONTHS, firstDue, readings, trace),
});

/** Monthly installments unless the Board sets another manner. */
const MONTHS = 12;

const amend = entry({
  id: "INSTALLMENTAMEND",
  area: "shared",
  cites: ["B-38"],
  inputs: { newAnnual: f.amount.required, alreadyBilled: f.amount.required, remainingDue: f.list(f.date.required) },
  inCell: { ranges: { remainingDue: ["*"] }, first: "rows", parts: ["rows", "remaining", "credit"], spills: { rows: ["due", "amount"] } },
  run: ({ newAnnual, alreadyBilled, remainingDue }, { trace }) => amendedInstallments(newAnnual, alreadyBilled, remainingDue, trace),
});

const accountEntry = z.object({
  date: f.date.required,
  kind: f.code("RECEIPT", "OUTLAY").required,
  charge: f.text.optional,
  amount: f.amount.required,
  purpose: f.text.optional,
});

const account = entry({
  id: "ACCOUNTSTATEMENT",
  area: "shared",
  cites: ["B-49"],
  inputs: { opening: f.money.required, entries: f.list(accountEntry) },
  inCell: false,
  run: function run({ opening, entries }, { lang }) {
    const result = accountStatement(opening, entries);
    return { ...result, issues: result.issues.map(({ entry: no, code }) => say(lang, `issues.${code}`, { entry: no })) };
  },
});

const allocation = entry({
  id: "ALLOCATECENTS",
  area: "shared",
  cites: ["B-26"],
  inputs: { total: f.money.required, weights: f.list(f.area.required), ids: f.list(f.text.required) },
  inCell: {
    ranges: { weights: ["*"], ids: ["*"] },
    first: "shares",
    parts: ["shares"],
    spills: { shares: ["*"] },
    perRow: { input: "weights" },
  },
  run: ({ total, weights, ids }) => ({
    shares: allocate(
      total,
      weights.map(({ tenThousandths }) => tenThousandths),
      ids,
    ),
  }),
});

export const sharedEntries: readonly Entry[] = [revise, schedule, amend, account, allocation];
