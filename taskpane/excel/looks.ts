import type { Style } from "../../src/documents/styles";

type Edge = "EdgeTop" | "EdgeBottom" | "EdgeLeft" | "EdgeRight" | "InsideHorizontal";

const EDGES: Readonly<Record<NonNullable<Style["border"]>, readonly Edge[]>> = {
  bottom: ["EdgeBottom"],
  top: ["EdgeTop"],
  box: ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight", "InsideHorizontal"],
};
const LINE_COLOR = "#BCCCDC";
const ALIGN = { left: "Left", right: "Right", center: "Center" } as const;
const FONT = { name: "Calibri", size: 11 };

/** About what the calls of one look weigh in a request. */
export const LOOK_BYTES = 5_000;

/** Gives a range (a cell, or a column of like cells) its look; the number format first, so that what follows is read by it. */
export function drawLook(range: Excel.Range, style: Style, rows: number): void {
  if (style.format) range.numberFormat = everyCell(style.format);
  drawFont(range.format.font, style);
  if (style.fill) range.format.fill.color = `#${style.fill}`;
  drawAlignment(range.format, style);
  if (style.border) EDGES[style.border].forEach((edge) => (edge !== "InsideHorizontal" || rows > 1) && drawLine(range, edge));
}

/** One value for a whole range: documented, though the types know arrays only. */
const everyCell = (value: string): string[][] => value as unknown as string[][];

/** A new workbook may have another normal font, so name and size are always set; bold and italic only where they are wanted. */
function drawFont(font: Excel.RangeFont, { bold, italic, size, color }: Style): void {
  font.name = FONT.name;
  font.size = size ?? FONT.size;
  if (bold) font.bold = true;
  if (italic) font.italic = true;
  if (color) font.color = `#${color}`;
}

function drawAlignment(format: Excel.RangeFormat, { align, wrap, indent }: Style): void {
  format.verticalAlignment = wrap ? "Top" : "Center";
  if (align) format.horizontalAlignment = ALIGN[align];
  if (wrap) format.wrapText = true;
  if (indent) format.indentLevel = indent;
}

function drawLine(range: Excel.Range, edge: Edge): void {
  const line = range.format.borders.getItem(edge);
  line.style = "Continuous";
  line.weight = "Thin";
  line.color = LINE_COLOR;
}
