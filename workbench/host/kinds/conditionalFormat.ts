import { intersection, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import { color } from "../style";
import { part, type Kind, type Part, type Thing } from "../thing";
import { range, type Range } from "./range";
import { rangeAreas } from "./rangeAreas";
import { fields, find, flag, recordKind, text, type Check } from "./record";

/** The look a rule puts on; undefined where it leaves the cell's own. */
export interface ConditionalLook {
  fontColor?: string;
  bold?: boolean;
  italic?: boolean;
  strikethrough?: boolean;
  underline?: string;
  fill?: string;
  numberFormat?: string;
}

/** A rule of looks over an area. `rule` is `{formula}` for Custom, else what Excel's rule object holds. */
export interface ConditionalFormat extends Thing {
  readonly sheet: Sheet;
  readonly area: Rect;
  readonly id: string;
  readonly type: string;
  readonly look: ConditionalLook;
  rule: Record<string, unknown>;
  stopIfTrue: boolean;
}

const shade: Check = [(value) => color(value) !== null, "a color"];

const clearing = (...keys: (keyof ConditionalLook)[]) => ({
  Clear: ({ of }: Part<ConditionalLook>) => keys.forEach((key) => delete of[key]),
});

const fontKind = recordKind<ConditionalLook>(
  "ConditionalRangeFont",
  {
    Color: ["fontColor", shade],
    Bold: ["bold", flag],
    Italic: ["italic", flag],
    Strikethrough: ["strikethrough", flag],
    Underline: ["underline", text],
  },
  { calls: clearing("fontColor", "bold", "italic", "strikethrough", "underline") },
);

const fillKind = recordKind<ConditionalLook>("ConditionalRangeFill", { Color: ["fill", shade] }, { calls: clearing("fill") });

const formatKind = recordKind<ConditionalLook>(
  "ConditionalRangeFormat",
  { NumberFormat: ["numberFormat", text] },
  { opens: { Font: ({ of }) => part(fontKind, of), Fill: ({ of }) => part(fillKind, of) } },
);

/** A formula beginning with `=`. */
const formula: Check = [(value) => typeof value === "string" && value.startsWith("="), "a formula"];

const customRuleKind = recordKind<Record<string, unknown>>("ConditionalFormatRule", {
  Formula: ["formula", formula],
  FormulaLocal: ["formula", formula],
});

const customKind: Kind<Part<ConditionalFormat>> = {
  name: "CustomConditionalFormat",
  opens: { Rule: ({ of }) => part(customRuleKind, of.rule), Format: ({ of }) => part(formatKind, of.look) },
};

/** The kinds whose rule is one plain object. */
const plainKind = (name: string): Kind<Part<ConditionalFormat>> => ({
  name,
  reads: { Rule: ({ of }) => of.rule },
  writes: { Rule: ({ of }, rule) => void (of.rule = rule) },
  opens: { Format: ({ of }) => part(formatKind, of.look) },
});

/** Each type with the property that opens it. Data bars, scales and icons have no model. */
const TYPES: Readonly<Record<string, { readonly property: string; readonly kind: Kind<Part<ConditionalFormat>> }>> = {
  Custom: { property: "Custom", kind: customKind },
  CellValue: { property: "CellValue", kind: plainKind("CellValueConditionalFormat") },
  ContainsText: { property: "TextComparison", kind: plainKind("TextConditionalFormat") },
  TopBottom: { property: "TopBottom", kind: plainKind("TopBottomConditionalFormat") },
  PresetCriteria: { property: "Preset", kind: plainKind("PresetCriteriaConditionalFormat") },
};

const opened = Object.entries(TYPES).flatMap(([type, { property, kind }]) => {
  const orNull = (self: ConditionalFormat) => (self.type === type ? part(kind, self) : null);
  const orFault = (self: ConditionalFormat) => {
    const found = orNull(self);
    if (!found) throw fault("InvalidOperation", `a rule of type ${self.type}`);
    return found;
  };
  return [[property, orFault] as const, [`${property}OrNullObject`, orNull] as const];
});

const basic = fields<ConditionalFormat, ConditionalFormat>((self) => self, {
  Id: ["id"],
  Type: ["type"],
  StopIfTrue: ["stopIfTrue", flag],
});

const conditionalFormatKind: Kind<ConditionalFormat> = {
  name: "ConditionalFormat",
  reads: { ...basic.reads, Priority: ({ sheet, id }) => sheet.conditionalFormats.findIndex((other) => other.id === id) },
  writes: {
    ...basic.writes,
    Priority: (self, priority) => {
      const list = self.sheet.conditionalFormats;
      demand(Number.isInteger(priority) && priority >= 0, `priority ${priority}`);
      list.splice(list.indexOf(self), 1);
      list.splice(priority, 0, self);
    },
  },
  opens: {
    ...Object.fromEntries(opened),
    GetRange: ({ sheet, area }) => range(sheet, area),
    GetRangeOrNullObject: ({ sheet, area }) => range(sheet, area),
    GetRanges: ({ sheet, area }) => rangeAreas(sheet, [area]),
  },
  calls: { Delete: (self) => void self.sheet.conditionalFormats.splice(self.sheet.conditionalFormats.indexOf(self), 1) },
};

/** Makes a rule; the newest stands first, as in Excel. */
export function addConditionalFormat(sheet: Sheet, area: Rect, type: string): ConditionalFormat {
  if (!Object.hasOwn(TYPES, type)) throw fault("NotImplemented", `conditional format ${type}`);
  const id = `{${String(sheet.book.id()).padStart(8, "0")}-0002-0000-0000-000000000000}`;
  const added: ConditionalFormat = { kind: conditionalFormatKind, sheet, area, id, type, look: {}, rule: {}, stopIfTrue: false };
  sheet.conditionalFormats.unshift(added);
  return added;
}

const over = ({ of: { sheet, area } }: Part<Range>) => sheet.conditionalFormats.filter((format) => intersection(format.area, area));

const must = (format: ConditionalFormat | undefined): ConditionalFormat => {
  if (!format) throw fault("ItemNotFound", "conditional format");
  return format;
};

export const conditionalFormatsKind: Kind<Part<Range>> = {
  name: "ConditionalFormatCollection",
  alive: ({ of }) => of.sheet.alive(),
  items: over,
  opens: {
    Add: ({ of: { sheet, area } }, type) => {
      sheet.writable(area, sheet.protection ? "allowFormatCells" : undefined);
      return addConditionalFormat(sheet, area, type);
    },
    Indexer: (self, id) => must(find(over(self), id, "id")),
    GetItemAt: (self, index) => must(over(self)[index]),
    GetItemOrNullObject: (self, id) => find(over(self), id, "id") ?? null,
  },
  calls: {
    GetCount: (self) => over(self).length,
    ClearAll: (self) => {
      const gone = over(self);
      const list = self.of.sheet.conditionalFormats;
      list.splice(0, Infinity, ...list.filter((format) => !gone.includes(format)));
    },
  },
};
