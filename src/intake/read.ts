import type { DecimalMark } from "./amountText";
import { cleanText } from "./cleanText";
import type { DateOrder } from "./dates";
import type { HowToRead } from "./fields";
import { addressOf, isBlank, turn, valueOf, type Grid, type Value } from "./grid";
import { proposeMapping, type Mapping } from "./headers";
import { normalizedId } from "./identifier";
import { missing, type Outcome } from "./outcome";
import type { Problem, Severity } from "./problem";
import { rollupRows, RowSorter, type RowKind } from "./rowKinds";
import type { Fields, FieldSpec, RowOf, TableSchema } from "./schema";

/** What the user chose beside the mapping. */
export interface ReadChoices {
  readonly mapping?: Mapping;
  readonly decimalMark?: DecimalMark;
  readonly dateOrder?: DateOrder;
  /** Answers to questions, by address of the cell: one of the answers offered, or any text to read in its place. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A table read: rows without a `stop`, where each stands, and everything the user must know. */
export interface TableRead<Row> {
  readonly rows: readonly Row[];
  /** Row of the sheet (as Excel numbers it) of each row. */
  readonly lines: readonly number[];
  /** Rows that are data but have a `stop`. */
  readonly badRows: readonly { readonly id: string | null; readonly line: number }[];
  readonly problems: readonly Problem[];
  readonly mapping: Mapping | null;
  /** Rows of the grid that are not data, from 0. */
  readonly excluded: Readonly<Record<Exclude<RowKind, "data">, readonly number[]>>;
  /** Address of the cell that gave a row its field; null when the table has no such column. */
  readonly cellOf: (row: number, field: keyof Row & string) => string | null;
}

interface Column {
  readonly name: string;
  readonly column: number;
  readonly spec: FieldSpec;
}

type NoValue = Exclude<Outcome<unknown>, { readonly value: unknown }>;

/** A data row on its way: its values, and the units of the columns that add up. */
interface Draft {
  readonly index: number;
  readonly values: Record<string, unknown>;
  readonly key: string;
  readonly units: (bigint | null)[];
  /** Its problems are those from here on, as many as `found`. */
  readonly firstProblem: number;
  readonly found: number;
  bad: boolean;
}

/**
 * Reads a grid as a table: finds or takes the mapping, tells data from titles, totals and blanks, and reads each cell by its field.
 *
 * Nothing is dropped or guessed in silence: every row left out but blank ones has a note, totals are checked against the rows above, what
 * can be read in two ways is a `stop` with the answers.
 */
export function readTable<F extends Fields>(grid: Grid, schema: TableSchema<F>, choices: ReadChoices = {}): TableRead<RowOf<F>> {
  const source = schema.settings && !grid.turned ? turn(grid) : grid;
  const mapping = choices.mapping ?? proposeMapping(source, schema);
  return new TableReader(source, schema as unknown as TableSchema, mapping, choices).read() as unknown as TableRead<RowOf<F>>;
}

/** A cell's value as a problem quotes it. */
const shown = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? ("date" in value ? value.date : "error" in value ? value.error : value) : value;

/** Units of the columns that add up: over all data rows so far, and over those since the last total. */
class RunningSums {
  readonly whole: bigint[];
  readonly section: bigint[];
  rows = 0;

  constructor(columns: number) {
    this.whole = new Array<bigint>(columns).fill(0n);
    this.section = new Array<bigint>(columns).fill(0n);
  }

  add(units: readonly (bigint | null)[]): void {
    this.rows += 1;
    for (let k = 0; k < units.length; k++) {
      this.whole[k]! += units[k] ?? 0n;
      this.section[k]! += units[k] ?? 0n;
    }
  }

  agrees(k: number, stated: bigint | null): boolean {
    return stated === this.whole[k] || stated === this.section[k];
  }
}

class TableReader {
  private readonly problems: Problem[] = [];
  private readonly excluded: Record<Exclude<RowKind, "data">, number[]> = {
    blank: [],
    aside: [],
    total: [],
    "repeated-header": [],
    rollup: [],
  };
  private readonly columns: readonly Column[];
  private readonly summed: readonly Column[];
  private readonly absent: readonly string[];
  private readonly keyColumn: number;
  private readonly how: HowToRead;
  private readonly answers: ReadonlyMap<string, string>;

