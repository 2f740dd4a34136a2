import { contains, rect, toA1, type Rect } from "./address";
import { fault } from "./fault";
import type { Table } from "./kinds/table";
import type { Sheet } from "./model";

/** A quoted text, or a table reference: `Roll[charge]`, `Roll[@charge]`, `[@charge]`, `Roll[#Totals]`, `Roll[[#Totals],[charge]]`. */
const REFERENCE = /"(?:[^"]|"")*"|([\p{L}_][\p{L}\p{N}_.]*)?\[((?:[^[\]]|\[[^[\]]*\])*)\]/gu;

const PARTS: Readonly<Record<string, (table: Table) => Rect>> = {
  "#all": (table) => table.area,
  "#data": (table) => table.body(),
  "#headers": (table) => table.header(),
  "#totals": (table) => table.totals(),
};

/** Puts cell addresses in the place of table references, for calculators that know no tables. */
export function withoutTables(formula: string, sheet: Sheet, row: number, column: number): string {
  if (!formula.includes("[")) return formula;
  return formula.replace(REFERENCE, (token, name: string | undefined, inside: string | undefined) => {
    if (inside === undefined) return token;
    const table = tableOf(sheet, name, row, column);
    if (!table) throw fault("NotImplemented", `reference ${token}`);
    return table.sheet.addressOf(areaOf(table, inside, row), true);
  });
}

function tableOf(sheet: Sheet, name: string | undefined, row: number, column: number): Table | undefined {
  if (name === undefined) return sheet.tables.find(({ area }) => contains(area, rect(row, column)));
  return sheet.book.tables().find((table) => table.name.toLowerCase() === name.toLowerCase());
}

/** The cells of `charge`, `@charge`, `#Totals` or `[#Totals],[charge]`. */
function areaOf(table: Table, inside: string, row: number): Rect {
  const thisRow = /^@|\[#This Row\],?/i.test(inside);
  const words = inside.replace(/^@|\[#This Row\],?/i, "").split(/\]\s*,\s*\[/).map((word) => word.replace(/^\[|\]$/g, "").trim()); // prettier-ignore
  const part = words.find((word) => Object.hasOwn(PARTS, word.toLowerCase()));
  const title = words.find((word) => word && word !== part);
  const whole = part ? PARTS[part.toLowerCase()]!(table) : table.body();
  const across = title === undefined ? whole : { ...whole, column: whole.column + columnOf(table, title), columns: 1 };
  return thisRow ? { ...across, row, rows: 1 } : across;
}

function columnOf(table: Table, title: string): number {
  const at = table.columnIds.findIndex((_, column) => table.headerText(column).toLowerCase() === title.toLowerCase());
  if (at < 0) throw fault("NotImplemented", `column ${title} of ${toA1(table.area)}`);
  return at;
}
