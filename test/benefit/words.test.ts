import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, WORDS } from "../../src/words";

const folder = join(__dirname, "../../src/benefit");
const source = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const found = (pattern: RegExp): readonly string[] => [...new Set([...source.matchAll(pattern)].map((match) => match[1]!))];

const codes = found(/"(?:invalid|missing|out-of-range|divide)",\s*"([a-z-]+)"/g);
const labels = found(/line\(\s*"(lines\.[a-z-]+)"/g);

test("rules refuse and explain with keys that this test finds", () => {
  expect(codes.length).toBeGreaterThan(25);
  expect(labels.length).toBeGreaterThan(25);
});

describe.each(LANGS)("in %s", (lang) => {
  test.each(codes)("the refusal %s has a sentence", (code) => expect(WORDS[lang][`errors.${code}`]).toMatch(/\.$/));
  test.each(labels)("the worked line %s has words", (label) => expect(WORDS[lang][label]).toBeTruthy());
});

test("both languages have the same keys and the same names to fill", () => {
  const names = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.keys(WORDS.es).sort()).toEqual(Object.keys(WORDS.en).sort());
  for (const key of Object.keys(WORDS.es)) expect([key, names(WORDS.en[key]!)]).toEqual([key, names(WORDS.es[key]!)]);
});