  constructor(
    private readonly grid: Grid,
    private readonly schema: TableSchema,
    private readonly mapping: Mapping | null,
    { decimalMark = "point", dateOrder = "month-first", answers = {} }: ReadChoices,
  ) {
    this.how = { decimalMark, dateOrder, dateSystem: grid.dateSystem };
    this.answers = new Map(Object.entries(answers));
    this.columns = (mapping?.columns ?? []).map(({ field, column }) => ({ name: field, column, spec: schema.fields[field]! }));
    this.summed = this.columns.filter(({ spec }) => spec.kind.adds);
    this.keyColumn = this.columns.find(({ name }) => name === schema.key)?.column ?? -1;
    const present = new Set(this.columns.map(({ name }) => name));
    this.absent = Object.keys(schema.fields).filter((name) => !present.has(name));
  }

  read(): TableRead<Record<string, unknown>> {
    this.checkColumns();
    const { drafts, totals } = this.mapping ? this.readRows(this.mapping) : { drafts: [], totals: [] };
    const rollups = rollupRows(drafts);
    this.forgetProblems([...rollups].map((k) => drafts[k]!));
    for (const k of rollups) this.leaveOut(drafts[k]!.index, "rollup");
    const data = rollups.size === 0 ? drafts : drafts.filter((_, k) => !rollups.has(k));
    this.checkTotals(totals, data);
    if (this.schema.unique) this.checkDuplicates(data);
    return this.result(data);
  }

  /** Rows that turn out to be no data have no problems. */
  private forgetProblems(drafts: readonly Draft[]): void {
    for (const { firstProblem, found } of [...drafts].reverse()) this.problems.splice(firstProblem, found);
  }

  private result(data: readonly Draft[]): TableRead<Record<string, unknown>> {
    const good = data.filter(({ bad }) => !bad);
    const columnOf = new Map(this.columns.map(({ name, column }) => [name, column]));
    return {
      rows: good.map(({ values }) => values),
      lines: good.map(({ index }) => this.lineOf(index)),
      badRows: data.filter(({ bad }) => bad).map(({ key, index }) => ({ id: key || null, line: this.lineOf(index) })),
      problems: this.problems,
      mapping: this.mapping,
      excluded: this.excluded,
      cellOf: (row, field) => {
        const [draft, column] = [good[row], columnOf.get(field)];
        return draft && column !== undefined ? this.address(draft.index, column) : null;
      },
    };
  }

  private lineOf(index: number): number {
    return this.grid.row + index + 1;
  }

  /** Required fields without a column stop the table; columns that no field takes are noted. */
  private checkColumns(): void {
    if (!this.mapping) this.report("stop", null, null, null, null, "no-header");
    for (const name of this.mapping ? this.absent : [])
      if (this.schema.fields[name]!.required) this.report("stop", null, null, name, null, "column-missing");
    for (const { column, header } of this.mapping?.unmapped ?? [])
      this.report("note", this.address(this.mapping!.headerRow, column), null, null, header, "column-not-used");
  }

  private readRows({ headerRow, subHeaderRow }: Mapping): { drafts: Draft[]; totals: number[] } {
    const sorter = new RowSorter(this.grid, this.mapping!, this.keyColumn);
    const sums = new RunningSums(this.summed.length);
    const [drafts, totals]: [Draft[], number[]] = [[], []];
    const first = (subHeaderRow ?? headerRow) + 1;
    const end = this.schema.settings ? Math.min(first + 1, this.grid.cells.length) : this.grid.cells.length;
    for (let row = first; row < end; row++) {
      const kind = sorter.kindOf(row);
      if (kind === "total" || (kind === "data" && this.isUnlabelledTotal(row, sums))) totals.push(row);
      else if (kind === "data") sums.add(drafts[drafts.push(this.readRow(row)) - 1]!.units);
      else this.leaveOut(row, kind);
    }
    return { drafts, totals };
  }

  /** A row without a key whose every figure is the sum of the rows above it. */
  private isUnlabelledTotal(row: number, sums: RunningSums): boolean {
    if (this.keyColumn < 0 || sums.rows < 2 || !isBlank(this.valueAt(row, this.keyColumn))) return false;
    const stated = this.summed.map((column) => this.unitsAt(row, column));
    return stated.some((units) => units !== null) && stated.every((units, k) => units === null || sums.agrees(k, units));
  }

  private readRow(row: number): Draft {
    const cells = this.grid.cells[row]!;
    const values: Record<string, unknown> = {};
    const units: (bigint | null)[] = [];
    let bad = false;
    const key = this.keyOf(row);
    const firstProblem = this.problems.length;
    for (const { name, column, spec } of this.columns) {
      const value = this.answered(row, column, valueOf(cells[column]));
      const outcome = isBlank(value) ? missing() : spec.kind.read(value as Exclude<Value, null>, this.how);
      const read = "value" in outcome ? outcome.value : null;
      values[name] = read;
      if (spec.kind.adds) units.push(read === null ? null : spec.kind.adds.units(read));
      if (!("value" in outcome)) bad = this.refused(row, column, key, name, value, spec, outcome) || bad;
      else if (outcome.warn) this.report("warn", this.address(row, column), key, name, value, outcome.warn.code, outcome.warn.values);
    }
    for (const name of this.absent) values[name] = null;
    return { index: row, values, key, units, firstProblem, found: this.problems.length - firstProblem, bad };
  }

