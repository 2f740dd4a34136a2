import type { ColumnKind } from "./plan";

/** How a cell looks. One table for both writers; colors are RRGGBB. */
export interface Style {
  readonly format?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "left" | "right" | "center";
  readonly wrap?: boolean;
  readonly indent?: number;
  readonly border?: "bottom" | "top" | "box";
}

const INK = "1F2933";
const HEADER_FILL = "1F4E5F";
const ENTRY_FILL = "FFF8DC";
const TIE_FILL = "E6F2EC";

/** Fixed formats: a bare $ would become the local currency. */
export const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: "@",
  id: "@",
  note: "@",
  money: "#,##0.00;-#,##0.00;0.00",
  exact: "#,##0.000000;-#,##0.000000",
  date: "yyyy-mm-dd",
  rate: "0.0000%",
  area: "#,##0.####",
  count: "#,##0",
  flag: "General",
  word: "@",
};

const NUMERIC: ReadonlySet<ColumnKind> = new Set(["money", "exact", "rate", "area", "count"]);

export const isNumeric = (kind: ColumnKind): boolean => NUMERIC.has(kind);

const alignOf = (kind: ColumnKind): "left" | "right" | "center" =>
  isNumeric(kind) ? "right" : kind === "date" || kind === "flag" ? "center" : "left";

export const TITLE_STYLES: readonly Style[] = [
  { bold: true, size: 14, color: HEADER_FILL },
  { bold: true, size: 12, color: INK },
];
export const SUBTITLE: Style = { size: 10, color: "52606D" };
export const LABEL: Style = { size: 11, color: INK };
export const TIE_LABEL: Style = { bold: true, color: INK, fill: TIE_FILL };
export const NOTE: Style = { italic: true, size: 9, color: "52606D" };
export const TABLE_TITLE: Style = { bold: true, size: 12, color: HEADER_FILL };

export const headerStyle = (kind: ColumnKind): Style => ({
  bold: true,
  color: "FFFFFF",
  fill: HEADER_FILL,
  align: alignOf(kind),
  wrap: true,
  border: "box",
});
export const totalStyle = (kind: ColumnKind): Style => ({ format: FORMATS[kind], bold: true, align: alignOf(kind), border: "bottom" });
export const topStyle = (kind: ColumnKind, tie: boolean): Style => ({
  format: FORMATS[kind],
  align: isNumeric(kind) || kind === "date" ? "right" : "left",
  bold: tie,
  ...(tie ? { fill: TIE_FILL } : {}),
});

/** A body cell; text after a number column is indented so that the two do not touch. */
export const bodyStyle = (kind: ColumnKind, entry: boolean, afterNumber: boolean): Style => ({
  format: FORMATS[kind],
  align: alignOf(kind),
  ...(entry ? { fill: ENTRY_FILL, border: "box" as const } : {}),
  ...(kind === "note" ? { wrap: true } : {}),
  ...(afterNumber && alignOf(kind) === "left" ? { indent: 1 } : {}),
});
