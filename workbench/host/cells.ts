import { intersection, isWholeColumns, isWholeRows, MAX_COLUMNS, rect, type Rect } from "./address";
import { memoized, type Style } from "./style";

/** An error value of a cell, such as #N/A; `words` is what Excel shows on hover. */
export class CellError {
  constructor(
    readonly text: string,
    readonly words = "",
  ) {}
  toJSON() {
    return this.text;
  }
}

/** What a cell holds or shows; undefined is blank. */
export type Scalar = number | string | boolean | CellError;
type Layer<T> = (T | undefined)[][];

const ERROR_TEXTS = ["#N/A", "#VALUE!", "#REF!", "#DIV/0!", "#NUM!", "#NAME?", "#NULL!", "#SPILL!", "#CALC!", "#BUSY!", "#GETTING_DATA"];
export const asError = (text: string): CellError | null =>
  ERROR_TEXTS.includes(text.toUpperCase()) ? new CellError(text.toUpperCase()) : null;

/**
 * The cells of a sheet: three layers (values, formulas, styles) of rows held as arrays, so that a hundred thousand rows
 * fill in well under a second, with styles of whole columns and rows beside them.
 */
export class Cells {
  readonly values: Layer<Scalar> = [];
  readonly formulas: Layer<string> = [];
  readonly styles: Layer<Style> = [];
  readonly columnStyles: (Style | undefined)[] = [];
  readonly rowStyles: (Style | undefined)[] = [];

  value = (row: number, column: number) => this.values[row]?.[column];
  formula = (row: number, column: number) => this.formulas[row]?.[column];

  /** A cell's own style, else its row's, else its column's: Excel keeps the last one set by writing it into the cell. */
  style(row: number, column: number): Style | undefined {
    return this.styles[row]?.[column] ?? this.rowStyles[row] ?? this.columnStyles[column];
  }

  setValue(row: number, column: number, value: Scalar | undefined, formula?: string) {
    put(this.values, row, column, value);
    if (formula !== undefined || this.formulas[row]) put(this.formulas, row, column, formula);
  }

  setStyle = (row: number, column: number, style: Style | undefined) => put(this.styles, row, column, style);

  /** Applies a change of style to a rectangle; whole columns and rows keep it for cells to come. */
  restyle(area: Rect, change: (style: Style) => Style) {
    const next = memoized(change);
    if (isWholeColumns(area)) this.restyleColumns(area, next);
    else if (isWholeRows(area)) this.restyleRows(area, next);
    else this.restyleCells(area, next);
  }

  private restyleCells(area: Rect, next: (style: Style | undefined) => Style | undefined) {
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        put(this.styles, row, column, next(this.style(row, column)) ?? this.plainOver(row, column));
  }

  /** What a cell without a look of its own holds: an empty style where the row or column would shine through. */
  private plainOver = (row: number, column: number): Style | undefined =>
    this.rowStyles[row] || this.columnStyles[column] ? {} : undefined;

  private restyleColumns(area: Rect, next: (style: Style | undefined) => Style | undefined) {
    const rows = new Set([...Object.keys(this.styles), ...Object.keys(this.rowStyles)].map(Number));
    for (const row of rows) {
      const across = this.rowStyles[row] ? rect(row, area.column, 1, area.columns) : null;
      if (across) this.restyleCells(across, next);
      else this.restyleOwn(row, area.column, area.column + area.columns, next);
    }
    for (let column = area.column; column < area.column + area.columns; column++)
      this.columnStyles[column] = next(this.columnStyles[column]);
  }

  private restyleRows(area: Rect, next: (style: Style | undefined) => Style | undefined) {
    const styledColumns = this.columnStyles.flatMap((style, column) => (style ? [column] : []));
    for (let row = area.row; row < area.row + area.rows; row++) {
      if (!this.rowStyles[row]) for (const column of styledColumns) put(this.styles, row, column, this.style(row, column));
      this.restyleOwn(row, 0, MAX_COLUMNS, next);
      this.rowStyles[row] = next(this.rowStyles[row]) ?? {};
    }
  }

  private restyleOwn(row: number, from: number, to: number, next: (style: Style | undefined) => Style | undefined) {
    const own = this.styles[row];
    for (let column = from; own && column < Math.min(to, own.length); column++) if (own[column]) own[column] = next(own[column]) ?? {};
  }

  /** Calls back for each cell of the area that holds a value or formula. */
  eachFilled(area: Rect, visit: (row: number, column: number) => void) {
    for (const row of filledRows(this.values, this.formulas, area)) {
      const length = Math.max(this.values[row]?.length ?? 0, this.formulas[row]?.length ?? 0);
      for (let column = area.column; column < Math.min(area.column + area.columns, length); column++)
        if (this.value(row, column) !== undefined || this.formula(row, column) !== undefined) visit(row, column);
    }
  }

  clearContents(area: Rect) {
    this.eachFilled(area, (row, column) => this.setValue(row, column, undefined));
  }

  clearStyles(area: Rect) {
    this.restyle(area, () => ({}));
  }

  /** The smallest rectangle around what is there, within `within`; null when nothing is. Formats count unless `valuesOnly`. */
  used(within: Rect, valuesOnly: boolean): Rect | null {
    const layers: Layer<unknown>[] = valuesOnly ? [this.values, this.formulas] : [this.values, this.formulas, this.styles];
    const edge = { top: Infinity, left: Infinity, bottom: -1, right: -1 };
    for (const layer of layers) for (const key of Object.keys(layer)) widen(edge, layer, Number(key), within);
    if (edge.bottom < 0) return null;
    return intersection(within, rect(edge.top, edge.left, edge.bottom - edge.top + 1, edge.right - edge.left + 1));
  }

  hasContent(area: Rect): boolean {
    return this.used(area, true) !== null;
  }
}

function put<T>(layer: Layer<T>, row: number, column: number, value: T | undefined) {
  const cells = (layer[row] ??= []);
  if (value !== undefined) {
    while (cells.length < column) cells.push(undefined);
    cells[column] = value;
  } else if (column < cells.length) cells[column] = undefined;
}

function filledRows(values: Layer<unknown>, formulas: Layer<unknown>, area: Rect): number[] {
  const last = Math.min(area.row + area.rows, Math.max(values.length, formulas.length));
  const rows: number[] = [];
  for (let row = area.row; row < last; row++) if (values[row] || formulas[row]) rows.push(row);
  return rows;
}

const present = (cell: unknown) =>
  cell !== undefined && !(typeof cell === "object" && !(cell instanceof CellError) && !Object.keys(cell as object).length);

function widen(edge: { top: number; left: number; bottom: number; right: number }, layer: Layer<unknown>, row: number, within: Rect) {
  const cells = layer[row];
  if (!cells || row < within.row || row >= within.row + within.rows) return;
  const end = Math.min(cells.length, within.column + within.columns);
  for (let column = within.column; column < end; column++) {
    if (!present(cells[column])) continue;
    edge.top = Math.min(edge.top, row);
    edge.bottom = Math.max(edge.bottom, row);
    edge.left = Math.min(edge.left, column);
    edge.right = Math.max(edge.right, column);
  }
}
