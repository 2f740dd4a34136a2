import {
  isFootage,
  isIsoDate,
  isRatio,
  ratioOf,
  ruleError,
  shortFingerprint,
  squareFeet,
  toDollars,
  toFixed,
  toSerial,
  type Cents,
  type Ratio,
} from "../core";
import { say, type Lang } from "../words";
import { Evaluator, mainColumn } from "./evaluate";
import {
  isExpression,
  type Column,
  type ColumnKind,
  type EntryRule,
  type Expression,
  type PlanValue,
  type Row,
  type SheetPlan,
  type Table,
  type TopLine,
  type WorkbookPlan,
} from "./plan";
import { footerText } from "./print";
import {
  bodyStyle,
  headerStyle,
  isNumeric,
  LABEL,
  NOTE,
  SUBTITLE,
  TABLE_TITLE,
  TIE_LABEL,
  TITLE_STYLES,
  topStyle,
  totalStyle,
  type Style,
} from "./styles";

/** What a cell holds in a workbook: text, a number, a flag; with `formula` the number is its stored result. */
export interface DrawnCell {
  readonly value: string | number | boolean | null;
  readonly formula?: string;
}

/** A cell outside the tables: one at a time. */
export interface PlacedCell extends DrawnCell {
  readonly row: number;
  readonly column: number;
  readonly style: Style;
}

export interface DrawnColumn {
  readonly style: Style;
  readonly entry?: EntryRule;
}

/** A table: whole columns with one style, rows made when asked for. Rows and columns count from 1. */
export interface DrawnTable {
  readonly key: string;
  readonly headerRow: number;
  readonly firstRow: number;
  readonly rowCount: number;
  readonly columns: readonly DrawnColumn[];
  readonly rowAt: (index: number) => readonly DrawnCell[];
}

export interface DrawnSheet {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly PlacedCell[];
  readonly tables: readonly DrawnTable[];
  /** Characters, one a column. */
  readonly widths: readonly number[];
  readonly names: readonly { readonly name: string; readonly row: number; readonly column: number }[];
  /** Heights in points of the rows that need their own: wrapped headers. */
  readonly heights: readonly { readonly row: number; readonly points: number }[];
  /** Rows above the split; 0 for none. */
  readonly frozenRows: number;
  readonly printTitleRow: number | null;
  readonly orientation: "portrait" | "landscape";
  readonly paper: "letter" | "legal";
  /** As Excel prints it: & starts a code, doubled it stands for itself. */
  readonly footer: { readonly left: string; readonly center: string; readonly right: string };
  readonly chart?: DrawnChart;
}

/** Where a chart's data stand: the pane draws it, a file holds the block and says so. */
export interface DrawnChart {
  readonly title: string;
  readonly categoryColumn: number;
  readonly valueColumns: readonly number[];
  readonly headerRow: number;
  readonly rowCount: number;
}

const MAX_ROWS = 1_048_576;
const MIN_WIDTH: Readonly<Record<ColumnKind, number>> = {
  text: 14,
  id: 12,
  money: 16,
  exact: 18,
  date: 12,
  rate: 12,
  area: 14,
  count: 10,
  flag: 10,
  word: 16,
  note: 44,
};
const MAX_TEXT_WIDTH = 48;
const LINE_POINTS = 15;
const WIDTH_SAMPLE = 2_000;
/** Top lines have their label in the first column and their value in the second. */
const VALUE_COLUMN = 2;

export const columnLetter = (column: number): string =>
  column <= 26 ? String.fromCharCode(64 + column) : columnLetter(Math.floor((column - 1) / 26)) + columnLetter(((column - 1) % 26) + 1);

export const address = (row: number, column: number): string => `${columnLetter(column)}${row}`;

/**
 * Places a plan's sheets: the same cells for every writer.
 *
 * @throws RuleError `out-of-range` "sheet-too-long" before any work when a sheet would not fit in Excel
 */
export function layOut(plan: WorkbookPlan): readonly DrawnSheet[] {
  const evaluator = new Evaluator(plan, heldInCell);
  return plan.sheets.map((sheet) => new SheetLayout(plan, sheet, evaluator).draw());
}

class SheetLayout {
  private row = 1;
  private readonly cells: PlacedCell[] = [];
  private readonly tables: DrawnTable[] = [];
  private readonly names: { name: string; row: number; column: number }[] = [];
  private readonly widths: number[] = [];
  private readonly heights: { row: number; points: number }[] = [];
  private headerRowOfMain = 0;

