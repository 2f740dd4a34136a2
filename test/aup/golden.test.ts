import { call, CATALOGUE } from "../../functions/catalogue";
import { toJson } from "../../functions/json";
import { RuleError, Trace } from "../../src/core";
import { provisionOf } from "../../src/law";
import { errorSentences, LANGS, say, WORDS } from "../../src/words";
import { differences } from "../conformance/compare";
import { GOLDEN_ROWS, type GoldenRow } from "./golden-rows";

const refusalOf = (name: string, inputs: GoldenRow[2]): RuleError => {
  try {
    call(CATALOGUE.get(name)!, inputs);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error(`${name} did not refuse`);
};

const answers = GOLDEN_ROWS.filter(([, , , expected]) => typeof expected === "object");
const refusals = GOLDEN_ROWS.filter(([, , , expected]) => typeof expected === "string");

describe("AUP rules, by hand", () => {
  it.each(answers)("%s: %s", (name, _title, inputs, expected) => {
    expect(differences(expected, toJson(call(CATALOGUE.get(name)!, inputs)))).toEqual([]);
  });

  it.each(refusals)("%s refuses: %s", (name, _title, inputs, expected) => {
    const error = refusalOf(name, inputs);
    expect(error.kind).toBe(expected);
    for (const lang of LANGS) expect(errorSentences(lang, error).join(" ")).not.toMatch(/\{|undefined/);
  });

  it.each(answers)("%s explains: %s", (name, _title, inputs) => {
    const trace = new Trace();
    call(CATALOGUE.get(name)!, inputs, trace);
    expect(trace.lines.length).toBeGreaterThan(0);
    for (const { label, operands, cite } of trace.lines) {
      expect(provisionOf(cite).text).toBe("tourism");
      for (const lang of LANGS) {
        const places = [...WORDS[lang][label]!.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
        expect(Object.keys(operands)).toEqual(expect.arrayContaining(places));
        expect(say(lang, label, operands)).not.toMatch(/[{}]/);
      }
    }
  });
});
