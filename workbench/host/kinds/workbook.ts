import { rect, splitSheet } from "../address";
import { fault } from "../fault";
import type { Book } from "../model";
import { part, type Kind } from "../thing";
import { applicationKind, runtimeKind } from "./application";
import { customXmlPartsKind } from "./customXmlParts";
import { eventCalls } from "./eventCalls";
import { namesKind } from "./names";
import { propertiesKind } from "./properties";
import { workbookProtectionKind } from "./protection";
import { range } from "./range";
import { settingsKind } from "./settings";
import { tablesKind } from "./table";
import { worksheetsKind } from "./worksheets";

/** The range an event spoke of. */
function eventRange(book: Book, reference: string) {
  const { sheet: id, rest } = splitSheet(reference.replace(/^event:/, ""));
  const sheet = id === null ? undefined : book.sheetNamed(id);
  return sheet ? range(sheet, sheet.rectOf(rest)) : null;
}

export const workbookKind: Kind<Book> = {
  name: "Workbook",
  reads: { Name: ({ name }) => name, ReadOnly: () => false, AutoSave: () => false, IsDirty: () => true, PreviouslySaved: () => true },
  opens: {
    Worksheets: (book) => part(worksheetsKind, book),
    Tables: (book) => part(tablesKind, { book }),
    Names: (book) => part(namesKind, { book }),
    Settings: (book) => part(settingsKind, book),
    CustomXmlParts: (book) => part(customXmlPartsKind, book),
    Application: (book) => part(applicationKind, book),
    _Runtime: (book) => part(runtimeKind, book),
    Properties: (book) => part(propertiesKind, book),
    Protection: (book) => part(workbookProtectionKind, book),
    GetSelectedRange: ({ selection: { sheet, area } }) => range(sheet, area),
    GetActiveCell: ({ selection: { sheet, area } }) => range(sheet, rect(area.row, area.column)),
    _GetRangeOrNullObjectForEventByReferenceId: eventRange,
    _GetRangeForEventByReferenceId: (book, reference) => {
      const found = eventRange(book, reference);
      if (!found) throw fault("ItemNotFound", reference);
      return found;
    },
  },
  calls: { ...eventCalls(["ActivatedEvent"]), Save: () => null },
};
