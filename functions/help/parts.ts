import { READINGS, readingsOf, type Reading } from "../../src/law";
import { say, type Lang } from "../../src/words";
import { argumentNames } from "../arguments";
import type { CellForm, Entry } from "../catalogue";
import { isField, shapeOf, type FieldShape, type InputShape } from "../catalogue/shape";
import { isRequired } from "../metadata";
import { wordKey } from "../refusals";

/** What the help says of a function, apart from how it is drawn. */
export interface ArgumentHelp {
  readonly name: string;
  readonly required: boolean;
  readonly kind: string;
  readonly meaning: string;
  /** Columns of a range, in order. */
  readonly columns: readonly ArgumentHelp[];
}

export const argumentsHelp = (lang: Lang, definition: Entry): readonly ArgumentHelp[] =>
  argumentNames(definition).map(function described(name) {
    const schema = definition.inputs[name];
    const shape = schema ? shapeOf(schema as never) : null;
    const columns = (definition.inCell as CellForm).ranges?.[name];
    return {
      ...wordsOf(lang, definition.id, name),
      required: isRequired(definition, name),
      kind: shape ? kindOf(lang, shape, columns) : say(lang, name === "readings" ? "help.kinds.readings" : "help.kinds.text"),
      columns:
        columns && shape?.kind === "list" && shape.item.kind === "record"
          ? columnsHelp(lang, definition.id, shape.item.fields, columns)
          : [],
    };
  });

const wordsOf = (lang: Lang, id: string, name: string): Pick<ArgumentHelp, "name" | "meaning"> => ({
  name: say(lang, wordKey("inputs", id, name, ".name")),
  meaning: say(lang, wordKey("inputs", id, name)),
});

const columnsHelp = (
  lang: Lang,
  id: string,
  fields: Readonly<Record<string, InputShape>>,
  columns: readonly string[],
): readonly ArgumentHelp[] =>
  columns.map((name) => {
    const field = fields[name] as FieldShape;
    return { ...wordsOf(lang, id, name), required: field.required, kind: fieldKind(lang, field), columns: [] };
  });

const fieldKind = (lang: Lang, { kind, codes }: FieldShape): string => say(lang, `help.kinds.${kind}`, { codes });

function kindOf(lang: Lang, shape: InputShape, columns: readonly string[] | undefined): string {
  if (isField(shape)) return fieldKind(lang, shape);
  if (shape.kind === "record") return say(lang, "help.kinds.pairs");
  if (!columns) return say(lang, "help.kinds.any");
  return isField(shape.item)
    ? say(lang, "help.kinds.list", { item: fieldKind(lang, shape.item) })
    : say(lang, "help.kinds.records", { count: columns.length });
}

export interface ResultHelp {
  readonly name: string;
  readonly meaning: string;
  /** Columns of a spill, in words. */
  readonly columns: readonly string[];
}

export function resultsHelp(lang: Lang, { id, inCell }: Entry): readonly ResultHelp[] {
  const form = inCell as CellForm;
  return [...new Set([form.first, ...form.parts])].map((name) => ({
    name,
    meaning: say(lang, wordKey("results", id, name)),
    columns: [...(form.spills?.[name] ?? []), ...(form.perRow && name === form.first ? ["rowStatus"] : [])].map((column) =>
      say(lang, `spills.${column}`),
    ),
  }));
}

/** Readings that change a figure of the function, in the order of the law. */
export const readingsHelp = (id: string): readonly Reading[] => READINGS.filter((reading) => readingsOf(id).includes(reading));

/** How the function is written, its arguments by name; those that may be left out in brackets. */
export const syntax = (lang: Lang, definition: Entry): string =>
  `=PR.${definition.id}(${argumentsHelp(lang, definition)
    .map(({ name, required }) => (required ? name : `[${name}]`))
    .join(", ")})`;
