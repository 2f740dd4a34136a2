import { contains, intersection, rect, splitSheet, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Book, Sheet } from "../model";
import { part, type Kind, type Part, type Thing } from "../thing";
import { eventCalls } from "./eventCalls";
import { insertCells } from "./shift";
import { range, type Range } from "./range";
import { enter } from "./rangeWrites";
import { fields, find, flag, text } from "./record";
import { tableColumnsKind, type ColumnId } from "./tableColumns";
import { tableRowsKind } from "./tableRows";

/** A table over cells of a sheet. Its column names stand in its header cells. */
export class Table implements Thing {
  readonly kind = tableKind;
  readonly id: string;
  readonly columnIds: ColumnId[];
  showHeaders = true;
  showTotals = false;
  showFilterButton = true;
  showBandedRows = true;
  showBandedColumns = false;
  highlightFirstColumn = false;
  highlightLastColumn = false;
  style = "TableStyleMedium2";

  constructor(
    readonly sheet: Sheet,
    public area: Rect,
    public name: string,
  ) {
    this.id = `{${String(sheet.book.id()).padStart(8, "0")}-0001-0000-0000-000000000000}`;
    this.columnIds = Array.from({ length: area.columns }, (_, n) => n + 1);
  }

  alive() {
    this.sheet.alive();
    if (!this.sheet.tables.includes(this)) throw fault("ItemNotFound", `table ${this.name}`);
  }

  header = (): Rect => ({ ...this.area, rows: 1 });
  totals = (): Rect => ({ ...this.area, row: this.area.row + this.area.rows - 1, rows: 1 });

  body(): Rect {
    const above = this.showHeaders ? 1 : 0;
    return { ...this.area, row: this.area.row + above, rows: this.area.rows - above - (this.showTotals ? 1 : 0) };
  }

  headerText = (column: number) => String(this.sheet.cells.value(this.area.row, this.area.column + column) ?? "");

