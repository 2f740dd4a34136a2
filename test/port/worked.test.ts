import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "../../functions/catalogue";
import { check } from "../conformance/run";

type Case = Parameters<typeof check>[0] & { readonly function: string };
const file = join(__dirname, "../reference/charges-examples.json");
const areaOf = (name: string): string | undefined => CATALOGUE.get(name)?.area;
const cases = (JSON.parse(readFileSync(file, "utf8")) as readonly Case[]).filter((item) => areaOf(item.function) === "port");

test("every function of the port zone has its worked cases", () => {
  const worked = new Set(cases.map((item) => item.function));
  const functions = [...CATALOGUE.values()].filter(({ area }) => area === "port").map(({ id }) => id);
  expect(functions.filter((id) => !worked.has(id))).toEqual([]);
  expect(cases.length).toBeGreaterThan(60);
});

test.each(cases.map((item) => [item.id, item.function, item] as const))("%s %s", (_id, _function, item) => {
  expect(check(item)).toEqual([]);
});
