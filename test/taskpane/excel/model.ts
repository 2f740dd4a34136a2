import type { Book, Sheet } from "../../../workbench/host/model";
import type { Border, Side, Style } from "../../../workbench/host/style";

/** What stands at one place of a sheet, as text to compare. */
type Facts = ReadonlyMap<string, unknown>;

const OPPOSITE = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;
type Edge = keyof typeof OPPOSITE;
const STEP: Readonly<Record<Edge, readonly [number, number]>> = { top: [-1, 0], bottom: [1, 0], left: [0, -1], right: [0, 1] };

const borderOf = (style: Style | undefined, side: Side): Border | undefined => style?.borders?.[side];

/** The line one sees at an edge: two cells share it, and either may hold it. */
function lineAt(sheet: Sheet, row: number, column: number, edge: Edge): string {
  const [down, across] = STEP[edge];
  const own = borderOf(sheet.cells.style(row, column), edge);
  const neighbor =
    row + down >= 0 && column + across >= 0 ? borderOf(sheet.cells.style(row + down, column + across), OPPOSITE[edge]) : undefined;
  return JSON.stringify(own ?? neighbor ?? null);
}

function cellFacts(sheet: Sheet, facts: Map<string, unknown>): void {
  const { cells } = sheet;
  const rows = Math.max(cells.values.length, cells.formulas.length, cells.styles.length);
  for (let row = 0; row < rows; row++) {
    const columns = Math.max(cells.values[row]?.length ?? 0, cells.formulas[row]?.length ?? 0, cells.styles[row]?.length ?? 0);
    for (let column = 0; column < columns; column++) oneCell(sheet, row, column, facts);
  }
}

function oneCell(sheet: Sheet, row: number, column: number, facts: Map<string, unknown>): void {
  const { borders: _lines, ...style } = sheet.cells.style(row, column) ?? {};
  const put = (what: string, value: unknown) => value !== undefined && facts.set(`${row + 1}:${column + 1} ${what}`, value);
  put("value", sheet.cells.value(row, column));
  put("formula", sheet.cells.formula(row, column));
  for (const [key, value] of Object.entries(style)) put(key, value);
  for (const edge of Object.keys(OPPOSITE) as Edge[]) {
    const line = lineAt(sheet, row, column, edge);
    if (line !== "null") put(edge, line);
  }
}

const rounded = (_key: string, value: unknown): unknown => (typeof value === "number" ? Number(value.toFixed(4)) : value);

function sheetFacts(sheet: Sheet): Facts {
  const facts = new Map<string, unknown>();
  cellFacts(sheet, facts);
  const { sheet: _self, ...layout } = sheet.pageLayout;
  const whole = {
    widths: [...sheet.columnWidths],
    heights: [...sheet.rowHeights],
    frozen: sheet.frozen,
    gridlines: sheet.showGridlines,
    visibility: sheet.visibility,
    merges: sheet.merges,
    names: namesOf(sheet),
    rules: sheet.validations.map(({ area, rule, ignoreBlanks, errorAlert }) => ({
      area,
      rule,
      ignoreBlanks,
      shows: errorAlert["showAlert"],
    })),
  };
  for (const [key, value] of [...Object.entries(whole), ...Object.entries(layout)]) facts.set(key, JSON.stringify(value, rounded));
  return facts;
}

const namesOf = (sheet: Sheet): readonly unknown[] =>
  sheet.book.names
    .flatMap((name) => {
      const target = name.target();
      return target?.sheet === sheet ? [{ name: name.name, area: target.area }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Every difference between two sheets: values, formulas, looks, widths, panes, print, names, rules. */
function sheetDifferences(one: Sheet, other: Sheet): string[] {
  const [left, right] = [sheetFacts(one), sheetFacts(other)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((key) => left.get(key) !== right.get(key))
    .map((key) => `${one.name} ${key}: ${String(left.get(key))} ≠ ${String(right.get(key))}`);
}

/** Differences between the sheets of two workbooks, in their order; the first book's sheets decide which are compared. */
export function differences(one: Book, other: Book): readonly string[] {
  return one.sheets.flatMap((sheet) => {
    const twin = other.sheetNamed(sheet.name);
    return twin ? sheetDifferences(sheet, twin) : [`no sheet ${sheet.name}`];
  });
}

/** All there is to know of a workbook, to see that it is as it was. */
export function portrait(book: Book): string {
  const { calculationMode, enableEvents, properties, names, selection } = book;
  const sheets = book.sheets.map((sheet) => [sheet.name, ...sheetFacts(sheet), ["charts", sheet.charts.length]]);
  const defined = names.map(({ name, formula }) => [name, formula]);
  const selected = [selection.sheet.name, selection.area];
  const titles = Object.entries(properties).filter(([, value]) => value !== "");
  return JSON.stringify([calculationMode, enableEvents, titles, defined, selected, sheets]);
}
