import { foldText } from "./cleanText";
import { isBlank, valueOf, type Grid } from "./grid";
import type { Mapping } from "./headers";

/** What a row of a table is. An aside has text in no column of the table; a roll-up repeats the sum of the rows under it. */
export type RowKind = "data" | "blank" | "aside" | "total" | "repeated-header" | "rollup";

const MAY_BE_TOTAL = /tot|suma|\bsum\b/i;
const TOTAL = /^(?:(?:sub|gran|grand) ?)?total(?:es|s)?\b|^suma\b|^sum\b|\b(?:sub ?)?total(?:es|s)?$/;

export const isTotalLabel = (text: string): boolean => MAY_BE_TOTAL.test(text) && TOTAL.test(foldText(text));

/** Tells the rows of one table apart by what stands in them. */
export class RowSorter {
  private readonly headers: readonly (readonly [column: number, text: string])[];

  constructor(
    private readonly grid: Grid,
    mapping: Mapping,
    private readonly keyColumn: number,
  ) {
    this.headers = mapping.columns.map(({ column }) => [column, this.textAt(mapping.headerRow, column)] as const);
  }

  kindOf(row: number): RowKind {
    const cells = this.grid.cells[row]!;
    if (cells.every((cell) => isBlank(valueOf(cell)))) return "blank";
    if (this.isTotal(row)) return "total";
    if (this.headers.every(([column]) => isBlank(valueOf(cells[column])))) return "aside";
    return this.headers.every(([column, text]) => this.textAt(row, column) === text) ? "repeated-header" : "data";
  }

  /** The word TOTAL in the key column, or in the first cell filled when the key is blank. */
  private isTotal(row: number): boolean {
    const cells = this.grid.cells[row]!;
    const key = valueOf(cells[this.keyColumn]);
    const label = isBlank(key) ? valueOf(cells.find((cell) => !isBlank(valueOf(cell)))) : key;
    return typeof label === "string" && isTotalLabel(label);
  }

  private textAt(row: number, column: number): string {
    const value = valueOf(this.grid.cells[row]?.[column]);
    return typeof value === "string" ? value.trim() : "";
  }
}

/** A data row as the search for roll-ups sees it. */
export interface SummedRow {
  readonly key: string;
  /** Units of each column that adds up. */
  readonly units: readonly (bigint | null)[];
}

const MARKS_AFTER = /[-. /]/;
/** The code that a key begins with: "1000" of "1000 Operating". */
const LEADING_CODE = /^\d[\d.-]*(?= )/;

const codeOf = (key: string): string => LEADING_CODE.exec(key)?.[0] ?? key;

/** Shorter codes name the group: "063-038" over "063-038-247", "1000" over "1010"; a row without a code may head those that have one. */
function isUnder(parent: string, child: string): boolean {
  if (parent === "") return child !== "";
  if (child.length > parent.length && child.startsWith(parent)) return MARKS_AFTER.test(child.charAt(parent.length));
  const stem = parent.replace(/0+$/, "");
  return stem !== "" && stem !== parent && child !== parent && child.length === parent.length && child.startsWith(stem);
}

const CHILDREN_NEEDED = 2;

/** Rows whose figures are, in every column that adds up, the sums of the rows under them in the order of the codes. */
export function rollupRows(rows: readonly SummedRow[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let parent = 0; parent < rows.length; parent++) {
    const { key, units } = rows[parent]!;
    const code = codeOf(key);
    let child = parent + 1;
    while (child < rows.length && isUnder(code, codeOf(rows[child]!.key))) child += 1;
    if (child - parent - 1 >= CHILDREN_NEEDED && isSumOf(units, rows, parent + 1, child)) found.add(parent);
  }
  return found;
}

function isSumOf(units: SummedRow["units"], rows: readonly SummedRow[], from: number, to: number): boolean {
  let anyFigure = false;
  for (let column = 0; column < units.length; column++) {
    let total = 0n;
    for (let row = from; row < to; row++) total += rows[row]!.units[column] ?? 0n;
    if ((units[column] ?? 0n) !== total) return false;
    anyFigure ||= total !== 0n;
  }
  return anyFigure;
}
