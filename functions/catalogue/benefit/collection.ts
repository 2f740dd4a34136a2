import { z } from "zod";
import {
  applyPayment,
  demandDates,
  isUniformDiscount,
  lastTimelyDay,
  lateAmounts,
  ledger,
  prepayment,
  prepaymentRoll,
  retroactiveDue,
  tenDaysFrom,
} from "../../../src/benefit";
import { addDays } from "../../../src/core";
import { wholeParameter } from "../../../src/law";
import { entry, type Entry } from "../entry";
import * as f from "../fields";

const nonNegativeRate = f.rate({ from: "0" });
const graceDay = f.count({ from: "1", to: "28" }).optional;

const late = entry({
  id: "LATEAMOUNTS",
  area: "benefit",
  cites: ["B-41", "B-42", "B-43"],
  inputs: {
    unpaid: f.amount.required,
    due: f.date.required,
    paid: f.date.required,
    annualRate: nonNegativeRate.required,
    lateChargeRate: nonNegativeRate.required,
    graceDay,
    basis: f.code(365, 360).optional,
    countBothEnds: f.flag.optional,
    interestFrom: f.date.optional,
    rollGrace: f.flag.optional,
    holidays: f.optionalHolidays,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "total", parts: ["late", "lateCharge", "interestDays", "interest", "total"] },
  run: function run(inputs, { readings, trace }) {
    const grace = {
      day: inputs.graceDay ?? wholeParameter("graceDay"),
      rolls: inputs.rollGrace ?? readings.option("B-A24") === "ROLL",
      holidays: inputs.holidays,
    };
    const option = readings.option("B-A21");
    const days = {
      basis: inputs.basis ?? (option === "BASIS_360" ? 360 : 365),
      countBothEnds: inputs.countBothEnds ?? option === "BOTH_ENDS",
      interestFrom: inputs.interestFrom ?? (option === "AFTER_GRACE" ? lastTimelyDay(inputs.due, grace) : null),
    };
    return lateAmounts(inputs, days, grace, readings, trace);
  },
});

const timelyDay = entry({
  id: "LASTTIMELYDAY",
  area: "benefit",
  cites: ["B-41"],
  inputs: { due: f.date.required, graceDay, holidays: f.optionalHolidays },
  inCell: { ranges: { holidays: ["*"] }, first: "lastTimelyDay", parts: ["lastTimelyDay", "lateFrom"] },
  run: function run({ due, graceDay: day, holidays }, { readings, trace }) {
    const grace = { day: day ?? wholeParameter("graceDay"), rolls: readings.option("B-A24") === "ROLL", holidays };
    const last = readings.option("B-A19") === "TEN_DAYS" ? tenDaysFrom(due, grace) : lastTimelyDay(due, grace);
    trace?.line("lines.last-timely-day", { due, graceDay: grace.day }, last, "B-41", readings.used("B-A19"), readings.used("B-A24"));
    return { lastTimelyDay: last, lateFrom: addDays(last, 1) };
  },
});

const retroactive = entry({
  id: "RETROCHARGEDUE",
  area: "benefit",
  cites: ["B-40", "B-17"],
  inputs: {
    charge: f.amount.required,
    boardDate: f.date.required,
    remainingDue: f.list(f.date.required),
    exemptionEnded: f.date.optional,
    annualRate: nonNegativeRate.optional,
  },
  inCell: {
    ranges: { remainingDue: ["*"] },
    first: "due",
    parts: ["due", "lastTimelyDay", "interestFrom", "rows", "interestAtDue"],
    spills: { rows: ["due", "amount", "lastTimelyDay"] },
  },
  run: (inputs, { readings, trace }) => retroactiveDue(inputs, readings, trace),
});

const payment = entry({
  id: "APPLYPAYMENT",
  area: "benefit",
  cites: ["B-44"],
  inputs: {
    payment: f.amount.required,
    interest: f.amount.required,
    lateCharge: f.amount.required,
    collectionCosts: f.amount.required,
    overdue: f.amount.required,
  },
  inCell: { first: "toOverdue", parts: ["toInterest", "toLateCharge", "toCollectionCosts", "toOverdue", "credit"] },
  run: (inputs, { trace }) => applyPayment(inputs.payment, inputs, trace),
});

const dated = z.object({ date: f.date.required, amount: f.amount.required });

const ledgerEntry = entry({
  id: "LEDGER",
  area: "benefit",
  cites: ["B-42", "B-43", "B-44"],
  inputs: {
    installments: f.list(z.object({ due: f.date.required, amount: f.amount.required })),
    annualRate: nonNegativeRate.required,
    lateChargeRate: nonNegativeRate.required,
    collectionCosts: f.list(dated),
    payments: f.list(dated.extend({ memo: f.text.optional })),
    statementDates: f.list(f.date.required),
    order: f.code("BUCKET_FIRST", "INSTALLMENT_FIRST").optional,
    holidays: f.optionalHolidays,
  },
  inCell: false,
  run: (inputs, { readings, trace }) => ledger(inputs, readings, trace),
});

const demand = entry({
  id: "DEMANDDATES",
  area: "benefit",
  cites: ["B-45", "B-46"],
  inputs: { due: f.date.required, sent: f.date.required, holidays: f.optionalHolidays },
  inCell: { ranges: { holidays: ["*"] }, first: "payBy", parts: ["earliestDemand", "payByNominal", "payBy", "courtFrom"] },
  run: ({ due, sent, holidays }, { readings, trace }) => demandDates(due, sent, holidays, readings, trace),
});

const prepay = entry({
  id: "PREPAY",
  area: "benefit",
  cites: ["B-56"],
  inputs: { total: f.amount.required, discountRate: f.share.required },
  inCell: { first: "payable", parts: ["discount", "payable"] },
  run: ({ total, discountRate }, { readings, trace }) => prepayment(total, discountRate, readings, trace),
});

const uniform = entry({
  id: "PREPAYUNIFORM",
  area: "benefit",
  cites: ["B-57"],
  inputs: { year: f.year.required, rates: f.list(f.share.required) },
  inCell: { ranges: { rates: ["*"] }, first: "uniform", parts: ["uniform"] },
  run: ({ rates }) => ({ uniform: isUniformDiscount(rates) }),
});

const prepayRow = z.object({ id: f.text.required, total: f.amount.required, prepaid: f.flag.required });

const prepayRoll = entry({
  id: "PREPAYROLL",
  area: "benefit",
  cites: ["B-56", "B-57"],
  inputs: { discountRate: f.share.required, rows: f.uniqueRows(prepayRow, "id") },
  inCell: {
    ranges: { rows: ["id", "total", "prepaid"] },
    first: "rows",
    parts: ["rows", "totalDiscount", "totalPayable"],
    spills: { rows: ["id", "discount", "payable"] },
    perRow: { input: "rows", independent: true },
  },
  run: ({ discountRate, rows }, { readings }) => prepaymentRoll(discountRate, rows, readings),
});

export const collectionEntries: readonly Entry[] = [
  late,
  timelyDay,
  retroactive,
  payment,
  ledgerEntry,
  demand,
  prepay,
  uniform,
  prepayRoll,
];
