import { isUnbounded, isWholeColumns, type Rect } from "../address";
import { demand } from "../fault";
import type { Sheet } from "../model";
import { color, NORMAL, type Style, type StyleKey } from "../style";
import { part, type Kind, type Part } from "../thing";
import { bordersKind } from "./borders";
import type { Range } from "./range";
import { text } from "./rangeReads";

/** Points a character of the normal font takes, and the padding of a cell in characters (Calibri 11). */
const CHARACTER = { points: 5.25, padding: 0.71 };

/** Widths in a file count the padding: the characters of the sheet do not. */
export const pointsOfFileWidth = (width: number) => width * CHARACTER.points;
export const fileWidthOf = (points: number) => points / CHARACTER.points;

export const pointsOf = (characters: number) => (characters + CHARACTER.padding) * CHARACTER.points;
export const charactersOf = (points: number) => points / CHARACTER.points - CHARACTER.padding;

export const columnWidth = (sheet: Sheet, column: number) =>
  sheet.hiddenColumns.has(column) ? 0 : (sheet.columnWidths.get(column) ?? sheet.standardWidth);
export const rowHeight = (sheet: Sheet, row: number) =>
  sheet.hiddenRows.has(row) ? 0 : (sheet.rowHeights.get(row) ?? sheet.standardHeight);

type OfRange = Part<Range>;

/** The cells whose looks stand for an area: all of a bounded one; of whole columns and rows the first cell of each. */
function* samples({ row, column, rows, columns }: Rect): Generator<readonly [number, number]> {
  const whole = isWholeColumns({ row, column, rows, columns });
  const down = whole ? 1 : rows;
  const across = !whole && isUnbounded({ row, column, rows, columns }) ? 1 : columns;
  for (let r = 0; r < down; r++) for (let c = 0; c < across; c++) yield [row + r, column + c];
}

/** What all cells of a range have in common, null when they differ. */
export function common<T>({ sheet, area }: Range, of: (style: Style) => T): T | null {
  let first: { value: T } | null = null;
  for (const [row, column] of samples(area)) {
    const value = of(sheet.cells.style(row, column) ?? {});
    if (!first) first = { value };
    else if (first.value !== value) return null;
  }
  return first!.value;
}

const reads = (key: StyleKey) => (self: OfRange) => common(self.of, (style) => style[key] ?? NORMAL[key]);

/** Sets one key of the style; a value equal to the normal one is still written, for it may override a column's. */
const writes = (key: StyleKey, check: (value: unknown) => unknown) => (self: OfRange, value: unknown) => {
  if (value === null) return;
  const checked = check(value);
  self.of.sheet.restyle(self.of.area, (was) => ({ ...was, [key]: checked }));
};

const ofType = (type: string) => (value: unknown) => {
  demand(typeof value === type, `${JSON.stringify(value)} is not a ${type}`);
  return value;
};
const oneOf = (...names: string[]) => (value: unknown) => {
  demand(names.includes(value as string), `${JSON.stringify(value)} is none of ${names.join(", ")}`);
  return value;
}; // prettier-ignore
const asColor = (value: unknown) => {
  const found = color(value);
  demand(found, `color ${JSON.stringify(value)}`);
  return found;
};
const asIndent = (value: unknown) => {
  demand(Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 250, `indent ${JSON.stringify(value)}`);
  return value;
};

const HORIZONTAL = ["General", "Left", "Center", "Right", "Fill", "Justify", "CenterAcrossSelection", "Distributed"];
const VERTICAL = ["Top", "Center", "Bottom", "Justify", "Distributed"];
const UNDERLINES = ["None", "Single", "Double", "SingleAccountant", "DoubleAccountant"];

/** Properties that are nothing but a key of the style. */
function styled(
  table: Readonly<Record<string, readonly [StyleKey, (value: unknown) => unknown]>>,
): Pick<Kind<OfRange>, "reads" | "writes"> {
  const map = <V>(make: (key: StyleKey, check: (value: unknown) => unknown) => V) =>
    Object.fromEntries(Object.entries(table).map(([name, [key, check]]) => [name, make(key, check)]));
  return { reads: map(reads), writes: map(writes) };
}

