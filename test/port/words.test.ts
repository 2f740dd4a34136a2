import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, WORDS } from "../../src/words";
import en from "../../src/words/en/port.json";
import es from "../../src/words/es/port.json";

const folder = join(__dirname, "../../src/port");
const source = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const found = (pattern: RegExp): readonly string[] => [...new Set([...source.matchAll(pattern)].map((match) => match[1]!))];

const codes = found(/"(?:invalid|missing|out-of-range|divide)",\s*"([a-z-]+)"/g);
const labels = found(/line\(\s*"(lines\.[a-z-]+)"/g);
const flags = found(/: "([a-z]+-[a-z-]+)" \| (?:null|")/g);

test("rules refuse, explain and flag with keys that this test finds", () => {
  expect(codes.length).toBeGreaterThan(8);
  expect(labels.length).toBeGreaterThan(10);
});

describe.each(LANGS)("in %s", (lang) => {
  test.each(codes)("the refusal %s has a sentence", (code) => expect(WORDS[lang][`errors.${code}`]).toMatch(/\.$/));
  test.each(labels)("the worked line %s has words", (label) => expect(WORDS[lang][label]).toBeTruthy());
  test.each(flags)("the flag %s has words", (flag) => expect(WORDS[lang][`flags.${flag}`]).toBeTruthy());
});

test("both languages have the same keys and the same names to fill", () => {
  const names = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
  const filled = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([key, sentence]) => [key, names(sentence)]);
  expect(filled(en)).toEqual(filled(es));
});

test("no sentence is left over", () => {
  const catalogue = join(__dirname, "../../functions/catalogue/port");
  const used =
    source +
    readdirSync(catalogue)
      .map((file) => readFileSync(join(catalogue, file), "utf8"))
      .join("\n");
  const named = (key: string): boolean => used.includes(`"${key}"`) || used.includes(`"${key.replace(/^\w+\./, "")}"`);
  expect(Object.keys(en).filter((key) => !named(key))).toEqual([]);
});
