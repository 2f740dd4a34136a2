import { toSerial, type DateSystem } from "../../src/core";
import type { DrawnSheet, DrawnTable } from "../../src/documents/layout";
import { EARLIEST_ENTRY, type EntryRule } from "../../src/documents/plan";
import { CELL_PADDING, MARGINS } from "../../src/documents/print";
import { serialIn } from "./dates";
import type { Piece } from "./requests";

/** Points of a character of Calibri 11: 7 pixels. */
const CHARACTER = 5.25;
const pointsOf = (characters: number): number => (characters + CELL_PADDING) * CHARACTER;

const CALL_BYTES = 600;
const PRINT_BYTES = 10_000;

/** What a sheet has beside its cells: widths, heights, panes, print set-up, rules for entries. */
export const setUpPiece = (sheet: Excel.Worksheet, drawn: DrawnSheet, system: DateSystem): Piece => ({
  bytes: PRINT_BYTES + (drawn.widths.length + drawn.heights.length) * CALL_BYTES + drawn.tables.length * CALL_BYTES,
  run: () => {
    drawn.widths.forEach((width, column) => (sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = pointsOf(width)));
    drawn.heights.forEach(({ row, points }) => (sheet.getRangeByIndexes(row - 1, 0, 1, 1).format.rowHeight = points));
    sheet.showGridlines = false;
    if (drawn.frozenRows > 0) sheet.freezePanes.freezeRows(drawn.frozenRows);
    setUpPrint(sheet.pageLayout, drawn);
    for (const table of drawn.tables) addEntryRules(sheet, table, system);
  },
});

const ORIENTATION = { portrait: "Portrait", landscape: "Landscape" } as const;
const PAPER = { letter: "Letter", legal: "Legal" } as const;

function setUpPrint(layout: Excel.PageLayout, { orientation, paper, printTitleRow, footer }: DrawnSheet): void {
  layout.orientation = ORIENTATION[orientation];
  layout.paperSize = PAPER[paper];
  layout.zoom = { horizontalFitToPages: 1 };
  layout.setPrintMargins("Inches", MARGINS);
  if (printTitleRow) layout.setPrintTitleRows(`$${printTitleRow}:$${printTitleRow}`);
  const page = layout.headersFooters.defaultForAllPages;
  page.leftFooter = footer.left;
  page.centerFooter = footer.center;
  page.rightFooter = footer.right;
}

function addEntryRules(sheet: Excel.Worksheet, { columns, firstRow, rowCount }: DrawnTable, system: DateSystem): void {
  columns.forEach(({ entry }, column) => {
    const rule = entry && rowCount > 0 ? ruleOf(entry, system) : null;
    if (rule) sheet.getRangeByIndexes(firstRow - 1, column, rowCount, 1).dataValidation.rule = rule;
  });
}

function ruleOf({ type, list }: EntryRule, system: DateSystem): Excel.DataValidationRule | null {
  if (type === "list") return { list: { inCellDropDown: true, source: (list ?? []).join(",") } };
  if (type === "money") return { decimal: { formula1: 0, operator: "GreaterThanOrEqualTo" } };
  if (type === "date") return { date: { formula1: `=${serialIn(system, toSerial(EARLIEST_ENTRY))}`, operator: "GreaterThanOrEqualTo" } };
  return null;
}

/** The sheet's chart, right of its table; none where there are no rows to draw. */
export const chartPieces = (sheet: Excel.Worksheet, drawn: DrawnSheet): readonly Piece[] =>
  drawn.chart && drawn.chart.rowCount > 0 ? [{ bytes: PRINT_BYTES, run: () => drawChart(sheet, drawn) }] : [];

function drawChart(sheet: Excel.Worksheet, { chart, cells, widths }: DrawnSheet): void {
  const { title, categoryColumn, valueColumns, headerRow, rowCount } = chart!;
  const [header, body] = [headerRow - 1, headerRow];
  const column = (at: number): Excel.Range => sheet.getRangeByIndexes(body, at - 1, rowCount, 1);
  const [first, ...others] = valueColumns;
  const drawn = sheet.charts.add("ColumnClustered", sheet.getRangeByIndexes(header, first! - 1, rowCount + 1, 1), "Columns");
  drawn.title.text = title;
  drawn.setPosition(sheet.getCell(header, widths.length + 1));
  drawn.series.getItemAt(0).setXAxisValues(column(categoryColumn));
  for (const at of others) {
    const name = cells.find((cell) => cell.row === headerRow && cell.column === at)?.value;
    const series = drawn.series.add(String(name ?? ""));
    series.setValues(column(at));
    series.setXAxisValues(column(categoryColumn));
  }
}
