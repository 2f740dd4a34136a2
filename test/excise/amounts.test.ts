import fc from "fast-check";
import { call, CATALOGUE } from "../../functions/catalogue";
import { cents, centsOf, isoDate, ratio, ratioOf, RuleError, Trace, ZERO, type ErrorKind } from "../../src/core";
import { Readings } from "../../src/law";
import {
  agreementCheck,
  constructionExcise,
  criminalCap,
  declarationTotal,
  excisePenalty,
  isAdministrationExempt,
  isCompleteRequest,
  ordinanceExemption,
  ordinanceMajority,
  ordinanceRate,
  permitGate,
  reconsiderationResult,
  reviewEffect,
  sanctionTrigger,
  shareOfAmount,
  standingAfterReview,
  supplementExcise,
  type AdministrationWorks,
  type ExemptionClaim,
} from "../../src/excise";
import { say } from "../../src/words";
import { exciseInvalid, exciseKinds } from "../conformance/kinds/excise";
import vectors from "../vectors/excise.json";

const defaults = Readings.defaults;
const amount = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(centsOf);
const fraction = fc.integer({ min: 0, max: 10_000 }).map((parts) => ratio(parts, 10_000));

const kindOf = (act: () => unknown): ErrorKind | "none" => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.kind;
    throw error;
  }
  return "none";
};

test("gross less exempt is net, none below zero, and the two roundings are a cent apart at most", () => {
  const once = Readings.of([["C-A16", "ROUND_ONCE"]]);
  fc.assert(
    fc.property(amount, fraction, fraction, (value, rate, share) => {
      const [first, second] = [constructionExcise(value, rate, share, defaults), constructionExcise(value, rate, share, once)];
      for (const { gross, exempt, net } of [first, second]) {
        expect(gross - exempt).toBe(net);
        expect(exempt >= 0n && net >= 0n).toBe(true);
      }
      expect(first.gross).toBe(second.gross);
      expect(first.net - second.net <= 1n && second.net - first.net <= 1n).toBe(true);
    }),
  );
});

test("a dearer work never owes less", () => {
  fc.assert(
    fc.property(amount, amount, fraction, fraction, (a, b, rate, share) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(constructionExcise(less, rate, share, defaults).net <= constructionExcise(more, rate, share, defaults).net).toBe(true);
    }),
  );
});

test("refusals of the excise come in order, each naming its field", () => {
  expect(kindOf(() => constructionExcise(centsOf(-1n), ratioOf("0.05"), ZERO, defaults))).toBe("out-of-range");
  expect(kindOf(() => constructionExcise(cents("1.00"), ratioOf("5"), ZERO, defaults))).toBe("out-of-range");
  const run = () => call(CATALOGUE.get("CONSTRUCTIONEXCISE")!, { value: "1.005", rate: null, exemptShare: "2" });
  expect(kindOf(run)).toBe("invalid");
  try {
    run();
  } catch (error) {
    expect((error as RuleError).all.map(({ values }) => values["field"])).toEqual(["value", "rate", "exemptShare"]);
  }
});

test("a declaration adds up whatever the order of its lines; a bad line is named", () => {
  const line = fc.record({ item: fc.constantFrom("Site", "Structure"), amount });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      expect(declarationTotal([...lines].reverse(), defaults)).toEqual(declarationTotal(lines, defaults));
    }),
  );
  const bad = { item: "", amount: null };
  expect(kindOf(() => declarationTotal([bad], defaults))).toBe("invalid");
  expect(kindOf(() => declarationTotal([{ item: "Site", amount: null }], defaults))).toBe("missing");
  expect(kindOf(() => declarationTotal([{ item: "Site", amount: centsOf(-1n) }], defaults))).toBe("out-of-range");
});

test("a reconsideration gives a deficiency or a credit, never both, and they settle the payment", () => {
  fc.assert(
    fc.property(amount, amount, fraction, fraction, (paid, value, rate, share) => {
      const { recomputed, deficiency, credit } = reconsiderationResult(paid, value, rate, share);
      expect(paid + deficiency - credit).toBe(recomputed);
      expect(deficiency === 0n || credit === 0n).toBe(true);
    }),
  );
});

test("a supplement is zero when the cost falls, and both computations agree within a cent or two", () => {
  const difference = Readings.of([["C-A15", "DIFFERENCE"]]);
  fc.assert(
    fc.property(amount, amount, fraction, fraction, (taxed, final, rate, share) => {
      const [increment, subtracted] = [defaults, difference].map((readings) => supplementExcise(taxed, final, rate, share, readings));
      for (const { increase, gross, exempt, net } of [increment!, subtracted!]) {
        expect(gross - exempt).toBe(net);
        expect(net >= 0n).toBe(true);
        if (final <= taxed) expect([increase, gross, exempt, net]).toEqual([0n, 0n, 0n, 0n]);
      }
      const apart = increment!.gross - subtracted!.gross;
      expect(apart <= 1n && apart >= -1n).toBe(true);
    }),
  );
});

