import { z } from "zod";
import { ZERO } from "../../../src/core";
import {
  constructionExcise,
  declarationTotal,
  determinationDeadlines,
  determinationTimely,
  exciseDetermination,
  isAcceptedMethod,
  PAYMENT_PATHS,
  paymentTimely,
  permitGate,
  rejectionPath,
} from "../../../src/excise";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

/** Blank items and amounts are refused by the rule, which names the line. */
const line = z.object({ item: f.text.optional, amount: f.money.optional });

const declaration = entry({
  id: "DECLARATIONTOTAL",
  area: "excise",
  cites: ["C-01"],
  inputs: { lines: f.list(line) },
  inCell: { ranges: { lines: ["item", "amount"] }, first: "total", parts: ["total", "lines"] },
  run: ({ lines }, { readings, trace }) => declarationTotal(lines, readings, trace),
});

const excise = entry({
  id: "CONSTRUCTIONEXCISE",
  area: "excise",
  cites: ["C-03", "C-27"],
  inputs: { value: f.amount.required, rate: f.share.required, exemptShare: f.share.optional },
  inCell: { first: "net", parts: ["gross", "exempt", "net"] },
  run: ({ value, rate, exemptShare }, { readings, trace }) => constructionExcise(value, rate, exemptShare ?? ZERO, readings, trace),
});

const determination = entry({
  id: "EXCISEDETERMINATION",
  area: "excise",
  cites: ["C-03", "C-04"],
  inputs: {
    declared: f.amount.required,
    decision: f.code("ACCEPT", "REJECT").required,
    estimate: f.amount.optional,
    rate: f.share.required,
    filed: f.date.optional,
    notified: f.date.optional,
  },
  inCell: { first: "excise", parts: ["base", "excise"] },
  run: (inputs, { readings, trace }) => exciseDetermination(inputs, readings, trace),
});

const deadlines = entry({
  id: "DETERMINATIONDEADLINES",
  area: "excise",
  cites: ["C-02", "C-04"],
  inputs: { filed: f.date.required, holidays: f.optionalHolidays },
  inCell: { ranges: { holidays: ["*"] }, first: "lastNoticeDay", parts: ["noticeBefore", "lastNoticeDay", "lastEstimateDay"] },
  run: ({ filed }, { readings, trace }) => determinationDeadlines(filed, readings, trace),
});

const timely = entry({
  id: "DETERMINATIONTIMELY",
  area: "excise",
  cites: ["C-02", "C-04"],
  inputs: { filed: f.date.required, notified: f.date.required },
  inCell: { first: "noticeTimely", parts: ["noticeTimely", "estimateTimely"] },
  run: ({ filed, notified }, { readings, trace }) => determinationTimely(filed, notified, readings, trace),
});

const payment = entry({
  id: "EXCISEPAYMENTTIMELY",
  area: "excise",
  cites: ["C-06", "C-08"],
  inputs: {
    path: f.code(...PAYMENT_PATHS).required,
    reference: f.date.required,
    paid: f.date.required,
    holidays: f.optionalHolidays,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "timely", parts: ["deadline", "timely", "warning"] },
  run: function run({ path, reference, paid, holidays }, { readings, trace, lang }) {
    const result = paymentTimely(path, reference, paid, holidays, readings, trace);
    return { ...result, warning: result.warning && say(lang, `flags.${result.warning}`) };
  },
});

const rejection = entry({
  id: "REJECTIONPATH",
  area: "excise",
  cites: ["C-08", "C-09", "C-10"],
  inputs: {
    acknowledged: f.date.required,
    notified: f.date.required,
    paid: f.date.optional,
    underProtest: f.flag.required,
    reconsiderationFiled: f.date.optional,
    courtFiled: f.date.optional,
    holidays: f.optionalHolidays,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "path", parts: ["path", "payBy", "courtByNominal", "courtBy"] },
  run: (inputs, { readings, trace }) => rejectionPath(inputs, inputs.holidays, readings, trace),
});

const method = entry({
  id: "PAYMENTMETHODOK",
  area: "excise",
  cites: ["C-07"],
  inputs: { method: f.text.required },
  inCell: false,
  run: (inputs) => ({ accepted: isAcceptedMethod(inputs.method.toUpperCase()) }),
});

const permit = entry({
  id: "PERMITGATE",
  area: "excise",
  cites: ["C-11"],
  inputs: { receipt: f.flag.required, underProtest: f.flag.optional, fullyExempt: f.flag.required },
  inCell: false,
  run: function run({ receipt, fullyExempt }, { lang }) {
    const { mayIssue, needs } = permitGate(receipt, fullyExempt);
    return { mayIssue, needs: needs && say(lang, `issues.${needs}`) };
  },
});

export const determinationEntries: readonly Entry[] = [
  declaration,
  excise,
  determination,
  deadlines,
  timely,
  payment,
  rejection,
  method,
  permit,
];
