import type ExcelJS from "exceljs";
import { BOLD, cellOf, type Entry } from "../sheets";

export type Cells = readonly ExcelJS.CellValue[];

/** A sheet as someone typed it: no table, whatever stands where. */
export interface Page {
  readonly name: string;
  readonly rows: readonly Cells[];
  readonly merged?: readonly string[];
  /** Hidden column, from 1. */
  readonly hidden?: number;
}

/** What someone typed in place of the clean entry, by key of the row and field. */
export type Typed = Readonly<Record<string, Readonly<Record<string, ExcelJS.CellValue>>>>;

type Row = Readonly<Record<string, Entry>>;

/** The cells of a row in the order of `fields`; a blank field name leaves a column for other things. */
export const typedRow = (row: Row, key: string, fields: readonly string[], kinds: Readonly<Record<string, string>>, typed: Typed): Cells =>
  fields.map((field) => typed[key]?.[field] ?? cellOf(row[field], kinds[field] ?? "text"));

const DATE_FORMAT = "mm/dd/yyyy";
const WIDTHS = { least: 9, most: 34 } as const;

const longest = (rows: readonly Cells[], column: number): number =>
  rows.reduce((most, cells) => Math.max(most, typeof cells[column] === "string" ? (cells[column] as string).length : 0), 0);

export function addPage(workbook: ExcelJS.Workbook, { name, rows, merged = [], hidden }: Page): void {
  const sheet = workbook.addWorksheet(name);
  const width = Math.max(...rows.map((cells) => cells.length));
  sheet.columns = Array.from({ length: width }, (_, c) => ({
    width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest(rows, c) + 1)),
  }));
  for (const cells of rows)
    sheet.addRow([...cells]).eachCell((cell) => {
      if (cell.value instanceof Date) cell.numFmt = DATE_FORMAT;
    });
  for (const range of merged) sheet.mergeCells(range);
  for (const range of merged) sheet.getCell(range.split(":")[0]!).style = { font: BOLD, alignment: { horizontal: "center" } };
  if (hidden !== undefined) sheet.getColumn(hidden).hidden = true;
}
