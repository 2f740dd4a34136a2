import { z } from "zod";
import type { FieldKind } from "./fields";

/** A column that a table may have. */
export interface FieldSpec<T = unknown, Required extends boolean = boolean> {
  readonly kind: FieldKind<T>;
  /** Blank is a `stop` problem; blank in an optional field is null. */
  readonly required: Required;
  /** The table must have the column, though cells of it may be blank. */
  readonly column?: true;
  /** Further words that users head the column with, in either language; the labels of the words and the field's name always count. */
  readonly synonyms: readonly string[];
}

export type Fields = Readonly<Record<string, FieldSpec>>;

/** A row as the rules take it. */
export type RowOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldSpec<infer T, infer R> ? (R extends true ? T : T | null) : never;
};

/** An input table: its columns, and how its rows are told apart. */
export interface TableSchema<F extends Fields = Fields> {
  readonly id: string;
  readonly fields: F;
  /** The field that names a row: where the word TOTAL stands, and what problems call the row. */
  readonly key: keyof F & string;
  /** No two rows may have one key. */
  readonly unique: boolean;
  /** Labels stand in a column and values beside them. */
  readonly settings: boolean;
  /** The shape of a row, for rows that come from elsewhere than cells. */
  readonly row: z.ZodType<RowOf<F>>;
}

export const required = <T>(kind: FieldKind<T>, ...synonyms: readonly string[]): FieldSpec<T, true> => ({ kind, required: true, synonyms });
export const optional = <T>(kind: FieldKind<T>, ...synonyms: readonly string[]): FieldSpec<T, false> => ({
  kind,
  required: false,
  synonyms,
});

/** A field whose column must be there and whose cells may be blank. */
export const mayBeBlank = <T>(kind: FieldKind<T>, ...synonyms: readonly string[]): FieldSpec<T, false> => ({
  kind,
  required: false,
  column: true,
  synonyms,
});

/** A table without a column for the field is no such table. */
export const needsColumn = ({ required: must, column }: FieldSpec): boolean => must || column === true;

export interface TableOptions<F extends Fields> {
  readonly key: keyof F & string;
  readonly unique?: boolean;
  readonly settings?: boolean;
}

export function tableSchema<F extends Fields>(
  id: string,
  fields: F,
  { key, unique = false, settings = false }: TableOptions<F>,
): TableSchema<F> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.required ? field.kind.zod : field.kind.zod.nullable()]),
  );
  return { id, fields, key, unique, settings, row: z.object(shape) as unknown as z.ZodType<RowOf<F>> };
}