  constructor(
    private readonly plan: WorkbookPlan,
    private readonly sheet: SheetPlan,
    private readonly evaluator: Evaluator,
  ) {}

  draw(): DrawnSheet {
    this.placeTitle();
    this.planMainTable();
    this.sheet.top.forEach((line) => this.placeTopLine(line));
    this.sheet.notes.forEach((note) => this.place(this.row++, 1, { value: note }, NOTE));
    this.sheet.tables.forEach((table, index) => this.placeTable(table, index));
    if (this.row > MAX_ROWS) throw ruleError("out-of-range", "sheet-too-long", { rows: this.row, limit: MAX_ROWS });
    return this.drawn();
  }

  private drawn(): DrawnSheet {
    const { key, name, orientation, paper, tables, title } = this.sheet;
    const single = tables.length === 1;
    return {
      key,
      name,
      cells: this.cells,
      tables: this.tables,
      widths: this.widths,
      names: this.names,
      heights: this.heights,
      frozenRows: single ? this.headerRowOfMain : 0,
      printTitleRow: single ? this.headerRowOfMain : null,
      orientation,
      paper,
      footer: {
        left: footerText(`${this.plan.entity} · ${title[1] ?? this.plan.title}`),
        center: say(this.plan.lang, "documents.page"),
        right: shortFingerprint(this.plan.fingerprints.results),
      },
      ...this.drawnChart(),
    };
  }

  private drawnChart(): { chart?: DrawnChart } {
    const { chart, tables } = this.sheet;
    if (!chart) return {};
    const at = (key: string): number => mainColumn(this.sheet, key).index + 1;
    return {
      chart: {
        title: chart.title,
        categoryColumn: at(chart.category),
        valueColumns: chart.values.map(at),
        headerRow: this.headerRowOfMain,
        rowCount: tables[0]!.rows.length,
      },
    };
  }

  private place(row: number, column: number, cell: DrawnCell, style: Style): void {
    this.cells.push({ row, column, style, ...cell });
  }

  private placeTitle(): void {
    this.sheet.title.forEach((line, index) => this.place(this.row++, 1, { value: line }, TITLE_STYLES[index] ?? SUBTITLE));
    this.row += 1;
  }

  /** Top lines refer to the main table's rows, so its place is known before they are drawn. */
  private planMainTable(): void {
    const main = this.sheet.tables[0];
    if (!main) return;
    const above = this.row + this.sheet.top.length + this.sheet.notes.length;
    const gap = this.sheet.top.length + this.sheet.notes.length > 0 ? 1 : 0;
    this.headerRowOfMain = above + gap + (main.title === undefined ? 0 : 1) + (main.columns.some((column) => column.total) ? 1 : 0);
  }

  private placeTopLine(line: TopLine): void {
    const tie = line.tie === true;
    const column = VALUE_COLUMN;
    this.place(this.row, 1, { value: line.label }, tie ? TIE_LABEL : LABEL);
    this.place(this.row, column, this.topCell(line), topStyle(line.kind, tie));
    if (line.note) this.place(this.row, column + 1, { value: line.note }, NOTE);
    if (line.name) this.names.push({ name: line.name, row: this.row, column });
    this.row += 1;
  }

  private topCell(line: TopLine): DrawnCell {
    if (!isExpression(line.value)) return { value: cellValue(line.kind, line.value, this.plan.lang) };
    const result = this.evaluator.topLine(this.sheet, line.value);
    return { value: Number(toFixed(result, line.kind === "money" ? 2 : 10)), formula: this.formula(line.value) };
  }

  private placeTable(table: Table, index: number): void {
    this.row += index > 0 ? 2 : this.sheet.top.length + this.sheet.notes.length > 0 ? 1 : 0;
    if (table.title !== undefined) this.place(this.row++, 1, { value: table.title }, TABLE_TITLE);
    const totals = table.columns.some((column) => column.total);
    const headerRow = this.row + (totals ? 1 : 0);
    if (totals) this.placeTotals(table, headerRow);
    table.columns.forEach((column, k) => this.place(headerRow, k + 1, { value: column.header }, headerStyle(column.kind)));
    this.measure(table);
    this.heights.push({
      row: headerRow,
      points: LINE_POINTS * Math.max(...table.columns.map(({ header }, k) => linesOf(header, this.widths[k]!))),
    });
    this.tables.push(this.drawnTable(table, headerRow));
    this.row = headerRow + table.rows.length + 1;
  }

