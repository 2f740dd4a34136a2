import type { Cell, CellValue, ConditionalFormattingOptions, DataValidation, Row, Workbook, Worksheet } from "exceljs";
import { bounding, MAX_COLUMNS, MAX_ROWS, parseA1, rect, splitSheet, type Rect } from "../address";
import { asError, CellError, type Scalar } from "../cells";
import { pointsOfFileWidth } from "../kinds/format";
import { addConditionalFormat } from "../kinds/conditionalFormat";
import { Name } from "../kinds/names";
import { Table } from "../kinds/table";
import { Book, Sheet } from "../model";
import { fromColor, fromFileStyle } from "./looks";
import { readHeaderFooter, readPageSetup } from "./print";
import { fromFileRule, fromFileValidation } from "./rules";

const DAY = 86_400_000;
/** Days from the start of Excel's calendars to 1970-01-01. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };

/** Makes a workbook of the model from what ExcelJS read. */
export function fromExcelJs(workbook: Workbook): Book {
  const [first, ...others] = workbook.worksheets;
  const book = new Book(first?.name);
  book.date1904 = workbook.properties.date1904 ?? false;
  loadProperties(workbook, book);
  const sheets = [book.sheets[0]!, ...others.map(({ name }) => book.addSheet(name))];
  workbook.worksheets.forEach((read, n) => loadSheet(read, sheets[n]!));
  loadNames(workbook, book);
  const active = sheets[workbook.views?.[0]?.activeTab ?? 0];
  const shown = active?.visibility === "Visible" ? active : sheets.find(({ visibility }) => visibility === "Visible");
  if (shown) book.select({ sheet: shown, area: rect(0, 0) });
  return book;
}

function loadProperties(workbook: Workbook, book: Book) {
  const { title, subject, creator, keywords, description, category, manager, company } = workbook;
  const all = {
    Title: title,
    Subject: subject,
    Author: creator,
    Keywords: keywords,
    Comments: description,
    Category: category,
    Manager: manager,
    Company: company,
  };
  for (const [name, value] of Object.entries(all)) if (value) book.properties[name] = value;
}

function loadNames(workbook: Workbook, book: Book) {
  for (const { name, ranges } of workbook.definedNames.model) {
    if (!ranges.length || name.startsWith("_xlnm.")) continue;
    book.names.push(new Name(book, undefined, name, `=${ranges.join(",")}`));
  }
}

function loadSheet(read: Worksheet, sheet: Sheet) {
  const state = { visible: "Visible", hidden: "Hidden", veryHidden: "VeryHidden" } as const;
  sheet.visibility = state[read.state ?? "visible"];
  sheet.tabColor = fromColor(read.properties.tabColor) ?? "";
  read.eachRow({ includeEmpty: false }, (row) => loadRow(row, sheet));
  loadColumns(read, sheet);
  loadView(read, sheet);
  readPageSetup(read.pageSetup, sheet.pageLayout);
  readHeaderFooter(read.headerFooter, sheet.pageLayout);
  for (const merge of (read.model as unknown as { merges?: string[] }).merges ?? []) sheet.merges.push(parseA1(merge)!);
  loadTables(read, sheet);
  loadValidations(read, sheet);
  loadConditionalFormats(read, sheet);
  loadProtection(read, sheet);
}

function loadRow(row: Row, sheet: Sheet) {
  const at = row.number - 1;
  if (row.height) sheet.rowHeights.set(at, row.height);
  if (row.hidden) sheet.hiddenRows.add(at);
  const style = fromFileStyle((row as unknown as { style?: object }).style);
  if (style) sheet.cells.rowStyles[at] = style;
  const { cellCount } = row;
  const find = (row as unknown as { findCell(column: number): Cell | undefined }).findCell.bind(row);
  for (let column = 1; column <= cellCount; column++) {
    const cell = find(column);
    if (cell) loadCell(cell, sheet, at, column - 1);
  }
}

function loadCell(cell: Cell, sheet: Sheet, row: number, column: number) {
  const covered = cell.isMerged && cell.master !== cell;
  if (!covered) {
    const value = scalar(cell.formula === undefined ? cell.value : cell.result, sheet.book);
    if (cell.formula !== undefined) sheet.cells.setValue(row, column, value ?? 0, `=${cell.formula}`);
    else if (value !== undefined) sheet.cells.setValue(row, column, value);
  }
  const style = fromFileStyle(cell.style);
  if (style) sheet.cells.setStyle(row, column, style);
}

