import { PARAMETER_IDS, parameterOf, PROVISIONS, provisionOf, READINGS } from "../../src/law";
import { CATALOGUE } from "../../functions/catalogue";

describe("the inventory of rules", () => {
  it("holds the 349 rules, each id once", () => {
    expect(PROVISIONS).toHaveLength(349);
    expect(new Set(PROVISIONS.map(({ id }) => id)).size).toBe(349);
  });

  it.each([
    ["benefit", 61],
    ["port", 25],
    ["excise", 44],
    ["tourism", 219],
  ])("%s has %i rules", (text, count) => expect(PROVISIONS.filter((rule) => rule.text === text)).toHaveLength(count));

  it("gives every rule its provision and a title in both languages", () => {
    const incomplete = PROVISIONS.filter(({ provision, title }) => [provision, title.es, title.en].some((text) => text.trim() === ""));
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  it("is what parameters and functions cite", () => {
    for (const id of PARAMETER_IDS) for (const { cite } of parameterOf(id).values) expect(provisionOf(cite).id).toBe(cite);
    for (const { cites } of CATALOGUE.values()) for (const cite of cites) expect(provisionOf(cite).id).toBe(cite);
  });
});

describe("the readings", () => {
  it("are 170, each id once", () => {
    expect(READINGS).toHaveLength(170);
    expect(new Set(READINGS.map(({ id }) => id)).size).toBe(170);
  });

  it.each(READINGS.map((reading) => [reading.id, reading] as const))(
    "%s asks in both languages, default among its options",
    (_, reading) => {
      const { question, options } = reading;
      expect([question.es, question.en, ...options.flatMap(({ es, en, code }) => [es, en, code])]).not.toContain("");
      expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
      expect(options.map(({ code }) => code)).toContain(reading.default);
    },
  );

  it("name options that exist wherever a function's input chooses one", () => {
    for (const { options, functions } of READINGS)
      for (const { values = {}, enter = {} } of functions)
        for (const code of [...Object.keys(values), ...Object.keys(enter)]) expect(options.map((option) => option.code)).toContain(code);
  });
});