describe("sanction", () => {
  const interest = { rate: ratioOf("0.10"), from: isoDate("2027-12-31"), to: isoDate("2028-12-31") };
  const under = (method: string) => excisePenalty(cents("50000.00"), interest, Readings.of([["C-A19", method]]));

  test("366 days in a leap span give more than a year's rate", () => expect(under("A").interest).toBe(cents("5013.70")));

  // the readings of C-A19 with interest of 5,013.70 on the excise
  test.each([
    ["A", "100000.00", "5013.70", "155013.70"],
    ["B", "110027.40", "0.00", "160027.40"],
    ["C", "50000.00", "5013.70", "105013.70"],
    ["D", "100000.00", "15041.10", "165041.10"],
  ])("C-A19=%s", (method, penalty, owed, total) => {
    expect(under(method)).toMatchObject({ penalty: cents(penalty), interest: cents(owed), total: cents(total) });
  });

  test("more excise never means a smaller sanction", () => {
    const totalOf = (excise: ReturnType<typeof cents>, method: string) =>
      excisePenalty(excise, interest, Readings.of([["C-A19", method]])).total;
    fc.assert(
      fc.property(amount, amount, fc.constantFrom("A", "B", "C", "D"), (a, b, method) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(totalOf(less, method) <= totalOf(more, method)).toBe(true);
      }),
    );
  });

  test("every condition that fails is named", () => {
    const facts = { conduct: "FALSE_INFORMATION", constructionStarted: false, hearingHeld: false, proved: false } as const;
    expect(sanctionTrigger(facts, defaults).missing).toEqual(["construction-activity", "administrative-hearing", "proof"]);
    const nonpaymentOnly = Readings.of([["C-A21", "NONPAYMENT_ONLY"]]);
    expect(sanctionTrigger(facts, nonpaymentOnly).missing).toEqual(["administrative-hearing", "proof"]);
    expect(sanctionTrigger({ ...facts, conduct: "UNPAID" }, nonpaymentOnly).missing).toHaveLength(3);
  });

  test("limits of the criminal sanction include themselves", () => {
    expect(criminalCap(cents("500.00"), ratio(6)).withinCap).toBe(true);
    expect(criminalCap(cents("0.00"), ratio(61, 10)).withinCap).toBe(false);
    expect(standingAfterReview(true)).toEqual({ excise: true, administrativeSanction: true, criminalSanction: false });
  });
});

describe("exemptions", () => {
  const claim: ExemptionClaim = {
    category: "F7",
    ordinance: true,
    share: ratio(1, 2),
    evidence: ["FACILITY_TYPE"],
    facility: "PHARMACY",
    members: null,
    yes: null,
  };

  test("all that is missing is named, and then nothing is exempt", () => {
    const bare = ordinanceExemption({ ...claim, ordinance: false, evidence: [], facility: null }, defaults);
    expect(bare).toEqual({ share: ZERO, missing: ["ORDINANCE", "FACILITY_TYPE", "LISTED_FACILITY"] });
    expect(ordinanceExemption(claim, defaults)).toEqual({ share: ratio(1, 2), missing: [] });
  });

  test("votes are asked for only where they count", () => {
    const all = Readings.of([["C-A17", "ALL"]]);
    expect(kindOf(() => ordinanceExemption(claim, all))).toBe("missing");
    expect(kindOf(() => ordinanceExemption({ ...claim, ordinance: false }, all))).toBe("none");
    expect(kindOf(() => ordinanceExemption({ ...claim, members: 17, yes: 18 }, all))).toBe("out-of-range");
    expect(kindOf(() => ordinanceExemption({ ...claim, share: null }, defaults))).toBe("missing");
  });

  test("a majority is more than half of all members", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(99), (members, yes) => {
        fc.pre(yes <= members);
        expect(ordinanceMajority(members, yes).passed).toBe(2 * yes > members);
      }),
    );
    expect(kindOf(() => ordinanceMajority(0, 0))).toBe("out-of-range");
  });

  test("an exemption stated as an amount is a share of the gross excise, at most all of it", () => {
    expect(shareOfAmount(cents("20000.00"), cents("50000.00"))).toEqual(ratio(2, 5));
    expect(shareOfAmount(cents("60000.00"), cents("50000.00"))).toEqual(ratio(1));
    expect(kindOf(() => shareOfAmount(cents("1.00"), cents("0.00")))).toBe("divide");
  });

  const works: AdministrationWorks = {
    byAdministration: true,
    agency: "PUBLIC_CORPORATION",
    executedByContractor: false,
    forThirdParty: false,
    federalContract: false,
    federalLawAllowsTax: null,
  };

  test.each([
    [{}, true],
    [{ byAdministration: false }, false],
    [{ agency: "OTHER" }, false],
    [{ agency: "EXEMPT_OWNER" }, false],
    [{ executedByContractor: true }, false],
    [{ forThirdParty: true }, false],
    [{ federalContract: true, federalLawAllowsTax: true }, false],
  ] as const)("works by administration with %j: %s", (changed, exempt) => {
    expect(isAdministrationExempt({ ...works, ...changed }, defaults)).toBe(exempt);
  });

  test("a federal contractor waits for a legal decision under sentence 4 alone", () => {
    for (const federalLawAllowsTax of [null, false])
      expect(kindOf(() => isAdministrationExempt({ ...works, federalContract: true, federalLawAllowsTax }, defaults))).toBe("missing");
    expect(isAdministrationExempt({ ...works, federalContract: true }, Readings.of([["C-A18", "SENTENCE_2"]]))).toBe(false);
  });
});