function scalar(value: CellValue | undefined, book: Book): Scalar | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (value instanceof Date) return value.getTime() / DAY + EPOCH[book.date1904 ? 1904 : 1900];
  if (typeof value !== "object") return value;
  if ("error" in value) return asError(value.error) ?? new CellError(value.error);
  if ("richText" in value) return value.richText.map(({ text }) => text).join("");
  if ("text" in value) return String(value.text);
  return undefined;
}

function loadColumns(read: Worksheet, sheet: Sheet) {
  (read.columns ?? []).forEach((column, at) => {
    if (column.isCustomWidth && column.width !== undefined) sheet.columnWidths.set(at, pointsOfFileWidth(column.width));
    if (column.hidden) sheet.hiddenColumns.add(at);
    const style = fromFileStyle(column.style);
    if (style) sheet.cells.columnStyles[at] = style;
  });
}

function loadView(read: Worksheet, sheet: Sheet) {
  const view = (read.views as Worksheet["views"] | null)?.[0];
  if (!view) return;
  sheet.showGridlines = view.showGridLines ?? true;
  sheet.showHeadings = view.showRowColHeaders ?? true;
  if (view.state === "frozen") sheet.frozen = rect(0, 0, view.ySplit || MAX_ROWS, view.xSplit || MAX_COLUMNS);
}

interface FileTable {
  readonly name: string;
  readonly tableRef: string;
  readonly headerRow?: boolean;
  readonly totalsRow?: boolean;
  readonly columns: readonly { readonly filterButton?: boolean }[];
  readonly style?: Readonly<Record<string, unknown>>;
}

function loadTables(read: Worksheet, sheet: Sheet) {
  for (const entry of Object.values((read as unknown as { tables: Record<string, { table?: FileTable; model?: FileTable }> }).tables)) {
    const model = entry.table ?? entry.model!;
    const table = new Table(sheet, parseA1(model.tableRef)!, model.name);
    table.showHeaders = model.headerRow !== false;
    table.showTotals = model.totalsRow === true;
    table.showFilterButton = model.columns.some(({ filterButton }) => filterButton);
    table.style = String(model.style?.["theme"] ?? "");
    table.showBandedRows = model.style?.["showRowStripes"] === true;
    table.showBandedColumns = model.style?.["showColumnStripes"] === true;
    table.highlightFirstColumn = model.style?.["showFirstColumn"] === true;
    table.highlightLastColumn = model.style?.["showLastColumn"] === true;
    sheet.tables.push(table);
  }
}

/** ExcelJS hands validations out cell by cell, the cells of one area sharing one object. */
function loadValidations(read: Worksheet, sheet: Sheet) {
  const { model } = (read as unknown as { dataValidations: { model: Record<string, DataValidation> } }).dataValidations;
  const areas = new Map<DataValidation, Rect[]>();
  for (const [address, validation] of Object.entries(model)) {
    const area = parseA1(address)!;
    areas.set(validation, [...(areas.get(validation) ?? []), area]);
  }
  for (const [validation, cells] of areas)
    for (const area of together(cells)) sheet.validations.push({ area, ...fromFileValidation(validation) });
}

/** One rectangle when the cells fill it, else each by itself. */
function together(cells: readonly Rect[]): readonly Rect[] {
  const all = cells.reduce(bounding);
  return all.rows * all.columns === cells.reduce((count, { rows, columns }) => count + rows * columns, 0) ? [all] : cells;
}

function loadConditionalFormats(read: Worksheet, sheet: Sheet) {
  const { conditionalFormattings } = read as unknown as { conditionalFormattings: ConditionalFormattingOptions[] };
  const all = conditionalFormattings.flatMap(({ ref, rules }) => rules.map((rule) => ({ ref, rule })));
  for (const { ref, rule } of all.sort((a, b) => b.rule.priority - a.rule.priority)) {
    const made = fromFileRule(rule);
    const area = parseA1(splitSheet(ref).rest);
    if (!made || !area) continue;
    Object.assign(addConditionalFormat(sheet, area, made.type), made);
  }
}

function loadProtection(read: Worksheet, sheet: Sheet) {
  const given = (read as unknown as { sheetProtection?: Record<string, unknown> }).sheetProtection;
  if (!given?.["sheet"]) return;
  const { objects: _objects, scenarios: _scenarios, selectLockedCells, selectUnlockedCells, sheet: _on, ...rest } = given;
  const allowed = Object.entries(rest).filter(([, value]) => value === true);
  const options = Object.fromEntries(allowed.map(([key]) => [`allow${key.charAt(0).toUpperCase()}${key.slice(1)}`, true]));
  const selectionMode = selectUnlockedCells === false ? "None" : selectLockedCells === false ? "Unlocked" : "Normal";
  sheet.protection = { password: given["hashValue"] ? "unknown" : "", options: { ...options, selectionMode } };
}