  private valueAt(row: number, column: number): Value {
    return valueOf(this.grid.cells[row]?.[column]);
  }

  /** The text of the row's key cell: how problems call the row. */
  private keyOf(row: number): string {
    const value = this.valueAt(row, this.keyColumn);
    return typeof value === "string" ? cleanText(value) : typeof value === "number" ? String(value) : "";
  }

  /** A question answered is read from the answer; "missing" answers that there is no value. */
  private answered(row: number, column: number, value: Value): Value {
    const answer = this.answers.size === 0 ? undefined : this.answers.get(this.address(row, column));
    return answer === undefined ? value : answer === "missing" ? null : answer;
  }

  /** Reports a question or a refusal; a blank optional field is none. @returns whether the row cannot be used */
  private refused(row: number, column: number, key: string, name: string, value: Value, spec: FieldSpec, outcome: NoValue): boolean {
    const { code, values } = "ask" in outcome ? { code: outcome.code, values: { answers: outcome.ask } } : outcome.refused;
    if (code === "blank" && !spec.required) return false;
    this.report("stop", this.address(row, column), key, name, value, code, values);
    return true;
  }

  private leaveOut(row: number, kind: Exclude<RowKind, "data">): void {
    this.excluded[kind].push(row);
    if (kind !== "blank") this.report("note", this.address(row, 0), null, null, this.labelOf(row), `left-out-${kind}`);
  }

  /** Each total must be the sum of all data rows above it, or of those since the last total. */
  private checkTotals(totals: readonly number[], data: readonly Draft[]): void {
    const sums = new RunningSums(this.summed.length);
    for (const row of totals) {
      while (sums.rows < data.length && data[sums.rows]!.index < row) sums.add(data[sums.rows]!.units);
      this.leaveOut(row, "total");
      this.summed.forEach((column, k) => this.checkTotal(row, column, k, sums));
      sums.section.fill(0n);
    }
  }

  private checkTotal(row: number, column: Column, k: number, sums: RunningSums): void {
    const value = this.valueAt(row, column.column);
    if (isBlank(value) || sums.agrees(k, this.unitsAt(row, column))) return;
    const sum = column.spec.kind.adds!.of(sums.whole[k]!);
    this.report("warn", this.address(row, column.column), null, column.name, value, "total-does-not-agree", { sum });
  }

  /** The figure of a cell in whole units; null when it has none. */
  private unitsAt(row: number, { column, spec }: Column): bigint | null {
    const value = this.valueAt(row, column);
    if (isBlank(value)) return null;
    const outcome = value === 0 ? null : spec.kind.read(value as Exclude<Value, null>, this.how);
    if (outcome === null) return 0n;
    return "value" in outcome ? spec.kind.adds!.units(outcome.value) : null;
  }

  private labelOf(row: number): string {
    const label = this.grid.cells[row]!.find((cell) => typeof cell === "string" && cell.trim() !== "");
    return typeof label === "string" ? cleanText(label) : "";
  }

  /** Two spellings of one key are one row: both stop. */
  private checkDuplicates(data: readonly Draft[]): void {
    const seen = new Map<string, Draft>();
    for (const draft of data) {
      const id = normalizedId(String(draft.values[this.schema.key] ?? ""));
      if (id === "") continue;
      const first = seen.get(id);
      if (first) this.duplicate(first, draft);
      else seen.set(id, draft);
    }
  }

  private duplicate(first: Draft, again: Draft): void {
    first.bad = again.bad = true;
    const values = { id: again.key, first: this.address(first.index, this.keyColumn) };
    this.report("stop", this.address(again.index, this.keyColumn), again.key, this.schema.key, again.key, "duplicate-row", values);
  }

  private address(row: number, column: number): string {
    return addressOf(this.grid, row, column);
  }

  private report(
    severity: Severity,
    cell: string | null,
    row: string | null,
    column: string | null,
    value: unknown,
    code: string,
    values: Problem["values"] = {},
  ): void {
    this.problems.push({ severity, sheet: this.grid.sheet, cell, row, column, value: shown(value), code, values, cite: null });
  }
}