test("an agreement binds when everyone signed; its unsigned names are listed", () => {
  const agreement = { mayor: true, financeDirector: true, responsiblePersons: [true], agreedExcise: null, computedExcise: cents("1.00") };
  expect(kindOf(() => agreementCheck(agreement))).toBe("missing");
  expect(kindOf(() => agreementCheck({ ...agreement, responsiblePersons: [] }))).toBe("missing");
  const unsigned = agreementCheck({ ...agreement, financeDirector: false, responsiblePersons: [true, false] });
  expect(unsigned).toEqual({
    valid: false,
    excise: cents("1.00"),
    missing: [
      { signer: "finance-director", no: 1 },
      { signer: "responsible-person", no: 2 },
    ],
  });
});

test("a bond is required when the court returns the excise and lets works start", () => {
  expect(kindOf(() => reviewEffect({ courtOrderedReturn: true, startAuthorized: true, bondAmount: null }))).toBe("missing");
  const effect = reviewEffect({ courtOrderedReturn: true, startAuthorized: false, bondAmount: null });
  expect(effect).toEqual({ paymentStillDue: false, bondRequired: false, bondAmount: null });
});

test("the rate is the one in force on the date that the reading names", () => {
  const rates = [
    { from: isoDate("2026-07-01"), rate: ratioOf("0.06") },
    { from: isoDate("2020-01-01"), rate: ratioOf("0.05") },
  ];
  const rateOn = (filed: string, ordinanceDate: string | null, readings = defaults) =>
    ordinanceRate(rates, isoDate(filed), ordinanceDate === null ? null : isoDate(ordinanceDate), readings);
  expect(rateOn("2026-06-30", null)).toEqual(ratioOf("0.05"));
  expect(rateOn("2026-07-01", null)).toEqual(ratioOf("0.06"));
  const byOrdinance = Readings.of([["C-A24", "ORDINANCE_DATE"]]);
  expect(rateOn("2026-06-30", "2026-08-01", byOrdinance)).toEqual(ratioOf("0.06"));
  expect(kindOf(() => rateOn("2026-06-30", null, byOrdinance))).toBe("missing");
  expect(kindOf(() => rateOn("2019-12-31", null))).toBe("missing");
});

test("permits and requests", () => {
  expect(permitGate(true, true)).toEqual({ mayIssue: true, needs: null });
  expect(permitGate(false, false).needs).toBe("payment-receipt");
  expect(isCompleteRequest(false)).toBe(false);
});

describe("outside vectors", () => {
  test.each(vectors.cases.map((item) => [item.id, item] as const))("%s", (_id, { kind, input, expected }) => {
    if ("error" in expected) {
      expect(exciseInvalid.applies(input)).toBe(true);
      expect(kindOf(() => exciseInvalid.answer(input))).not.toBe("none");
    } else {
      const answer = exciseKinds[kind]!.answer(input as never) as Readonly<Record<string, unknown>>;
      const shown = Object.entries(answer).map(([key, value]) => [key, typeof value === "bigint" ? value : String(value)]);
      const wanted = Object.entries(expected).map(([key, value]) => [key, key === "tax" ? cents(String(value)) : value]);
      expect(shown).toEqual(wanted);
    }
  });

  test("a rate that is no fraction is refused", () =>
    expect(kindOf(() => exciseInvalid.answer({ taxableCost: "1", rate: "5" }))).toBe("out-of-range"));
});

test("worked lines can be said in both languages", () => {
  const trace = new Trace();
  const run = (id: string, inputs: Readonly<Record<string, unknown>>) => call(CATALOGUE.get(id)!, inputs, trace);
  run("CONSTRUCTIONEXCISE", { value: "1234567.89", rate: "0.05", exemptShare: "0.4" });
  run("EXCISEEXEMPTION", { category: "F7", ordinance: false, share: "1", evidence: [], facility: null });
  run("REJECTIONPATH", { acknowledged: "2026-03-16", notified: "2026-03-13", paid: null, underProtest: false, holidays: [] });
  run("EXCISEPENALTY", { excise: 1, interestRate: 0.1, interestFrom: "2026-01-01", interestTo: "2026-02-01" });
  expect(trace.lines.length).toBeGreaterThan(7);
  for (const { label, operands } of trace.lines)
    for (const lang of ["es", "en"] as const) expect(say(lang, label, operands)).not.toContain("undefined");
});
