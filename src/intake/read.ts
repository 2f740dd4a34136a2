import type { DecimalMark } from "./amountText";
import { cleanText } from "./cleanText";
import type { DateOrder } from "./dates";
import { checkDuplicates, forgetProblems, unitsOfCell, type Column, type Draft } from "./draft";
import type { HowToRead } from "./fields";
import { isBlank, turn, valueOf, type Grid, type Value } from "./grid";
import { proposeMapping, type Mapping } from "./headers";
import { missing, type Outcome, type Remark } from "./outcome";
import type { Problem, Severity } from "./problem";
import { Report } from "./report";
import { rollupRows, RowSorter, type RowKind } from "./rowKinds";
import { needsColumn, type Fields, type RowOf, type TableSchema } from "./schema";
import { checkTotals, RunningSums } from "./totals";

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

class TableReader {
  private readonly report: Report;
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
  private readonly key: Column | undefined;
  private readonly how: HowToRead;
  private readonly answers: ReadonlyMap<string, string>;

  constructor(
    private readonly grid: Grid,
    private readonly schema: TableSchema,
    private readonly mapping: Mapping | null,
    { decimalMark = "point", dateOrder = "month-first", answers = {} }: ReadChoices,
  ) {
    this.report = new Report(grid);
    this.how = { decimalMark, dateOrder, dateSystem: grid.dateSystem };
    this.answers = new Map(Object.entries(answers));
    this.columns = (mapping?.columns ?? []).map(({ field, column }) => ({ name: field, column, spec: schema.fields[field]! }));
    this.summed = this.columns.filter(({ spec }) => spec.kind.adds);
    this.key = this.columns.find(({ name }) => name === schema.key);
    const present = new Set(this.columns.map(({ name }) => name));
    this.absent = Object.keys(schema.fields).filter((name) => !present.has(name));
  }

  read(): TableRead<Record<string, unknown>> {
    if (!this.mapping) this.report.ofTable("stop", "no-header");
    else this.checkColumns(this.mapping);
    const data = this.mapping ? this.dataRows(this.mapping) : [];
    if (this.schema.unique && this.key) checkDuplicates(data, this.key, this.report);
    return this.result(data);
  }

  /** Required fields without a column stop the table; columns that no field takes are noted. */
  private checkColumns({ headerRow, unmapped }: Mapping): void {
    for (const column of this.absent)
      if (needsColumn(this.schema.fields[column]!)) this.report.ofTable("stop", "column-missing", { column });
    for (const { column, header } of unmapped) this.report.atCell("note", "column-not-used", [headerRow, column], { value: header });
  }

  /** The rows that are data; the others are left out with a note, the totals checked. */
  private dataRows(mapping: Mapping): readonly Draft[] {
    const { drafts, labelled } = this.readRows(mapping);
    const rollups = rollupRows(drafts);
    const repeated = [...rollups].map((k) => drafts[k]!);
    const unlabelled = this.unlabelledTotals(drafts.filter((_, k) => !rollups.has(k)));
    const noData = new Set([...repeated, ...unlabelled]);
    forgetProblems(
      drafts.filter((draft) => noData.has(draft)),
      this.report,
    );
    const totals = [...labelled, ...unlabelled.map(({ index }) => index)].sort((a, b) => a - b);
    for (const { index } of repeated) this.leaveOut(index, "rollup");
    for (const row of totals) this.leaveOut(row, "total");
    const data = noData.size === 0 ? drafts : drafts.filter((draft) => !noData.has(draft));
    checkTotals(this.grid, totals, data, this.summed, this.how, this.report);
    return data;
  }

  private readRows({ headerRow, subHeaderRow }: Mapping): { drafts: Draft[]; labelled: number[] } {
    const sorter = new RowSorter(this.grid, this.mapping!, this.key?.column ?? -1);
    const [drafts, labelled]: [Draft[], number[]] = [[], []];
    const first = (subHeaderRow ?? headerRow) + 1;
    const end = this.schema.settings ? Math.min(first + 1, this.grid.cells.length) : this.grid.cells.length;
    for (let row = first; row < end; row++) {
      const kind = sorter.kindOf(row);
      if (kind === "total") labelled.push(row);
      else if (kind === "data") drafts.push(this.readRow(row));
      else this.leaveOut(row, kind);
    }
    return { drafts, labelled };
  }

