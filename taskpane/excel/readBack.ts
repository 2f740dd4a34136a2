import { address, type DrawnCell, type DrawnSheet, type PlacedCell } from "../../src/documents/layout";
import { HostFailure } from "./failure";

/** A total as it was computed, and as the workbook's own formula shows it. */
export interface Control {
  readonly sheet: string;
  readonly cell: string;
  readonly expected: number;
  readonly found: number | string | boolean;
  readonly agrees: boolean;
}

/** Half a cent: beyond it two amounts differ. */
const TOLERANCE = 0.005;

const isWritten = ({ value, formula }: DrawnCell): boolean => formula !== undefined || (value !== null && value !== "");

/** The last row that holds anything; tables end with it unless their last rows are blank. */
function lastRow({ cells, tables }: DrawnSheet): number {
  const placed = cells.filter(isWritten).map(({ row }) => row);
  const ends = tables.map(({ firstRow, rowCount, rowAt }) => {
    let index = rowCount - 1;
    while (index >= 0 && !rowAt(index).some(isWritten)) index--;
    return firstRow + index;
  });
  return Math.max(0, ...placed, ...ends);
}

/**
 * Lets the new sheets calculate, counts their rows, and reads their totals.
 *
 * @throws HostFailure "rows-differ" when a sheet does not hold the rows it was given
 */
export async function readBack(
  context: Excel.RequestContext,
  written: readonly { readonly drawn: DrawnSheet; readonly sheet: Excel.Worksheet; readonly name: string }[],
): Promise<readonly Control[]> {
  for (const { sheet } of written) sheet.calculate(true);
  const read = written.map(({ drawn, sheet, name }) => ({ drawn, name, ...loads(sheet, drawn) }));
  await context.sync();
  for (const { drawn, name, used } of read) {
    const [expected, found] = [lastRow(drawn), used.isNullObject ? 0 : used.rowIndex + used.rowCount];
    if (found !== expected) throw new HostFailure("rows-differ", { sheet: name, expected, found });
  }
  return read.flatMap(({ name, totals }) => totals.map(({ cell, range }) => control(name, cell, range.values[0]![0])));
}

function loads(
  sheet: Excel.Worksheet,
  { cells }: DrawnSheet,
): {
  readonly used: Excel.Range;
  readonly totals: readonly { readonly cell: PlacedCell; readonly range: Excel.Range }[];
} {
  const totals = cells
    .filter(({ formula }) => formula !== undefined)
    .map((cell) => ({ cell, range: sheet.getCell(cell.row - 1, cell.column - 1).load("values") }));
  return { used: sheet.getUsedRangeOrNullObject(true).load("rowIndex,rowCount"), totals };
}

function control(sheet: string, { row, column, value }: PlacedCell, found: Control["found"]): Control {
  const expected = Number(value);
  const agrees = typeof found === "number" && Math.abs(found - expected) < TOLERANCE;
  return { sheet, cell: address(row, column), expected, found, agrees };
}
