import type { DateSystem } from "../../src/core";
import type { Cell, Grid } from "../../src/intake/grid";
import { cellOf } from "./cells";
import { undo } from "./cleanup";
import { isDateFormat, PROBE_NAME, probeDateSystem } from "./dates";
import { failureOf, HostFailure, officeCode } from "./failure";
import { breathe, hasApi, inWorkbook, officeHost, refuseIfCanceled, type Host } from "./host";

/** What to read: the selected cells, a table, a defined name, or a sheet (all of it, or an address). */
export type Source =
  | { readonly kind: "selection" }
  | { readonly kind: "table"; readonly name: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "sheet"; readonly name: string; readonly address?: string };

export interface ReadOptions {
  readonly host?: Host;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  readonly signal?: AbortSignal;
}

/** The cells, and the merged areas among them, where only the first cell holds anything. */
export interface RangeRead {
  readonly grid: Grid;
  readonly merged: readonly string[];
}

/** Excel gives at most 5,000,000 cells and, on the web, 5 MB at once; this many cells with values, formulas and formats stay well below. */
const CELLS_AT_ONCE = 40_000;

/**
 * Reads what is in use of a source, in blocks.
 *
 * @throws HostFailure "nothing-to-read" when it is empty, "gone", "selection" …
 */
export async function readCells(source: Source, options: ReadOptions = {}): Promise<RangeRead> {
  const host = options.host ?? officeHost();
  const read = await inWorkbook(host, async (context) => new Reading(context, hasApi(host, "1.13"), options).run(source));
  const dateSystem = read.raw.hasDates ? await dateSystemOf(host) : 1900;
  const { sheet, row, column, merged, raw } = read;
  const cells = raw.blocks.flatMap((block) => cellsOf(block, dateSystem));
  return { grid: { sheet, row, column, cells, dateSystem }, merged };
}

/** @throws HostFailure after taking the probe's name away again */
export async function dateSystemOf(host: Host): Promise<DateSystem> {
  try {
    return await inWorkbook(host, probeDateSystem);
  } catch (error) {
    await undo(host, { sheets: [], added: [PROBE_NAME], moved: [] });
    throw failureOf(error);
  }
}

/** Cells as Excel gave them, some rows at a time. */
interface Block {
  readonly values: readonly (readonly unknown[])[];
  readonly formulas: readonly (readonly unknown[])[];
  readonly types: readonly (readonly Excel.RangeValueType[])[];
  readonly formats: readonly (readonly string[])[];
}

const cellsOf = ({ values, formulas, types, formats }: Block, system: DateSystem): readonly (readonly Cell[])[] =>
  values.map((row, r) =>
    row.map((value, c) => cellOf({ value, formula: formulas[r]![c], type: types[r]![c]!, format: formats[r]![c]! }, system)),
  );

const holdsDates = ({ values, formats }: Block): boolean =>
  values.some((row, r) => row.some((value, c) => typeof value === "number" && isDateFormat(formats[r]![c]!)));

class Reading {
  private cellsAtOnce = CELLS_AT_ONCE;

  constructor(
    private readonly context: Excel.RequestContext,
    private readonly knowsMerges: boolean,
    private readonly options: ReadOptions,
  ) {}

  async run(source: Source): Promise<{
    readonly sheet: string;
    readonly row: number;
    readonly column: number;
    readonly merged: readonly string[];
    readonly raw: { readonly blocks: readonly Block[]; readonly hasDates: boolean };
  }> {
    refuseIfCanceled(this.options.signal);
    const used = rangeOf(this.context.workbook, source).getUsedRangeOrNullObject(true);
    used.load("rowIndex,columnIndex,rowCount,columnCount,worksheet/name");
    await this.context.sync();
    if (used.isNullObject) throw new HostFailure("nothing-to-read");
    const { rowIndex: row, columnIndex: column } = used;
    const merged = await this.mergedAreas(used);
    const blocks = await this.blocks(used);
    return { sheet: used.worksheet.name, row, column, merged, raw: { blocks, hasDates: blocks.some(holdsDates) } };
  }

  private async mergedAreas(used: Excel.Range): Promise<readonly string[]> {
    if (!this.knowsMerges) return [];
    const areas = used.getMergedAreasOrNullObject();
    areas.load("address");
    await this.context.sync();
    return areas.isNullObject ? [] : areas.address.split(",");
  }

  private async blocks(used: Excel.Range): Promise<readonly Block[]> {
    const blocks: Block[] = [];
    for (let row = 0; row < used.rowCount;) {
      const rows = Math.min(used.rowCount - row, Math.max(1, Math.floor(this.cellsAtOnce / used.columnCount)));
      const block = await this.block(used, row, rows);
      if (!block) continue;
      blocks.push(block);
      row += rows;
      this.options.onProgress?.({ done: row, total: used.rowCount });
      await breathe();
      refuseIfCanceled(this.options.signal);
    }
    return blocks;
  }

  /** Some rows; null when they were too much at once, and fewer are asked for from now on. Excel may say so by an error or by nothing at all. */
  private async block(used: Excel.Range, row: number, rows: number): Promise<Block | null> {
    const range = used.getCell(row, 0).getAbsoluteResizedRange(rows, used.columnCount);
    range.load("values,formulas,valueTypes,numberFormat");
    try {
      await this.context.sync();
      const { values, formulas, valueTypes: types, numberFormat: formats } = range;
      if (values) return { values, formulas, types, formats };
    } catch (error) {
      if (officeCode(error) !== "ResponsePayloadSizeLimitExceeded" || rows === 1) throw error;
    }
    if (rows === 1) throw new HostFailure("response-too-large", { detail: `${used.columnCount}` });
    this.cellsAtOnce = (rows * used.columnCount) / 2;
    return null;
  }
}

function rangeOf(workbook: Excel.Workbook, source: Source): Excel.Range {
  switch (source.kind) {
    case "selection":
      return workbook.getSelectedRange();
    case "table":
      return workbook.tables.getItem(source.name).getRange();
    case "name":
      return workbook.names.getItem(source.name).getRange();
    case "sheet":
      return workbook.worksheets.getItem(source.name).getRange(source.address);
  }
}
