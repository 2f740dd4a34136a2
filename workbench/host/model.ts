import { contains, intersection, isUnbounded, parseA1, quoteSheet, rect, splitSheet, toA1, type Rect } from "./address";
import { dateProbe, entered, evaluateStale, recalculate, type Calculator, type Result } from "./calculator";
import { CellError, Cells, type Scalar } from "./cells";
import { Emitter } from "./emitter";
import { demand, fault } from "./fault";
import type { Chart } from "./kinds/charts";
import type { ConditionalFormat } from "./kinds/conditionalFormat";
import type { CustomXmlPart } from "./kinds/customXmlParts";
import type { Validation } from "./kinds/dataValidation";
import type { Name } from "./kinds/names";
import { newPageLayout, type PageLayout } from "./kinds/pageLayout";
import type { Setting } from "./kinds/settings";
import type { Table } from "./kinds/table";
import { workbookKind } from "./kinds/workbook";
import { worksheetKind } from "./kinds/worksheets";
import { renameSheetIn } from "./references";
import type { Style } from "./style";

export type Visibility = "Visible" | "Hidden" | "VeryHidden";

/** One worksheet. */
export class Sheet {
  readonly kind = worksheetKind;
  readonly cells = new Cells();
  readonly tables: Table[] = [];
  readonly names: Name[] = [];
  readonly merges: Rect[] = [];
  readonly validations: Validation[] = [];
  readonly conditionalFormats: ConditionalFormat[] = [];
  readonly charts: Chart[] = [];
  readonly spills: { readonly area: Rect; readonly values: readonly (readonly Scalar[])[] }[] = [];
  /** Widths and heights in points, where they differ from the standard. */
  readonly columnWidths = new Map<number, number>();
  readonly rowHeights = new Map<number, number>();
  readonly hiddenColumns = new Set<number>();
  readonly hiddenRows = new Set<number>();
  readonly pageLayout: PageLayout = newPageLayout(this);
  visibility: Visibility = "Visible";
  tabColor = "";
  showGridlines = true;
  showHeadings = true;
  standardWidth = 48;
  standardHeight = 15;
  frozen: Rect | null = null;
  protection: { readonly password: string; readonly options: Readonly<Record<string, unknown>> } | null = null;

  constructor(
    readonly book: Book,
    readonly id: string,
    public name: string,
  ) {}

  alive() {
    if (!this.book.sheets.includes(this)) throw fault("ItemNotFound", `sheet ${this.name}`);
  }

  /** The rectangle an address or a name on this sheet stands for. */
  rectOf(address: string): Rect {
    const { rest } = splitSheet(address);
    const found = parseA1(rest) ?? this.namedRect(rest);
    demand(found, `address ${address}`);
    return found;
  }

  private namedRect(name: string): Rect | null {
    const table = this.book.tables().find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    const target = table ?? this.book.nameNamed(name, this)?.target();
    return target && target.sheet === this ? target.area : null;
  }

  addressOf = (area: Rect, absolute = false) => `${quoteSheet(this.name)}!${toA1(area, absolute)}`;

  /** A value that spilled into this cell from a formula elsewhere. */
  spilled(row: number, column: number): Scalar | undefined {
    const spill = this.spills.find(({ area }) => contains(area, rect(row, column)));
    return spill?.values[row - spill.area.row]?.[column - spill.area.column];
  }

  /** Puts the result of a formula into its cell; rows of values spill, or give #SPILL! when something is in their way. */
  place(row: number, column: number, result: Result) {
    const at = this.spills.findIndex(({ area }) => area.row === row && area.column === column);
    if (at >= 0) this.spills.splice(at, 1);
    if (!Array.isArray(result)) return this.cells.setValue(row, column, result as Scalar, this.cells.formula(row, column));
    const values = result as readonly (readonly Scalar[])[];
    const area = rect(row, column, values.length, values[0]?.length ?? 0);
    const blocked = this.blocks(area);
    if (!blocked && area.rows * area.columns > 1) this.spills.push({ area, values });
    this.cells.setValue(row, column, blocked ?? values[0]![0]!, this.cells.formula(row, column));
  }

  private blocks(area: Rect): CellError | null {
    if (!area.rows || !area.columns) return new CellError("#CALC!");
    let taken = this.tables.some((table) => intersection(table.area, area)) || this.merges.some((merge) => intersection(merge, area));
    this.cells.eachFilled(area, (row, column) => (taken ||= row !== area.row || column !== area.column));
    taken ||= this.spills.some((spill) => intersection(spill.area, area) !== null);
    return taken ? new CellError("#SPILL!") : null;
  }

