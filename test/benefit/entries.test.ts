import { call, CATALOGUE } from "../../functions/catalogue";
import { toJson } from "../../functions/json";
import { RuleError, Trace } from "../../src/core";
import { say } from "../../src/words";

type Inputs = Readonly<Record<string, unknown>>;
const answer = (id: string, inputs: Inputs, trace?: Trace): Record<string, unknown> =>
  toJson(call(CATALOGUE.get(id)!, inputs, trace)) as Record<string, unknown>;

const kindOf = (id: string, inputs: Inputs): string => {
  try {
    answer(id, inputs);
  } catch (error) {
    if (error instanceof RuleError) return error.kind;
    throw error;
  }
  return "none";
};

const roll: Inputs = { base: "100.00", year: 2026, denominator: "ALL", parcels: [{ id: "A", footage: "1", liableDays: 365 }] };

test("a blank fact comes before a number outside its limits, also across fields", () => {
  expect(kindOf("BENEFITROLL", { ...roll, base: "-1.00", parcels: [{ id: "A", footage: null, liableDays: 365 }] })).toBe("missing");
  expect(kindOf("BENEFITROLL", { ...roll, base: "-1.00" })).toBe("out-of-range");
});

test("an option may be typed in small letters", () => {
  const parcels = [
    { id: "A", footage: "1", liableDays: 365 },
    { id: "B", footage: "1", liableDays: 0 },
  ];
  expect(answer("BENEFITROLL", { ...roll, denominator: "nonexempt", parcels })["assessed"]).toBe("100.00");
});

const demand: Inputs = { due: "2026-03-01", sent: "2026-03-12" };

test("a blank holiday table is missing unless nothing rolls; an empty one has no holidays", () => {
  expect(kindOf("DEMANDDATES", { ...demand, holidays: null })).toBe("missing");
  expect(answer("DEMANDDATES", { ...demand, holidays: [] })["payBy"]).toBe("2026-03-27");
  expect(answer("DEMANDDATES", { ...demand, holidays: null, readings: "B-A25=NONE" })["payBy"]).toBe("2026-03-27");
  expect(kindOf("LASTTIMELYDAY", { due: "2026-01-01", graceDay: 10, readings: "B-A24=ROLL" })).toBe("missing");
});

test("a reading that the function does not take is passed over", () => {
  expect(answer("RETROCHARGEDUE", { charge: "1.00", boardDate: "2026-01-01", readings: "B-A24=ROLL" })["lastTimelyDay"]).toBe("2026-01-10");
});

const exemption: Inputs = {
  constructionStart: "2025-02-03",
  application: "2025-02-10",
  finished: null,
  usable: null,
  occupied: "2026-08-01",
  year: 2026,
  fullCharge: "36500.00",
};

test("occupation alone ends the exemption under UNOCCUPIED and never under UNFINISHED_OR_UNUSED", () => {
  expect(answer("EXEMPTIONCHARGE", { ...exemption, readings: "B-A08=UNOCCUPIED" })["reason"]).toBe("OCCUPIED");
  expect(answer("EXEMPTIONCHARGE", { ...exemption, readings: "B-A08=UNFINISHED_OR_UNUSED" })["reason"]).toBe("CAP");
});

test("the charge year may be the fiscal year: days to its end are charged", () => {
  const result = answer("EXEMPTIONCHARGE", { ...exemption, occupied: "2026-10-01", chargeYearStart: "2026-07-01" });
  expect([result["liableDays"], result["charge"]]).toEqual([273, "27300.00"]);
});

test("worked lines can be said in both languages", () => {
  const trace = new Trace();
  answer("BENEFITROLL", roll, trace);
  answer("EXEMPTIONCHARGE", exemption, trace);
  expect(trace.lines.length).toBeGreaterThan(6);
  for (const { label, operands } of trace.lines)
    for (const lang of ["es", "en"] as const) expect(say(lang, label, operands)).not.toContain("undefined");
});
