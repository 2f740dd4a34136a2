import type { ErrorValues } from "../core";
import type { Choices, InputBlock } from "../documents/about";
import { canonical } from "../documents/fingerprints";
import type { ColumnKind, PlanValue, Row, WorkbookPlan } from "../documents/plan";
import type { Fields, Problem, RowOf, TableSchema } from "../intake";

/** A row of an input table, with the cell that each problem of it names. */
export interface JobRow<R = Readonly<Record<string, unknown>>> {
  readonly values: R;
  readonly source: { readonly sheet: string; readonly cell: string };
  /** Address of the cell that gave the field; the row's own when there is none. */
  cellOf(field: keyof R & string): string;
}

/** The input tables of a job, by the id of their schema. A table that is not there has no rows. */
export type JobTables<T extends TableNeeds> = { readonly [K in keyof T]: readonly JobRow<RowOfSchema<T[K]["schema"]>>[] };
type RowOfSchema<S> = S extends TableSchema<infer F> ? RowOf<F> : never;

/** A table that a job reads: its schema, whether it cannot do without, and the fields its rules read. */
export interface TableNeed<F extends Fields = Fields> {
  readonly schema: TableSchema<F>;
  readonly required: boolean;
  /** What the document keeps of the table: no address, no social-security number. */
  readonly keeps: readonly (keyof F & string)[];
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tables of different fields stand side by side
export type TableNeeds = Readonly<Record<string, TableNeed<any>>>;

export const need = <F extends Fields>(
  schema: TableSchema<F>,
  required: boolean,
  ...keeps: readonly (keyof F & string)[]
): TableNeed<F> => ({
  schema,
  required,
  keeps,
});

/** What a job gives: a plan, or the problems that keep it from one; warnings come with a plan. */
export interface JobResult {
  readonly plan: WorkbookPlan | null;
  readonly problems: readonly Problem[];
}

/** A document's making: its tables, and how they become a plan. Id is the command. */
export interface JobOf<T extends TableNeeds> {
  readonly id: string;
  readonly tables: T;
  /** Readings that change its figures. */
  readonly readings: readonly string[];
  /** Rules it carries out, for Method. */
  readonly rules: readonly string[];
  readonly run: (tables: JobTables<T>, choices: Choices) => JobResult;
}
export type Job = Omit<JobOf<TableNeeds>, "run"> & { readonly run: (tables: AnyTables, choices: Choices) => JobResult };

/** Tables as {@link gather} reads them: each as its schema says. */
export type AnyTables = Readonly<Record<string, readonly JobRow[]>>;

/** A job with the types of its tables inferred. */
export const job = <T extends TableNeeds>(definition: JobOf<T>): Job => definition as unknown as Job;

/** A problem that a job finds in a row after intake, naming its cell. */
export function rowProblem<R>(
  severity: Problem["severity"],
  row: JobRow<R>,
  column: keyof R & string,
  code: string,
  cite: string,
  values: ErrorValues = {},
): Problem {
  const { sheet } = row.source;
  const value = row.values[column];
  return { severity, sheet, cell: row.cellOf(column), row: idOf(row), column, value, code, values, cite };
}

/** A problem of a whole table. */
export const tableProblem = (
  severity: Problem["severity"],
  sheet: string,
  code: string,
  cite: string | null = null,
  values: ErrorValues = {},
): Problem => ({
  severity,
  sheet,
  cell: null,
  row: null,
  column: null,
  value: null,
  code,
  values,
  cite,
});

const idOf = ({ values }: JobRow<unknown>): string | null => {
  const { id, parcel } = values as { readonly id?: unknown; readonly parcel?: unknown };
  const found = id ?? parcel;
  return typeof found === "string" ? found : null;
};

/** How a kind of input field stands in a document. */
const KIND_OF_FIELD: Readonly<Record<string, ColumnKind>> = {
  money: "money",
  amount: "money",
  area: "area",
  rate: "exact",
  share: "exact",
  count: "count",
  year: "text",
  days: "count",
  date: "date",
  flag: "flag",
  id: "id",
  code: "text",
  text: "text",
};

export const kindOfField = (name: string): ColumnKind => {
  const kind = KIND_OF_FIELD[name];
  if (!kind) throw new Error(`no column kind for a field of ${name}`);
  return kind;
};

/** The tables as the Inputs sheet keeps them: only what rules read, without columns that are blank throughout. A zero that was said is kept as text, or it would read as a blank. */
export function inputBlocks(needs: TableNeeds, tables: AnyTables): readonly InputBlock[] {
  return Object.entries(needs)
    .filter(([key]) => (tables[key]?.length ?? 0) > 0)
    .map(([key, { schema, keeps }]) => ({
      key,
      fields: keeps
        .filter((field) => tables[key]!.some(({ values }) => values[field] !== null))
        .map((field) => ({ key: field, kind: kindOfField((schema as TableSchema).fields[field]!.kind.name) })),
      rows: tables[key]!.map((row) => keptRow(row, keeps, schema as TableSchema)),
    }));
}

function keptRow({ values, source }: JobRow, keeps: readonly string[], schema: TableSchema): Row {
  const kept: Record<string, PlanValue> = { source: `${source.sheet}!${source.cell}` };
  for (const field of keeps) {
    const value = (values[field] ?? null) as PlanValue;
    const name = schema.fields[field]!.kind.name;
    const zeroSaid = value !== null && (name === "area" || name === "days") && canonical(value) === "0";
    kept[field] = zeroSaid ? "0" : name === "year" && value !== null ? String(value) : value;
  }
  return kept;
}
