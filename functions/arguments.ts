import { ruleError, type Refusal } from "../src/core";
import type { CellForm, Entry } from "./catalogue";
import { isField, shapeOf, type FieldKind, type FieldShape, type InputShape, type ListShape } from "./catalogue/shape";

/** What Excel hands over for one cell. An object is the error that stands in the cell. */
export type Cell = number | string | boolean | object | null | undefined;
/** A single value or a range, rows × columns; an argument left out is null. */
export type Argument = Cell | readonly (readonly Cell[])[];

/** Above this the pane does the work: more cells than Excel carries to a function in good time. */
export const MOST_ROWS = 10_000;

/** The arguments of a call by name, as the catalogue takes them. */
export interface Named {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly part: string | null;
  /** What the cells themselves refuse: errors in them, and blanks that might be taken for 0. */
  readonly refusals: readonly Refusal[];
  /** Optional numbers given as 0, which a blank cell also is on the desktop. */
  readonly zeros: readonly string[];
}

/** Names of a function's arguments: the inputs in the order of the schema, then `part`, then `readings`. */
export function argumentNames({ inputs, inCell }: Entry): readonly string[] {
  const names = Object.keys(inputs);
  return inCell && inCell.repeats ? names : [...names, "part", "readings"];
}

/**
 * Positional arguments by name.
 *
 * @throws RuleError `invalid` "wrong-columns", "one-column", "one-cell", "unknown-part"; `out-of-range` "too-many-rows"
 */
export function namedArguments(definition: Entry, form: CellForm, given: readonly Argument[]): Named {
  const reader = new Reader();
  const values = Object.entries(definition.inputs).map(([name, schema], k) => {
    const shape = shapeOf(schema as never);
    const columns = form.ranges?.[name];
    return [name, columns ? reader.range(name, shape as ListShape, columns, given[k]) : reader.single(name, shape, given[k])] as const;
  });
  const [part, readings] = form.repeats ? [] : given.slice(values.length);
  return {
    inputs: { ...Object.fromEntries(values), readings: readingsText(readings) },
    part: partOf(form, part),
    refusals: reader.refusals,
    zeros: reader.zeros,
  };
}

function partOf(form: CellForm, given: Argument): string | null {
  const asked = oneCell("part", given);
  if (isBlank(asked) || asked === 0) return null;
  const part = form.parts.find((name) => name.toUpperCase() === String(asked).trim().toUpperCase());
  if (part === undefined) throw ruleError("invalid", "unknown-part", { value: String(asked), parts: form.parts });
  return part;
}

/** The readings as one text: given so, or as a range of two columns, id and code. */
function readingsText(given: Argument): string | null {
  if (!isRange(given)) return isBlank(given) || given === 0 ? null : String(given);
  if (width(given) === 1) return given.flat().filter(isSomething).map(String).join(";") || null;
  if (width(given) > 2) throw ruleError("invalid", "wrong-columns", { field: "readings", columns: 2, given: width(given) });
  return (
    given
      .filter(([id]) => isSomething(id))
      .map(([id, code]) => `${id}=${code}`)
      .join(";") || null
  );
}

const isRange = (given: Argument): given is readonly (readonly Cell[])[] => Array.isArray(given);
const asRange = (given: Argument): readonly (readonly Cell[])[] => (isRange(given) ? given : [[given]]);
const width = (range: readonly (readonly Cell[])[]): number => range[0]?.length ?? 0;
const isBlank = (cell: unknown): boolean => cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
/** A blank cell of a range arrives as 0. */
const isSomething = (cell: Cell): boolean => !isBlank(cell) && cell !== 0;

function oneCell(field: string, given: Argument): Cell {
  if (!isRange(given)) return given;
  if (given.length !== 1 || width(given) !== 1) throw ruleError("invalid", "one-cell", { field });
  return given[0]![0];
}

/** Kinds of which 0 is no value: the 0 that arrives is a blank cell. */
const ZERO_IS_BLANK: ReadonlySet<FieldKind> = new Set(["area", "days", "year", "date", "flag", "text", "code"]);
/** Footage and days may be written as a word where 0 is meant. */
const EXEMPT_KINDS: ReadonlySet<FieldKind> = new Set(["area", "days"]);
const EXEMPT_WORDS: ReadonlySet<string> = new Set(["EXEMPT", "EXENTO", "EXENTA"]);

const isZeroOrBlank = (cell: Cell): boolean => cell === 0 || cell === null || cell === undefined;
const isExemptWord = (cell: Cell): boolean => typeof cell === "string" && EXEMPT_WORDS.has(cell.trim().toUpperCase());

/** A cell as its field reads it: 0, null and blank mean the same on every host; a true 0 of an optional number is written as text. */
function cellValue({ kind, required }: FieldShape, cell: Cell): Cell {
  if (typeof cell === "string" && cell.trim() === "") return null;
  if (isZeroOrBlank(cell)) return required && !ZERO_IS_BLANK.has(kind) ? 0 : null;
  return EXEMPT_KINDS.has(kind) && isExemptWord(cell) ? "0" : cell;
}

