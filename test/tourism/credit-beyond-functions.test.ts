import fc from "fast-check";
import { cents, centsOf, format, isoDate, ratio, RuleError, sum, Trace, type Cents } from "../../src/core";
import { provisionOf, Readings } from "../../src/law";
import { LANGS, say, WORDS } from "../../src/words";
import {
  availableCredit,
  condohotelDisposal,
  condohotelReportCheck,
  creditBeforeWithholding,
  creditStatement,
  creditTransferTest,
  distributeExtra,
  investorLedger,
  keptBySeller,
  passedToMembers,
  TRANSFERORS,
  unitRightFrom,
  unmetConditions,
  type LedgerEntry,
  type ReportedUnit,
  type TransferNeed,
} from "../../src/tourism";

const defaults = Readings.defaults;
const shown = (amounts: readonly Cents[]) => amounts.map(format);
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
  return "no refusal";
};

/** Every line has its words and finds their places in its operands. */
function expectExplained(run: (trace: Trace) => unknown): void {
  const trace = new Trace();
  run(trace);
  expect(trace.lines.length).toBeGreaterThan(0);
  for (const { label, operands, cite } of trace.lines) {
    expect(provisionOf(cite).text).toBe("tourism");
    for (const lang of LANGS) {
      const places = [...WORDS[lang][label]!.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      expect(Object.keys(operands)).toEqual(expect.arrayContaining(places));
      expect(say(lang, label, operands)).not.toMatch(/[{}]/);
    }
  }
}

describe("order with withholding (§5(a)-1)", () => {
  // available, tax, withheld → used, balance, refund
  it.each([
    ["300.00", "1000.00", "900.00", "300.00", "-200.00", "200.00"],
    ["1500.00", "1000.00", "400.00", "1000.00", "-400.00", "400.00"],
    ["300.00", "1000.00", "100.00", "300.00", "600.00", "0.00"],
  ])("%s of credit, tax %s, withheld %s", (available, tax, withheld, ...expected) => {
    const { creditUsed, balance, refund } = creditBeforeWithholding(cents(available), cents(tax), cents(withheld));
    expect(shown([creditUsed, balance, refund])).toEqual(expected);
  });
  it("explains", () => expectExplained((trace) => creditBeforeWithholding(cents("1.00"), cents("2.00"), cents("3.00"), trace)));
});

describe("special partnerships (§5(a)-2)", () => {
  const credit = { credit: cents("100.00"), usedByEntity: cents("10.00"), sold: cents("20.00") };
  const member = (name: string, n: number, d: number) => ({ name, share: ratio(n, d) });
  const thirds = [member("A", 1, 3), member("B", 1, 3), member("C", 1, 3)];

  it("passes on by distributive share what was neither used nor sold", () => {
    expect(shown(passedToMembers(credit, [member("A", 1, 2), member("B", 3, 10), member("C", 1, 5)]))).toEqual(["35.00", "21.00", "14.00"]);
    expect(shown(passedToMembers(credit, thirds))).toEqual(["23.34", "23.33", "23.33"]);
  });
  it("refuses shares that miss 1 and a partnership that used too much", () => {
    expect(codeOf(() => passedToMembers(credit, thirds.slice(1)))).toBe("shares-not-one");
    expect(codeOf(() => passedToMembers({ ...credit, sold: cents("90.01") }, thirds))).toBe("partnership-credit-exceeded");
  });
  it("explains", () => expectExplained((trace) => passedToMembers(credit, thirds, trace)));
});

describe("right to the credit (§5(a)-3 to §5(a)-5)", () => {
  const all = { fullyFunded: true, contractsSigned: true, guaranteeGiven: true, statementReceived: true, investedAfterApproval: true };
  const unit = { boughtFromDeveloper: true, isFirstSale: true, grantReceived: true, applicationFiled: isoDate("2020-05-04") };

  it("names what is missing", () => {
    expect(unmetConditions(all)).toEqual([]);
    expect(unmetConditions({ ...all, contractsSigned: false, statementReceived: false })).toEqual(["contractsSigned", "statementReceived"]);
  });
  it("holds credit to half of the cash paid so far", () => {
    // Total Project Cost 100M, 20M committed, 8M paid: 10M in all, 4M for now
    expect(format(availableCredit(cents("10000000.00"), cents("8000000.00")))).toBe("4000000.00");
    expect(format(availableCredit(cents("10000000.00"), cents("20000000.01")))).toBe("10000000.00");
  });
  it("reaches a unit's buyer from the filing, in the first sale by the developer only", () => {
    expect(unitRightFrom(unit)).toBe("2020-05-04");
    for (const fact of ["boughtFromDeveloper", "isFirstSale", "grantReceived"])
      expect(unitRightFrom({ ...unit, [fact]: false })).toBeNull();
  });
  it("explains", () =>
    expectExplained((trace) => {
      unmetConditions(all, trace);
      availableCredit(cents("1.00"), cents("1.00"), trace);
      unitRightFrom(unit, trace);
    }));
});

describe("yearly statement (§5(a)-4)", () => {
  const statement = (toTake: string, trace?: Trace) =>
    creditStatement(cents("100.00"), cents("30.00"), cents(toTake), cents("50.00"), trace);
  it("states four figures that agree", () => {
    expect(format(statement("50.00").available)).toBe("70.00");
    expect(codeOf(() => statement("50.01"))).toBe("take-above-usable");
    expect(codeOf(() => creditStatement(cents("1.00"), cents("1.01"), cents("0"), cents("0")))).toBe("used-above-credit");
  });
  it("explains", () => expectExplained((trace) => statement("1.00", trace)));
});

describe("transfers (§5(e)-1, §5(e)-4, §5(e)-5)", () => {
  const figures = (taken: string, ceded: string, approved = "1000.00") => ({
    approved: cents(approved),
    sellerCredit: cents("1000.00"),
    taken: cents(taken),
    ceded: cents(ceded),
  });
  const everything = new Set<TransferNeed>([
    "distributionNotified",
    "brokerLicense",
    "companyApproval",
    "completesClosing",
    "secretaryNotified",
    "termsApproved",
    "guaranteeGiven",
    "governmentApprovals",
  ]);

  it("leaves the seller what was neither taken nor ceded", () => {
    expect(format(keptBySeller(figures("200.00", "799.99")))).toBe("0.01");
    expect(format(keptBySeller(figures("200.00", "800.00")))).toBe("0.00");
    expect(codeOf(() => keptBySeller(figures("200.01", "800.00")))).toBe("transfer-above-credit");
    expect(codeOf(() => keptBySeller(figures("0.00", "1.00", "999.99")))).toBe("seller-above-approved");
  });
  it("lets everyone but an acquirer transfer once every need is met", () => {
    for (const transferor of TRANSFERORS) expect(creditTransferTest(transferor, everything).pass).toBe(transferor !== "ACQUIRER");
  });
  it("asks a developer for approved terms and a guarantee, an underwriter for four things", () => {
    expect(creditTransferTest("DEVELOPER", new Set(["distributionNotified"])).unmet).toEqual(["termsApproved", "guaranteeGiven"]);
    expect(creditTransferTest("UNDERWRITER", new Set()).unmet).toHaveLength(4);
    expect(creditTransferTest("PARTNER_AT_CLOSING", new Set(["completesClosing"]))).toEqual({ pass: true, unmet: [] });
  });
  it("explains", () =>
    expectExplained((trace) => {
      keptBySeller(figures("1.00", "2.00"), trace);
      creditTransferTest("BROKER", everything, trace);
    }));
});

describe("disposal of a condohotel unit (§5(d)-6)", () => {
  const unit = {
    totalCredit: cents("20000.00"),
    creditTaken: cents("20000.00"),
    startDate: isoDate("2020-02-01"),
    withdrawalDate: isoDate("2028-02-01"),
    failedYears: 0,
    developerStart: null,
    developerEnd: null,
  };
  // stays in the Program, clause → withdrawal, approvable, recapture
  it.each([
    [true, "ACQUIRER_ANSWERS", false, true, "0.00"],
    [true, "PAID_AT_SALE", false, true, "4000.00"],
    [true, null, true, false, "4000.00"],
    [false, "ACQUIRER_ANSWERS", true, false, "4000.00"],
  ] as const)("stays %s, clause %s", (staysInProgram, clause, isWithdrawal, approvable, recapture) => {
    const outcome = condohotelDisposal(unit, { staysInProgram, clause }, defaults);
    expect({ ...outcome, recapture: format(outcome.recapture) }).toEqual({ isWithdrawal, approvable, recapture });
  });
  it("explains", () =>
    expectExplained((trace) => condohotelDisposal(unit, { staysInProgram: true, clause: "PAID_AT_SALE" }, defaults, trace)));
});

describe("condohotel annual report (§5(d)-5)", () => {
  const unit = (name: string, more: Partial<ReportedUnit> = {}): ReportedUnit => ({
    unit: name,
    begin: isoDate("2020-01-01"),
    ceased: null,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    reservedDays: 90,
    walkInDays: 60,
    rentedDays: 215,
    ...more,
  });
  const fifteen = Array.from({ length: 15 }, (_, k) => unit(`U${k}`));

  it("passes a report that agrees with itself, at the minimum of units", () => {
    expect(condohotelReportCheck(fifteen, 2021)).toMatchObject({ tooManyDays: [], monthsDisagree: [], monthsBelowMinimum: [] });
  });
  it("finds days beyond the year, and allows the 366th of a leap year", () => {
    const full = [...fifteen, unit("long", { rentedDays: 216 })];
    expect(condohotelReportCheck(full, 2021).tooManyDays).toEqual(["long"]);
    expect(condohotelReportCheck(full, 2024).tooManyDays).toEqual([]);
  });
  it("counts a unit from the last day of a month", () => {
    const joined = unit("joined", { begin: isoDate("2021-11-30"), months: [11, 12] });
    expect(condohotelReportCheck([joined], 2021).monthsDisagree).toEqual([]);
  });
  it("finds months that disagree with the dates, and months below the minimum", () => {
    const left = { ceased: isoDate("2021-06-01") };
    const rows = [
      ...fifteen.slice(1),
      unit("left", { ...left, months: [1, 2, 3, 4, 5] }),
      unit("late", { ...left, months: [1, 2, 3, 4, 5, 6] }),
    ];
    const { monthsDisagree, unitsByMonth, monthsBelowMinimum } = condohotelReportCheck(rows, 2021);
    expect(monthsDisagree).toEqual(["late"]);
    expect(unitsByMonth.slice(4, 7)).toEqual([16, 15, 14]);
    expect(monthsBelowMinimum).toEqual([7, 8, 9, 10, 11, 12]);
  });
  it("explains", () => expectExplained((trace) => condohotelReportCheck(fifteen, 2021, trace)));
});

describe("extra credit (§5(d)-3)", () => {
  const notified = (name: string, eligibleInvestment: string, credit: string) => ({
    name,
    eligibleInvestment: cents(eligibleInvestment),
    credit: cents(credit),
  });
  const investors = [notified("A", "200.00", "75.00"), notified("B", "300.00", "25.00")];

  it("follows the notice and shows what passes a cap", () => {
    const { extras, overflows, needsNewDistribution } = distributeExtra(cents("40.01"), investors);
    expect(shown(extras)).toEqual(["30.01", "10.00"]);
    expect(shown(overflows)).toEqual(["5.01", "0.00"]);
    expect(needsNewDistribution).toBe(true);
  });
  it("needs no new distribution at the cap itself", () => {
    expect(distributeExtra(cents("33.33"), investors).needsNewDistribution).toBe(false);
  });
  it("explains", () => expectExplained((trace) => distributeExtra(cents("1.00"), investors, trace)));
});

describe("investor ledger", () => {
  const credit = (origin: string, amount: string, firstYear: number, bought = false) => ({
    origin,
    bought,
    credit: cents(amount),
    firstYear,
    eligibleInvestment: null,
    priorYearClaim: null,
  });
  const entry = (origin: string, year: number, taken: string, ceded = "0.00", cededOfHalf = "0.00"): LedgerEntry => ({
    origin,
    year,
    taken: cents(taken),
    ceded: cents(ceded),
    cededOfHalf: cents(cededOfHalf),
    recaptured: null,
  });

  it("follows example (i) of §5(e)-5: bought credit leaves the basis alone", () => {
    const credits = [credit("own", "50000.00", 2020), credit("from B", "25000.00", 2020, true)];
    const entries = [entry("from B", 2021, "25000.00"), entry("own", 2021, "25000.00"), entry("own", 2020, "25000.00")];
    const { rows, basis } = investorLedger(credits, cents("100000.00"), entries, defaults);
    expect(rows.map(({ origin, year, usable, balance }) => [origin, year, format(usable), format(balance)])).toEqual([
      ["own", 2020, "25000.00", "25000.00"],
      ["own", 2021, "25000.00", "0.00"],
      ["from B", 2021, "25000.00", "0.00"],
    ]);
    expect(basis.map(({ year, basis: amount }) => [year, format(amount)])).toEqual([
      [2020, "75000.00"],
      [2021, "50000.00"],
    ]);
  });
  it("follows example (ii): 800 of 1,000 sold, 300 of them within the first half, 200 taken", () => {
    const { rows } = investorLedger(
      [credit("own", "1000.00", 2020)],
      cents("0"),
      [entry("own", 2020, "200.00", "800.00", "300.00")],
      defaults,
    );
    expect(rows.map(({ usable, balance }) => [format(usable), format(balance)])).toEqual([["200.00", "0.00"]]);
  });
  it("keeps to the half that its buyers leave, and frees the rest the next year", () => {
    const entries = [entry("own", 2020, "150.00", "600.00", "300.00"), entry("own", 2021, "0.00")];
    const { rows } = investorLedger([credit("own", "1000.00", 2020)], cents("0"), entries, defaults);
    expect(rows.map(({ usable, balance }) => [format(usable), format(balance)])).toEqual([
      ["200.00", "250.00"],
      ["250.00", "250.00"],
    ]);
  });
  it("refuses more than the year allows, more ceded than is left, and a credit it does not know", () => {
    const run = (...entries: LedgerEntry[]) => codeOf(() => investorLedger([credit("own", "10.01", 2020)], cents("0"), entries, defaults));
    expect(run(entry("own", 2020, "5.00"))).toBe("no refusal");
    expect(run(entry("own", 2020, "5.01"))).toBe("take-above-usable");
    expect(run(entry("own", 2020, "5.00"), entry("own", 2021, "0.00", "5.02"))).toBe("transfer-above-credit");
    expect(run(entry("other", 2020, "0.00"))).toBe("unknown-origin");
  });
  it("used, ceded and balance make up the credit", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }),
        (amount, parts) => {
          const held = { ...credit("own", "0", 2020), credit: centsOf(amount) };
          const entries: LedgerEntry[] = [];
          parts.forEach((part, k) => {
            const free = entry("own", 2020 + k, "0.00");
            const usable = investorLedger([held], cents("0"), [...entries, free], defaults).rows.at(-1)!.usable;
            entries.push({ ...free, taken: centsOf((usable * BigInt(part)) / 100n) });
          });
          const { rows } = investorLedger([held], cents("0"), entries, defaults);
          const given = sum(entries.flatMap(({ taken, ceded }) => [taken, ceded]));
          expect(given + (rows.at(-1)?.balance ?? held.credit)).toBe(held.credit);
        },
      ),
    );
  });
  it("explains", () =>
    expectExplained((trace) =>
      investorLedger([credit("own", "1.00", 2020)], cents("1.00"), [entry("own", 2020, "0.50")], defaults, trace),
    ));
});
