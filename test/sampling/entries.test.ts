import { call, CATALOGUE } from "../../functions/catalogue";
import { toJson } from "../../functions/json";
import { RuleError, Trace } from "../../src/core";
import { LANGS, say, WORDS } from "../../src/words";

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

const plan = { confidence: "0.95", bookValue: "3460000.00", tolerable: "63460.00", expected: "13000.00" };
const sample = [
  { book: "100.00", audited: "90.00" },
  { book: "200.00", audited: "200.00" },
  { book: "300.00", audited: "330.00" },
  { book: "400.00", audited: "400.00" },
];
const strata = [
  { stratum: "A", items: 20, book: "3000.00" },
  { stratum: "B", items: 10, book: "3500.00" },
];
const inStrata = sample.map((row, k) => ({ ...row, stratum: k < 2 ? "A" : "B" }));

/** Every function and method once. */
const CALLS: readonly (readonly [id: string, inputs: Inputs])[] = [
  ["CONFIDENCEFACTOR", { confidence: "0.95", errors: 2 }],
  ["CONFIDENCEFACTOR", { confidence: "0.95", expectedToTolerable: "0.2" }],
  ["SAMPLESIZE", plan],
  ["SAMPLESIZE", { ...plan, method: "EXPANSION" }],
  ["SAMPLESIZE", { method: "ATTRIBUTE", confidence: "0.90", tolerableRate: "0.05", expectedRate: "0.005" }],
  ["SAMPLESIZE", { method: "HYPERGEOMETRIC", confidence: "0.90", populationItems: 500, tolerableItems: 20 }],
  ["SAMPLESIZE", { method: "CLASSICAL", confidence: "0.90", populationItems: 2222, desiredPrecision: "300000.00", sd: "1537.55" }],
  ["SAMPLINGINTERVAL", { bookValue: "1000.00", n: 3 }],
  ["SAMPLINGINTERVAL", { confidence: "0.90", materiality: "40000.00", expected: "2500.00" }],
  ["MUSSELECT", { bookValues: ["70.00", "5.00", "-1.00", "0.00", "30.00"], interval: "40.00", seed: "2026" }],
  ["MUSEVALUATE", { confidence: "0.95", interval: "1000.00", misstatements: sample, tolerable: "5000.00" }],
  ["CLASSICALESTIMATE", { method: "RATIO", sample, confidence: "0.95", populationItems: 30, populationBook: "6500.00" }],
  ["CLASSICALESTIMATE", { method: "DIFFERENCE", sample: inStrata, strata, confidence: "0.95", deviate: "Z" }],
];

test.each(CALLS)("%s explains itself in both languages", (id, inputs) => {
  const trace = new Trace();
  answer(id, inputs, trace);
  expect(trace.lines.length).toBeGreaterThan(0);
  for (const { label, operands } of trace.lines)
    for (const lang of LANGS) {
      const places = [...WORDS[lang][label]!.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      expect(Object.keys(operands)).toEqual(expect.arrayContaining(places));
      expect(say(lang, label, operands)).not.toMatch(/[{}]/);
    }
});

test.each(CALLS)("%s gives the results that its cell form names", (id, inputs) => {
  const { inCell } = CATALOGUE.get(id)!;
  expect(inCell && inCell.parts).toContain(inCell && inCell.first);
  expect(answer(id, inputs)).toHaveProperty(inCell ? inCell.first : "");
});

test("the same seed selects the same rows; the top stratum is certain; the rest is apart", () => {
  const inputs = {
    bookValues: ["70.00", "5.00", "-1.00", "0.00", "30.00"],
    ids: ["a", "b", "c", "d", "e"],
    interval: "40.00",
    seed: "2026",
  };
  const first = answer("MUSSELECT", inputs);
  expect(answer("MUSSELECT", inputs)).toEqual(first);
  expect((first["rows"] as readonly unknown[])[0]).toEqual({ row: 1, id: "a", book: "70.00", stratum: "CERTAINTY", hits: 0 });
  expect([first["negativeItems"], first["zeroItems"], first["streamTotal"]]).toEqual([[3], [4], "35.00"]);
  expect(first["generator"]).toBe("PRORRATA-SHA256-CTR/1");
});

test("an interval may come from the size of the sample", () => {
  expect(answer("MUSSELECT", { bookValues: ["70.00", "30.01", "-5.00"], n: 3, start: "1.00" })["interval"]).toBe("33.33");
});

test("an evaluation by table factors differs from the exact one and says both", () => {
  const inputs = { confidence: "0.95", interval: "1000.00", misstatements: [] };
  const exact = answer("MUSEVALUATE", inputs);
  const table = answer("MUSEVALUATE", { ...inputs, factors: "TABLE2" });
  expect([exact["upperLimit"], table["upperLimit"]]).toEqual(["2995.73", "3000.00"]);
  expect(exact["overstatement"]).toMatchObject({ table2: { upperLimit: "3000.00" }, exact: { upperLimit: "2995.73" } });
  expect(table["overstatement"]).toEqual(exact["overstatement"]);
});

test("strata add up", () => {
  // A: 3000 − 20 × 5 = 2900; B: 3500 − 10 × (−15) = 3650
  const result = answer("CLASSICALESTIMATE", { method: "DIFFERENCE", sample: inStrata, strata, confidence: "0.95" });
  expect(result["strata"]).toMatchObject([{ auditedTotal: "2900.00" }, { auditedTotal: "3650.00" }]);
  expect([result["auditedTotal"], result["misstatement"], result["noDifference"]]).toEqual(["6550.00", "-50.00", false]);
});

test.each<[string, string, Inputs]>([
  ["missing", "SAMPLESIZE", { confidence: "0.95", bookValue: "1.00" }],
  ["missing", "SAMPLESIZE", { method: "ATTRIBUTE", confidence: "0.95" }],
  ["out-of-range", "SAMPLESIZE", { ...plan, confidence: "1" }],
  ["out-of-range", "SAMPLESIZE", { ...plan, confidence: "0.93", method: "EXPANSION" }],
  ["out-of-range", "SAMPLESIZE", { method: "ATTRIBUTE", confidence: "0.95", tolerableRate: "0.05", expectedRate: "0.0499" }],
  ["missing", "SAMPLINGINTERVAL", { n: 3 }],
  ["out-of-range", "SAMPLINGINTERVAL", { bookValue: "0.02", n: 3 }],
  ["missing", "MUSSELECT", { bookValues: ["1.00"], interval: "1.00" }],
  ["missing", "MUSEVALUATE", { confidence: "0.95", interval: "1.00", misstatements: [{ book: "1.00", audited: "" }] }],
  ["out-of-range", "MUSEVALUATE", { confidence: "0.95", interval: "1.00", misstatements: [{ book: "0.00", audited: "1.00" }] }],
  ["invalid", "CLASSICALESTIMATE", { method: "MPU", sample: [{ ...sample[0], stratum: "C" }], strata, confidence: "0.95" }],
  ["missing", "CLASSICALESTIMATE", { method: "MPU", sample, confidence: "0.95", populationBook: "1.00" }],
])("refuses as %s: %s", (kind, id, inputs) => expect(kindOf(id, inputs)).toBe(kind));
