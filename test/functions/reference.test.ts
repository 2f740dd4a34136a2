import { readFileSync } from "node:fs";
import { call, CATALOGUE, type CellForm } from "../../functions/catalogue";
import { argumentNames } from "../../functions/arguments";
import { argumentsOf } from "../../functions/help/example";
import { cellOf, rectangleOf } from "../../functions/results";
import { sentencesOf } from "../../functions/refusals";
import { RuleError } from "../../src/core";
import { LANGS } from "../../src/words";
import { hostOf, shown } from "./support";

interface Case {
  readonly id: string;
  readonly function: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}
const CASES = ["charges", "tourism"]
  .flatMap((name) => JSON.parse(readFileSync(`${__dirname}/../reference/${name}-examples.json`, "utf8")) as readonly Case[])
  .filter(({ function: id }) => CATALOGUE.get(id)?.inCell);

/** The case with its readings under the one name that a cell knows. */
const inputsOf = ({ inputs: { reading, ...inputs } }: Case): Readonly<Record<string, unknown>> =>
  reading === undefined || reading === null ? inputs : { ...inputs, readings: reading };

function answer(item: Case): object | RuleError {
  try {
    return call(CATALOGUE.get(item.function)!, inputsOf(item));
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

describe.each(CASES.map((item) => [item.id, item.function, item] as const))("%s %s", (_id, id, item) => {
  const definition = CATALOGUE.get(id)!;
  const form = definition.inCell as CellForm;
  const expected = answer(item);

  it("is in a cell what the catalogue answers", () => {
    if (expected instanceof RuleError) return expect(isRefusal(cellAnswer())).toBe(true);
    const result = (expected as Readonly<Record<string, unknown>>)[form.first];
    const columns = form.spills?.[form.first];
    const cells = columns ? rectangleOf((result ?? []) as readonly unknown[], columns, new Set(["id", "parcel"])) : cellOf(result);
    const given = cellAnswer();
    expect(
      form.perRow ? (given as unknown[][]).map((row) => row.slice(0, -1)) : columns || !form.spills ? given : (given as unknown[][])[0]![0],
    ).toEqual(cells);
  });

  it("refuses in words of both languages", () => {
    if (!(expected instanceof RuleError)) return;
    for (const lang of LANGS) expect(sentencesOf(lang, id, expected)).toMatch(/\S/);
  });

  const cellAnswer = (): unknown =>
    shown(
      definition,
      argumentsOf(definition, inputsOf(item)).map(({ value }) => value),
      hostOf("en"),
    );
});

/** Words instead of a figure, in the cell or in the status of each row. */
const isRefusal = (given: unknown): boolean =>
  typeof given === "string"
    ? /^(invalid|missing|out-of-range|divide): /.test(given)
    : (given as unknown[][]).every((row) => row.at(-1) !== "Computed");

it("takes every input that the reference names", () => {
  for (const item of CASES) {
    const names = argumentNames(CATALOGUE.get(item.function)!);
    expect([item.id, Object.keys(inputsOf(item)).filter((name) => !names.includes(name))]).toEqual([item.id, []]);
  }
});
