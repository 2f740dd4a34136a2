import { parameter, wholeParameter } from "../../../src/law";
import { NO_CENTS } from "../../../src/core";
import { applyPortPayment, DEBTS, INTEREST_METHODS, portLateAmounts, portSchedule } from "../../../src/port";
import { entry, type Entry } from "../entry";
import * as f from "../fields";

const schedule = entry({
  id: "PORTSCHEDULE",
  area: "port",
  cites: ["P-17"],
  inputs: { total: f.amount.required, count: f.count().optional, firstDue: f.date.required },
  inCell: { first: "rows", parts: ["rows", "total"], spills: { rows: ["no", "due", "amount"] } },
  run: ({ total, count, firstDue }, { readings, trace }) => portSchedule(total, count, firstDue, readings, trace),
});

const late = entry({
  id: "PORTLATE",
  area: "port",
  cites: ["P-19", "P-18"],
  inputs: {
    amount: f.amount.required,
    due: f.date.required,
    paid: f.date.required,
    rate: f.share.optional,
    capDays: f.count({ from: "0" }).optional,
    method: f.code(...INTEREST_METHODS).optional,
    lateCharge: f.amount.optional,
  },
  inCell: { first: "total", parts: ["daysLate", "interestDays", "interest", "lateCharge", "total"] },
  run: function run({ amount, due, paid, rate, capDays, lateCharge }, { readings, trace }) {
    const debt = {
      amount,
      due,
      paid,
      rate: rate ?? parameter("portInterestRate"),
      capDays: capDays ?? wholeParameter("portInterestDays"),
      lateCharge: lateCharge ?? NO_CENTS,
    };
    return portLateAmounts(debt, readings, trace);
  },
});

const payment = entry({
  id: "PORTAPPLYPAYMENT",
  area: "port",
  cites: ["P-20"],
  inputs: {
    payment: f.amount.required,
    interest: f.amount.required,
    lateCharge: f.amount.required,
    overdue: f.amount.required,
    order: f.list(f.code(...DEBTS).required),
  },
  inCell: { ranges: { order: ["*"] }, first: "toCharge", parts: ["toInterest", "toLateCharge", "toCharge", "credit"] },
  run: (inputs, { readings, trace }) =>
    applyPortPayment(inputs.payment, inputs, inputs.order.length === 0 ? null : inputs.order, readings, trace),
});

export const portCollectionEntries: readonly Entry[] = [schedule, late, payment];
