import { fault } from "../fault";
import type { Book, Sheet } from "../model";
import type { Kind, Part } from "../thing";

const OPTIONS = {
  allowAutoFilter: false,
  allowDeleteColumns: false,
  allowDeleteRows: false,
  allowEditObjects: false,
  allowEditScenarios: false,
  allowFormatCells: false,
  allowFormatColumns: false,
  allowFormatRows: false,
  allowInsertColumns: false,
  allowInsertHyperlinks: false,
  allowInsertRows: false,
  allowPivotTables: false,
  allowSort: false,
  selectionMode: "Normal",
};

/** @throws AccessDenied when the sheet is protected already */
function protect({ of: sheet }: Part<Sheet>, options?: Record<string, unknown> | null, password?: string | null) {
  if (sheet.protection) throw fault("AccessDenied", `sheet ${sheet.name} is protected already`);
  sheet.protection = { password: password ?? "", options: { ...OPTIONS, ...options } };
  sheet.book.emitter.protectionChanged(sheet);
}

/** @throws AccessDenied when the sheet is not protected, or the password is another */
function unprotect({ of: sheet }: Part<Sheet>, password?: string | null) {
  if (!sheet.protection) throw fault("AccessDenied", `sheet ${sheet.name} is not protected`);
  if (sheet.protection.password !== (password ?? "")) throw fault("AccessDenied", "password");
  sheet.protection = null;
  sheet.book.emitter.protectionChanged(sheet);
}

export const worksheetProtectionKind: Kind<Part<Sheet>> = {
  name: "WorksheetProtection",
  alive: ({ of }) => of.alive(),
  reads: { Protected: ({ of }) => of.protection !== null, Options: ({ of }) => of.protection?.options ?? OPTIONS },
  calls: { Protect: protect, Unprotect: unprotect },
};

/** The protection of the workbook's structure: which sheets there are, in which order, under which names. */
export const workbookProtectionKind: Kind<Part<Book>> = {
  name: "WorkbookProtection",
  reads: { Protected: ({ of }) => of.protected },
  calls: { Protect: ({ of }) => void (of.protected = true), Unprotect: ({ of }) => void (of.protected = false) },
};
