import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../conformance/run";

type Case = Parameters<typeof check>[0] & { readonly kind: string };
const FILES = ["mus-factors", "mus-samplesize", "mus-selection", "mus-evaluation", "classical"];

describe.each(FILES)("%s", (file) => {
  const path = join(__dirname, `../vectors/${file}.json`);
  const { cases } = JSON.parse(readFileSync(path, "utf8")) as { readonly cases: readonly Case[] };
  test.each(cases.map((item) => [item.id, item.kind, item] as const))("%s %s", (_id, _kind, item) => {
    expect(check(item)).toEqual([]);
  });
});

test("a figure outside its tolerance is found", () => {
  const input = { confidence: "0.95", errors: 0 };
  const item = (exact: string) => ({ id: "near", kind: "evaluation-factor", input, expected: { exact } });
  expect(check(item("2.995732273553"))).toEqual([]);
  expect(check(item("2.995732283"))).toHaveLength(1);
});
