import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, WORDS } from "../../src/words";

const FOLDERS = ["src/sampling", "src/aup", "functions/catalogue/sampling"].map((folder) => join(__dirname, "../..", folder));
const source = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"))).join("\n");
const found = (pattern: RegExp): readonly string[] => [...new Set([...source.matchAll(pattern)].map((match) => match[1]!))];

const codes = found(/"(?:invalid|missing|out-of-range|divide)",\s*"([a-z-]+)"/g);
const labels = found(/"(lines\.[a-z-]+)"/g);

test("rules refuse and explain with keys that this test finds", () => {
  expect(codes.length).toBeGreaterThan(35);
  expect(labels.length).toBeGreaterThan(35);
});

describe.each(LANGS)("in %s", (lang) => {
  test.each(codes)("the refusal %s has a sentence", (code) => expect(WORDS[lang][`errors.${code}`]).toMatch(/\.$/));
  test.each(labels)("the worked line %s has words", (label) => expect(WORDS[lang][label]).toBeTruthy());
});

test.each(["sampling", "aup"])("the words of %s are all used", (file) => {
  const words = JSON.parse(readFileSync(join(__dirname, `../../src/words/es/${file}.json`), "utf8")) as Record<string, string>;
  const used = new Set([...codes.map((code) => `errors.${code}`), ...labels]);
  expect(Object.keys(words).filter((key) => !used.has(key))).toEqual([]);
});

test("both languages have the same keys and the same names to fill", () => {
  const names = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.keys(WORDS.es).sort()).toEqual(Object.keys(WORDS.en).sort());
  for (const key of Object.keys(WORDS.es)) expect([key, names(WORDS.en[key]!)]).toEqual([key, names(WORDS.es[key]!)]);
});
