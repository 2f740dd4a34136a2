import { readFileSync } from "node:fs";
import { IN_CELL } from "../../functions/catalogue";
import { helpPage, indexPage } from "../../functions/help/page";
import { helpPath, metadata, type FunctionMetadata } from "../../functions/metadata";
import { LANGS } from "../../src/words";

const SITE = "https://example.org/prorrata";
const [es, en] = LANGS.map((lang) => metadata(lang, SITE)) as [ReturnType<typeof metadata>, ReturnType<typeof metadata>];
const builtIns = new Set(readFileSync(`${__dirname}/built-ins.txt`, "utf8").split(/\s+/));

const CELL = /^[A-Z]{1,3}\d{1,7}$/;
const R1C1 = /^R\d*C\d*$/;

describe("the metadata of the functions", () => {
  it("says the same in both languages, words apart", () => {
    const bare = ({ helpUrl: _, description: __, parameters, ...rest }: FunctionMetadata) => ({
      ...rest,
      parameters: parameters.map(({ name: _name, description: _description, ...parameter }) => parameter),
    });
    expect(es.functions.map(bare)).toEqual(en.functions.map(bare));
    expect(es.functions.map(({ id }) => id)).toEqual(IN_CELL.map(({ id }) => id));
  });

  it("lets errors through, so that a bad cell can be named", () => {
    expect(es.allowErrorForDataTypeAny && en.allowErrorForDataTypeAny).toBe(true);
  });

  it("has no id twice", () => expect(new Set(es.functions.map(({ id }) => id)).size).toBe(es.functions.length));

  describe.each([es, en].flatMap(({ functions }, k) => functions.map((of) => [LANGS[k]!, of.id, of] as const)))("%s %s", (lang, id, of) => {
    it("keeps Excel's limits", () => {
      expect(of.name).toBe(id);
      expect(id).toMatch(/^[A-Z][A-Z0-9.]{2,63}$/);
      expect(id).not.toMatch(/\d$/);
      expect(of.description.length).toBeLessThanOrEqual(1024);
      expect(of.description).not.toBe("");
      expect(of.parameters.length).toBeLessThanOrEqual(128);
    });

    it("looks like no cell and no built-in function", () => {
      expect(id).not.toMatch(CELL);
      expect(id).not.toMatch(R1C1);
      expect(builtIns.has(id)).toBe(false);
    });

    it("names and describes each parameter once", () => {
      const names = of.parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, description } of of.parameters) {
        expect(name).toMatch(/^\S{1,64}$/);
        expect(description.length).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(512);
      }
    });

    it("has its optional parameters at the end, and a repeating one last", () => {
      const optional = of.parameters.map((parameter) => parameter.optional === true);
      expect(optional).toEqual([...optional].sort());
      expect(of.parameters.slice(0, -1).some(({ repeating }) => repeating)).toBe(false);
      expect(of.parameters.every(({ repeating, optional: mayBeLeftOut }) => !repeating || mayBeLeftOut)).toBe(true);
    });

    it("has a help page, linked from the index", () => {
      expect(of.helpUrl).toBe(`${SITE}/${helpPath(lang, id)}`);
      const page = helpPage(
        lang,
        IN_CELL.find((definition) => definition.id === id)!,
      );
      expect(page).toContain(`<h1>PR.${id}</h1>`);
      expect(indexPage(lang)).toContain(`href="${id}.html"`);
    });
  });
});
