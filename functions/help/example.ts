import type { Lang } from "../../src/words";
import { argumentNames, type Argument, type Cell } from "../arguments";
import { call, type CellForm, type Entry } from "../catalogue";
import { isField, shapeOf, type FieldShape, type InputShape } from "../catalogue/shape";
import examples from "../examples.json";
import type { Host } from "../host";
import { inCell } from "../in-cell";
import { holdsDate, type Rectangle, type Value } from "../results";

interface Chosen {
  /** Id of the reference case, where it is one. */
  readonly case?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}
const CHOSEN = examples as unknown as Readonly<Record<string, Chosen>>;

/** A range of the example, with its address on the sheet. */
export interface ExampleRange {
  readonly name: string;
  readonly address: string;
  readonly cells: readonly (readonly Cell[])[];
}

export interface Example {
  readonly case: string | null;
  readonly formula: string;
  readonly ranges: readonly ExampleRange[];
  readonly result: Rectangle;
  /** Dates come out as serials, which a cell shows as numbers until it is given a date format. */
  readonly hasDates: boolean;
}

/** The example of a function, worked now: the formula, the ranges it reads and what Excel would show. */
export function exampleOf(definition: Entry, lang: Lang): Example {
  const chosen = CHOSEN[definition.id]!;
  const given = argumentsOf(definition, chosen.inputs);
  const placed = place(definition, given);
  const result = inCell(definition, helpHost(lang))(...given.map(({ value }) => value));
  return {
    case: chosen.case ?? null,
    formula: `=PR.${definition.id}(${placed.map(({ text }) => text).join(", ")})`,
    ranges: placed.flatMap(({ range }) => (range ? [range] : [])),
    result: Array.isArray(result) ? result : [[result]],
    hasDates: holdsDate((call(definition, chosen.inputs) as Readonly<Record<string, unknown>>)[(definition.inCell as CellForm).first]),
  };
}

/** Inputs of an example by name, as the reference writes them. */
export const exampleInputs = (id: string): Chosen => CHOSEN[id]!;

const helpHost = (lang: Lang): Host => ({ lang: () => lang, dateSystem: () => 1900, refusal: (_kind, words) => new Error(words) });

interface Given {
  readonly name: string;
  readonly value: Argument;
}

/** The example's arguments up to the last that is given. */
export function argumentsOf(definition: Entry, inputs: Readonly<Record<string, unknown>>): readonly Given[] {
  if ((definition.inCell as CellForm).repeats) return repeated(inputs);
  const all = argumentNames(definition).map((name) => ({ name, value: argumentOf(definition, name, inputs[name]) }));
  let length = all.length;
  while (all[length - 1]?.value === null) length -= 1;
  return all.slice(0, length);
}

const repeated = (inputs: Readonly<Record<string, unknown>>): readonly Given[] => [
  { name: "function", value: inputs["function"] as string },
  { name: "arguments", value: inputs["arguments"] as never },
];

function argumentOf({ inputs, inCell: form }: Entry, name: string, value: unknown): Argument {
  if (value === null || value === undefined) return null;
  const schema = inputs[name];
  if (!schema) return value as string;
  const shape = shapeOf(schema as never);
  const columns = form && form.ranges?.[name];
  return columns ? rangeOf(shape, columns, value) : shape.kind === "record" ? pairs(value as object) : cellOf(shape as FieldShape, value);
}

/** A range cannot be without cells: no holidays are said by a date that closes nothing, every other list by a blank. */
const noItems = (item: InputShape): Argument => (item.kind === "date" ? [["1900-03-01"]] : null);

function rangeOf(shape: InputShape, columns: readonly string[], value: unknown): Argument {
  if (!Array.isArray(value)) return pairs(value as object);
  const item = (shape as { readonly item: InputShape }).item;
  if (value.length === 0) return noItems(item);
  if (isField(item)) return value.map((one) => [cellOf(item, one)]);
  const fields = (item as { readonly fields: Readonly<Record<string, InputShape>> }).fields;
  return value.map((row: Readonly<Record<string, unknown>>) => columns.map((name) => cellOf(fields[name] as FieldShape, row[name])));
}

const pairs = (value: object): readonly (readonly Cell[])[] => Object.entries(value).map(([name, cell]) => [name, Number(cell)]);

const AS_TEXT: ReadonlySet<string> = new Set(["text", "code", "date", "flag"]);

/** A value as a user enters it: numbers as numbers, save a zero that must be text. */
function cellOf({ kind, required }: FieldShape, value: unknown): Cell {
  if (value === null || value === undefined) return "";
  if (AS_TEXT.has(kind)) return value as Cell;
  const number = Number(value);
  return number === 0 && (!required || kind === "area" || kind === "days" || kind === "rate") ? "0" : number;
}

interface Placed {
  readonly text: string;
  readonly range: ExampleRange | null;
}

/** Ranges stand side by side from A2 on, a free column between them. */
function place(definition: Entry, given: readonly Given[]): readonly Placed[] {
  if ((definition.inCell as CellForm).repeats) return given.flatMap(({ value }) => (Array.isArray(value) ? value : [value]).map(literal));
  let column = 0;
  return given.map(function placed({ name, value }) {
    if (!Array.isArray(value)) return literal(value as Cell);
    const cells = value as readonly (readonly Cell[])[];
    const width = cells[0]?.length ?? 1;
    const address = `${letter(column)}2:${letter(column + width - 1)}${cells.length + 1}`;
    column += width + 1;
    return { text: address, range: { name, address, cells } };
  });
}

const letter = (column: number): string => String.fromCharCode("A".charCodeAt(0) + column);

const literal = (cell: Cell): Placed => ({ text: cell === null ? '""' : typeof cell === "string" ? `"${cell}"` : show(cell), range: null });

/** A cell as the help prints it. */
export const show = (cell: Cell | Value): string => (typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell ?? ""));
