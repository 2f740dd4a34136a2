import { cents, format, isoDate, ratio, Trace } from "../../src/core";
import { provisionOf, Readings } from "../../src/law";
import { hasWords, LANGS, say } from "../../src/words";
import {
  ACTIVITY_CODES,
  activityTest,
  APPLICATION_ITEMS,
  clinicIncome,
  contractorVolume,
  exemptRent,
  extensionPeriod,
  extensionRequestYear,
  golfIncome,
  isGolfCourse,
  isPrimaryIssue,
  isRoomLeaseback,
  isSubstantialRenovation,
  isTourismClinic,
  isTourismLease,
  isTouristMarina,
  renovationMakesNew,
  requiredAccountInterest,
  taxableDepositInterest,
  tourismIncome,
  type ClinicLink,
  type GolfLink,
} from "../../src/tourism";

const defaults = Readings.defaults;
const notCovered = Readings.of([["X-15", "NOT_COVERED"]]);
const trace = new Trace();

describe("tourist marinas (§2-20)", () => {
  const marina = {
    nauticalIncome: cents("60.00"),
    totalIncome: cents("100.00"),
    nauticalBerths: 51,
    totalBerths: 100,
    inViequesCulebra: false,
  };
  it.each([
    ["most of income and berths", {}, true],
    ["exactly half of the berths", { nauticalBerths: 50 }, false],
    ["exactly half of the income", { nauticalIncome: cents("50.00") }, false],
    ["Vieques or Culebra", { nauticalBerths: 0, inViequesCulebra: true }, true],
  ])("%s: %s", (_, change, pass) => expect(isTouristMarina({ ...marina, ...change }, trace)).toBe(pass));

  it("has nothing to measure without berths", () => {
    expect(() => isTouristMarina({ ...marina, nauticalBerths: 0, totalBerths: 0 })).toThrow(expect.objectContaining({ kind: "divide" }));
  });
});

describe("golf courses and clinics (§2-2, §2-4, §3(a)(1)(B)-6, -7)", () => {
  it.each([
    [9, "operated", true],
    [8, "operated", false],
    [18, "none", false],
  ] as const)("%i holes, %s: %s", (holes, link, pass) => expect(isGolfCourse(holes, link)).toBe(pass));

  it("wants a clinic tied to a lodging", () => {
    expect([isTourismClinic("inside"), isTourismClinic("none")]).toEqual([true, false]);
  });

  const income = { total: cents("100.00"), fromTourists: cents("30.00") };
  it.each<[GolfLink, Readings, string]>([
    ["operated", notCovered, "100.00"],
    ["associated", notCovered, "30.00"],
    ["resort", defaults, "100.00"],
    ["resort", notCovered, "0.00"],
    ["none", defaults, "0.00"],
  ])("golf %s", (link, readings, expected) => expect(format(golfIncome(link, income, readings, trace))).toBe(expected));

  it.each<[ClinicLink, Readings, string]>([
    ["inside", notCovered, "100.00"],
    ["associated", notCovered, "30.00"],
    ["associated guest house", defaults, "30.00"],
    ["associated guest house", notCovered, "0.00"],
  ])("clinic %s", (link, readings, expected) => expect(format(clinicIncome(link, income, readings, trace))).toBe(expected));
});

describe("income of a lodging (§2-16) and of its reserves (§2-17)", () => {
  it("never counts the casino, and a shop only when owned, operated and inside", () => {
    const retail = { kind: "retail", amount: cents("10.00") } as const;
    const found = tourismIncome(
      [
        { kind: "rooms", amount: cents("60.00") },
        { kind: "casino", amount: cents("10.00") },
        { ...retail, owned: true, operated: true, inside: true },
        { ...retail, owned: true, operated: null, inside: true },
        { ...retail, owned: false, operated: null, inside: true },
      ],
      trace,
    );
    expect(format(found.tdi)).toBe("70.00");
    expect(format(found.other)).toBe("30.00");
    expect(found.share).toEqual(ratio(7, 10));
    expect(found.unanswered).toEqual([3]);
  });

  it("taxes the interest of what was not used in three years", () => {
    const deposit = {
      depositDate: isoDate("2012-02-29"),
      deposit: cents("900.00"),
      usedByLimit: cents("600.00"),
      interest: cents("10.00"),
    };
    const found = taxableDepositInterest(deposit, trace);
    expect([found.limit, format(found.taxable)]).toEqual(["2015-02-28", "3.33"]);
    expect(format(requiredAccountInterest(cents("10.00"), ratio(1, 3), trace))).toBe("3.33");
  });
});

