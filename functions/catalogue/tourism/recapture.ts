import { z } from "zod";
import {
  condohotelCredit,
  condohotelRecapture,
  condohotelRecapturePlan,
  developerRecapture,
  redetermine,
  type CondohotelWithdrawal,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, count, date, flag, given, list, text, uniqueRows, year } from "../fields";

const recaptureInvestor = z.object({
  name: text.required,
  isDeveloper: flag.required,
  taken: amount.required,
  ceded: amount.required,
});

const withdrawal = {
  totalCredit: amount.required,
  creditTaken: amount.required,
  startDate: date.required,
  withdrawalDate: date.required,
  failedYears: count({ from: "0" }).optional,
  developerStart: date.optional,
  developerEnd: date.optional,
};

type Withdrawal = Omit<CondohotelWithdrawal, "failedYears"> & { readonly failedYears: number | null };
const unitOf = (inputs: Withdrawal): CondohotelWithdrawal => ({ ...inputs, failedYears: inputs.failedYears ?? 0 });

/** What is owed back when the project cost or a condohotel unit's years fall short. */
export const recaptureEntries: readonly Entry[] = [
  entry({
    id: "CREDITREDETERMINE",
    area: "tourism",
    cites: ["T-5d3-3", "T-5d3-4", "T-5d3-8"],
    inputs: { oldCredit: amount.required, newTPC: amount.required, cashEligible: amount.required, taken: amount.required },
    inCell: { first: "newCredit", parts: ["newCredit", "extra", "excess", "extraFirstYearMax"] },
    run: (cost, { readings, trace }) => redetermine(cost, readings, trace),
  }),
  entry({
    id: "DEVELOPERRECAPTURE",
    area: "tourism",
    cites: ["T-5d3-5", "T-5d3-6"],
    inputs: {
      excess: amount.required,
      investors: given(uniqueRows(recaptureInvestor, "name")),
      expiryYear: year.optional,
      firstInstallments: list(amount.required),
      expiryDate: date.optional,
    },
    inCell: {
      ranges: { investors: ["name", "isDeveloper", "taken", "ceded"], firstInstallments: ["*"] },
      first: "owed",
      parts: ["owed", "unrecovered", "installments"],
      spills: { owed: ["*"], installments: ["year", "owed"] },
      perRow: { input: "investors" },
    },
    run: ({ excess, investors, firstInstallments, ...term }, { readings, trace }) =>
      developerRecapture(
        excess,
        investors,
        { ...term, firstInstallments: firstInstallments.length === 0 ? null : firstInstallments },
        readings,
        trace,
      ),
  }),
  entry({
    id: "TOURISMCONDOCREDIT",
    area: "tourism",
    cites: ["T-5c5-1", "T-5d6-1"],
    inputs: { price: amount.required, cash: amount.required },
    inCell: { first: "credit", parts: ["credit", "priceLimit", "cashLimit"] },
    run: ({ price, cash }, { readings, trace }) => condohotelCredit(price, cash, readings, trace),
  }),
  entry({
    id: "CONDORECAPTURE",
    area: "tourism",
    cites: ["T-5d6-1", "T-5d6-2", "T-5d6-4"],
    inputs: withdrawal,
    inCell: { first: "recapture", parts: ["recapture", "years", "earned"] },
    run: (inputs, { readings, trace }) => condohotelRecapture(unitOf(inputs), readings, trace),
  }),
  entry({
    id: "CONDORECAPTUREPLAN",
    area: "tourism",
    cites: ["T-5d6-5"],
    inputs: withdrawal,
    inCell: { first: "amounts", parts: ["amounts", "years"], spills: { amounts: ["*"], years: ["*"] } },
    run: (inputs, { readings, trace }) => condohotelRecapturePlan(unitOf(inputs), readings, trace),
  }),
];
