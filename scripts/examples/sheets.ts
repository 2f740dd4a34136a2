import ExcelJS from "exceljs";
import { DISTRICT_TABLES } from "../../src/intake";

export type TableId = keyof typeof DISTRICT_TABLES;
type FieldsOf<T extends TableId> = (typeof DISTRICT_TABLES)[T]["fields"];

/** What a board types: text, a number, yes or no, or a day as ISO text in a column of dates. */
export type Entry = string | number | boolean | null | undefined;
export type EntryRow<T extends TableId> = { readonly [F in keyof FieldsOf<T>]?: Entry };

/** A sheet that holds one table: the header that the board gives each field, and the rows. */
export interface TableSheet<T extends TableId = TableId> {
  readonly name: string;
  readonly table: T;
  readonly headers: { readonly [F in keyof FieldsOf<T>]?: string };
  readonly rows: readonly EntryRow<T>[];
}

export const tableSheet = <T extends TableId>(
  name: string,
  table: T,
  headers: TableSheet<T>["headers"],
  rows: readonly EntryRow<T>[],
): TableSheet => ({ name, table, headers, rows }) as unknown as TableSheet;

/** A column on its way to the file. */
export interface DrawnColumn {
  readonly field: string;
  readonly header: string;
  /** Name of the field's kind. */
  readonly kind: string;
}

export function columnsOf({ table, headers }: TableSheet): readonly DrawnColumn[] {
  const fields = DISTRICT_TABLES[table].fields as Readonly<Record<string, { readonly kind: { readonly name: string } }>>;
  return Object.entries(headers as Readonly<Record<string, string>>).map(([field, header]) => ({
    field,
    header,
    kind: fields[field]!.kind.name,
  }));
}

/** The cell for what the board typed in a column of a kind. */
export function cellOf(entry: Entry, kind: string): ExcelJS.CellValue {
  if (entry === undefined || entry === null) return null;
  if (typeof entry === "boolean") return entry ? "Sí" : "No";
  return kind === "date" && typeof entry === "string" ? new Date(`${entry}T00:00:00Z`) : entry;
}

const FORMATS: Readonly<Record<string, string>> = {
  money: "#,##0.00;-#,##0.00",
  amount: "#,##0.00;-#,##0.00",
  area: "#,##0.00##",
  rate: "0.00%",
  share: "0.00%",
  date: "yyyy-mm-dd",
  days: "0",
  count: "0",
  year: "0",
};
const CENTERED = new Set(["date", "flag", "days"]);
const RIGHT = new Set(["money", "amount", "area", "rate", "share", "count", "year"]);
const alignOf = (kind: string): "left" | "center" | "right" => (CENTERED.has(kind) ? "center" : RIGHT.has(kind) ? "right" : "left");

/** How a cell of a kind looks; text and identifiers are text, so that no zero is lost. */
const styleOf = (kind: string): Partial<ExcelJS.Style> => ({ numFmt: FORMATS[kind] ?? "@", alignment: { horizontal: alignOf(kind) } });

/** A style with a font names it whole: a bare "bold" falls back to another typeface. */
export const BOLD: Partial<ExcelJS.Font> = { name: "Calibri", family: 2, size: 11, bold: true };

const headerStyle = (kind: string): Partial<ExcelJS.Style> => ({
  font: { ...BOLD, color: { argb: "FFFFFFFF" } },
  fill: { type: "pattern", pattern: "solid", fgColor: { argb: "FF1F4E5F" } },
  alignment: { wrapText: true, vertical: "middle", horizontal: alignOf(kind) },
});
const HEADER_HEIGHT = 48;
const LABEL: Partial<ExcelJS.Style> = { font: BOLD };

const WIDTHS = { least: 12, most: 46, text: 2, header: 18 } as const;
/** Rows looked at for a width: a streamed sheet gives its widths first. */
const MEASURED_ROWS = 200;

function widthOf({ field, header }: DrawnColumn, rows: readonly Readonly<Record<string, Entry>>[]): number {
  const longest = rows.slice(0, MEASURED_ROWS).reduce((most, row) => Math.max(most, String(row[field] ?? "").length), 0);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + WIDTHS.text, Math.min(header.length, WIDTHS.header) + WIDTHS.text));
}

/** Draws a table on a sheet, row by row, so that a streamed sheet may let go of each. */
export function drawTable(sheet: ExcelJS.Worksheet, data: TableSheet, rows: Iterable<Readonly<Record<string, Entry>>> = data.rows): void {
  const columns = columnsOf(data);
  sheet.columns = columns.map((column) => ({ width: widthOf(column, data.rows), style: styleOf(column.kind) }));
  const header = sheet.addRow(columns.map((column) => column.header));
  header.eachCell((cell, k) => (cell.style = headerStyle(columns[k - 1]!.kind)));
  header.height = HEADER_HEIGHT;
  header.commit();
  for (const row of rows) sheet.addRow(columns.map(({ field, kind }) => cellOf(row[field], kind))).commit();
}

/** Labels in the first column, values beside them. */
export function drawSettings(sheet: ExcelJS.Worksheet, data: TableSheet): void {
  sheet.columns = [{ width: 38 }, { width: 54 }];
  const [row] = data.rows as readonly Readonly<Record<string, Entry>>[];
  for (const { field, header, kind } of columnsOf(data)) {
    const drawn = sheet.addRow([header, cellOf(row![field], kind)]);
    drawn.getCell(1).style = LABEL;
    drawn.getCell(2).style = { ...styleOf(kind), alignment: { horizontal: "left", wrapText: true } };
    drawn.commit();
  }
}

const FROZEN: Partial<ExcelJS.AddWorksheetOptions> = { views: [{ state: "frozen", xSplit: 0, ySplit: 1 }] };
const PRINTED: Partial<ExcelJS.PageSetup> = { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 };

/** Adds a sheet for a table and draws it; `rows` stand in for the table's own when they are too many to hold. */
export function addSheet(
  workbook: ExcelJS.Workbook,
  data: TableSheet,
  rows?: Iterable<Readonly<Record<string, Entry>>>,
): ExcelJS.Worksheet {
  const settings = DISTRICT_TABLES[data.table].settings;
  const sheet = workbook.addWorksheet(data.name, { ...(settings ? {} : FROZEN), pageSetup: PRINTED });
  if (settings) drawSettings(sheet, data);
  else drawTable(sheet, data, rows);
  return sheet;
}

/** The day that the example files say they were made: a fixed one, so that two runs agree. */
export const MADE_ON = new Date("2026-01-05T12:00:00Z");

export function newWorkbook(): ExcelJS.Workbook {
  const workbook = new ExcelJS.Workbook();
  Object.assign(workbook, { creator: "Prorrata", lastModifiedBy: "Prorrata", created: MADE_ON, modified: MADE_ON });
  return workbook;
}
