import { IN_CELL, type CellForm } from "../../functions/catalogue";
import { shapeOf, type InputShape } from "../../functions/catalogue/shape";
import { argumentNames } from "../../functions/arguments";
import { wordKey } from "../../functions/refusals";
import { WORDS } from "../../src/words";

/** Names of an input's columns. */
const columnsOf = (shape: InputShape): readonly string[] =>
  shape.kind === "record" ? Object.keys(shape.fields) : shape.kind === "list" ? columnsOf(shape.item) : [];

const keysOf = IN_CELL.flatMap((definition) => {
  const form = definition.inCell as CellForm;
  const inputs = [
    ...argumentNames(definition),
    ...Object.values(definition.inputs).flatMap((schema) => columnsOf(shapeOf(schema as never))),
  ];
  return [
    `functions.${definition.id}.description`,
    ...inputs.flatMap((name) => ["", ".name"].map((ending) => wordKey("inputs", definition.id, name, ending))),
    ...[form.first, ...form.parts].map((name) => wordKey("results", definition.id, name)),
    ...Object.values(form.spills ?? {}).flatMap((columns) => columns.map((column) => `spills.${column}`)),
  ];
});

it("every function, input, result and column of the catalogue has words in both languages", () => {
  expect(keysOf.filter((key) => !(key in WORDS.es && key in WORDS.en))).toEqual([]);
});

it("no word of the functions is left without a use", () => {
  const shared = Object.keys(WORDS.es).filter((key) => /^(inputs|spills|results)\./.test(key) && key !== "spills.rowStatus");
  expect(shared.filter((key) => !keysOf.includes(key))).toEqual([]);
});

it("every list of a cell function says how it is given and how it spills", () => {
  for (const definition of IN_CELL) {
    const form = definition.inCell as CellForm;
    const lists = Object.entries(definition.inputs).filter(([, schema]) => shapeOf(schema as never).kind === "list");
    const known = form.repeats ? ["arguments"] : Object.keys(form.ranges ?? {});
    expect([definition.id, lists.map(([name]) => name).filter((name) => !known.includes(name))]).toEqual([definition.id, []]);
    if (form.perRow) expect(Object.keys(form.ranges ?? {})).toContain(form.perRow.input);
    if (form.perRow) expect(Object.keys(form.spills ?? {})).toContain(form.first);
  }
});
