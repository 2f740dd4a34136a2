import { RuleError, type Refusal } from "../src/core";
import { say, type Lang } from "../src/words";
import { namedArguments, type Argument, type Named } from "./arguments";
import { call, type CellForm, type Entry, type PerRow } from "./catalogue";
import { isField, shapeOf, type InputShape } from "./catalogue/shape";
import type { Host } from "./host";
import { toJson } from "./json";
import { cellOf, evenOut, holdsDate, rectangleOf, refuseDatesOf1904, type Rectangle, type Value } from "./results";
import { rowsNamed, sentenceOf, sentencesOf } from "./refusals";

export type CellFunction = (...given: Argument[]) => Value | Rectangle;

/** A catalogue entry as Excel calls it: positional arguments, a scalar or a spill, errors with words. */
export function inCell(definition: Entry, host: Host): CellFunction {
  const form = definition.inCell as CellForm;
  return function inExcel(...given) {
    try {
      refuseDatesOf1904(form.repeats === true || takesDates(definition), host.dateSystem());
      const named = namedArguments(definition, form, given);
      const answer = answerOf(definition, form, named, host);
      return spillsAt(definition) ? evenOut(Array.isArray(answer) ? answer : [[answer]]) : answer;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      throw host.refusal(error.kind, sentencesOf(host.lang(), definition.id, error));
    }
  };
}

/** True when some result of the function is a list: such a function is declared as one that spills. */
export const spillsAt = ({ inCell: form }: Entry): boolean => form !== false && form.spills !== undefined;

export const takesDates = ({ inputs }: Entry): boolean => Object.values(inputs).some((schema) => hasDate(shapeOf(schema as never)));

function hasDate(shape: InputShape): boolean {
  if (isField(shape)) return shape.kind === "date";
  return shape.kind === "list" ? hasDate(shape.item) : Object.values(shape.fields).some(hasDate);
}

function answerOf(definition: Entry, form: CellForm, named: Named, host: Host): Value | Rectangle {
  const asked = named.part ?? form.first;
  const { perRow } = form;
  if (perRow && asked === form.first) return rowByRow(definition, form, perRow, named, host);
  return partOf(definition, form, asked, resultOf(definition, named, host), host);
}

/**
 * The function's results.
 *
 * @throws RuleError with what the cells and the inputs refuse, together; `invalid` "zero-argument" where a 0 that may be a blank cell would matter
 */
function resultOf(definition: Entry, named: Named, host: Host): object {
  const result = withThoseOfCells(named.refusals, () => call(definition, named.inputs, undefined, host.lang()));
  const decisive = named.zeros.filter(
    (field) => outcome(definition, { ...named.inputs, [field]: "0" }) !== outcome(definition, named.inputs),
  );
  if (decisive.length > 0)
    throw new RuleError(decisive.map((field) => ({ kind: "invalid", code: "zero-argument", values: { field } })) as unknown as [Refusal]);
  return result;
}

function outcome(definition: Entry, inputs: Readonly<Record<string, unknown>>): string {
  try {
    return JSON.stringify(toJson(call(definition, inputs)));
  } catch (error) {
    if (error instanceof RuleError) return error.message;
    throw error;
  }
}

/** A cell refused was read as blank: its own refusal stands in for those that the blank brought to its place or its row. */
function withThoseOfCells(ofCells: readonly Refusal[], run: () => object): object {
  if (ofCells.length === 0) return run();
  const places = ofCells.map(({ values }) => `${String(values["field"])}.`);
  const others = refusalsOf(run).filter(({ values }) => !places.some((place) => place.startsWith(`${String(values["field"])}.`)));
  throw new RuleError([...ofCells, ...others] as unknown as [Refusal]);
}

function refusalsOf(run: () => object): readonly Refusal[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof RuleError) return error.all;
    throw error;
  }
}

function partOf({ inputs }: Entry, form: CellForm, asked: string, result: object, host: Host): Value | Rectangle {
  const value = (result as Readonly<Record<string, unknown>>)[asked];
  refuseDatesOf1904(holdsDate(value), host.dateSystem());
  const columns = form.spills?.[asked];
  return columns
    ? rectangleOf((value ?? []) as readonly unknown[], columns, new Set([...echoedTexts(inputs), ...(form.texts ?? [])]))
    : cellOf(value);
}

