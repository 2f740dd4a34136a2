import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import ExcelJS from "exceljs";
import type { DrawnCell, DrawnSheet, DrawnTable, PlacedCell } from "../src/documents/layout";
import { address } from "../src/documents/layout";
import { EARLIEST_ENTRY, type EntryRule } from "../src/documents/plan";
import { CELL_PADDING, MARGINS } from "../src/documents/print";
import { excelStyle } from "./styles";

type SheetWriter = ExcelJS.Worksheet & { commit(): void };

/** Paper numbers of the file format. */
const PAPER = { letter: 1, legal: 5 } as const;

/**
 * Writes drawn sheets to an .xlsx file, a row at a time. The file appears whole or not at all: an existing one is replaced only when the new one is
 * complete.
 */
export async function writeWorkbook(path: string, sheets: readonly DrawnSheet[], title: string): Promise<void> {
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.partial`);
  try {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: partial, useStyles: true, useSharedStrings: false });
    Object.assign(workbook, { creator: "Prorrata", title });
    for (const sheet of sheets) await writeSheet(workbook, sheet);
    await workbook.commit();
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, sheet: DrawnSheet): Promise<void> {
  const writer = workbook.addWorksheet(sheet.name, {
    views: [sheet.frozenRows > 0 ? { state: "frozen", ySplit: sheet.frozenRows, showGridLines: false } : { showGridLines: false }],
    pageSetup: pageSetup(sheet),
    headerFooter: { oddFooter: footer(sheet) },
  }) as SheetWriter;
  // A width in a file counts the padding.
  writer.columns = sheet.widths.map((width) => ({ width: width + CELL_PADDING }));
  for (const { name, row, column } of sheet.names) definedNames(workbook).add(`${quoted(sheet.name)}!${absolute(row, column)}`, name);
  for (const table of sheet.tables) addEntryRules(writer, table);
  await writeRows(writer, sheet);
  writer.commit();
}

const definedNames = (workbook: ExcelJS.stream.xlsx.WorkbookWriter): { add(location: string, name: string): void } =>
  (workbook as unknown as { _definedNames: { add(location: string, name: string): void } })._definedNames;

function pageSetup(sheet: DrawnSheet): Partial<ExcelJS.PageSetup> {
  const { orientation, paper, printTitleRow } = sheet;
  return {
    orientation,
    paperSize: PAPER[paper] as ExcelJS.PaperSize,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: MARGINS,
    ...(printTitleRow ? { printTitlesRow: `${printTitleRow}:${printTitleRow}` } : {}),
  };
}

const footer = ({ footer: { left, center, right } }: DrawnSheet): string => `&L${left}&C${center}&R${right}`;

const quoted = (name: string): string => `'${name.replace(/'/g, "''")}'`;
const absolute = (row: number, column: number): string => address(row, column).replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");

/** Title, totals, header cells and table rows, in the order of the rows: a streamed sheet cannot go back. */
async function writeRows(writer: SheetWriter, sheet: DrawnSheet): Promise<void> {
  const placed = new Map<number, PlacedCell[]>();
  for (const cell of sheet.cells) placed.set(cell.row, [...(placed.get(cell.row) ?? []), cell]);
  const heights = new Map(sheet.heights.map(({ row, points }) => [row, points]));
  const starts = new Map(sheet.tables.map((table) => [table.firstRow, table]));
  const last = Math.max(...placed.keys(), ...sheet.tables.map((table) => table.firstRow + table.rowCount - 1));
  for (let row = 1; row <= last;) {
    const table = starts.get(row);
    if (table && table.rowCount > 0) {
      await writeTable(writer, table);
      row += table.rowCount;
      continue;
    }
    const cells = placed.get(row);
    if (cells) writePlaced(writer.getRow(row), cells, heights.get(row));
    row += 1;
  }
}

function writePlaced(row: ExcelJS.Row, cells: readonly PlacedCell[], height: number | undefined): void {
  if (height !== undefined) row.height = height;
  for (const cell of cells) put(row.getCell(cell.column), cell, excelStyle(cell.style));
  row.commit();
}

/** Rows between pauses in which the file takes what is queued. */
const ROWS_A_PAUSE = 1_000;

async function writeTable(writer: SheetWriter, table: DrawnTable): Promise<void> {
  const styles = table.columns.map((column) => excelStyle(column.style));
  for (let k = 0; k < table.rowCount; k++) {
    const row = writer.getRow(table.firstRow + k);
    table.rowAt(k).forEach((cell, c) => put(row.getCell(c + 1), cell, styles[c]!));
    row.commit();
    if (k % ROWS_A_PAUSE === 0) await setImmediate();
  }
}

function put(cell: ExcelJS.Cell, { value, formula }: DrawnCell, style: Partial<ExcelJS.Style>): void {
  if (formula !== undefined) cell.value = { formula, result: value as number };
  else if (value !== null) cell.value = value;
  cell.style = style;
}

function addEntryRules(writer: SheetWriter, table: DrawnTable): void {
  table.columns.forEach(({ entry }, k) => {
    if (!entry || table.rowCount === 0) return;
    const range = `${address(table.firstRow, k + 1)}:${address(table.firstRow + table.rowCount - 1, k + 1)}`;
    const rule = validation(entry);
    if (rule)
      (writer as unknown as { dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void } }).dataValidations.add(
        range,
        rule,
      );
  });
}

function validation({ type, list }: EntryRule): ExcelJS.DataValidation | null {
  if (type === "list") return { type: "list", allowBlank: true, formulae: [`"${(list ?? []).join(",")}"`], showErrorMessage: true };
  if (type === "date")
    return {
      type: "date",
      operator: "greaterThanOrEqual",
      allowBlank: true,
      formulae: [new Date(EARLIEST_ENTRY)],
      showErrorMessage: true,
    };
  if (type === "money") return { type: "decimal", operator: "greaterThanOrEqual", allowBlank: true, formulae: [0], showErrorMessage: true };
  return null;
}
