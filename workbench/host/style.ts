export type Side = "top" | "bottom" | "left" | "right" | "diagonalUp" | "diagonalDown";

export interface Border {
  readonly style: string;
  readonly color: string;
  readonly weight: string;
}

/** How a cell looks, as far as it differs from the workbook's normal style. Values are never changed in place: cells share them. */
export interface Style {
  readonly numberFormat?: string;
  readonly fill?: string;
  readonly fontName?: string;
  readonly fontSize?: number;
  readonly fontColor?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: string;
  readonly strikethrough?: boolean;
  readonly subscript?: boolean;
  readonly superscript?: boolean;
  readonly horizontal?: string;
  readonly vertical?: string;
  readonly wrap?: boolean;
  readonly indent?: number;
  readonly orientation?: number;
  readonly shrink?: boolean;
  readonly locked?: boolean;
  readonly formulaHidden?: boolean;
  readonly borders?: Readonly<Partial<Record<Side, Border>>>;
}

/** What Excel answers for a cell nobody has formatted (Calibri 11, as in a workbook made by Excel before 2023). */
export const NORMAL = {
  numberFormat: "General",
  fill: "#FFFFFF",
  fontName: "Calibri",
  fontSize: 11,
  fontColor: "#000000",
  bold: false,
  italic: false,
  underline: "None",
  strikethrough: false,
  subscript: false,
  superscript: false,
  horizontal: "General",
  vertical: "Bottom",
  wrap: false,
  indent: 0,
  orientation: 0,
  shrink: false,
  locked: true,
  formulaHidden: false,
} as const;

export type StyleKey = keyof typeof NORMAL;

const shared = new Map<string, Style>();

/** One object for each look, so that a hundred thousand like cells cost one. */
export function intern(style: Style): Style | undefined {
  const kept = Object.entries(style).filter(([, value]) => value !== undefined);
  if (!kept.length) return undefined;
  const key = JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!shared.has(key)) shared.set(key, Object.freeze(Object.fromEntries(kept)) as Style);
  return shared.get(key)!;
}

/** Wraps a change of style so that each distinct look is worked out once. */
export function memoized(change: (style: Style) => Style): (style: Style | undefined) => Style | undefined {
  const known = new Map<Style | undefined, Style | undefined>();
  return (style) => {
    if (!known.has(style)) known.set(style, intern(change(style ?? {})));
    return known.get(style);
  };
}

const NAMED: Readonly<Record<string, string>> = {
  black: "#000000", white: "#FFFFFF", red: "#FF0000", green: "#008000", blue: "#0000FF", yellow: "#FFFF00", orange: "#FFA500",
  gray: "#808080", grey: "#808080", purple: "#800080", silver: "#C0C0C0", navy: "#000080", teal: "#008080", maroon: "#800000",
}; // prettier-ignore

/** A color as Excel gives it back (`#RRGGBB`), or null when the text is not one. */
export function color(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const hex = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  return hex ? `#${hex.toUpperCase()}` : (NAMED[text.toLowerCase()] ?? null);
}