describe("renovation (§2-25(3), §2-31(A))", () => {
  const business = { price: cents("100.00"), spentByLimit: cents("100.00"), acquired: isoDate("2012-08-31"), extensionMonths: 6 };
  it("must cost more than the price", () => {
    expect(renovationMakesNew(business, trace)).toEqual({ limit: "2016-02-29", pass: false });
    expect(renovationMakesNew({ ...business, spentByLimit: cents("100.01") }).pass).toBe(true);
    expect(() => renovationMakesNew({ ...business, extensionMonths: 37 })).toThrow(expect.objectContaining({ kind: "out-of-range" }));
  });

  const works = { economicLifeYears: 5, isRealProperty: true, invested: cents("10.00"), required: cents("10.00") };
  it.each([
    [{}, true],
    [{ economicLifeYears: 4 }, false],
    [{ isRealProperty: false }, false],
    [{ invested: cents("9.99") }, false],
  ])("%o: %s", (change, pass) => expect(isSubstantialRenovation({ ...works, ...change }, trace)).toBe(pass));
});

describe("lessors, contractors, extension", () => {
  it("takes out services and subcontractors", () => {
    expect(format(exemptRent(cents("100.00"), cents("15.00"), trace))).toBe("85.00");
    expect(format(contractorVolume(cents("100.00"), cents("100.00"), trace))).toBe("0.00");
    expect(() => contractorVolume(cents("1.00"), cents("2.00"))).toThrow(expect.objectContaining({ kind: "out-of-range" }));
  });

  it("extends from the day after expiry, or from an earlier day chosen", () => {
    expect(extensionRequestYear(2012, trace)).toBe(2021);
    expect(extensionPeriod(isoDate("2021-12-31"), null, trace)).toEqual({ start: "2022-01-01", forfeitedDays: 0, end: "2031-12-31" });
    expect(extensionPeriod(isoDate("2021-12-31"), isoDate("2021-12-01"))).toEqual({
      start: "2021-12-01",
      forfeitedDays: 31,
      end: "2031-11-30",
    });
    expect(() => extensionPeriod(isoDate("2021-12-31"), isoDate("2022-01-02"))).toThrow(expect.objectContaining({ kind: "out-of-range" }));
  });
});

describe("activities, primary issue, application", () => {
  it("leaves the casino out and asks for a finding where the text does", () => {
    expect(activityTest("A1", true, trace)).toEqual({ pass: false, needsDirectorFinding: false });
    expect(ACTIVITY_CODES.filter((code) => activityTest(code, false).needsDirectorFinding)).toEqual(["A9", "B"]);
    expect([isTourismLease(true, true, false), isTourismLease(true, true, true)]).toEqual([true, false]);
  });

  it("takes a leaseback as long as the grant, and every condition", () => {
    const room = {
      boughtByPurchase: true,
      usedBefore: true,
      leasedAtOnce: true,
      stillUsed: true,
      directorApproved: true,
      otherTermsMet: true,
      leaseMonths: 60,
      grantRemainingMonths: 60,
    };
    expect(isRoomLeaseback(room, trace)).toBe(true);
    expect(isRoomLeaseback({ ...room, leaseMonths: 59 })).toBe(false);
    expect(isRoomLeaseback({ ...room, leasedAtOnce: false })).toBe(false);
  });

  it.each([
    [true, false, false, true],
    [true, true, false, false],
    [false, false, true, true],
  ])("new %s, replaces %s, from a closing subscriber %s: %s", (newIssue, replacesCapital, boughtFromClosingSubscriber, pass) =>
    expect(isPrimaryIssue({ newIssue, replacesCapital, boughtFromClosingSubscriber })).toBe(pass),
  );

  it("has words for the twenty-one items of the application and for each activity", () => {
    expect(APPLICATION_ITEMS).toHaveLength(21);
    const keys = [...APPLICATION_ITEMS.map(({ letter }) => `application.${letter}`), ...ACTIVITY_CODES.map((code) => `activity.${code}`)];
    for (const key of keys) for (const lang of LANGS) expect(say(lang, key)).not.toBe("");
  });
});

it("explains each of them in both languages, under a provision of the text", () => {
  expect(trace.lines.length).toBeGreaterThan(15);
  for (const { label, operands, cite } of trace.lines) {
    expect(provisionOf(cite).text).toBe("tourism");
    expect(hasWords(label)).toBe(true);
    for (const lang of LANGS) expect(say(lang, label, operands)).not.toMatch(/[{}]/);
  }
});
