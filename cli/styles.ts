import type { Borders, Style as ExcelStyle } from "exceljs";
import type { Style } from "../src/documents/styles";

const LINE = { style: "thin" as const, color: { argb: "FFBCCCDC" } };

const BORDERS: Readonly<Record<NonNullable<Style["border"]>, Partial<Borders>>> = {
  bottom: { bottom: LINE },
  top: { top: LINE },
  box: { top: LINE, bottom: LINE, left: LINE, right: LINE },
};

const made = new WeakMap<Style, Partial<ExcelStyle>>();

/** The file's form of a style; one object a style, so that the file keeps one copy. */
export function excelStyle(style: Style): Partial<ExcelStyle> {
  const known = made.get(style);
  if (known) return known;
  const built = build(style);
  made.set(style, built);
  return built;
}

function build({ format, bold, italic, size, color, fill, align, wrap, indent, border }: Style): Partial<ExcelStyle> {
  return {
    ...(format ? { numFmt: format } : {}),
    font: {
      name: "Calibri",
      family: 2,
      size: size ?? 11,
      bold: bold ?? false,
      italic: italic ?? false,
      ...(color ? { color: { argb: `FF${color}` } } : {}),
    },
    ...(fill ? { fill: { type: "pattern", pattern: "solid", fgColor: { argb: `FF${fill}` } } as const } : {}),
    alignment: {
      vertical: wrap ? "top" : "middle",
      ...(align ? { horizontal: align } : {}),
      ...(wrap ? { wrapText: true } : {}),
      ...(indent ? { indent } : {}),
    },
    ...(border ? { border: BORDERS[border] } : {}),
  };
}
