import { readFileSync } from "node:fs";
import { call, IN_CELL, type CellForm } from "../../functions/catalogue";
import { exampleInputs, exampleOf } from "../../functions/help/example";
import { helpPage, indexPage } from "../../functions/help/page";
import { reference } from "../../functions/help/reference";
import { toJson } from "../../functions/json";
import { LANGS } from "../../src/words";
import { differences } from "../conformance/compare";

interface Case {
  readonly id: string;
  readonly function: string;
  readonly expected: Readonly<Record<string, unknown>>;
}
const CASES = ["charges", "tourism"].flatMap(
  (name) => JSON.parse(readFileSync(`${__dirname}/../reference/${name}-examples.json`, "utf8")) as readonly Case[],
);
const IDS = IN_CELL.map((definition) => [definition.id, definition] as const);

/** Tags that stand open at the end, or close what is not open. */
function unclosed(page: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name] of page.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === "meta" || name === "link") continue;
    if (slash === "" || open.at(-1) !== name) open.push(`${slash}${name}`);
    else open.pop();
  }
  return open;
}

describe.each(IDS)("the help of PR.%s", (id, definition) => {
  it("shows an example that the reference confirms", () => {
    const chosen = exampleInputs(id);
    const found = CASES.find((item) => item.id === chosen.case);
    if (chosen.case !== undefined) expect(found?.function).toBe(id);
    if (found) expect(differences(found.expected, toJson(call(definition, chosen.inputs)))).toEqual([]);
  });

  it("shows what a cell would hold: no error, nothing empty", () => {
    for (const lang of LANGS)
      expect(
        exampleOf(definition, lang)
          .result.flat()
          .some((cell) => cell !== ""),
      ).toBe(true);
  });

  it("spills the columns that its words announce", () => {
    const form = definition.inCell as CellForm;
    const result = call(definition, exampleInputs(id).inputs) as Readonly<Record<string, unknown>>;
    for (const [part, columns] of Object.entries(form.spills ?? {})) {
      const first = (result[part] as readonly object[] | null | undefined)?.[0];
      if (columns[0] !== "*" && first) expect(Object.keys(first)).toEqual(expect.arrayContaining([...columns]));
    }
  });

  it.each(LANGS)("is plain, well-formed HTML without scripts (%s)", (lang) => {
    const page = helpPage(lang, definition);
    expect(unclosed(page)).toEqual([]);
    expect(page).not.toMatch(/<script|style=|onclick|https?:/);
    expect(page).toContain(`<html lang="${lang}">`);
  });
});

it("the index of each language lists every function once", () => {
  for (const lang of LANGS) expect(indexPage(lang).match(/href="[A-Z0-9.]+\.html"/g)).toHaveLength(IN_CELL.length);
});

it("docs/functions.md is current: run tsx scripts/help-pages.ts", () => {
  expect(readFileSync(`${__dirname}/../../docs/functions.md`, "utf8")).toBe(reference());
});