  /** Rows that are totals without saying so. */
  private unlabelledTotals(drafts: readonly Draft[]): readonly Draft[] {
    const sums = new RunningSums(this.summed.length);
    return drafts.filter(({ index, units }) => {
      const isTotal = this.isUnlabelledTotal(index, sums);
      if (!isTotal) sums.add(units);
      return isTotal;
    });
  }

  /** A row without a key whose every figure is the sum of the rows above it. */
  private isUnlabelledTotal(row: number, sums: RunningSums): boolean {
    if (!this.key || sums.rows < 2 || !isBlank(this.valueAt(row, this.key.column))) return false;
    const stated = this.summed.map((column) => unitsOfCell(this.valueAt(row, column.column), column, this.how));
    return stated.some((units) => units !== null) && stated.every((units, k) => units === null || sums.agrees(k, units));
  }

  private readRow(row: number): Draft {
    const [key, firstProblem] = [this.keyOf(row), this.report.problems.length];
    const values: Record<string, unknown> = {};
    const units: (bigint | null)[] = [];
    let bad = false;
    for (const column of this.columns) {
      const outcome = this.readCell(row, column, key);
      const value = outcome && "value" in outcome ? outcome.value : null;
      bad ||= outcome !== null && !("value" in outcome);
      values[column.name] = value;
      if (column.spec.kind.adds) units.push(value === null ? null : column.spec.kind.adds.units(value));
    }
    for (const name of this.absent) values[name] = null;
    return { index: row, key, values, units, firstProblem, found: this.report.problems.length - firstProblem, bad };
  }

  /** Reads a cell by its field and reports what is to be said of it; null when an optional field is blank. */
  private readCell(row: number, { name, column, spec }: Column, key: string): Outcome<unknown> | null {
    const value = this.answered(row, column);
    if (isBlank(value) && !spec.required) return null;
    const outcome = isBlank(value) ? missing() : spec.kind.read(value as Exclude<Value, null>, this.how);
    if ("value" in outcome && !outcome.warn) return outcome;
    const { severity, code, values } = remarkOf(outcome);
    if (code === "blank" && !spec.required) return null;
    this.report.atCell(severity, code, [row, column], { row: key, column: name, value, values });
    return outcome;
  }

  private valueAt(row: number, column: number): Value {
    return valueOf(this.grid.cells[row]![column]);
  }

  /** The text of the row's key cell: how problems call the row. */
  private keyOf(row: number): string {
    const value = this.key ? this.valueAt(row, this.key.column) : null;
    return typeof value === "string" ? cleanText(value) : typeof value === "number" ? String(value) : "";
  }

  /** The cell's value, or the user's answer in its place; "missing" answers that there is none. */
  private answered(row: number, column: number): Value {
    const answer = this.answers.size === 0 ? undefined : this.answers.get(this.report.address(row, column));
    return answer === undefined ? this.valueAt(row, column) : answer === "missing" ? null : answer;
  }

  private leaveOut(row: number, kind: Exclude<RowKind, "data">): void {
    this.excluded[kind].push(row);
    if (kind === "blank") return;
    const label = this.grid.cells[row]!.findIndex((cell) => !isBlank(valueOf(cell)));
    this.report.atCell("note", `left-out-${kind}`, [row, label], { value: this.valueAt(row, label) });
  }

  private result(data: readonly Draft[]): TableRead<Record<string, unknown>> {
    const good = data.filter(({ bad }) => !bad);
    const lineOf = ({ index }: Draft) => this.grid.row + index + 1;
    const columnOf = new Map(this.columns.map(({ name, column }) => [name, column]));
    return {
      rows: good.map(({ values }) => values),
      lines: good.map(lineOf),
      badRows: data.filter(({ bad }) => bad).map((draft) => ({ id: draft.key || null, line: lineOf(draft) })),
      problems: this.report.problems,
      mapping: this.mapping,
      excluded: this.excluded,
      cellOf: (row, field) => {
        const [draft, column] = [good[row], columnOf.get(field)];
        return draft && column !== undefined ? this.report.address(draft.index, column) : null;
      },
    };
  }
}

/** What is to be said of a cell: a warning, a question or a refusal. */
function remarkOf(outcome: Outcome<unknown>): Remark & { readonly severity: Severity } {
  if ("value" in outcome) return { severity: "warn", ...outcome.warn! };
  if ("ask" in outcome) return { severity: "stop", code: outcome.code, values: { answers: outcome.ask } };
  return { severity: "stop", code: outcome.refused.code, values: outcome.refused.values };
}