/** Amounts in a list of single values may all be 0. */
const hasAmounts = (item: InputShape): boolean => isField(item) && !ZERO_IS_BLANK.has(item.kind);

class Reader {
  readonly refusals: Refusal[] = [];
  readonly zeros: string[] = [];

  single(field: string, shape: InputShape, given: Argument): unknown {
    if (shape.kind === "record") return this.record(field, shape.fields, given);
    if (!isField(shape)) return given ?? [];
    const cell = oneCell(field, given);
    if (cell === 0 && !shape.required && !ZERO_IS_BLANK.has(shape.kind)) this.zeros.push(field);
    return shape.kind === "rate" && isZeroOrBlank(cell) && shape.required ? this.needed(field) : this.cell(field, shape, cell);
  }

  /** A range that is blank throughout gives nothing: it is never taken for a list without items, such as a year without holidays. */
  range(field: string, { item }: ListShape, columns: readonly string[], given: Argument): unknown {
    if (!asRange(given).some((row) => row.some(isSomething)) && !hasAmounts(item)) return null;
    return item.kind === "record"
      ? this.records(field, item.fields, columns, asRange(given))
      : this.list(field, item as FieldShape, asRange(given));
  }

  /** Names and values in two columns. */
  private record(field: string, fields: Readonly<Record<string, InputShape>>, given: Argument): unknown {
    const rows = asRange(given).filter(([name]) => isSomething(name));
    if (rows.length === 0) return null;
    if (width(rows) !== 2) throw ruleError("invalid", "wrong-columns", { field, columns: 2, given: width(rows) });
    return Object.fromEntries(
      rows.map(function named(this: Reader, [title, cell]) {
        const name = String(title).trim().toUpperCase();
        const shape = fields[name];
        if (!shape) throw ruleError("invalid", "unknown-code", { field, value: String(title), codes: Object.keys(fields) });
        return [name, this.cell(field, shape as FieldShape, cell)];
      }, this),
    );
  }

  private records(
    field: string,
    fields: Readonly<Record<string, InputShape>>,
    columns: readonly string[],
    given: readonly (readonly Cell[])[],
  ): readonly object[] {
    const rows = withoutBlankEnd(field, given, (row) => !row.some(isSomething));
    const shapes = columns.map((name) => fields[name] as FieldShape);
    const least = lengthTo(shapes, ({ required }) => required);
    if (rows.length > 0 && (width(rows) > columns.length || width(rows) < least))
      throw ruleError("invalid", "wrong-columns", { field, columns: columns.length, given: width(rows) });
    return rows.map((row, k) =>
      Object.fromEntries(columns.map((name, c) => [name, this.cell(`${field}.${k}.${name}`, shapes[c]!, row[c])])),
    );
  }

  private list(field: string, shape: FieldShape, range: readonly (readonly Cell[])[]): readonly unknown[] {
    if (range.length !== 1 && width(range) !== 1) throw ruleError("invalid", "one-column", { field });
    const cells = withoutBlankEnd(field, range.flat(), (cell) => isBlank(cell) || (cell === 0 && ZERO_IS_BLANK.has(shape.kind)));
    return cells.map((cell, k) => this.cell(`${field}.${k}`, shape, cell));
  }

  /** A footage, days or a rate that a blank cell would silently make 0. */
  private needed(field: string): null {
    this.refusals.push({ kind: "missing", code: "zero-or-missing", values: { field } });
    return null;
  }

  private cell(field: string, shape: FieldShape, cell: Cell): unknown {
    if (isZeroOrBlank(cell) && shape.required && EXEMPT_KINDS.has(shape.kind)) return this.needed(field);
    if (typeof cell !== "object" || cell === null) return cellValue(shape, cell);
    const value = "code" in cell ? String(cell.code) : "#VALUE!";
    this.refusals.push({ kind: "invalid", code: "error-cell", values: { field, value } });
    return null;
  }
}

/** How far a list goes up to the last item that counts. */
function lengthTo<T>(items: readonly T[], counts: (item: T) => boolean): number {
  let length = items.length;
  while (length > 0 && !counts(items[length - 1]!)) length -= 1;
  return length;
}

/** Rows without the blank ones at the end; blank rows in between stay and are named. */
function withoutBlankEnd<T>(field: string, rows: readonly T[], isBlankRow: (row: T) => boolean): readonly T[] {
  const kept = rows.slice(
    0,
    lengthTo(rows, (row) => !isBlankRow(row)),
  );
  if (kept.length > MOST_ROWS) throw ruleError("out-of-range", "too-many-rows", { field, rows: kept.length, limit: MOST_ROWS });
  return kept;
}
