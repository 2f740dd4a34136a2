import { quoteSheet } from "./address";
import type { Book } from "./model";

const SHEET_PREFIX =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!(?:\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d+:\$?\d+)/gu;

/** Puts another sheet name into the references of a formula, or #REF! (null) when the sheet is gone; text in quotes stays. */
export function renameSheet(formula: string, from: string, to: string | null): string {
  const prefixes = [quoteSheet(from).toLowerCase() + "!", `'${from.replace(/'/g, "''")}'!`.toLowerCase()];
  return formula.replace(SHEET_PREFIX, (token) => {
    const prefix = prefixes.find((candidate) => token.toLowerCase().startsWith(candidate));
    if (!prefix) return token;
    return to === null ? "#REF!" : `${to}!${token.slice(prefix.length)}`;
  });
}

/** The same in every formula and name of the workbook. */
export function renameSheetIn(book: Book, from: string, to: string | null) {
  for (const sheet of book.sheets) {
    for (const row of Object.values(sheet.cells.formulas))
      row.forEach((formula, column) => formula !== undefined && (row[column] = renameSheet(formula, from, to)));
  }
  for (const name of [...book.names, ...book.sheets.flatMap((sheet) => sheet.names)]) name.formula = renameSheet(name.formula, from, to);
}
