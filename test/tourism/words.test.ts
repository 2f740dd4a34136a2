import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "../../functions/catalogue";
import { PARAMETER_IDS, parameterOf, provisionOf } from "../../src/law";
import { LANGS, WORDS } from "../../src/words";

const FOLDER = join(__dirname, "../../src/tourism");
const source = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), "utf8"))
  .join("\n");

const found = (pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map((match) => match[1]!))];
const labels = found(/"(lines\.[a-z-]+)"/g);
const codes = found(/"(?:invalid|missing|out-of-range|divide)",\s*"([a-z-]+)"/g);

describe("words of the tourism rules", () => {
  it("finds labels and codes in the rules", () => {
    expect(labels.length).toBeGreaterThan(40);
    expect(codes.length).toBeGreaterThan(20);
  });

  it.each(LANGS)("has every worked line and refusal in %s", (lang) => {
    const keys = [...labels, ...codes.map((code) => `errors.${code}`)];
    expect(keys.filter((key) => WORDS[lang][key] === undefined)).toEqual([]);
  });

  it("cites known provisions", () => {
    const cites = [
      ...found(/"(T-[\w-]+)"/g),
      ...[...CATALOGUE.values()].filter(({ area }) => area === "tourism").flatMap((entry) => entry.cites),
      ...PARAMETER_IDS.flatMap((id) => parameterOf(id).values.map(({ cite }) => cite)),
    ];
    for (const cite of cites) expect(provisionOf(cite).id).toBe(cite);
  });
});
