import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../conformance/run";

type Case = Parameters<typeof check>[0] & { readonly function: string };
const file = join(__dirname, "../reference/charges-examples.json");
const cases = (JSON.parse(readFileSync(file, "utf8")) as readonly Case[]).filter(({ id }) => id.startsWith("B-"));

test.each(cases.map((item) => [item.id, item.function, item] as const))("%s %s", (_id, _function, item) => {
  expect(check(item)).toEqual([]);
});
