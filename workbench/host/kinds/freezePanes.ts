import { MAX_COLUMNS, MAX_ROWS, rect, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import type { Kind, Part } from "../thing";
import { range, type Range } from "./range";

/** The rows and columns that stay in view, as one rectangle from A1; whole columns when only columns are frozen. */
function freeze(sheet: Sheet, rows: number, columns: number) {
  demand(Number.isInteger(rows) && Number.isInteger(columns) && rows >= 0 && columns >= 0, `freeze ${rows} × ${columns}`);
  if (!rows && !columns) sheet.frozen = null;
  else sheet.frozen = rect(0, 0, rows || MAX_ROWS, columns || MAX_COLUMNS);
}

/** How many rows and columns are frozen; 0 for none. */
export function frozenCounts(frozen: Rect | null): { rows: number; columns: number } {
  if (!frozen) return { rows: 0, columns: 0 };
  return { rows: frozen.rows === MAX_ROWS ? 0 : frozen.rows, columns: frozen.columns === MAX_COLUMNS ? 0 : frozen.columns };
}

/** Freezes everything above and left of the range's end. */
function freezeAt({ of: sheet }: Part<Sheet>, at: Range | string) {
  const area = typeof at === "string" ? sheet.rectOf(at) : at.area;
  const { rows, columns } = frozenCounts(area);
  freeze(sheet, rows && area.row + rows, columns && area.column + columns);
}

const location = ({ of: sheet }: Part<Sheet>) => (sheet.frozen ? range(sheet, sheet.frozen) : null);

export const freezePanesKind: Kind<Part<Sheet>> = {
  name: "WorksheetFreezePanes",
  alive: ({ of }) => of.alive(),
  opens: {
    GetLocationOrNullObject: location,
    GetLocation: (self) => {
      const found = location(self);
      if (!found) throw fault("ItemNotFound", "nothing is frozen");
      return found;
    },
  },
  calls: {
    FreezeRows: ({ of }, count) => freeze(of, count ?? 1, 0),
    FreezeColumns: ({ of }, count) => freeze(of, 0, count ?? 1),
    FreezeAt: freezeAt,
    Unfreeze: ({ of }) => void (of.frozen = null),
  },
};