/** Columns of text that the user entered: they come back as they are. */
function echoedTexts(inputs: Entry["inputs"]): ReadonlySet<string> {
  const rows = Object.values(inputs).map((schema) => shapeOf(schema as never));
  const fields = rows.flatMap((shape) => (shape.kind === "list" && shape.item.kind === "record" ? Object.entries(shape.item.fields) : []));
  return new Set(fields.filter(([, shape]) => shape.kind === "text").map(([name]) => name));
}

/**
 * A spill with a status beside each row.
 *
 * Where rows share one amount, a bad row leaves every result empty and each status names the offenders; where rows are independent, the
 * others keep their results. Refusals that are about no row are the cell's error.
 */
function rowByRow(definition: Entry, form: CellForm, perRow: PerRow, named: Named, host: Host): Rectangle {
  const rows = (named.inputs[perRow.input] ?? []) as readonly unknown[];
  const ids = rows.map((row, k) => idOf(row, k));
  try {
    const result = resultOf(definition, named, host);
    return withStatus(partOf(definition, form, form.first, result, host) as Rectangle, result, form.first, host.lang());
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const bad = badRows(error, perRow.input, ids);
    if (!bad) throw error;
    const good = perRow.independent ? resultsOfOthers(definition, form, perRow, named, host, bad) : new Map<number, readonly Value[]>();
    return evenOut(rows.map((row, k) => good.get(k) ?? emptyRow(form, row, statusOf(definition, bad, ids, k, host.lang()))));
  }
}

/** The first column of text, or the place of the row. */
function idOf(row: unknown, k: number): string {
  const id = typeof row === "object" && row !== null ? Object.values(row)[0] : null;
  return typeof id === "string" || typeof id === "number" ? String(id).trim() : String(k + 1);
}

type BadRows = ReadonlyMap<number, readonly Refusal[]>;

/** Refusals by row, or null when one of them is about no row. */
function badRows(error: RuleError, input: string, ids: readonly string[]): BadRows | null {
  const bad = new Map<number, Refusal[]>();
  for (const refusal of error.all) {
    const places = rowsNamed(refusal, input, ids);
    if (places.length === 0) return null;
    for (const place of places) bad.set(place, [...(bad.get(place) ?? []), refusal]);
  }
  return bad;
}

function statusOf({ id }: Entry, bad: BadRows, ids: readonly string[], k: number, lang: Lang): string {
  const own = bad.get(k);
  if (own) return [...new Set(own.map((refusal) => sentenceOf(lang, id, refusal, true)))].join(" ");
  return say(lang, "functions.status.waits", { rows: [...bad.keys()].sort((a, b) => a - b).map((place) => ids[place]) });
}

/** A row without results: what the user entered stays, under the same columns. */
function emptyRow(form: CellForm, row: unknown, status: string): readonly Value[] {
  const entered = (row ?? {}) as Readonly<Record<string, unknown>>;
  const cells = form.spills![form.first]!.map((name) =>
    typeof entered[name] === "string" || typeof entered[name] === "number" ? entered[name] : "",
  );
  return [...cells, status];
}

/** Results of the rows that are not bad, by place, each with its status. */
function resultsOfOthers(
  definition: Entry,
  form: CellForm,
  perRow: PerRow,
  named: Named,
  host: Host,
  bad: BadRows,
): ReadonlyMap<number, readonly Value[]> {
  const rows = named.inputs[perRow.input] as readonly unknown[];
  const places = rows.flatMap((_, k) => (bad.has(k) ? [] : [k]));
  if (places.length === 0) return new Map();
  const rest = { ...named, refusals: [], inputs: { ...named.inputs, [perRow.input]: places.map((place) => rows[place]) } };
  const results = rowByRow(definition, form, perRow, rest, host);
  return new Map(places.map((place, k) => [place, results[k]!]));
}

/** The status of a row that has its result: what the rule flags, or that it is computed. */
function withStatus(rectangle: Rectangle, result: object, first: string, lang: Lang): Rectangle {
  const rows = (result as Readonly<Record<string, readonly unknown[]>>)[first] ?? [];
  return rectangle.map((cells, k) => [...cells, flagOf(rows[k]) ?? say(lang, "functions.status.computed")]);
}

const flagOf = (row: unknown): string | null =>
  typeof row === "object" && row !== null && "flag" in row && typeof row.flag === "string" ? row.flag : null;
