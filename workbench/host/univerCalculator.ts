import { CellValueType, Univer, type ICellData, type IWorkbookData } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverFormulaEnginePlugin } from "@univerjs/engine-formula";
import { UniverSheetsPlugin } from "@univerjs/sheets";
import { CalculationMode, UniverSheetsFormulaPlugin } from "@univerjs/sheets-formula";
import "@univerjs/sheets/facade";
import "@univerjs/engine-formula/facade";
import "@univerjs/sheets-formula/facade";
import type { Calculator } from "./calculator";
import { asError, CellError, type Scalar } from "./cells";
import type { Book, Sheet } from "./model";
import { withoutTables } from "./structured";

interface Wanted {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
}

/**
 * Works native formulas out with Univer's engine, without a grid and also in Node. Results come when they are asked for:
 * the session waits for `settled` before it reads. One result a formula: arrays do not spill.
 */
export class UniverCalculator implements Calculator {
  private wanted: Wanted[] = [];

  evaluate(sheet: Sheet, row: number, column: number): Scalar {
    this.wanted.push({ sheet, row, column });
    return sheet.cells.value(row, column) ?? 0;
  }

  async settled(): Promise<void> {
    const wanted = this.wanted;
    this.wanted = [];
    if (wanted.length) await calculate(wanted[0]!.sheet.book, wanted);
  }
}

const sheetId = (book: Book, sheet: Sheet) => `sheet${book.sheets.indexOf(sheet)}`;

async function calculate(book: Book, wanted: readonly Wanted[]) {
  const univer = new Univer({});
  try {
    univer.registerPlugin(UniverFormulaEnginePlugin);
    univer.registerPlugin(UniverSheetsPlugin);
    univer.registerPlugin(UniverSheetsFormulaPlugin, { initialFormulaComputing: CalculationMode.FORCED });
    const api = FUniver.newAPI(univer);
    const workbook = api.createWorkbook(snapshot(book, wanted));
    await api.getFormula().onCalculationEnd();
    for (const { sheet, row, column } of wanted) {
      const cell = workbook.getSheetBySheetId(sheetId(book, sheet))!.getRange(row, column).getCellDatas()[0]?.[0];
      sheet.place(row, column, scalar(cell as ICellData | null | undefined));
    }
  } finally {
    univer.dispose();
  }
}

/** A blank result shows as 0, as Excel shows a reference to a blank cell. */
function scalar(cell: ICellData | null | undefined): Scalar {
  const value = cell?.v;
  if (value === undefined || value === null) return 0;
  if (cell!.t === CellValueType.BOOLEAN) return value === 1 || value === true;
  return typeof value === "string" ? (asError(value) ?? value) : value;
}

/** The workbook as Univer takes it: values, and the formulas that are wanted. */
function snapshot(book: Book, wanted: readonly Wanted[]): Partial<IWorkbookData> {
  const sheets = book.sheets.map((sheet) => [sheetId(book, sheet), worksheet(book, sheet)] as const);
  for (const { sheet, row, column } of wanted) {
    const { cellData } = sheets[book.sheets.indexOf(sheet)]![1];
    (cellData[row] ??= {})[column] = { f: withoutTables(sheet.cells.formula(row, column)!, sheet, row, column) };
  }
  return {
    id: "book",
    sheetOrder: sheets.map(([id]) => id),
    sheets: Object.fromEntries(sheets),
    resources: names(book),
  } as Partial<IWorkbookData>;
}

function worksheet(book: Book, sheet: Sheet) {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const { values } = sheet.cells;
  values.forEach(
    (row, r) => (cellData[r] = Object.fromEntries(row.flatMap((value, c) => (value === undefined ? [] : [[c, cellOf(value)]])))),
  );
  for (const spill of sheet.spills)
    spill.values.forEach((row, r) =>
      row.forEach((value, c) => ((cellData[spill.area.row + r] ??= {})[spill.area.column + c] = cellOf(value))),
    );
  const rowCount = Math.max(values.length, sheet.cells.formulas.length) + 100;
  return { id: sheetId(book, sheet), name: sheet.name, cellData, rowCount, columnCount: 200 };
}

function cellOf(value: Scalar): ICellData {
  if (value instanceof CellError) return { v: value.text, t: CellValueType.STRING };
  if (typeof value === "boolean") return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  return { v: value, t: typeof value === "number" ? CellValueType.NUMBER : CellValueType.STRING };
}

/** Defined names travel as a resource of the sheet plugin. */
function names(book: Book) {
  const all = [...book.names, ...book.sheets.flatMap((sheet) => sheet.names)];
  const data = all.map(({ name, formula, sheet }, n) => {
    const target = formula.replace(/^=/, "");
    return [
      `name${n}`,
      { id: `name${n}`, name, formulaOrRefString: target, localSheetId: sheet ? sheetId(book, sheet) : "AllDefaultWorkbook" },
    ];
  });
  return [{ name: "SHEET_DEFINED_NAME_PLUGIN", data: JSON.stringify(Object.fromEntries(data)) }];
}
