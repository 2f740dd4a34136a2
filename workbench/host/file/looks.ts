import type { Alignment, Border as FileBorder, Borders, Color, Fill, Font, Style as FileStyle } from "exceljs";
import { intern, NORMAL, type Border, type Side, type Style } from "../style";

/** Pairs of Office.js names and file names, read either way. */
export class Names {
  private readonly back: ReadonlyMap<unknown, string>;
  constructor(private readonly table: Readonly<Record<string, string | undefined>>) {
    this.back = new Map(Object.entries(table).map(([office, file]) => [file, office]));
  }
  toFile = (office: string | undefined) => (office === undefined ? undefined : this.table[office]);
  toOffice = (file: unknown) => this.back.get(file);
}

const HORIZONTAL = new Names({
  General: undefined,
  Left: "left",
  Center: "center",
  Right: "right",
  Fill: "fill",
  Justify: "justify",
  CenterAcrossSelection: "centerContinuous",
  Distributed: "distributed",
});
const VERTICAL = new Names({ Top: "top", Center: "middle", Bottom: "bottom", Justify: "justify", Distributed: "distributed" });
const UNDERLINE = new Names({
  None: "none",
  Single: "single",
  Double: "double",
  SingleAccountant: "singleAccounting",
  DoubleAccountant: "doubleAccounting",
});
const LINES = new Names({
  "Continuous Hairline": "hair",
  "Continuous Thin": "thin",
  "Continuous Medium": "medium",
  "Continuous Thick": "thick",
  "Dash Thin": "dashed",
  "Dash Medium": "mediumDashed",
  "DashDot Thin": "dashDot",
  "DashDot Medium": "mediumDashDot",
  "DashDotDot Thin": "dashDotDot",
  "DashDotDot Medium": "mediumDashDotDot",
  "Dot Thin": "dotted",
  "Double Thin": "double",
  "SlantDashDot Medium": "slantDashDot",
});

/** The first colors of the Office theme, which files name by number. */
const THEME = ["FFFFFF", "000000", "E7E6E6", "44546A", "4472C4", "ED7D31", "A5A5A5", "FFC000", "5B9BD5", "70AD47"];

export const toArgb = (color: string): Partial<Color> => ({ argb: `FF${color.slice(1)}` });

export function fromColor(color: Partial<Color> | undefined): string | undefined {
  if (color?.argb) return `#${color.argb.slice(-6).toUpperCase()}`;
  const theme = color?.theme === undefined ? undefined : THEME[color.theme];
  return theme && `#${theme}`;
}

const defined = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;

const any = (record: object) => Object.keys(record).length > 0;

/** The file's font: complete, for a font in a file is not filled up from the normal one. */
function toFont(style: Style): Partial<Font> | undefined {
  const own = defined({
    bold: style.bold || undefined,
    italic: style.italic || undefined,
    underline: style.underline && style.underline !== "None" ? (UNDERLINE.toFile(style.underline) as Font["underline"]) : undefined,
    strike: style.strikethrough || undefined,
    vertAlign: style.subscript ? "subscript" : style.superscript ? "superscript" : undefined,
    color: style.fontColor ? toArgb(style.fontColor) : undefined,
  });
  if (!any(own) && style.fontName === undefined && style.fontSize === undefined) return undefined;
  return { name: style.fontName ?? NORMAL.fontName, size: style.fontSize ?? NORMAL.fontSize, ...own } as Partial<Font>;
}

function toAlignment(style: Style): Partial<Alignment> | undefined {
  const own = defined({
    horizontal: HORIZONTAL.toFile(style.horizontal) as Alignment["horizontal"],
    vertical: style.vertical === NORMAL.vertical ? undefined : (VERTICAL.toFile(style.vertical) as Alignment["vertical"]),
    wrapText: style.wrap || undefined,
    indent: style.indent || undefined,
    textRotation: style.orientation || undefined,
    shrinkToFit: style.shrink || undefined,
  });
  return any(own) ? (own as Partial<Alignment>) : undefined;
}

const toLine = ({ style, weight, color }: Border) => {
  const line = LINES.toFile(`${style} ${weight}`) ?? LINES.toFile(`${style} Thin`) ?? LINES.toFile(`${style} Medium`);
  return { style: line, color: toArgb(color) } as Partial<FileBorder>;
};

