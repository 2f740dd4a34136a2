import { isUnbounded, toA1, type Rect } from "../address";
import type { Sheet } from "../model";
import { part, type Kind, type Part, type Thing } from "../thing";
import { range } from "./range";

/** Several rectangles of one sheet. */
export interface RangeAreas extends Thing {
  readonly sheet: Sheet;
  readonly areas: readonly Rect[];
}

const rangesKind: Kind<Part<RangeAreas>> = {
  name: "RangeCollection",
  items: ({ of }) => of.areas.map((area) => range(of.sheet, area)),
  opens: { GetItemAt: ({ of }, index) => range(of.sheet, of.areas[index]!) },
  calls: { GetCount: ({ of }) => of.areas.length },
};

const rangeAreasKind: Kind<RangeAreas> = {
  name: "RangeAreas",
  alive: ({ sheet }) => sheet.alive(),
  reads: {
    Address: ({ sheet, areas }) => areas.map((area) => sheet.addressOf(area)).join(","),
    AreaCount: ({ areas }) => areas.length,
    CellCount: ({ areas }) => areas.reduce((total, { rows, columns }) => total + rows * columns, 0),
    IsEntireColumn: ({ areas }) => areas.every((area) => isUnbounded(area) && /[A-Z]/.test(toA1(area))),
  },
  opens: { Areas: (self) => part(rangesKind, self), Worksheet: ({ sheet }) => sheet },
};

/** The areas as an object, or the null object when there are none. */
export const rangeAreas = (sheet: Sheet, areas: readonly Rect[]): RangeAreas | null =>
  areas.length ? { kind: rangeAreasKind, sheet, areas } : null;
