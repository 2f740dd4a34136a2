import { z } from "zod";
import { NO_CENTS } from "../../../src/core";
import {
  acquirerFirstYear,
  acquirerMax,
  cashBase,
  creditableTaxes,
  creditBasis,
  creditFirstYear,
  creditGuarantee,
  creditSale,
  distributeCredit,
  globalCredit,
  governmentMinimum,
  usableCredit,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, count, date, flag, given, givenList, list, text, uniqueRows, year } from "../fields";
import { rowsOf } from "./columns";

const heldCredit = z.object({
  credit: amount.required,
  firstYear: year.required,
  used: amount.required,
  bought: flag.optional,
  EI: amount.optional,
  priorYearClaim: flag.optional,
});

const creditInvestor = z.object({
  name: text.required,
  EI: amount.required,
  isGovernment: flag.required,
  requested: amount.optional,
});

/** The credit of a project and of an investor, and its transfer. */
export const creditEntries: readonly Entry[] = [
  entry({
    id: "TOURISMCREDIT",
    area: "tourism",
    cites: ["T-5c5-1"],
    inputs: { totalProjectCost: amount.required, cashEligible: amount.required },
    inCell: { first: "credit", parts: ["credit", "tpcLimit", "cashLimit", "binding"] },
    run: ({ totalProjectCost, cashEligible }, { trace }) => globalCredit(totalProjectCost, cashEligible, trace),
  }),
  entry({
    id: "CASHELIGIBLE",
    area: "tourism",
    cites: ["T-5c5-2", "T-2-18-5", "T-2-18-9"],
    inputs: {
      cashEquity: amount.required,
      governmentCash: amount.optional,
      infrastructure: amount.optional,
      forgivenPrincipal: amount.optional,
      usedOutsideTPC: amount.optional,
    },
    inCell: { first: "cashEligible", parts: ["cashEligible"] },
    run: ({ cashEquity, governmentCash, infrastructure, forgivenPrincipal, usedOutsideTPC }, { trace }) => ({
      cashEligible: cashBase(
        {
          cashEquity,
          governmentCash: governmentCash ?? NO_CENTS,
          infrastructure: infrastructure ?? NO_CENTS,
          forgivenPrincipal: forgivenPrincipal ?? NO_CENTS,
          usedOutsideTPC: usedOutsideTPC ?? NO_CENTS,
        },
        trace,
      ),
    }),
  }),
  entry({
    id: "CREDITABLETAX",
    area: "tourism",
    cites: ["T-5a1-1"],
    inputs: { taxes: givenList(text.required) },
    inCell: {
      ranges: { taxes: ["*"] },
      first: "creditable",
      parts: ["creditable"],
      spills: { creditable: ["*"] },
      perRow: { input: "taxes", independent: true },
    },
    run: ({ taxes }, { trace }) => ({ creditable: creditableTaxes(taxes, trace) }),
  }),
  entry({
    id: "CREDITFIRSTYEAR",
    area: "tourism",
    cites: ["T-5a3-1", "T-5c1-3"],
    inputs: {
      investmentDate: date.required,
      closingDate: date.required,
      noticeDate: date.required,
      yearEnd: date.required,
      filingDate: date.required,
    },
    inCell: { first: "firstYear", parts: ["firstYear", "usableShare"] },
    run: ({ investmentDate, closingDate, noticeDate, yearEnd, filingDate }, { readings, trace }) =>
      creditFirstYear(
        { investment: investmentDate, closing: closingDate, notice: noticeDate, yearEnd, filing: filingDate },
        readings,
        trace,
      ),
  }),
  entry({
    id: "CREDITUSABLE",
    area: "tourism",
    cites: ["T-5b1-1", "T-5b1-2", "T-5c4-1"],
    inputs: { credits: givenList(heldCredit), year: year.required, tax: amount.optional },
    inCell: {
      ranges: { credits: ["credit", "firstYear", "used", "bought", "EI", "priorYearClaim"] },
      first: "usable",
      parts: ["usable", "byCredit"],
      spills: { byCredit: ["*"] },
    },
    run: ({ credits, year: inYear, tax }, { readings, trace }) =>
      usableCredit(
        credits.map(({ EI, ...credit }) => ({ ...credit, eligibleInvestment: EI })),
        inYear,
        tax,
        readings,
        trace,
      ),
  }),
  entry({
    id: "CREDITDISTRIBUTION",
    area: "tourism",
    cites: ["T-5c5-15", "T-5c5-16", "T-5c1-1"],
    inputs: { globalCredit: amount.required, investors: given(uniqueRows(creditInvestor, "name")), governmentWaiver: flag.optional },
    inCell: {
      ranges: { investors: ["name", "EI", "isGovernment", "requested"] },
      first: "credits",
      parts: ["credits", "caps", "governmentMinimum", "undistributed"],
      spills: { credits: ["*"], caps: ["*"] },
      perRow: { input: "investors" },
    },
    run: ({ globalCredit: available, investors, governmentWaiver }, { trace }) =>
      distributeCredit(
        available,
        investors.map(({ EI, ...investor }) => ({ ...investor, eligibleInvestment: EI })),
        governmentWaiver ?? false,
        trace,
      ),
  }),
  entry({
    id: "GOVMINCREDIT",
    area: "tourism",
    cites: ["T-5c5-16"],
    inputs: { globalCredit: amount.required, governmentEI: amount.required, totalEI: amount.required },
    inCell: { first: "credit", parts: ["credit", "share"] },
    run: ({ globalCredit: available, governmentEI, totalEI }, { trace }) => governmentMinimum(available, governmentEI, totalEI, trace),
  }),
  entry({
    id: "CREDITBASIS",
    area: "tourism",
    cites: ["T-5d2-1", "T-5e2-1"],
    inputs: {
      startBasis: amount.required,
      taken: givenList(amount.required),
      ceded: givenList(amount.required),
      recaptured: list(amount.required),
    },
    inCell: { ranges: { taken: ["*"], ceded: ["*"], recaptured: ["*"] }, first: "basis", parts: ["basis"], spills: { basis: ["*"] } },
    run: ({ startBasis, taken, ceded, recaptured }, { readings, trace }) => {
      const back = recaptured.length === 0 ? taken.map(() => null) : recaptured;
      return { basis: creditBasis(startBasis, rowsOf({ taken, ceded, recaptured: back }), readings, trace) };
    },
  }),
  entry({
    id: "CREDITSALE",
    area: "tourism",
    cites: ["T-5e2-1", "T-5e3-1"],
    inputs: { creditCeded: amount.required, consideration: amount.required, sellerBasis: amount.required },
    inCell: {
      first: "exempt",
      parts: ["exempt", "taxable", "newBasis", "discount", "discountTaxableToBuyer", "buyerDeduction"],
    },
    run: ({ creditCeded, consideration, sellerBasis }, { trace }) => creditSale(creditCeded, consideration, sellerBasis, trace),
  }),
  entry({
    id: "CREDITGUARANTEE",
    area: "tourism",
    cites: ["T-5e1-5"],
    inputs: { creditsTransferred: amount.required, escrow: amount.required, additions: amount.optional },
    inCell: { first: "guarantee", parts: ["guarantee"] },
    run: ({ creditsTransferred, escrow, additions }, { readings, trace }) => ({
      guarantee: creditGuarantee(creditsTransferred, escrow, additions, readings, trace),
    }),
  }),
  entry({
    id: "ACQUIRERMAX",
    area: "tourism",
    cites: ["T-5c2-1", "T-5e1-6"],
    inputs: {
      originalCredit: amount.required,
      ceded: amount.required,
      usedBefore: amount.optional,
      firstHalfTakenByOthers: amount.required,
      isFirstYear: flag.required,
    },
    inCell: { first: "max", parts: ["max"] },
    run: ({ usedBefore, ...acquired }, { readings, trace }) => ({
      max: acquirerMax({ ...acquired, usedBefore: usedBefore ?? NO_CENTS }, readings, trace),
    }),
  }),
  entry({
    id: "ACQUIRERFIRSTYEAR",
    area: "tourism",
    cites: ["T-5c2-1"],
    inputs: { cedentFirstYearStart: date.required, fiscalMonth: count().required, fiscalDay: count().required },
    inCell: { first: "firstYearStart", parts: ["firstYearStart", "taxYear"] },
    run: ({ cedentFirstYearStart, fiscalMonth, fiscalDay }, { trace }) =>
      acquirerFirstYear(cedentFirstYearStart, fiscalMonth, fiscalDay, trace),
  }),
];
