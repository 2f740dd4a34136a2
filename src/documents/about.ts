import { ENGINE_VERSION, type IsoDate } from "../core";
import { provisionOf, READINGS, type Readings } from "../law";
import { say, type Lang } from "../words";
import type { Column, ColumnKind, Row, SheetPlan, Table } from "./plan";

/** What a run was told, beside its input tables. */
export interface Choices {
  readonly lang: Lang;
  /** The only "today" there is: printed, and the as-of date of what depends on one. */
  readonly on: IsoDate;
  readonly readings: Readings;
}

/** An intake table as the document keeps it: only the fields that a rule reads, each row with its source. */
export interface InputBlock {
  readonly key: string;
  readonly fields: readonly { readonly key: string; readonly kind: ColumnKind }[];
  /** The fields, and `source`: where the row stood, "Sheet!A12". */
  readonly rows: readonly Row[];
}

/** A line of Method: machine key, what it is, value, source. */
export interface MethodLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly cite?: string;
}

const column = (lang: Lang, key: string, kind: ColumnKind, width?: number): Column => ({
  key,
  kind,
  header: say(lang, `documents.column.${key}`),
  ...(width ? { width } : {}),
});

const about = (lang: Lang, key: string, heading: readonly string[], tables: readonly Table[]): SheetPlan => ({
  key,
  name: say(lang, `documents.sheet.${key}`),
  title: [heading[0]!, say(lang, `documents.sheet.${key}`), ...heading.slice(1)],
  top: [],
  tables,
  notes: [],
  about: true,
  orientation: "portrait",
  paper: "letter",
});

/** Method: how the figures came about, for a person and for Verify. */
export function methodSheet(lang: Lang, heading: readonly string[], lines: readonly MethodLine[], rules: readonly string[]): SheetPlan {
  const head: MethodLine = { key: "engine", label: say(lang, "documents.method.engine"), value: ENGINE_VERSION };
  const method: Table = {
    key: "method",
    columns: [
      column(lang, "key", "text", 22),
      column(lang, "what", "text", 34),
      column(lang, "value", "note", 60),
      column(lang, "cite", "text", 12),
    ],
    rows: [head, ...lines].map(({ key, label, value, cite = "" }) => ({ key, what: label, value, cite })),
  };
  const provisions: Table = {
    key: "provisions",
    title: say(lang, "documents.method.provisions"),
    columns: [column(lang, "rule", "id", 22), column(lang, "provision", "text", 34), column(lang, "title", "note", 60)],
    rows: rules.map(provisionOf).map(({ id, provision, title }) => ({ rule: id, provision, title: title[lang] })),
  };
  return about(lang, "method", heading, [method, provisions]);
}

/** Readings: every ambiguity that the document's rules take, with the option used. */
export function readingsSheet(lang: Lang, heading: readonly string[], readings: Readings, ids: readonly string[]): SheetPlan {
  const rows = READINGS.filter(({ id }) => ids.includes(id)).map((reading): Row => {
    const code = readings.option(reading.id);
    const option = reading.options.find((candidate) => candidate.code === code)!;
    const isDefault = code === reading.default;
    return {
      reading: reading.id,
      option: code,
      default: isDefault,
      question: reading.question[lang],
      meaning: option[lang],
      cite: reading.cite,
    };
  });
  const columns = [
    column(lang, "reading", "id", 22),
    column(lang, "option", "text", 24),
    column(lang, "default", "flag"),
    column(lang, "question", "note", 50),
    column(lang, "meaning", "note", 50),
    column(lang, "cite", "note", 26),
  ];
  return { ...about(lang, "readings", heading, [{ key: "readings", id: "reading", columns, rows }]), orientation: "landscape" };
}

/** Inputs: one block a table, headers the same in every language, so that the file can be computed again from itself alone. */
export function inputsSheet(lang: Lang, heading: readonly string[], blocks: readonly InputBlock[]): SheetPlan {
  const tables = blocks.map(({ key, fields, rows }): Table => ({
    key,
    title: key,
    columns: [
      { key: "source", kind: "text", header: "source", width: 22 },
      ...fields.map((field): Column => ({ key: field.key, kind: field.kind, header: field.key })),
    ],
    rows,
  }));
  return { ...about(lang, "inputs", heading, tables), orientation: "landscape" };
}
