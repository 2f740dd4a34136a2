import { ZERO } from "../../../src/core";
import {
  cancellationRefund,
  changeOrderRefund,
  deficiencyTerm,
  excessRefundTerm,
  MONTH_RULES,
  reconsiderationDeadline,
  reconsiderationResult,
  reviewDeadline,
  reviewEffect,
  supplementExcise,
} from "../../../src/excise";
import { wholeParameter } from "../../../src/law";
import { entry, type Entry } from "../entry";
import * as f from "../fields";

const holidayRange = { holidays: ["*"] };

const reconsideration = entry({
  id: "RECONSIDERATIONDEADLINE",
  area: "excise",
  cites: ["C-12"],
  inputs: { filed: f.date.required, holidays: f.optionalHolidays },
  inCell: { ranges: holidayRange, first: "effective", parts: ["nominal", "effective"] },
  run: ({ filed, holidays }, { readings, trace }) => reconsiderationDeadline(filed, holidays, readings, trace),
});

const result = entry({
  id: "RECONSIDERRESULT",
  area: "excise",
  cites: ["C-13"],
  inputs: { paid: f.amount.required, finalValue: f.amount.required, rate: f.share.required, exemptShare: f.share.optional },
  inCell: { first: "recomputed", parts: ["recomputed", "deficiency", "credit"] },
  run: ({ paid, finalValue, rate, exemptShare }, { trace }) => reconsiderationResult(paid, finalValue, rate, exemptShare ?? ZERO, trace),
});

const excess = entry({
  id: "REFUNDDEADLINE",
  area: "excise",
  cites: ["C-14"],
  inputs: { notified: f.date.required, holidays: f.optionalHolidays, fromReconsideration: f.flag.optional },
  inCell: { ranges: holidayRange, first: "effective", parts: ["nominal", "effective"] },
  run: ({ notified, holidays, fromReconsideration }, { readings, trace }) =>
    excessRefundTerm(notified, fromReconsideration, holidays, readings, trace),
});

const deficiency = entry({
  id: "DEFICIENCYDEADLINE",
  area: "excise",
  cites: ["C-18", "C-19"],
  inputs: { notified: f.date.required, extensionDays: f.count().required, holidays: f.optionalHolidays },
  inCell: {
    ranges: holidayRange,
    first: "extendedEffective",
    parts: ["nominal", "effective", "extendedNominal", "extendedEffective"],
  },
  run: ({ notified, extensionDays, holidays }, { readings, trace }) => deficiencyTerm(notified, extensionDays, holidays, readings, trace),
});

const changeOrder = entry({
  id: "CHANGEORDERREFUND",
  area: "excise",
  cites: ["C-15", "C-16"],
  inputs: {
    paid: f.amount.required,
    newCost: f.amount.required,
    rate: f.share.required,
    exemptShare: f.share.optional,
    workKind: f.code("PUBLIC", "PRIVATE").required,
    changeOrderApproved: f.date.optional,
    completed: f.date.optional,
    requested: f.date.required,
    monthRule: f.code(...MONTH_RULES).optional,
    holidays: f.optionalHolidays,
    receiptDate: f.date.optional,
  },
  inCell: { ranges: holidayRange, first: "refund", parts: ["deadlineNominal", "deadline", "timely", "refund", "disputed"] },
  run: (inputs, { readings, trace }) =>
    changeOrderRefund({ ...inputs, exemptShare: inputs.exemptShare ?? ZERO }, inputs.holidays, readings, trace),
});

const cancellation = entry({
  id: "CANCELREFUND",
  area: "excise",
  cites: ["C-20", "C-21", "C-22", "C-23"],
  inputs: {
    paid: f.amount.required,
    activityBegun: f.flag.required,
    receiptDate: f.date.required,
    requested: f.date.required,
    holidays: f.optionalHolidays,
    amountSet: f.amount.optional,
  },
  inCell: {
    ranges: holidayRange,
    first: "refund",
    parts: ["barDateNominal", "barDate", "timely", "refund", "payByNominal", "payBy", "disputed"],
  },
  run: (inputs, { readings, trace }) => cancellationRefund(inputs, inputs.holidays, readings, trace),
});

const review = entry({
  id: "REVIEWDEADLINE",
  area: "excise",
  cites: ["C-24"],
  inputs: { reference: f.date.required, days: f.count({ from: "0" }).optional, holidays: f.optionalHolidays },
  inCell: { ranges: holidayRange, first: "effective", parts: ["nominal", "effective"] },
  run: ({ reference, days, holidays }, { readings, trace }) =>
    reviewDeadline(reference, days ?? wholeParameter("exciseReviewDays"), holidays, readings, trace),
});

const effect = entry({
  id: "REVIEWEFFECT",
  area: "excise",
  cites: ["C-25"],
  inputs: {
    reviewFiled: f.flag.optional,
    courtOrderedReturn: f.flag.required,
    startAuthorized: f.flag.required,
    bondAmount: f.amount.optional,
  },
  inCell: false,
  run: (inputs) => reviewEffect(inputs),
});

const supplement = entry({
  id: "SUPPLEMENTEXCISE",
  area: "excise",
  cites: ["C-26"],
  inputs: { taxedValue: f.amount.required, finalValue: f.amount.required, rate: f.share.required, exemptShare: f.share.optional },
  inCell: { first: "net", parts: ["increase", "gross", "exempt", "net"] },
  run: ({ taxedValue, finalValue, rate, exemptShare }, { readings, trace }) =>
    supplementExcise(taxedValue, finalValue, rate, exemptShare ?? ZERO, readings, trace),
});

export const refundEntries: readonly Entry[] = [
  reconsideration,
  result,
  excess,
  deficiency,
  changeOrder,
  cancellation,
  review,
  effect,
  supplement,
];
