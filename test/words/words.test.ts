import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WORDS } from "../../src/words";

const FOLDER = join(__dirname, "../../src/words");
const areas = readdirSync(join(FOLDER, "es")).filter((name) => name.endsWith(".json"));
const keysOf = (lang: string, area: string): string[] => Object.keys(JSON.parse(readFileSync(join(FOLDER, lang, area), "utf8")) as object);
const placeholders = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();

describe("the words", () => {
  it.each(areas)("of %s are the same keys in both languages", (area) => {
    expect(keysOf("en", area).sort()).toEqual(keysOf("es", area).sort());
  });

  it("have each key in one area only", () => {
    const all = areas.flatMap((area) => keysOf("es", area));
    expect(all.filter((key, k) => all.indexOf(key) !== k)).toEqual([]);
  });

  it("take the same values in both languages", () => {
    const differing = Object.keys(WORDS.es).filter((key) => placeholders(WORDS.es[key]!).join() !== placeholders(WORDS.en[key]!).join());
    expect(differing).toEqual([]);
  });

  it("say something in each", () => {
    expect(Object.entries({ ...WORDS.es, ...WORDS.en }).filter(([, sentence]) => sentence.trim() === "")).toEqual([]);
  });
});
