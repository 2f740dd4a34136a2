import { intersection, rect, toA1, type Rect } from "./address";
import type { Scalar } from "./cells";
import type { Table } from "./kinds/table";
import type { Book, Selection, Sheet } from "./model";
import { typeOf } from "./entry";

/** One message as Microsoft's proxies take it. */
export interface EventEntry {
  readonly messageCategory: 65536;
  readonly messageType: number;
  readonly targetId: string;
  readonly message: string;
}

/** The numbers the proxies register their handlers under. */
const EVENT = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selectionChanged: 14,
  deleted: 15,
  calculated: 16,
  formatChanged: 18,
  protectionChanged: 24,
  nameChanged: 25,
  visibilityChanged: 26,
  moved: 27,
  tableChanged: 101,
  tableAdded: 102,
  tableDeleted: 103,
} as const;
type EventName = keyof typeof EVENT;

/** Handlers on the workbook and its collections are registered under this name instead of an id. */
const WORKBOOK = "Workbook";

/** Who made a change: the add-in through a request, or the user in the grid. */
export type Trigger = "ThisLocalAddin" | "Unknown";

/** Collects what happened during a request and hands it over afterwards, as Excel does. */
export class Emitter {
  /** Takes the messages; set by whoever holds the proxies. */
  deliver: (entries: readonly EventEntry[]) => void = () => {};
  /** Called when the selection moves: the proxies hear of that through the older document events. */
  selectionMoved: () => void = () => {};
  trigger: Trigger = "ThisLocalAddin";
  private waiting: EventEntry[] = [];

  constructor(private readonly book: Book) {}

  /** Hands over what is waiting. */
  flush() {
    const entries = this.waiting;
    this.waiting = [];
    if (entries.length) this.deliver(entries);
  }

  changed(sheet: Sheet, area: Rect, changeType = "RangeEdited", before?: Scalar) {
    if (!this.book.enableEvents) return;
    const address = toA1(area);
    const details = area.rows * area.columns === 1 ? this.details(sheet, area, before) : {};
    const args = {
      changeType,
      address,
      referenceId: `event:${sheet.id}!${address}`,
      source: "Local",
      triggerSource: this.trigger,
      ...details,
    };
    this.tell("changed", [sheet.id, WORKBOOK], { worksheetId: sheet.id, shiftDirection: "None", ...args });
    for (const table of sheet.tables)
      if (intersection(table.area, area))
        this.tell("tableChanged", [table.id, sheet.id, WORKBOOK], { tableId: table.id, worksheetId: sheet.id, ...args });
  }

  private details(sheet: Sheet, area: Rect, before?: Scalar) {
    const after = sheet.cells.value(area.row, area.column);
    return { valueBefore: before ?? "", valueAfter: after ?? "", valueTypeBefore: typeOf(before), valueTypeAfter: typeOf(after) };
  }

  formatChanged = (sheet: Sheet, area: Rect) =>
    this.tell("formatChanged", [sheet.id, WORKBOOK], { worksheetId: sheet.id, address: toA1(area), source: "Local" });

  added = (sheet: Sheet) => this.tell("added", [WORKBOOK], { worksheetId: sheet.id, source: "Local" });
  deleted = (sheet: Sheet) => this.tell("deleted", [WORKBOOK], { worksheetId: sheet.id, source: "Local" });
  nameChanged = (sheet: Sheet, nameBefore: string) =>
    this.tell("nameChanged", [sheet.id, WORKBOOK], { worksheetId: sheet.id, nameBefore, nameAfter: sheet.name, source: "Local" });
  visibilityChanged = (sheet: Sheet, visibilityBefore: string) =>
    this.tell("visibilityChanged", [sheet.id, WORKBOOK], {
      worksheetId: sheet.id,
      visibilityBefore,
      visibilityAfter: sheet.visibility,
      source: "Local",
    });
  moved = (sheet: Sheet, positionBefore: number, positionAfter: number) =>
    this.tell("moved", [WORKBOOK], { worksheetId: sheet.id, positionBefore, positionAfter, source: "Local" });
  calculated = (sheet: Sheet) => this.tell("calculated", [sheet.id, WORKBOOK], { worksheetId: sheet.id, address: "" });
  protectionChanged = (sheet: Sheet) =>
    this.tell("protectionChanged", [sheet.id, WORKBOOK], {
      worksheetId: sheet.id,
      isProtected: sheet.protection !== null,
      source: "Local",
    });
  tableAdded = (table: Table) =>
    this.tell("tableAdded", [table.sheet.id, WORKBOOK], { tableId: table.id, worksheetId: table.sheet.id, source: "Local" });
  tableDeleted = (table: Table) =>
    this.tell("tableDeleted", [table.sheet.id, WORKBOOK], {
      tableId: table.id,
      tableName: table.name,
      worksheetId: table.sheet.id,
      source: "Local",
    });

  activated(before: Sheet, after: Sheet) {
    this.tell("deactivated", [before.id, WORKBOOK], { worksheetId: before.id });
    this.tell("activated", [after.id, WORKBOOK], { worksheetId: after.id });
  }

  selectionChanged({ sheet, area }: Selection) {
    this.tell("selectionChanged", [sheet.id, WORKBOOK], { worksheetId: sheet.id, address: toA1(area) });
    if (this.book.enableEvents) this.selectionMoved();
  }

  private tell(event: EventName, targets: readonly string[], args: Readonly<Record<string, unknown>>) {
    if (!this.book.enableEvents) return;
    const message = JSON.stringify(args);
    for (const targetId of targets) this.waiting.push({ messageCategory: 65536, messageType: EVENT[event], targetId, message });
  }
}

/** What a user typing into a cell does, for the page and for tests. */
export function userEnters(sheet: Sheet, row: number, column: number, enter: () => void) {
  const { emitter } = sheet.book;
  const before = sheet.cells.value(row, column);
  emitter.trigger = "Unknown";
  try {
    enter();
    emitter.changed(sheet, rect(row, column), "RangeEdited", before);
  } finally {
    emitter.trigger = "ThisLocalAddin";
    emitter.flush();
  }
}
