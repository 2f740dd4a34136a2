import { contains, intersection, rect, type Rect } from "../address";
import { demand, fault } from "../fault";
import { areaOnly, type Range } from "./range";
import { rangeAreas } from "./rangeAreas";

/** Merges the cells of a range (or of each of its rows): only the top left value survives. */
export function merge(self: Range, across: boolean) {
  const { sheet } = self;
  const area = areaOnly(self);
  sheet.writable(area, sheet.protection ? "allowFormatCells" : undefined);
  const table = sheet.tables.find((candidate) => intersection(candidate.area, area));
  if (table) throw fault("MergedRangeConflict", `table ${table.name}`);
  demand(!sheet.merges.some((other) => intersection(other, area) && !contains(area, other)), "part of a merged area");
  unmerge(self);
  const parts = across ? Array.from({ length: area.rows }, (_, row) => rect(area.row + row, area.column, 1, area.columns)) : [area];
  for (const one of parts) if (one.rows * one.columns > 1) join(self, one);
}

function join({ sheet }: Range, area: Rect) {
  const { cells } = sheet;
  cells.eachFilled(area, (row, column) => (row !== area.row || column !== area.column) && cells.setValue(row, column, undefined));
  sheet.merges.push(area);
}

export function unmerge({ sheet, area }: Range) {
  sheet.writable(area, sheet.protection ? "allowFormatCells" : undefined);
  sheet.merges.splice(0, Infinity, ...sheet.merges.filter((other) => !intersection(other, area)));
}

/** The merged areas of a range: Excel has been seen to find only those whose top left cell lies in it, so neither do we find others. */
export const mergedArea = ({ sheet, area }: Range) =>
  rangeAreas(sheet, sheet.merges.filter((other) => contains(area, rect(other.row, other.column)))); // prettier-ignore
