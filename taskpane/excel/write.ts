import type { DateSystem } from "../../src/core";
import { columnLetter, type DrawnSheet, type PlacedCell } from "../../src/documents/layout";
import { restoreModes, undo, type Begun } from "./cleanup";
import { probeDateSystem } from "./dates";
import { failureOf, HostFailure } from "./failure";
import { breathe, inWorkbook, officeHost, refuseIfCanceled, requireApi, type Host } from "./host";
import { drawLook, LOOK_BYTES } from "./looks";
import type { TakenNames } from "./names";
import { preflight } from "./preflight";
import { readBack, type Control } from "./readBack";
import { Requests, type Piece } from "./requests";
import { entryOf, formulaText, rowPieces } from "./rows";
import { chartPieces, setUpPiece } from "./setUp";

/** How far a write has come, in rows of data. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface WriteOptions {
  readonly host?: Host;
  /** Title for the workbook, if it has none. */
  readonly title?: string;
  /** What happens to defined names that an earlier document has: refused unless the user agreed to move them. */
  readonly takenNames?: TakenNames;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** What was written: the sheets under the names they got, and the totals as the workbook computes them. */
export interface Written {
  readonly sheets: readonly string[];
  readonly rows: number;
  readonly controls: readonly Control[];
}

/** Page layout and print titles. */
const API = "1.9";

/**
 * Writes drawn sheets behind those of the open workbook, never into one that is there. When anything fails or the user cancels, what was begun
 * is taken away and the workbook is as it was.
 *
 * @throws HostFailure with the sentence that says what to do
 */
export async function writeSheets(sheets: readonly DrawnSheet[], options: WriteOptions = {}): Promise<Written> {
  const host = options.host ?? officeHost();
  requireApi(host, API);
  let begun: Begun | null = null;
  try {
    return await inWorkbook(host, async (context) => {
      refuseIfCanceled(options.signal);
      begun = await preflight(context, sheets, options.takenNames ?? "refuse");
      return await new Writing(context, sheets, begun, options).run(await probeDateSystem(context));
    });
  } catch (error) {
    const { code, values, cause } = failureOf(error);
    const left = begun ? await undo(host, begun) : [];
    throw Object.assign(new HostFailure(code, values, left), { cause });
  }
}

/** One sheet being written. */
interface Target {
  readonly drawn: DrawnSheet;
  readonly sheet: Excel.Worksheet;
  readonly name: string;
}

class Writing {
  private readonly total: number;
  private done = 0;
  private targets: readonly Target[] = [];

  constructor(
    private readonly context: Excel.RequestContext,
    private readonly sheets: readonly DrawnSheet[],
    private readonly begun: Begun,
    private readonly options: WriteOptions,
  ) {
    this.total = sheets.reduce((sum, { tables }) => sum + tables.reduce((rows, { rowCount }) => rows + rowCount, 0), 0);
  }

  async run(system: DateSystem): Promise<Written> {
    await this.begin();
    const requests = new Requests(this.context, (rows) => this.between(rows));
    await requests.send(this.pieces(system, () => requests.limit));
    const controls = await readBack(this.context, this.targets);
    await this.finish();
    return { sheets: this.targets.map(({ name }) => name), rows: this.done, controls };
  }

  /** Calculation and events off; the sheets and names made, so that formulas find them. */
  private async begin(): Promise<void> {
    const { workbook, runtime } = this.context;
    workbook.application.calculationMode = "Manual";
    runtime.enableEvents = false;
    this.targets = this.sheets.map((drawn, k) => {
      const { name } = this.begun.sheets[k]!;
      return { drawn, name, sheet: workbook.worksheets.add(name).load("id") };
    });
    for (const target of this.targets) this.defineNames(target);
    await this.context.sync();
    this.begun.sheets = this.targets.map(({ name, sheet }) => ({ name, id: sheet.id }));
  }

  private defineNames({ drawn, name: sheetName, sheet }: Target): void {
    const { names } = this.context.workbook;
    const moved = new Set(this.begun.moved.map(({ name }) => name.toLowerCase()));
    for (const { name, row, column } of drawn.names) {
      if (moved.has(name.toLowerCase())) names.getItem(name).formula = `=${quoted(sheetName)}!${absolute(row, column)}`;
      else names.add(name, sheet.getCell(row - 1, column - 1));
    }
  }

  /** Looks before values, tables before the totals over them. */
  private *pieces(system: DateSystem, limit: () => number): Generator<Piece> {
    for (const { drawn, sheet } of this.targets)
      for (const table of drawn.tables) {
        yield* columnLooks(sheet, table);
        yield* rowPieces(sheet, table, system, limit);
      }
    for (const { drawn, sheet } of this.targets) {
      for (const cell of drawn.cells) yield placedPiece(sheet, cell, system);
      yield setUpPiece(sheet, drawn, system);
      yield* chartPieces(sheet, drawn);
    }
  }

  private async between(rows: number): Promise<void> {
    this.done += rows;
    this.options.onProgress?.({ done: this.done, total: this.total });
    await breathe();
    refuseIfCanceled(this.options.signal);
  }

  private async finish(): Promise<void> {
    const { title } = this.options;
    if (title && this.begun.title === "") this.context.workbook.properties.title = title;
    restoreModes(this.context, this.begun.modes!);
    await this.context.sync();
  }
}

function* columnLooks(sheet: Excel.Worksheet, { columns, firstRow, rowCount }: DrawnSheet["tables"][number]): Generator<Piece> {
  if (rowCount === 0) return;
  for (const [k, { style }] of columns.entries())
    yield { bytes: LOOK_BYTES, run: () => drawLook(sheet.getRangeByIndexes(firstRow - 1, k, rowCount, 1), style, rowCount) };
}

const placedPiece = (sheet: Excel.Worksheet, cell: PlacedCell, system: DateSystem): Piece => ({
  bytes: LOOK_BYTES + String(cell.value).length,
  run: () => {
    const range = sheet.getCell(cell.row - 1, cell.column - 1);
    drawLook(range, cell.style, 1);
    if (cell.formula !== undefined) range.formulas = [[formulaText(cell.formula)]];
    else range.values = [[entryOf(cell.value, cell.style.format, system)]];
  },
});

const quoted = (name: string): string => `'${name.replace(/'/g, "''")}'`;
const absolute = (row: number, column: number): string => `$${columnLetter(column)}$${row}`;
