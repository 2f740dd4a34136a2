import { rect, splitSheet, MAX_COLUMNS, MAX_ROWS } from "../address";
import { demand, fault } from "../fault";
import type { Book, Sheet, Visibility } from "../model";
import { color } from "../style";
import { part, type Kind, type Part } from "../thing";
import { eventCalls } from "./eventCalls";
import { chartsKind } from "./charts";
import { freezePanesKind } from "./freezePanes";
import { namesKind } from "./names";
import { pageLayoutKind } from "./pageLayout";
import { worksheetProtectionKind } from "./protection";
import { range, type Range } from "./range";
import { flag, positive, fields } from "./record";
import { tablesKind } from "./table";

const EVENTS = [
  "ActivatedEvent", "CalculatedEvent", "DataChangedEvent", "DeactivatedEvent", "FormatChangedEvent", "ProtectionChangedEvent", "SelectionChangedEvent",
]; // prettier-ignore
const UNMARKED = ["EventNameChanged", "EventVisibilityChanged"];

const whole = rect(0, 0, MAX_ROWS, MAX_COLUMNS);

/** @throws InvalidArgument for a name Excel does not allow, ItemAlreadyExists for one that is taken */
function checkName(book: Book, name: unknown, self?: Sheet): string {
  demand(typeof name === "string" && name.length > 0 && name.length <= 31, `sheet name ${JSON.stringify(name)}`);
  demand(!/[:\\/?*[\]]/.test(name) && !/^'|'$/.test(name) && name.toLowerCase() !== "history", `sheet name ${name}`);
  const taken = book.sheetNamed(name);
  if (taken && taken !== self) throw fault("ItemAlreadyExists", `sheet ${name}`);
  return name;
}

/** Sheets cannot be added, removed, renamed or moved while the structure is protected. */
function structure(book: Book) {
  if (book.protected) throw fault("AccessDenied", "the workbook's structure is protected");
}

const shown = (book: Book) => book.sheets.filter(({ visibility }) => visibility === "Visible");

function remove(sheet: Sheet) {
  const { book } = sheet;
  structure(book);
  demand(
    shown(book).some((other) => other !== sheet),
    "the last visible sheet",
  );
  if (sheet.visibility === "VeryHidden") throw fault("InvalidOperation", `sheet ${sheet.name} is very hidden`);
  book.removeSheet(sheet);
  book.emitter.deleted(sheet);
}

function show(sheet: Sheet, visibility: Visibility) {
  demand(["Visible", "Hidden", "VeryHidden"].includes(visibility), `visibility ${visibility}`);
  structure(sheet.book);
  demand(visibility === "Visible" || shown(sheet.book).some((other) => other !== sheet), "the last visible sheet");
  const before = sheet.visibility;
  sheet.visibility = visibility;
  sheet.book.emitter.visibilityChanged(sheet, before);
  if (sheet.book.selection.sheet === sheet && visibility !== "Visible") activate(shown(sheet.book)[0]!);
}

function rename(sheet: Sheet, given: unknown) {
  structure(sheet.book);
  const before = sheet.name;
  sheet.book.renameSheet(sheet, checkName(sheet.book, given, sheet));
  sheet.book.emitter.nameChanged(sheet, before);
}

function move(sheet: Sheet, position: number) {
  const { sheets, emitter } = sheet.book;
  structure(sheet.book);
  demand(Number.isInteger(position) && position >= 0 && position < sheets.length, `position ${position}`);
  const before = sheets.indexOf(sheet);
  sheets.splice(before, 1);
  sheets.splice(position, 0, sheet);
  emitter.moved(sheet, before, position);
}

function activate(sheet: Sheet) {
  if (sheet.visibility !== "Visible") throw fault("InvalidOperation", `sheet ${sheet.name} is hidden`);
  if (sheet.book.selection.sheet !== sheet) sheet.book.select({ sheet, area: rect(0, 0) });
}

function setTabColor(sheet: Sheet, given: unknown) {
  const found = given === "" ? "" : color(given);
  demand(found !== null, `tab color ${JSON.stringify(given)}`);
  sheet.tabColor = found;
}

function neighbor(sheet: Sheet, step: 1 | -1, visibleOnly: boolean): Sheet | undefined {
  const { sheets } = sheet.book;
  for (let at = sheets.indexOf(sheet) + step; sheets[at]; at += step)
    if (!visibleOnly || sheets[at]!.visibility === "Visible") return sheets[at];
  return undefined;
}

const must = <T>(thing: T | undefined, what: string): T => {
  if (!thing) throw fault("ItemNotFound", what);
  return thing;
};