function toBorders(style: Style): Partial<Borders> | undefined {
  if (!style.borders) return undefined;
  const { diagonalUp, diagonalDown, ...sides } = style.borders;
  const lines = Object.fromEntries(Object.entries(sides).map(([side, border]) => [side, toLine(border)]));
  const diagonal = diagonalUp ?? diagonalDown;
  return {
    ...lines,
    ...(diagonal ? { diagonal: { ...toLine(diagonal), up: !!diagonalUp, down: !!diagonalDown } } : {}),
  } as Partial<Borders>;
}

/** A cell's look as ExcelJS holds it; one object for each look. */
export const toFileStyle = (() => {
  const known = new WeakMap<Style, Partial<FileStyle>>();
  return (style: Style): Partial<FileStyle> => {
    if (!known.has(style)) known.set(style, translated(style));
    return known.get(style)!;
  };
})();

function translated(style: Style): Partial<FileStyle> {
  const fill: Fill | undefined = style.fill ? { type: "pattern", pattern: "solid", fgColor: toArgb(style.fill) } : undefined;
  const lock = { locked: style.locked, hidden: style.formulaHidden || undefined };
  const protection = style.locked === false || style.formulaHidden ? defined(lock) : undefined;
  const numFmt = style.numberFormat === NORMAL.numberFormat ? undefined : style.numberFormat;
  return defined({
    numFmt,
    font: toFont(style),
    fill,
    border: toBorders(style),
    alignment: toAlignment(style),
    protection,
  }) as Partial<FileStyle>;
}

function fromFont(font: Partial<Font> | undefined): Style {
  if (!font) return {};
  const underline = font.underline === true ? "Single" : font.underline ? UNDERLINE.toOffice(font.underline) : undefined;
  return defined({
    fontName: font.name === NORMAL.fontName ? undefined : font.name,
    fontSize: font.size === NORMAL.fontSize ? undefined : font.size,
    fontColor: fromColor(font.color) === NORMAL.fontColor ? undefined : fromColor(font.color),
    bold: font.bold || undefined,
    italic: font.italic || undefined,
    underline,
    strikethrough: font.strike || undefined,
    subscript: font.vertAlign === "subscript" || undefined,
    superscript: font.vertAlign === "superscript" || undefined,
  }) as Style;
}

function fromAlignment(alignment: Partial<Alignment> | undefined): Style {
  if (!alignment) return {};
  return defined({
    horizontal: alignment.horizontal && HORIZONTAL.toOffice(alignment.horizontal),
    vertical: alignment.vertical && VERTICAL.toOffice(alignment.vertical),
    wrap: alignment.wrapText || undefined,
    indent: alignment.indent || undefined,
    orientation: typeof alignment.textRotation === "number" && alignment.textRotation ? alignment.textRotation : undefined,
    shrink: alignment.shrinkToFit || undefined,
  }) as Style;
}

function fromLine(line: Partial<FileBorder> | undefined): Border | undefined {
  const found = line?.style && LINES.toOffice(line.style);
  if (!found) return undefined;
  const [style, weight] = found.split(" ") as [string, string];
  return { style, weight, color: fromColor(line.color) ?? "#000000" };
}

function fromBorders(borders: Partial<Borders> | undefined): Style {
  if (!borders) return {};
  const sides = (["top", "bottom", "left", "right"] as Side[]).map((side) => [side, fromLine(borders[side as "top"])] as const);
  const diagonal = fromLine(borders.diagonal);
  const slants = [
    ["diagonalUp", borders.diagonal?.up ? diagonal : undefined] as const,
    ["diagonalDown", borders.diagonal?.down ? diagonal : undefined] as const,
  ];
  const lines = defined(Object.fromEntries([...sides, ...slants]));
  return any(lines) ? { borders: lines } : {};
}

/** A look read from a file; undefined when it is the normal one. */
export function fromFileStyle(style: Partial<FileStyle> | undefined): Style | undefined {
  if (!style) return undefined;
  const fill = style.fill?.type === "pattern" && style.fill.pattern !== "none" ? fromColor(style.fill.fgColor) : undefined;
  return intern({
    ...(style.numFmt && style.numFmt !== NORMAL.numberFormat ? { numberFormat: style.numFmt } : {}),
    ...(fill ? { fill } : {}),
    ...fromFont(style.font),
    ...fromAlignment(style.alignment),
    ...fromBorders(style.border),
    ...(style.protection?.locked === false ? { locked: false } : {}),
    ...(style.protection?.hidden ? { formulaHidden: true } : {}),
  });
}
