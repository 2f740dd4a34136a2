import { intersection, isWholeColumns, isWholeRows, MAX_COLUMNS, MAX_ROWS, rect, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import { range, type Range } from "./range";

/** The cells that move when cells of `area` are inserted or deleted, the area itself included. */
function affected(area: Rect, vertical: boolean): Rect {
  return vertical
    ? rect(area.row, area.column, MAX_ROWS - area.row, area.columns)
    : rect(area.row, area.column, area.rows, MAX_COLUMNS - area.column);
}

/**
 * Shifting cells would have to carry formulas, tables, names, merged areas and rules along. The workbench moves plain
 * cells only, and says so where there is more to move.
 */
function onlyPlainCells(sheet: Sheet, moving: Rect) {
  const touches = (area: Rect) => intersection(area, moving) !== null;
  const table = sheet.tables.find(({ area }) => touches(area));
  const merge = sheet.merges.find(touches);
  if (table) throw fault("InsertDeleteConflict", `table ${table.name}`);
  if (merge) throw fault("InsertDeleteConflict", "merged cells");
  const hasFormulas = sheet.book.sheets.some(({ cells }) => cells.formulas.some((row) => row?.some((formula) => formula !== undefined)));
  const rules = [...sheet.validations, ...sheet.conditionalFormats].some(({ area }) => touches(area));
  const named = [...sheet.book.names, ...sheet.names].some((name) => name.target()?.sheet === sheet);
  if (hasFormulas || rules || named) throw fault("NotImplemented", "shifting cells that formulas, names or rules refer to");
}

const isVertical = (area: Rect, shift: string, up: string) => (isWholeRows(area) ? true : isWholeColumns(area) ? false : shift === up);

export function deleteCells({ sheet, area }: Range, shift: string) {
  demand(["Up", "Left"].includes(shift), `shift ${shift}`);
  sheet.writable(area, sheet.protection ? "allowDeleteRows" : undefined);
  const vertical = isVertical(area, shift, "Up");
  onlyPlainCells(sheet, affected(area, vertical));
  if (vertical) moveCells(sheet, area, -area.rows, 0);
  else moveCells(sheet, area, 0, -area.columns);
  sheet.book.emitter.changed(sheet, area, isWholeRows(area) ? "RowDeleted" : isWholeColumns(area) ? "ColumnDeleted" : "CellDeleted");
}

export function insertCells(self: Range, shift: string): Range {
  const { sheet, area } = self;
  demand(["Down", "Right"].includes(shift), `shift ${shift}`);
  sheet.writable(area, sheet.protection ? "allowInsertRows" : undefined);
  const vertical = isVertical(area, shift, "Down");
  onlyPlainCells(sheet, affected(area, vertical));
  if (vertical) moveCells(sheet, area, area.rows, 0);
  else moveCells(sheet, area, 0, area.columns);
  sheet.book.emitter.changed(sheet, area, isWholeRows(area) ? "RowInserted" : isWholeColumns(area) ? "ColumnInserted" : "CellInserted");
  return range(sheet, area);
}

/** Moves what stands in and beyond `area` by rows or columns: a negative step deletes the area, a positive one opens it. */
function moveCells(sheet: Sheet, area: Rect, rows: number, columns: number) {
  const { cells } = sheet;
  const region = affected(area, rows !== 0);
  const filled = cells.used(region, false);
  if (!filled) return;
  const kept: [number, number, ReturnType<typeof cells.value>, ReturnType<typeof cells.style>][] = [];
  for (let row = filled.row; row < filled.row + filled.rows; row++)
    for (let column = filled.column; column < filled.column + filled.columns; column++) {
      if (!(rows < 0 && row < area.row - rows) && !(columns < 0 && column < area.column - columns))
        kept.push([row + rows, column + columns, cells.value(row, column), cells.styles[row]?.[column]]);
      cells.setValue(row, column, undefined);
      cells.setStyle(row, column, undefined);
    }
  for (const [row, column, value, style] of kept) {
    if (row >= MAX_ROWS || column >= MAX_COLUMNS) throw fault("NonBlankCellOffSheet");
    cells.setValue(row, column, value);
    cells.setStyle(row, column, style);
  }
}