  /** Enters a value or formula into a cell. */
  enter(row: number, column: number, value: Scalar | undefined, formula?: string) {
    this.breakSpill(row, column);
    const date = formula === undefined ? null : dateProbe(this.book, formula);
    this.cells.setValue(row, column, date ?? value, formula);
    if (formula !== undefined) entered(this, row, column);
  }

  /** An entry into a spilled array: the whole array gives way to #SPILL!. */
  private breakSpill(row: number, column: number) {
    const at = this.spills.findIndex(({ area }) => contains(area, rect(row, column)));
    if (at < 0) return;
    const { area } = this.spills.splice(at, 1)[0]!;
    if (area.row !== row || area.column !== column)
      this.cells.setValue(area.row, area.column, new CellError("#SPILL!"), this.cells.formula(area.row, area.column));
  }

  /** Throws AccessDenied when the sheet is protected and the area has a locked cell, or the option is not allowed. */
  writable(area: Rect, option?: string) {
    if (!this.protection || (option && this.protection.options[option])) return;
    if (option || isUnbounded(area) || this.hasLocked(area)) throw fault("AccessDenied", `sheet ${this.name} is protected`);
  }

  private hasLocked(area: Rect): boolean {
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        if (this.cells.style(row, column)?.locked !== false) return true;
    return false;
  }

  restyle(area: Rect, change: (style: Style) => Style) {
    this.writable(area, this.protection ? "allowFormatCells" : undefined);
    this.cells.restyle(area, change);
    this.book.emitter.formatChanged(this, area);
  }
}

/** Where the user is: the sheet and the rectangle selected on it. */
export interface Selection {
  readonly sheet: Sheet;
  readonly area: Rect;
}

/** One open workbook: everything a request can read or change. */
export class Book {
  readonly kind = workbookKind;
  readonly sheets: Sheet[] = [];
  readonly names: Name[] = [];
  readonly settings: Setting[] = [];
  readonly xmlParts: CustomXmlPart[] = [];
  readonly properties: Record<string, unknown> = {};
  readonly emitter = new Emitter(this);
  readonly stale = new Set<string>();
  name = "Book1.xlsx";
  calculationMode = "Automatic";
  enableEvents = true;
  protected = false;
  date1904 = false;
  numberSeparators = { decimal: ".", group: "," };
  culture = "en-US";
  calculator: Calculator | null = null;
  selection!: Selection;
  private nextId = 0;

  constructor(sheetName = "Sheet1") {
    this.select({ sheet: this.addSheet(sheetName), area: rect(0, 0) });
  }

  /** A number no object of this workbook has had before. */
  id = () => ++this.nextId;

  addSheet(name?: string): Sheet {
    const sheet = new Sheet(this, `{00000000-0001-0000-${String(this.id()).padStart(4, "0")}-000000000000}`, name ?? this.freeSheetName());
    this.sheets.push(sheet);
    return sheet;
  }

  private freeSheetName(): string {
    for (let n = 1; ; n++) if (!this.sheetNamed(`Sheet${n}`)) return `Sheet${n}`;
  }

  sheetNamed = (name: string) => this.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase() || sheet.id === name);

  /** Gives a sheet another name, in formulas and names too. */
  renameSheet(sheet: Sheet, name: string) {
    renameSheetIn(this, sheet.name, quoteSheet(name));
    sheet.name = name;
  }

  removeSheet(sheet: Sheet) {
    const at = this.sheets.indexOf(sheet);
    this.sheets.splice(at, 1);
    renameSheetIn(this, sheet.name, null);
    if (this.selection.sheet !== sheet) return;
    const neighbor = this.sheets[at] ?? this.sheets[at - 1]!;
    this.select({ sheet: neighbor, area: rect(0, 0) });
  }

  tables = () => this.sheets.flatMap((sheet) => sheet.tables);

  /** A defined name as seen from a sheet: the sheet's own first. */
  nameNamed(name: string, sheet?: Sheet): Name | undefined {
    const same = (candidate: Name) => candidate.name.toLowerCase() === name.toLowerCase();
    return sheet?.names.find(same) ?? this.names.find(same);
  }

  select(selection: Selection) {
    const before = this.selection as Selection | undefined;
    this.selection = selection;
    if (before && before.sheet !== selection.sheet) this.emitter.activated(before.sheet, selection.sheet);
    if (before) this.emitter.selectionChanged(selection);
  }

  recalculateNow() {
    recalculate(this);
  }

  /** Brings the results of formulas up to date after a change, as the calculation mode has it. */
  settle() {
    if (this.calculationMode === "Manual") evaluateStale(this);
    else recalculate(this);
  }
}
