import type { CellValue, Workbook, Worksheet, WorksheetView } from "exceljs";
import { toA1 } from "../address";
import { valueOf } from "../calculator";
import { CellError, type Scalar } from "../cells";
import { fileWidthOf } from "../kinds/format";
import { frozenCounts } from "../kinds/freezePanes";
import type { Table } from "../kinds/table";
import type { Book, Sheet } from "../model";
import { toArgb, toFileStyle } from "./looks";
import { toHeaderFooter, toPageSetup } from "./print";
import { toFileRule, toFileValidation } from "./rules";

/** What was written, and what ExcelJS has no place for, in words. */
export interface Saved {
  readonly workbook: Workbook;
  readonly lost: readonly string[];
}

/** Writes a workbook into an empty ExcelJS one. */
export async function toExcelJs(book: Book, workbook: Workbook): Promise<Saved> {
  const lost: string[] = [];
  saveProperties(book, workbook);
  for (const sheet of book.sheets) await saveSheet(sheet, workbook, lost);
  saveNames(book, workbook, lost);
  const activeTab = book.sheets.indexOf(book.selection.sheet);
  workbook.views = [{ x: 0, y: 0, width: 20_000, height: 12_000, firstSheet: 0, activeTab, visibility: "visible" }];
  if (book.settings.length) lost.push("settings of add-ins");
  if (book.xmlParts.length) lost.push("custom XML parts");
  return { workbook, lost };
}

const PROPERTIES = {
  Title: "title",
  Subject: "subject",
  Author: "creator",
  Keywords: "keywords",
  Comments: "description",
  Category: "category",
  Manager: "manager",
  Company: "company",
} as const;

function saveProperties(book: Book, workbook: Workbook) {
  workbook.properties.date1904 = book.date1904;
  for (const [office, file] of Object.entries(PROPERTIES)) if (book.properties[office]) workbook[file] = String(book.properties[office]);
}

function saveNames(book: Book, workbook: Workbook, lost: string[]) {
  for (const name of book.names) {
    const target = name.target();
    if (target) workbook.definedNames.add(name.formula.slice(1), name.name);
    else lost.push(`name ${name.name}, which stands for no cells`);
  }
  for (const sheet of book.sheets) for (const name of sheet.names) lost.push(`name ${name.name} of sheet ${sheet.name}`);
}

async function saveSheet(sheet: Sheet, workbook: Workbook, lost: string[]) {
  const state = { Visible: "visible", Hidden: "hidden", VeryHidden: "veryHidden" } as const;
  const written = workbook.addWorksheet(sheet.name, {
    state: state[sheet.visibility],
    views: [view(sheet)],
    pageSetup: toPageSetup(sheet.pageLayout),
    headerFooter: toHeaderFooter(sheet.pageLayout),
    ...(sheet.tabColor ? { properties: { tabColor: toArgb(sheet.tabColor) as { argb: string } } } : {}),
  });
  saveCells(sheet, written);
  for (const table of sheet.tables) saveTable(table, written);
  saveSizes(sheet, written);
  for (const merge of sheet.merges) written.mergeCellsWithoutStyle(toA1(merge));
  saveRules(sheet, written, lost);
  for (const chart of sheet.charts) lost.push(`chart ${chart.name} of sheet ${sheet.name}`);
  await saveProtection(sheet, written);
}

function view(sheet: Sheet): Partial<WorksheetView> {
  const { rows, columns } = frozenCounts(sheet.frozen);
  const frozen = rows || columns ? { state: "frozen" as const, xSplit: columns, ySplit: rows } : {};
  return { showGridLines: sheet.showGridlines, showRowColHeaders: sheet.showHeadings, ...frozen } as Partial<WorksheetView>;
}

const plain = (value: Scalar | undefined): CellValue =>
  value instanceof CellError ? ({ error: value.text } as CellValue) : (value ?? null);

function cellValue(sheet: Sheet, row: number, column: number): CellValue {
  const value = valueOf(sheet, row, column);
  const formula = sheet.cells.formula(row, column);
  return formula === undefined ? plain(value) : ({ formula: formula.slice(1), result: plain(value) } as CellValue);
}

function saveCells(sheet: Sheet, written: Worksheet) {
  const { cells } = sheet;
  const rows = Math.max(cells.values.length, cells.formulas.length, cells.styles.length);
  for (let row = 0; row < rows; row++) {
    const columns = Math.max(cells.values[row]?.length ?? 0, cells.formulas[row]?.length ?? 0, cells.styles[row]?.length ?? 0);
    if (columns) saveRow(sheet, written, row, columns);
  }
}

