import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { readBook, writeBook } from "../../workbench/host/excelFile.node";
import { charactersOf, fileWidthOf, pointsOf, pointsOfFileWidth } from "../../workbench/host/kinds/format";
import { Book } from "../../workbench/host/model";
import { intern, type Style } from "../../workbench/host/style";
import { workbench } from "./support";

const folder = mkdtempSync(join(tmpdir(), "workbench-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "roll.xlsx");

/** A workbook with one of everything a file holds. */
async function sample(): Promise<Book> {
  const { run, book } = await workbench();
  await run(async (context, first) => {
    const sheet = context.workbook.worksheets.add("Roll 2026");
    sheet.getRange("A:A").numberFormat = [["@"]];
    sheet.getRange("C:C").numberFormat = [["[$$-en-US]#,##0.00"]];
    sheet.getRange("A1:C1").merge();
    sheet.getRange("A1").values = [["Assessment roll"]];
    sheet.getRange("A4:C4").values = [["parcel", "footage", "charge"]];
    sheet.getRange("A5:C7").values = [["040-001", 1250.5, 100.25], ["040-002", true, "=B5*2"], ["040-003", "#N/A", "'=text"]]; // prettier-ignore
    const table = sheet.tables.add("A4:C7", true);
    table.name = "Roll";
    table.style = "TableStyleLight9";
    table.showTotals = true;
    sheet.getRange("C8").formulas = [["=SUBTOTAL(109,Roll[charge])"]];
    const header = sheet.getRange("A4:C4").format;
    header.fill.color = "#1F4E79";
    header.font.set({ bold: true, color: "#FFFFFF", name: "Arial", size: 12 });
    header.set({ horizontalAlignment: "Center", wrapText: true, verticalAlignment: "Center" });
    header.borders.getItem("EdgeBottom").set({ style: "Continuous", weight: "Medium", color: "#FF0000" });
    sheet.getRange("B:B").format.columnWidth = 90;
    sheet.getRange("4:4").format.rowHeight = 30;
    sheet.getRange("B5:B7").format.protection.locked = false;
    sheet.getRange("E:E").columnHidden = true;
    sheet.freezePanes.freezeRows(4);
    sheet.tabColor = "#00B050";
    sheet.showGridlines = false;
    sheet.pageLayout.set({ orientation: "Landscape", paperSize: "Legal", centerHorizontally: true, leftMargin: 36 } as never);
    sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
    sheet.pageLayout.setPrintTitleRows("$4:$4");
    sheet.pageLayout.setPrintArea("A1:C8");
    sheet.pageLayout.headersFooters.defaultForAllPages.set({ leftFooter: "Roll", rightFooter: "Page &P of &N" });
    sheet.getRange("B5:B7").dataValidation.rule = { decimal: { formula1: 0, operator: "GreaterThanOrEqualTo" } };
    sheet.getRange("B5:B7").dataValidation.prompt = { message: "square feet", showPrompt: true, title: "Footage" };
    sheet.getRange("D5:D7").dataValidation.rule = { list: { inCellDropDown: true, source: "EXEMPT,LIABLE" } };
    const custom = sheet.getRange("A5:C7").conditionalFormats.add("Custom");
    custom.custom.rule.formula = '=$B5=""';
    custom.custom.format.fill.color = "#FFF2CC";
    const below = sheet.getRange("C5:C7").conditionalFormats.add("CellValue");
    below.cellValue.rule = { formula1: "=0", operator: "LessThan" };
    below.cellValue.format.font.color = "#C00000";
    context.workbook.names.add("PR_Roll_Total", sheet.getRange("C8"));
    sheet.protection.protect({ allowFormatColumns: true, selectionMode: "Normal" });
    first.visibility = "Hidden";
    context.workbook.properties.title = "Roll";
    await context.sync();
  });
  return book;
}

/** What a sheet holds, in a shape that can be compared. */
function picture(book: Book, name: string) {
  const sheet = book.sheetNamed(name)!;
  const { cells } = sheet;
  const area = { row: 0, column: 0, rows: 9, columns: 5 };
  const grid = Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => [JSON.stringify(cells.value(r, c)), cells.formula(r, c), cells.style(r, c)]),
  );
  return {
    grid,
    widths: [...sheet.columnWidths],
    heights: [...sheet.rowHeights],
    hidden: [...sheet.hiddenColumns],
    merges: sheet.merges,
    frozen: sheet.frozen,
    tabColor: sheet.tabColor,
    gridlines: sheet.showGridlines,
    visibility: book.sheets.map((one) => one.visibility),
    tables: sheet.tables.map(({ name: tableName, area: at, style, showTotals, showFilterButton }) => ({
      tableName,
      at,
      style,
      showTotals,
      showFilterButton,
    })),
    validations: sheet.validations.map(({ area: at, rule, prompt }) => ({ at, rule, prompt })),
    rules: sheet.conditionalFormats.map(({ area: at, type, rule, look }) => ({ at, type, rule, look })),
    print: { ...sheet.pageLayout, sheet: null },
    options: Object.entries(sheet.protection?.options ?? {}).filter(([, value]) => value === true || typeof value === "string"),
    names: book.names.map(({ name: defined, formula }) => [defined, formula]),
    properties: book.properties["Title"],
  };
}

