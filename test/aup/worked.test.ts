import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../conformance/run";
import { aupEntries } from "../../functions/catalogue/aup";

type Case = Parameters<typeof check>[0] & { readonly function: string };
const names = new Set(aupEntries.map(({ id }) => id));
const file = join(__dirname, "../reference/tourism-examples.json");
const cases = (JSON.parse(readFileSync(file, "utf8")) as readonly Case[]).filter((item) => names.has(item.function));

test("each function has its worked cases", () => expect(new Set(cases.map((item) => item.function))).toEqual(names));

test.each(cases.map((item) => [item.id, item.function, item] as const))("%s %s", (_id, _function, item) => {
  expect(check(item)).toEqual([]);
});