  /** Makes the header cells text, none blank, no two alike, as Excel does. */
  fixHeaders() {
    if (!this.showHeaders) return;
    const taken = new Set<string>();
    for (let column = 0; column < this.area.columns; column++) {
      const given = this.headerText(column) || `Column${column + 1}`;
      let name = given;
      for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${given}${n}`;
      taken.add(name.toLowerCase());
      if (this.sheet.cells.value(this.area.row, this.area.column + column) !== name)
        this.sheet.cells.setValue(this.area.row, this.area.column + column, name);
    }
  }
}

/** @throws InvalidArgument when the name looks like a cell, has spaces, or belongs to another table or name */
function rename(table: Table, name: unknown) {
  demand(
    typeof name === "string" && /^[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/u.test(name) && !/^[A-Za-z]{1,3}\d+$/.test(name),
    `table name ${name}`,
  );
  const { book } = table.sheet;
  const taken = book.tables().some((other) => other !== table && other.name.toLowerCase() === name.toLowerCase());
  demand(!taken && !book.nameNamed(name), `the name ${name} is taken`);
  table.name = name;
}

/** Shows or removes the row of totals under the table; the cells there must be free to move. */
function setTotals(table: Table, shown: boolean) {
  if (shown === table.showTotals) return;
  const { sheet, area } = table;
  sheet.writable(area);
  const below = { ...area, row: area.row + area.rows, rows: 1 };
  if (shown && sheet.cells.hasContent(below)) insertCells(range(sheet, below), "Down");
  if (!shown) sheet.cells.clearContents(table.totals());
  table.area = { ...area, rows: area.rows + (shown ? 1 : -1) };
  table.showTotals = shown;
  if (shown) sheet.enter(below.row, below.column, "Total");
}

function remove(table: Table, withCells: boolean) {
  const { sheet } = table;
  sheet.writable(table.area);
  sheet.tables.splice(sheet.tables.indexOf(table), 1);
  if (withCells) sheet.cells.clearContents(table.area);
  sheet.book.emitter.tableDeleted(table);
  return range(sheet, table.area);
}

function resize(table: Table, to: Range | string) {
  const area = typeof to === "string" ? table.sheet.rectOf(to) : to.area;
  demand(area.row === table.area.row && intersection(area, table.area), "a table keeps its header row");
  free(table.sheet, area, table);
  while (table.columnIds.length < area.columns) table.columnIds.push(Math.max(...table.columnIds) + 1);
  table.columnIds.length = area.columns;
  table.area = area;
  table.fixHeaders();
}

const options = fields<Table, Table>((self) => self, {
  Id: ["id"],
  LegacyId: ["id"],
  Name: ["name"],
  ShowHeaders: ["showHeaders", flag],
  ShowTotals: ["showTotals"],
  ShowFilterButton: ["showFilterButton", flag],
  ShowBandedRows: ["showBandedRows", flag],
  ShowBandedColumns: ["showBandedColumns", flag],
  HighlightFirstColumn: ["highlightFirstColumn", flag],
  HighlightLastColumn: ["highlightLastColumn", flag],
  Style: ["style", text],
});

function totalRow(table: Table): Range {
  if (!table.showTotals) throw fault("ItemNotFound", `totals of table ${table.name}`);
  return range(table.sheet, table.totals());
}

export const tableKind: Kind<Table> = {
  name: "Table",
  alive: (table) => table.alive(),
  reads: options.reads,
  writes: { ...options.writes, Name: rename, ShowTotals: setTotals },
  opens: {
    Worksheet: ({ sheet }) => sheet,
    Columns: (table) => part(tableColumnsKind, table),
    Rows: (table) => part(tableRowsKind, table),
    GetRange: ({ sheet, area }) => range(sheet, area),
    GetHeaderRowRange: (table) => range(table.sheet, table.header()),
    GetDataBodyRange: (table) => range(table.sheet, table.body()),
    GetTotalRowRange: totalRow,
    ConvertToRange: (table) => remove(table, false),
  },
  calls: {
    ...eventCalls(["DataChangedEvent", "SelectionChangedEvent"]),
    Delete: (table) => void remove(table, true),
    Resize: resize,
    ClearFilters: () => null,
  },
};

/** The tables of a workbook, or of one of its sheets. */
export interface Scope {
  readonly book: Book;
  readonly sheet?: Sheet;
}
type Tables = Part<Scope>;

const tablesOf = ({ of: { book, sheet } }: Tables) => sheet?.tables ?? book.tables();
const tableNamed = (self: Tables, key: unknown) => find(tablesOf(self), key, "name", "id");

/** @throws MergedRangeConflict over merged cells, InvalidArgument over another table */
function free(sheet: Sheet, area: Rect, self?: Table) {
  if (sheet.merges.some((merge) => intersection(merge, area))) throw fault("MergedRangeConflict", sheet.addressOf(area));
  const other = sheet.tables.find((candidate) => candidate !== self && intersection(candidate.area, area));
  demand(!other, `table ${other?.name} is in the way`);
}

function place({ of: { book, sheet } }: Tables, address: Range | string): { sheet: Sheet; area: Rect } {
  if (typeof address !== "string") return address;
  const named = splitSheet(address).sheet;
  const on = named === null ? (sheet ?? book.selection.sheet) : book.sheetNamed(named);
  if (!on) throw fault("ItemNotFound", `sheet ${named}`);
  demand(!sheet || on === sheet, `${address} is not on sheet ${sheet?.name}`);
  return { sheet: on, area: on.rectOf(address) };
}

function add(self: Tables, address: Range | string, hasHeaders: boolean): Table {
  const { sheet, area } = place(self, address);
  sheet.writable(area);
  free(sheet, area);
  if (!hasHeaders) insertCells(range(sheet, { ...area, rows: 1 }), "Down");
  const least = Math.max(area.rows + (hasHeaders ? 0 : 1), 2);
  const table = new Table(sheet, { ...area, rows: least }, freeName(sheet.book));
  sheet.tables.push(table);
  for (let column = area.column; column < area.column + area.columns; column++) headerAsText(sheet, area.row, column);
  table.fixHeaders();
  sheet.book.emitter.tableAdded(table);
  return table;
}

/** A header is text even where the cell held a number or a formula. */
function headerAsText(sheet: Sheet, row: number, column: number) {
  const value = sheet.cells.value(row, column);
  if (value !== undefined) sheet.cells.setValue(row, column, String(value));
}

function freeName(book: Book): string {
  for (let n = 1; ; n++) if (!book.tables().some(({ name }) => name === `Table${n}`) && !book.nameNamed(`Table${n}`)) return `Table${n}`;
}

const must = (table: Table | undefined, key: unknown): Table => {
  if (!table) throw fault("ItemNotFound", `table ${key}`);
  return table;
};

export const tablesKind: Kind<Tables> = {
  name: "TableCollection",
  reads: { Count: (self) => tablesOf(self).length },
  items: tablesOf,
  opens: {
    Add: add,
    Indexer: (self, key) => must(tableNamed(self, key), key),
    GetItemAt: (self, index) => must(tablesOf(self)[index], index),
    GetItemOrNullObject: (self, key) => tableNamed(self, key) ?? null,
  },
  calls: { ...eventCalls(["AddedEvent", "DataChangedEvent", "DeletedEvent"]), GetCount: (self) => tablesOf(self).length },
};

/** Whether a cell lies in one of the sheet's tables, where nothing may spill. */
export const inTable = (sheet: Sheet, row: number, column: number) => sheet.tables.some(({ area }) => contains(area, rect(row, column)));

/** Adds rows of values at the end of a table, over what stands below when that is blank. */
export function appendRows(table: Table, rows: readonly (readonly unknown[])[]) {
  const { sheet } = table;
  const body = table.body();
  const at = body.row + body.rows;
  const onlyBlank = body.rows === 1 && !sheet.cells.hasContent(body);
  const added = { ...table.area, row: at, rows: rows.length - (onlyBlank ? 1 : 0) };
  demand(rows.every((row) => row.length === table.area.columns), "values for each column"); // prettier-ignore
  if (table.showTotals || (added.rows > 0 && sheet.cells.hasContent(added)))
    throw fault("NotImplemented", "table rows that push cells down");
  table.area = { ...table.area, rows: table.area.rows + added.rows };
  const first = onlyBlank ? body.row : at;
  rows.forEach((row, r) => row.forEach((value, c) => enter(sheet, first + r, table.area.column + c, value)));
}
