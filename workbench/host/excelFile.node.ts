import ExcelJS from "exceljs";
import { fromExcelJs } from "./file/load";
import { toExcelJs } from "./file/save";
import type { Book } from "./model";

/** Opens an .xlsx file. What ExcelJS does not read (charts, pivot tables) is not there. */
export async function readBook(path: string): Promise<Book> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  return fromExcelJs(workbook);
}

/** Saves a workbook as .xlsx and says what could not be saved. */
export async function writeBook(book: Book, path: string): Promise<readonly string[]> {
  await book.calculator?.settled?.();
  const { workbook, lost } = await toExcelJs(book, new ExcelJS.Workbook());
  await workbook.xlsx.writeFile(path);
  return lost;
}