/** The range an address names: this sheet's, or the whole sheet without one. */
function getRange(sheet: Sheet, address?: string | null): Range {
  if (address === undefined || address === null || address === "") return range(sheet, whole);
  const named = splitSheet(address).sheet;
  demand(named === null || sheet.book.sheetNamed(named) === sheet, `${address} is not on sheet ${sheet.name}`);
  return range(sheet, sheet.rectOf(address));
}

const view = fields<Sheet, Sheet>((self) => self, {
  Id: ["id"],
  ShowGridlines: ["showGridlines"],
  ShowHeadings: ["showHeadings"],
  StandardWidth: ["standardWidth", positive],
  StandardHeight: ["standardHeight"],
});

/** The proxies write these two under other names than they read them. */
const shownLines = fields<Sheet, Sheet>((self) => self, { Gridlines: ["showGridlines", flag], Headings: ["showHeadings", flag] });

export const worksheetKind: Kind<Sheet> = {
  name: "Worksheet",
  alive: (sheet) => sheet.alive(),
  reads: {
    ...view.reads,
    Name: ({ name }) => name,
    Position: (sheet) => sheet.book.sheets.indexOf(sheet),
    Visibility: ({ visibility }) => visibility,
    TabColor: ({ tabColor }) => tabColor,
  },
  writes: { ...view.writes, ...shownLines.writes, Name: rename, Position: move, Visibility: show, TabColor: setTabColor },
  opens: {
    GetRange: getRange,
    GetRangeByIndexes: (sheet, row, column, rows, columns) => range(sheet, rect(row, column, rows, columns)),
    GetCell: (sheet, row, column) => range(sheet, rect(row, column)),
    GetUsedRange: (sheet, valuesOnly) => range(sheet, sheet.cells.used(whole, valuesOnly === true) ?? rect(0, 0)),
    GetUsedRangeOrNullObject: (sheet, valuesOnly) => {
      const used = sheet.cells.used(whole, valuesOnly === true);
      return used ? range(sheet, used) : null;
    },
    GetNext: (sheet, visibleOnly) => must(neighbor(sheet, 1, visibleOnly), "no next sheet"),
    GetNextOrNullObject: (sheet, visibleOnly) => neighbor(sheet, 1, visibleOnly) ?? null,
    GetPrevious: (sheet, visibleOnly) => must(neighbor(sheet, -1, visibleOnly), "no previous sheet"),
    GetPreviousOrNullObject: (sheet, visibleOnly) => neighbor(sheet, -1, visibleOnly) ?? null,
    _GetSheetById: ({ book }, id) => must(book.sheetNamed(id), `sheet ${id}`),
    _GetAnotherWorksheetById: ({ book }, id) => must(book.sheetNamed(id), `sheet ${id}`),
    Tables: (sheet) => part(tablesKind, { book: sheet.book, sheet }),
    Names: (sheet) => part(namesKind, { book: sheet.book, sheet }),
    Charts: (sheet) => part(chartsKind, sheet),
    FreezePanes: (sheet) => part(freezePanesKind, sheet),
    PageLayout: (sheet) => part(pageLayoutKind, sheet.pageLayout),
    Protection: (sheet) => part(worksheetProtectionKind, sheet),
  },
  calls: {
    ...eventCalls(EVENTS, UNMARKED),
    Activate: activate,
    Delete: remove,
    Calculate: ({ book }) => book.settle(),
  },
};

const edge = (book: Book, last: boolean, visibleOnly: boolean) => {
  const sheets = visibleOnly ? shown(book) : book.sheets;
  return (last ? sheets.at(-1) : sheets[0])!;
};

export const worksheetsKind: Kind<Part<Book>> = {
  name: "WorksheetCollection",
  items: ({ of }) => of.sheets,
  opens: {
    Indexer: ({ of }, key) => must(of.sheetNamed(key), `sheet ${key}`),
    GetItemOrNullObject: ({ of }, key) => of.sheetNamed(key) ?? null,
    GetActiveWorksheet: ({ of }) => of.selection.sheet,
    GetFirst: ({ of }, visibleOnly) => edge(of, false, visibleOnly),
    GetLast: ({ of }, visibleOnly) => edge(of, true, visibleOnly),
    Add: ({ of }, name) => {
      structure(of);
      const sheet = of.addSheet(name === null || name === undefined ? undefined : checkName(of, name));
      of.emitter.added(sheet);
      return sheet;
    },
  },
  calls: {
    ...eventCalls([...EVENTS, "AddedEvent", "DeletedEvent"], [...UNMARKED, "EventMoved"]),
    GetCount: ({ of }, visibleOnly) => (visibleOnly ? shown(of) : of.sheets).length,
  },
};