const fontKind: Kind<OfRange> = {
  name: "RangeFont",
  ...styled({
    Name: ["fontName", ofType("string")],
    Size: ["fontSize", ofType("number")],
    Color: ["fontColor", asColor],
    Bold: ["bold", ofType("boolean")],
    Italic: ["italic", ofType("boolean")],
    Underline: ["underline", oneOf(...UNDERLINES)],
    Strikethrough: ["strikethrough", ofType("boolean")],
    Subscript: ["subscript", ofType("boolean")],
    Superscript: ["superscript", ofType("boolean")],
  }),
};

const fillKind: Kind<OfRange> = {
  name: "RangeFill",
  ...styled({ Color: ["fill", asColor] }),
  calls: { Clear: ({ of }) => of.sheet.restyle(of.area, ({ fill: _gone, ...rest }) => rest) },
};

const protectionKind: Kind<OfRange> = {
  name: "FormatProtection",
  ...styled({ Locked: ["locked", ofType("boolean")], FormulaHidden: ["formulaHidden", ofType("boolean")] }),
};

const alignment = styled({
  HorizontalAlignment: ["horizontal", oneOf(...HORIZONTAL)],
  VerticalAlignment: ["vertical", oneOf(...VERTICAL)],
  WrapText: ["wrap", ofType("boolean")],
  IndentLevel: ["indent", asIndent],
  TextOrientation: ["orientation", ofType("number")],
  ShrinkToFit: ["shrink", ofType("boolean")],
});

const alike = (first: number, count: number, size: (n: number) => number): number | null => {
  const one = size(first);
  for (let n = first + 1; n < first + count; n++) if (size(n) !== one) return null;
  return one;
};

function setSizes(sizes: Map<number, number>, first: number, count: number, points: unknown, most: number) {
  demand(typeof points === "number" && points >= 0 && points <= most, `size ${JSON.stringify(points)}`);
  for (let n = first; n < first + count; n++) sizes.set(n, points);
}

/** Widths from the longest text of each column, as near as one gets without measuring glyphs. */
function autofitColumns({ sheet, area }: Range) {
  sheet.writable(area, sheet.protection ? "allowFormatColumns" : undefined);
  const longest = new Map<number, number>();
  sheet.cells.eachFilled(area, (row, column) => {
    const { length } = text({ sheet, area } as Range, row, column) as string;
    longest.set(column, Math.max(longest.get(column) ?? 0, length));
  });
  for (const [column, characters] of longest) sheet.columnWidths.set(column, pointsOf(characters));
}

export const rangeFormatKind: Kind<OfRange> = {
  name: "RangeFormat",
  reads: {
    ...alignment.reads,
    ColumnWidth: ({ of: { sheet, area } }) => alike(area.column, area.columns, (n) => columnWidth(sheet, n)),
    RowHeight: ({ of: { sheet, area } }) =>
      sheet.rowHeights.size + sheet.hiddenRows.size ? alike(area.row, area.rows, (n) => rowHeight(sheet, n)) : sheet.standardHeight,
  },
  writes: {
    ...alignment.writes,
    ColumnWidth: ({ of: { sheet, area } }, points) => {
      sheet.writable(area, sheet.protection ? "allowFormatColumns" : undefined);
      setSizes(sheet.columnWidths, area.column, area.columns, points, pointsOf(255));
    },
    RowHeight: ({ of: { sheet, area } }, points) => {
      sheet.writable(area, sheet.protection ? "allowFormatRows" : undefined);
      if (isWholeColumns(area)) sheet.standardHeight = points;
      else setSizes(sheet.rowHeights, area.row, area.rows, points, 409.5);
    },
  },
  opens: {
    Font: ({ of }) => part(fontKind, of),
    Fill: ({ of }) => part(fillKind, of),
    Borders: ({ of }) => part(bordersKind, of),
    Protection: ({ of }) => part(protectionKind, of),
  },
  calls: {
    AutofitColumns: ({ of }) => autofitColumns(of),
    AutofitRows: ({ of: { sheet, area } }) => {
      for (const row of [...sheet.rowHeights.keys()]) if (row >= area.row && row < area.row + area.rows) sheet.rowHeights.delete(row);
    },
  },
};
