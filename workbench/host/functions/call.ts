import { contains, parseA1, rect, splitSheet, type Rect } from "../address";
import { valueOf } from "../calculator";
import { asError, type Scalar } from "../cells";
import type { Sheet } from "../model";
import type { Given, Reference } from "./arguments";

/** A formula that is one call of a function, taken apart. */
export interface Call {
  readonly name: string;
  readonly args: readonly string[];
}

/** Reads `=NAME(a, b, …)`; null for any other formula. */
export function parseCall(formula: string): Call | null {
  const match = /^=\s*([A-Za-z_][\w.]*)\s*\(([\s\S]*)\)\s*$/.exec(formula);
  const args = match && splitArguments(match[2]!);
  return match && args ? { name: match[1]!, args } : null;
}

/** Splits at the commas that stand outside quotes and brackets; null when the brackets close too early. */
function splitArguments(text: string): string[] | null {
  const args = [""];
  let depth = 0;
  for (const token of text.match(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[\s\S]/g) ?? []) {
    if (token === "(" || token === "{" || token === "[") depth++;
    if (token === ")" || token === "}" || token === "]") depth--;
    if (depth < 0) return null;
    if (token === "," && depth === 0) args.push("");
    else args[args.length - 1] += token;
  }
  const trimmed = args.map((arg) => arg.trim());
  return trimmed.length === 1 && trimmed[0] === "" ? [] : trimmed;
}

/** A constant of a formula; null when the text is none. */
function constant(text: string): Scalar | null {
  if (/^"(?:[^"]|"")*"$/.test(text)) return text.slice(1, -1).replace(/""/g, '"');
  if (/^(true|false)$/i.test(text)) return text.toUpperCase() === "TRUE";
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?%?$/i.test(text)) return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
  return asError(text);
}

const cellsOf = (sheet: Sheet, area: Rect): Reference => ({
  address: sheet.addressOf(area),
  cells: Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => valueOf(sheet, area.row + r, area.column + c)),
  ),
});

/** The cells a reference, a spill (`B2#`), a table or a defined name stands for; whole columns end with the used cells. */
function reference(on: Sheet, text: string): Reference | null {
  const { sheet: sheetName, rest } = splitSheet(text);
  const sheet = sheetName === null ? on : on.book.sheetNamed(sheetName);
  if (!sheet) return null;
  const area = parseA1(rest.replace(/#$/, ""));
  if (area) return cellsOf(sheet, rest.endsWith("#") ? spillAt(sheet, area) : trimmed(sheet, area));
  const table = on.book.tables().find(({ name }) => name.toLowerCase() === rest.toLowerCase());
  if (table) return cellsOf(table.sheet, table.body());
  const target = on.book.nameNamed(rest, sheet)?.target();
  return target ? cellsOf(target.sheet, target.area) : null;
}

function trimmed(sheet: Sheet, area: Rect): Rect {
  if (area.rows * area.columns < 1_000_000) return area;
  const used = sheet.cells.used(area, true);
  return used ?? rect(area.row, area.column);
}

const spillAt = (sheet: Sheet, anchor: Rect): Rect =>
  sheet.spills.find(({ area }) => contains(rect(area.row, area.column), anchor))?.area ?? anchor;

/** The argument a text stands for; null when it is more than a constant or a reference. */
export function readArgument(on: Sheet, text: string): { readonly given: Given } | null {
  if (text === "") return { given: undefined };
  const value = constant(text);
  if (value !== null) return { given: value };
  const cells = reference(on, text);
  return cells ? { given: cells } : null;
}