  private placeTotals(table: Table, headerRow: number): void {
    this.place(this.row, 1, { value: say(this.plan.lang, "documents.total") }, { bold: true });
    table.columns.forEach((column, k) => {
      if (!column.total) return;
      const sum = this.evaluator.columnSum(this.sheet, table, column);
      const formula = `SUM(${columnRange(k + 1, headerRow, table.rows.length)})`;
      this.place(this.row, k + 1, { value: Number(toFixed(sum, column.kind === "money" ? 2 : 10)), formula }, totalStyle(column.kind));
    });
  }

  private drawnTable(table: Table, headerRow: number): DrawnTable {
    return {
      key: table.key,
      headerRow,
      firstRow: headerRow + 1,
      rowCount: table.rows.length,
      columns: table.columns.map((column, k) => ({
        style: bodyStyle(column.kind, column.entry !== undefined, k > 0 && isNumeric(table.columns[k - 1]!.kind)),
        ...(column.entry ? { entry: column.entry } : {}),
      })),
      rowAt: (index) => table.columns.map((column) => this.bodyCell(column, table.rows[index]!, headerRow + 1 + index)),
    };
  }

  private bodyCell(column: Column, row: Row, at: number): DrawnCell {
    if (!column.formula) return { value: cellValue(column.kind, row[column.key] ?? null, this.plan.lang) };
    const result = this.evaluator.cell(this.sheet, column, row) as Ratio;
    return { value: Number(toFixed(result, column.kind === "money" ? 2 : 10)), formula: this.formula(column.formula, at) };
  }

  private formula(expression: Expression, at = 0): string {
    switch (expression.op) {
      case "sum": {
        const { table, index } = mainColumn(this.sheet, expression.column);
        return `SUM(${columnRange(index + 1, this.headerRowOfMain, table.rows.length)})`;
      }
      case "row":
        return address(at, mainColumn(this.sheet, expression.column).index + 1);
      case "name":
        return expression.name;
      case "add":
        return `${this.formula(expression.left, at)}+${this.formula(expression.right, at)}`;
      case "subtract":
        return `${this.formula(expression.left, at)}-${grouped(this.formula(expression.right, at), expression.right)}`;
    }
  }

  /** Widths from content, of a sample when the table is long. */
  private measure(table: Table): void {
    table.columns.forEach((column, k) => {
      let width = Math.max(column.width ?? MIN_WIDTH[column.kind], longestWord(column.header) + 2);
      if (column.width === undefined && !isNumeric(column.kind) && column.kind !== "date")
        for (const row of table.rows.slice(0, WIDTH_SAMPLE))
          width = Math.max(width, Math.min(MAX_TEXT_WIDTH, String(row[column.key] ?? "").length + 2));
      this.widths[k] = Math.max(this.widths[k] ?? 0, width);
    });
    const label = Math.max(0, ...this.sheet.top.map((line) => line.label.length + 2));
    this.widths[0] = Math.max(this.widths[0] ?? 0, Math.min(MAX_TEXT_WIDTH, label));
    if (this.sheet.top.length > 0) this.widths[1] = Math.max(this.widths[1] ?? 0, MIN_WIDTH.money);
  }
}

/** Lines that a bold text takes in a column of so many characters. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const needed = word.length * 1.15 + (used > 0 ? 1 : 0);
    if (used > 0 && used + needed > width - 1) [lines, used] = [lines + 1, word.length * 1.15];
    else used += needed;
  }
  return lines;
}

const longestWord = (text: string): number => Math.max(0, ...text.split(" ").map((word) => word.length));

const grouped = (formula: string, expression: Expression): string =>
  expression.op === "add" || expression.op === "subtract" ? `(${formula})` : formula;

/** An empty table still sums over one row, the blank one under its header. */
const columnRange = (column: number, headerRow: number, rows: number): string =>
  `${address(headerRow + 1, column)}:${address(headerRow + Math.max(1, rows), column)}`;

/** Places kept of exact amounts and rates, when they become numbers in a cell. */
const EXACT_PLACES = 8;
const heldInCell = (exact: Ratio): Ratio => ratioOf(toFixed(exact, EXACT_PLACES));

/** A plan value as a cell holds it: the nearest double of an exact figure; text as text. */
export function cellValue(kind: ColumnKind, value: PlanValue, lang: Lang): string | number | boolean | null {
  if (typeof value === "bigint") return toDollars(value as Cents);
  if (isFootage(value)) return Number(toFixed(squareFeet(value), 4));
  if (isRatio(value)) return Number(toFixed(value, EXACT_PLACES));
  if (kind === "word" && typeof value === "string") return say(lang, `codes.${value}`);
  return kind === "date" && isIsoDate(value) ? toSerial(value) : value;
}