describe("files", () => {
  it("come back as they were saved", async () => {
    const book = await sample();
    expect(await writeBook(book, path)).toEqual([]);
    expect(picture(await readBook(path), "Roll 2026")).toEqual(picture(book, "Roll 2026"));
  });

  const looks: Style[] = [
    { numberFormat: "0.0%" },
    { fill: "#DDEBF7" },
    { fontName: "Arial", fontSize: 9, fontColor: "#C00000" },
    { bold: true, italic: true, strikethrough: true },
    { underline: "SingleAccountant" },
    { subscript: true },
    { superscript: true },
    { horizontal: "CenterAcrossSelection", vertical: "Center" },
    { horizontal: "Left", indent: 3, wrap: true },
    { orientation: 45, shrink: true },
    { locked: false, formulaHidden: true },
    {
      borders: { top: { style: "Dash", weight: "Medium", color: "#0000FF" }, left: { style: "Double", weight: "Thin", color: "#000000" } },
    },
    { borders: { diagonalUp: { style: "Continuous", weight: "Hairline", color: "#000000" } } },
  ];
  it.each(looks)("keep the look %j", async (look) => {
    const book = new Book("Looks");
    book.sheets[0]!.cells.setValue(0, 0, 1);
    book.sheets[0]!.cells.setStyle(0, 0, intern(look));
    await writeBook(book, path);
    expect((await readBook(path)).sheets[0]!.cells.style(0, 0)).toEqual(look);
  });

  it("hold what another reader expects", async () => {
    await writeBook(await sample(), path);
    const read = new ExcelJS.Workbook();
    await read.xlsx.readFile(path);
    const sheet = read.getWorksheet("Roll 2026")!;
    expect(sheet.getCell("C6").value).toMatchObject({ formula: "B5*2" });
    expect(sheet.getCell("C7").value).toBe("=text");
    expect(sheet.getCell("A5").numFmt).toBe("@");
    expect(sheet.getCell("B4").font).toEqual({ bold: true, color: { argb: "FFFFFFFF" }, name: "Arial", size: 12 });
    expect(sheet.getCell("B4").border.bottom).toEqual({ style: "medium", color: { argb: "FFFF0000" } });
    expect(sheet.getColumn(2).width).toBeCloseTo(fileWidthOf(90), 6);
    expect(sheet.pageSetup).toMatchObject({
      orientation: "landscape",
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: "4:4",
      printArea: "A1:C8",
    });
    expect(sheet.headerFooter.oddFooter).toBe("&LRoll&RPage &P of &N");
    expect(read.getWorksheet("Sheet1")!.state).toBe("hidden");
  });

  it("say what they cannot hold", async () => {
    const { run, book } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:B2").values = [["x", "y"], [1, 2]]; // prettier-ignore
      sheet.charts.add("Line", sheet.getRange("A1:B2"));
      context.workbook.names.add("PR_Rate", "=0.05" as never);
      context.workbook.settings.add("reading", 1);
      await context.sync();
    });
    expect(await writeBook(book, path)).toEqual([
      "chart Chart 1 of sheet Sheet1",
      "name PR_Rate, which stands for no cells",
      "settings of add-ins",
    ]);
  });

  it("open through Office.js: dates as numbers, results of formulas as saved", async () => {
    const made = new ExcelJS.Workbook();
    const sheet = made.addWorksheet("Input");
    sheet.getCell("A1").value = new Date(Date.UTC(2026, 0, 2));
    sheet.getCell("A1").numFmt = "yyyy-mm-dd";
    sheet.getCell("A2").value = { formula: "1+2", result: 3 };
    sheet.getCell("A3").value = { richText: [{ text: "Lote " }, { text: "4" }] };
    await made.xlsx.writeFile(path);
    const { run } = await workbench({ file: path });
    await run(async (context, active) => {
      const range = active.getRange("A1:A3").load("values,text,formulas");
      await context.sync();
      expect(range.values).toEqual([[46024], [3], ["Lote 4"]]);
      expect([range.text[0], range.formulas[1]]).toEqual([["2026-01-02"], ["=1+2"]]);
    });
  });

  it("measure columns in characters, the model in points", () => {
    expect(pointsOf(charactersOf(90))).toBeCloseTo(90, 9);
    expect(Math.round(pointsOf(8.43))).toBe(48);
    expect(Math.round(pointsOfFileWidth(9.14))).toBe(48);
  });
});
