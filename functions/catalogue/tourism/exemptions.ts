import { z } from "zod";
import {
  contractorFine,
  exemption,
  EXEMPTION_KINDS,
  flexibleYears,
  INCOME_TYPES,
  lossCarryforward,
  LOSS_CLASSES,
  propertyRate,
  saleGain,
  startDate,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, code, date, flag, givenList, list, share, year } from "../fields";
import { rowsOf } from "./columns";

/** The exemptions of §3: rates, gains, flexible years, losses, start, and the contractor's fine. */
export const exemptionEntries: readonly Entry[] = [
  entry({
    id: "TOURISMEXEMPT",
    area: "tourism",
    cites: ["T-3a1A-1", "T-3a2-1", "T-3a2-2", "T-3a3-1", "T-3a3-2", "T-3a4-1", "T-3a5-1"],
    inputs: {
      kind: code(...EXEMPTION_KINDS).required,
      amount: amount.required,
      isNew: flag.optional,
      inViequesCulebra: flag.optional,
      tourismShare: share.optional,
      override: share.optional,
    },
    inCell: { first: "exempt", parts: ["exempt", "taxable", "rate"] },
    run: (facts, { trace }) => exemption(facts, trace),
  }),
  entry({
    id: "TOURISMPROPERTYRATE",
    area: "tourism",
    cites: ["T-3a1B5-1", "T-3a1B6-1", "T-3a1B7-1"],
    inputs: { tdi: amount.required, totalIncome: amount.required, grantRate: share.optional, useShare: share.optional },
    inCell: { first: "rate", parts: ["rate", "share"] },
    run: (property, { readings, trace }) => propertyRate(property, readings, trace),
  }),
  entry({
    id: "TOURISMSALEGAIN",
    area: "tourism",
    cites: ["T-3a1C-1"],
    inputs: {
      tourismPrice: amount.required,
      tourismBasis: amount.required,
      otherPrice: amount.required,
      otherBasis: amount.required,
      rate: share.required,
    },
    inCell: { first: "taxable", parts: ["taxable", "exempt", "gain", "tourismGain", "otherGain"] },
    run: ({ rate, ...assets }, { trace }) => saleGain(assets, rate, trace),
  }),
  entry({
    id: "FLEXYEARS",
    area: "tourism",
    cites: ["T-3a1D-1"],
    inputs: { years: givenList(year.required), electedOut: givenList(flag.required) },
    inCell: {
      ranges: { years: ["*"], electedOut: ["*"] },
      first: "remaining",
      parts: ["remaining", "used", "lastExemptYear"],
    },
    run: ({ years, electedOut }, { trace }) => flexibleYears(rowsOf({ year: years, electedOut }), trace),
  }),
  entry({
    id: "TOURISMLOSS",
    area: "tourism",
    cites: ["T-3a1H-1"],
    inputs: {
      losses: list(z.object({ year: year.required, class: code(...LOSS_CLASSES).required, amount: amount.required })),
      incomes: list(
        z.object({
          year: year.required,
          type: code(...INCOME_TYPES).required,
          electedOut: flag.required,
          beforeStart: flag.required,
          afterExpiry: flag.required,
          amount: amount.required,
        }),
      ),
    },
    inCell: false,
    run: ({ losses, incomes }, { readings, trace }) => lossCarryforward(losses, incomes, readings, trace),
  }),
  entry({
    id: "TOURISMSTART",
    area: "tourism",
    cites: ["T-3b1-1", "T-3b1-2", "T-3b1-3"],
    inputs: { trainingPayroll: date.optional, firstGuest: date.optional, filing: date.optional, directorDate: date.optional },
    inCell: { first: "start", parts: ["start"] },
    run: (facts, { readings, trace }) => ({ start: startDate(facts, readings, trace) }),
  }),
  entry({
    id: "CONTRACTORFINE",
    area: "tourism",
    cites: ["T-3a6-3"],
    inputs: { contract: amount.required },
    inCell: { first: "max", parts: ["max", "min"] },
    run: ({ contract }, { readings, trace }) => contractorFine(contract, readings, trace),
  }),
];
