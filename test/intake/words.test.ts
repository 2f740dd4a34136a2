import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DISTRICT_TABLE_LIST, problemSentence, proposeMapping, type Problem } from "../../src/intake";
import { LANGS, say, WORDS, type Lang } from "../../src/words";
import es from "../../src/words/es/intake.json";
import en from "../../src/words/en/intake.json";

describe("words of the intake", () => {
  it("stand in both languages, with the same blanks to fill", () => {
    const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(Object.keys(en)).toEqual(Object.keys(es));
    for (const key of Object.keys(es) as (keyof typeof es)[]) expect([key, blanks(en[key])]).toEqual([key, blanks(es[key])]);
  });

  it("has a sentence for every code the intake gives", () => {
    const folder = join(__dirname, "../../src/intake");
    const sources = readdirSync(folder).filter((file) => file.endsWith(".ts"));
    const calls =
      /(?:refuse\(\s*"[a-z-]+",|gotWith\([^,]+,|(?:ask|confirm|missing)\(|ruleError\("[a-z-]+",|(?:atCell|ofTable)\("[a-z]+",|notANumber\()\s*"([a-z-]+)"/g;
    const codes = sources.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(calls)].map(([, code]) => code!));
    expect(codes.length).toBeGreaterThan(20);
    codes.push("left-out-total", "left-out-rollup", "left-out-repeated-header", "left-out-aside");
    for (const code of codes) for (const lang of LANGS) expect(WORDS[lang]).toHaveProperty([`errors.${code}`]);
  });

  it.each(LANGS)("says where a problem is and what to do (%s)", (lang: Lang) => {
    const problem: Problem = {
      severity: "stop",
      sheet: "Parcelas",
      cell: "C12",
      row: "A",
      column: "footage",
      value: "$ -",
      code: "dash-for-zero",
      values: { answers: ["0", "missing"] },
      cite: null,
    };
    expect(problemSentence(lang, problem)).toBe(
      lang === "es"
        ? "Parcelas!C12: Pietaje de construcción: «$ -» puede ser cero o falta de dato. Escoja: 0, missing."
        : "Parcelas!C12: Construction footage: “$ -” may be zero or no value. Choose: 0, missing.",
    );
  });
});

describe("our own headers", () => {
  const cases = DISTRICT_TABLE_LIST.flatMap((table) => LANGS.map((lang) => [table.id, lang, table] as const));

  it.each(cases)("of %s are read back in %s", (_, lang, table) => {
    const names = Object.keys(table.fields);
    const labels = names.map((name) => say(lang, `columns.${name}`));
    const cells = table.settings ? labels.map((label) => [label]) : [labels];
    const turned = table.settings ? [labels] : cells;
    const mapping = proposeMapping({ sheet: "S", row: 0, column: 0, cells: turned, dateSystem: 1900 }, table)!;
    expect(mapping.columns.map(({ field, confidence }) => [field, confidence])).toEqual(names.map((name) => [name, 1]));
  });

  it.each(DISTRICT_TABLE_LIST.map((table) => [table.id, table] as const))("of %s in the neutral form are read back", (_, table) => {
    const names = Object.keys(table.fields);
    const mapping = proposeMapping({ sheet: "S", row: 0, column: 0, cells: [names], dateSystem: 1900 }, table)!;
    expect(mapping.columns.map(({ field }) => field)).toEqual(names);
  });
});
