import { columnLabel } from "./problem";
import { foldText } from "./cleanText";
import { isBlank, valueOf, type Grid } from "./grid";
import type { Fields, TableSchema } from "./schema";

/** A field and the column that holds it. */
export interface MappedColumn {
  readonly field: string;
  /** Column of the grid, from 0. */
  readonly column: number;
  /** What stands above the column. */
  readonly header: string;
  /** From 0 to 1: 1 when the header is one of the field's names. */
  readonly confidence: number;
}

/** How a grid is to be read as a table: proposed by {@link proposeMapping}, confirmed or changed by the user. Rows from 0. */
export interface Mapping {
  readonly headerRow: number;
  readonly subHeaderRow: number | null;
  readonly columns: readonly MappedColumn[];
  /** Columns with a header that no field claims. */
  readonly unmapped: readonly { readonly column: number; readonly header: string }[];
}

/** Rows looked at for a header. */
const SEARCHED_ROWS = 40;
/** Below this a likeness is no proposal. */
const LEAST_CONFIDENCE = 0.5;
const UNMATCHED = 0;

type FieldWords = readonly { readonly field: string; readonly names: readonly (readonly string[])[] }[];

const wordsOf = (name: string): string[] => foldText(name.replace(/([a-z])([A-Z])/g, "$1 $2")).split(" ");

/** Every name of each field: its own, the labels of both languages, the synonyms. */
const fieldWords = ({ fields }: TableSchema): FieldWords =>
  Object.entries(fields).map(([field, { synonyms }]) => ({
    field,
    names: [field, columnLabel("es", field), columnLabel("en", field), ...synonyms].map(wordsOf),
  }));

/** 1 for the same words; less when one holds all words of the other, by the share of words in common. */
function likeness(header: readonly string[], name: readonly string[]): number {
  const common = name.filter((word) => header.includes(word)).length;
  if (common === name.length && common === header.length) return 1;
  if (common === name.length) return 0.6 + (0.3 * common) / header.length;
  return common === header.length ? 0.6 * (common / name.length) : UNMATCHED;
}

const best = (header: string, names: readonly (readonly string[])[]): number => {
  const words = wordsOf(header);
  return Math.max(...names.map((name) => likeness(words, name)));
};

interface Header {
  readonly text: string;
  /** The lower of two header lines, which says more. */
  readonly sub: string;
}

const textAt = (grid: Grid, row: number, column: number): string => {
  const value = valueOf(grid.cells[row]?.[column]);
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
};

const widthOf = (grid: Grid, row: number): number => Math.max(grid.cells[row]?.length ?? 0, grid.cells[row + 1]?.length ?? 0);

const UNIT = /^\(.*\)$|^(?:US)?\$$|^%$|^(?:sq\.? ?ft\.?|pies2|pies²|pies cuadrados|usd|d[ií]as|days)$/i;

/** A second header line: text only, nothing under the first header, and under a blank header or naming units. */
function hasSubHeader(grid: Grid, row: number): boolean {
  const below = grid.cells[row + 1];
  if (!below || grid.turned) return false;
  const values = below.map(valueOf);
  const first = (grid.cells[row] ?? []).findIndex((cell) => !isBlank(valueOf(cell)));
  const onlyText = values.every((value) => isBlank(value) || (typeof value === "string" && !/\d/.test(value)));
  return (
    first >= 0 &&
    onlyText &&
    isBlank(values[first] ?? null) &&
    values.some((value, c) => !isBlank(value) && (textAt(grid, row, c) === "" || UNIT.test(textAt(grid, row + 1, c))))
  );
}

/** The headers of a row; a blank one over a second line takes the header to its left (a merged cell). */
function headersAt(grid: Grid, row: number, subHeader: boolean): readonly Header[] {
  let group = "";
  return Array.from({ length: widthOf(grid, row) }, (_, column) => {
    const own = textAt(grid, row, column);
    const sub = subHeader ? textAt(grid, row + 1, column) : "";
    if (own !== "") group = own;
    return { text: sub === "" ? own : `${group} ${sub}`, sub };
  });
}

/** Fields to columns, the surest pair first, each once. */
function assign(headers: readonly Header[], words: FieldWords): MappedColumn[] {
  const pairs = headers.flatMap(({ text, sub }, column) =>
    text === ""
      ? []
      : words.map(({ field, names }) => ({
          field,
          column,
          header: text,
          confidence: Math.max(sub === "" ? 0 : best(sub, names), best(text, names)),
        })),
  );
  const likely = pairs.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE).sort((a, b) => b.confidence - a.confidence);
  const chosen = new Map<string, MappedColumn>();
  const taken = new Set<number>();
  for (const pair of likely) {
    if (chosen.has(pair.field) || taken.has(pair.column)) continue;
    chosen.set(pair.field, pair);
    taken.add(pair.column);
  }
  return [...chosen.values()].sort((a, b) => a.column - b.column);
}

function mappingAt(grid: Grid, row: number, words: FieldWords): Mapping {
  const subHeader = hasSubHeader(grid, row);
  const headers = headersAt(grid, row, subHeader);
  const columns = assign(headers, words);
  const mapped = new Set(columns.map(({ column }) => column));
  const unmapped = headers.flatMap(({ text }, column) => (text === "" || mapped.has(column) ? [] : [{ column, header: text }]));
  return { headerRow: row, subHeaderRow: subHeader ? row + 1 : null, columns, unmapped };
}

const score = ({ columns }: Mapping): number => columns.reduce((sum, { confidence }) => sum + confidence, 0);

/**
 * Finds the header row and proposes which column holds which field.
 *
 * @returns the row whose cells are most like the fields' names, with each column's confidence; null when no row has any likeness
 */
export function proposeMapping<F extends Fields>(grid: Grid, schema: TableSchema<F>): Mapping | null {
  const words = fieldWords(schema as unknown as TableSchema);
  let found: Mapping | null = null;
  for (let row = 0; row < Math.min(grid.cells.length, SEARCHED_ROWS); row++) {
    const mapping = mappingAt(grid, row, words);
    if (mapping.columns.length > 0 && (!found || score(mapping) > score(found))) found = mapping;
  }
  return found;
}

/** A mapping as the user sets it: the header row and the column of each field. */
export function chosenMapping(grid: Grid, headerRow: number, columns: Readonly<Record<string, number>>): Mapping {
  const subHeader = hasSubHeader(grid, headerRow);
  const headers = headersAt(grid, headerRow, subHeader);
  const mapped = Object.entries(columns).map(([field, column]) => ({ field, column, header: headers[column]?.text ?? "", confidence: 1 }));
  const taken = new Set(mapped.map(({ column }) => column));
  const unmapped = headers.flatMap(({ text }, column) => (text === "" || taken.has(column) ? [] : [{ column, header: text }]));
  return { headerRow, subHeaderRow: subHeader ? headerRow + 1 : null, columns: mapped, unmapped };
}