function saveRow(sheet: Sheet, written: Worksheet, row: number, columns: number) {
  const { cells } = sheet;
  const line = written.getRow(row + 1);
  for (let column = 0; column < columns; column++) {
    const own = cells.styles[row]?.[column];
    const value = cellValue(sheet, row, column);
    if (value === null && !own) continue;
    const cell = line.getCell(column + 1);
    cell.value = value;
    cell.style = toFileStyle(cells.style(row, column) ?? {});
  }
}

/** A table is made from the cells it covers: ExcelJS writes its rows again, with formulas as they are. */
function saveTable(table: Table, written: Worksheet) {
  const { sheet, area } = table;
  const body = table.body();
  const rows = Array.from({ length: body.rows }, (_, r) =>
    Array.from({ length: body.columns }, (_, c) => cellValue(sheet, body.row + r, body.column + c)),
  );
  written.addTable({
    name: table.name,
    ref: toA1({ ...area, rows: 1, columns: 1 }),
    headerRow: table.showHeaders,
    totalsRow: table.showTotals,
    style: {
      ...(table.style ? { theme: table.style as "TableStyleMedium2" } : {}),
      showRowStripes: table.showBandedRows,
      showColumnStripes: table.showBandedColumns,
      showFirstColumn: table.highlightFirstColumn,
      showLastColumn: table.highlightLastColumn,
    },
    columns: table.columnIds.map((_, column) => ({
      name: table.headerText(column),
      filterButton: table.showFilterButton,
      ...totals(table, column),
    })),
    rows,
  });
  if (table.showTotals) saveRow(sheet, written, table.totals().row, area.column + area.columns);
}

function totals(table: Table, column: number) {
  if (!table.showTotals) return {};
  const { row } = table.totals();
  const formula = table.sheet.cells.formula(row, table.area.column + column);
  const value = table.sheet.cells.value(row, table.area.column + column);
  if (formula) return { totalsRowFunction: "custom" as const, totalsRowFormula: formula.slice(1) };
  return { totalsRowLabel: String(value ?? "") };
}

function saveSizes(sheet: Sheet, written: Worksheet) {
  const { columnWidths, rowHeights, hiddenColumns, hiddenRows, cells } = sheet;
  for (const [column, points] of columnWidths) written.getColumn(column + 1).width = fileWidthOf(points);
  for (const column of hiddenColumns) written.getColumn(column + 1).hidden = true;
  for (const [row, points] of rowHeights) written.getRow(row + 1).height = points;
  for (const row of hiddenRows) written.getRow(row + 1).hidden = true;
  cells.columnStyles.forEach((style, column) => style && (written.getColumn(column + 1).style = toFileStyle(style)));
  cells.rowStyles.forEach((style, row) => style && Object.assign(written.getRow(row + 1), { style: toFileStyle(style) }));
}

function saveRules(sheet: Sheet, written: Worksheet, lost: string[]) {
  const validations = written as unknown as { dataValidations: { add(address: string, validation: unknown): void } };
  for (const validation of sheet.validations) {
    const made = toFileValidation(validation);
    if (made) validations.dataValidations.add(toA1(validation.area), made);
  }
  sheet.conditionalFormats.forEach((format, at) => {
    const rule = toFileRule(format, at + 1);
    if (rule) written.addConditionalFormatting({ ref: toA1(format.area), rules: [rule] });
    else lost.push(`conditional format ${format.type} of sheet ${sheet.name}`);
  });
}

async function saveProtection(sheet: Sheet, written: Worksheet) {
  if (!sheet.protection) return;
  const { password, options } = sheet.protection;
  const allowed = Object.entries(options).filter(([key, value]) => key.startsWith("allow") && value === true);
  const named = allowed.map(([key]) => [key.charAt(5).toLowerCase() + key.slice(6), true] as const);
  const { editObjects: objects, editScenarios: scenarios, ...rest } = Object.fromEntries(named);
  const selection = { selectLockedCells: options["selectionMode"] === "Normal", selectUnlockedCells: options["selectionMode"] !== "None" };
  await written.protect(password, { ...rest, ...selection, objects: objects ?? false, scenarios: scenarios ?? false });
}
