import { codeOf, workbench } from "./support";

describe("tables", () => {
  const rows = [["id", "charge", "charge"], ["040", 1.5, 2], ["041", 2.5, 3]]; // prettier-ignore

  it("makes tables with unique headers, and finds their parts", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B3:D5").values = rows;
      const table = sheet.tables.add("B3:D5", true);
      table.name = "Roll";
      table.style = "TableStyleLight9";
      table.showFilterButton = false;
      table.showTotals = true;
      const parts = [
        table.getRange(),
        table.getHeaderRowRange(),
        table.getDataBodyRange(),
        table.getTotalRowRange(),
        table.columns.getItem("charge2").getDataBodyRange(),
      ];
      parts.forEach((part) => part.load("address"));
      table.columns.load("items/name,count");
      table.load("name,style,showFilterButton,showTotals");
      context.workbook.tables.load("items/name");
      const missing = context.workbook.tables.getItemOrNullObject("Other").load("name");
      await context.sync();
      expect(parts.map(({ address }) => address.split("!")[1])).toEqual(["B3:D6", "B3:D3", "B4:D5", "B6:D6", "D4:D5"]);
      expect(table.columns.items.map(({ name }) => name)).toEqual(["id", "charge", "charge2"]);
      expect([table.name, table.style, table.showFilterButton, table.showTotals, table.columns.count]).toEqual([
        "Roll",
        "TableStyleLight9",
        false,
        true,
        3,
      ]);
      expect(context.workbook.tables.items.map(({ name }) => name)).toEqual(["Roll"]);
      expect(missing.isNullObject).toBe(true);
      table.delete();
      const used = sheet.getUsedRangeOrNullObject(true).load("address");
      await context.sync();
      expect(used.isNullObject).toBe(true);
    });
  });

  it("adds rows at the end", async () => {
    const { run, book } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:C3").values = rows;
      const table = sheet.tables.add(sheet.getRange("A1:C3"), true);
      table.rows.add(undefined, [["042", 1, 1]]); // prettier-ignore
      const count = table.rows.getCount();
      await context.sync();
      expect(count.value).toBe(3);
    });
    expect(book.sheets[0]!.cells.value(3, 0)).toBe(42);
  });

  it("refuses to lie over another table, over merged cells, or to take a name that is taken", async () => {
    const { run } = await workbench();
    const over = run(async (context, sheet) => {
      sheet.tables.add("A1:B3", true);
      sheet.tables.add("B3:C5", true);
      await context.sync();
    });
    expect(await codeOf(over)).toBe("InvalidArgument");
    const merged = run(async (context, sheet) => {
      sheet.getRange("E1:F1").merge();
      sheet.tables.add("E1:F4", true);
      await context.sync();
    });
    expect(await codeOf(merged)).toBe("MergedRangeConflict");
    const named = run(async (context, sheet) => {
      sheet.tables.add("H1:I3", true).name = "Table1";
      await context.sync();
    });
    expect(await codeOf(named)).toBe("InvalidArgument");
  });
});

describe("names", () => {
  it("adds names of cells and constants, to the workbook and to a sheet", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const { names } = context.workbook;
      names.add("PR_Total", sheet.getRange("B2:B3"), "what the roll adds up to");
      names.add("PR_Rate", "=0.05" as never);
      sheet.names.add("PR_Local", sheet.getRange("A1"));
      names.load("items/name,items/type,items/value,items/formula,items/comment");
      const local = sheet.names.getItemOrNullObject("PR_Local").load("scope");
      const target = names.getItem("PR_Total").getRange().load("address");
      const none = names.getItemOrNullObject("PR_Local").load("name");
      await context.sync();
      expect(names.items.map(({ name, type, value, formula }) => [name, type, value, formula])).toEqual([
        ["PR_Total", "Range", "Sheet1!B2:B3", "=Sheet1!$B$2:$B$3"],
        ["PR_Rate", "Double", 0.05, "=0.05"],
      ]);
      expect([local.scope, target.address, none.isNullObject]).toEqual(["Worksheet", "Sheet1!B2:B3", true]);
      names.getItem("PR_Total").delete();
      const count = names.getCount();
      await context.sync();
      expect(count.value).toBe(1);
    });
  });

  it.each([
    ["a name that is taken", "pr_total", "ItemAlreadyExists"],
    ["a name that looks like a cell", "AB12", "InvalidArgument"],
    ["a name with a space", "PR Total", "InvalidArgument"],
  ])("refuses %s", async (_case, name, expected) => {
    const { run } = await workbench();
    const add = run(async (context, sheet) => {
      context.workbook.names.add("PR_Total", sheet.getRange("B2"));
      context.workbook.names.add(name, sheet.getRange("B3"));
      await context.sync();
    });
    expect(await codeOf(add)).toBe(expected);
  });
});

describe("freeze panes and page layout", () => {
  it("freezes rows, or rows and columns, and lets go", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const where = () => sheet.freezePanes.getLocationOrNullObject().load("address");
      sheet.freezePanes.freezeRows(4);
      const rows = where();
      await context.sync();
      sheet.freezePanes.freezeAt(sheet.getRange("A1:B5"));
      const both = where();
      await context.sync();
      sheet.freezePanes.unfreeze();
      const none = where();
      await context.sync();
      expect([rows.address, both.address, none.isNullObject]).toEqual(["Sheet1!1:4", "Sheet1!A1:B5", true]);
    });
  });

  it("keeps the print set-up", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const { pageLayout } = sheet;
      pageLayout.set({ orientation: "Landscape", paperSize: "Legal", centerHorizontally: true, leftMargin: 36 } as never);
      pageLayout.zoom = { horizontalFitToPages: 1 };
      pageLayout.setPrintTitleRows("$4:$4");
      pageLayout.setPrintArea("A1:F30");
      pageLayout.setPrintMargins("Inches", { top: 0.5 });
      pageLayout.headersFooters.defaultForAllPages.leftFooter = "Page &P";
      pageLayout.load("orientation,paperSize,zoom,centerHorizontally,leftMargin,topMargin,headersFooters/defaultForAllPages/leftFooter");
      const titles = pageLayout.getPrintTitleRowsOrNullObject().load("address");
      const area = pageLayout.getPrintAreaOrNullObject().load("address");
      await context.sync();
      expect(pageLayout.toJSON()).toMatchObject({
        orientation: "Landscape",
        paperSize: "Legal",
        zoom: { horizontalFitToPages: 1 },
        centerHorizontally: true,
        leftMargin: 36,
        topMargin: 36,
      });
      expect(pageLayout.headersFooters.defaultForAllPages.leftFooter).toBe("Page &P");
      expect([titles.address, area.address]).toEqual(["Sheet1!4:4", "Sheet1!A1:F30"]);
    });
    expect(await codeOf(run((context, sheet) => (sheet.pageLayout.setPrintTitleRows("A4"), context.sync())))).toBe("InvalidArgument");
    const long = run(
      (context, sheet) => ((sheet.pageLayout.headersFooters.defaultForAllPages.leftFooter = "x".repeat(256)), context.sync()),
    );
    expect(await codeOf(long)).toBe("InvalidArgument");
  });
});

describe("data validation", () => {
  it("keeps rules by area, and says where they differ", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const entry = sheet.getRange("B2:B10");
      entry.dataValidation.rule = { decimal: { formula1: 0, formula2: 100, operator: "Between" } };
      entry.dataValidation.errorAlert = { message: "0 to 100", showAlert: true, style: "Stop", title: "Footage" };
      entry.dataValidation.prompt = { message: "square feet", showPrompt: true, title: "" };
      sheet.getRange("C2").dataValidation.rule = { list: { inCellDropDown: true, source: "EXEMPT,LIABLE" } };
      sheet.getRange("B5").dataValidation.clear();
      const part = sheet.getRange("B6:B10").dataValidation.load("type,rule,errorAlert");
      const hole = sheet.getRange("B5").dataValidation.load("type");
      const mixed = sheet.getRange("B4:B6").dataValidation.load("type");
      const list = sheet.getRange("C2").dataValidation.load("type,rule");
      await context.sync();
      expect([part.type, hole.type, mixed.type, list.type]).toEqual(["Decimal", "None", "Inconsistent", "List"]);
      expect(part.rule).toEqual({ decimal: { formula1: "=0", formula2: "=100", operator: "Between" } });
      expect([part.errorAlert.message, list.rule.list?.source]).toEqual(["0 to 100", "EXEMPT,LIABLE"]);
    });
    const bad = run(
      (context, sheet) => ((sheet.getRange("A1").dataValidation.rule = { decimal: { formula1: 1 } } as never), context.sync()),
    );
    expect(await codeOf(bad)).toBe("InvalidArgument");
  });
});

describe("conditional formats", () => {
  it("adds, reads, orders and deletes rules", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const range = sheet.getRange("A1:C9");
      const custom = range.conditionalFormats.add("Custom");
      custom.custom.rule.formula = '=$C1<>""';
      custom.custom.format.font.color = "red";
      custom.custom.format.fill.color = "#FFF2CC";
      const value = range.conditionalFormats.add("CellValue");
      value.cellValue.rule = { formula1: "=0", operator: "LessThan" };
      value.cellValue.format.font.bold = true;
      const all = sheet.getRange("B2").conditionalFormats.load("items/type,items/priority");
      custom.custom.rule.load("formula");
      custom.custom.format.font.load("color");
      await context.sync();
      expect(all.items.map(({ type, priority }) => [type, priority])).toEqual([["CellValue", 0], ["Custom", 1]]); // prettier-ignore
      expect([custom.custom.rule.formula, custom.custom.format.font.color]).toEqual(['=$C1<>""', "red"]);
      value.delete();
      const count = range.conditionalFormats.getCount();
      await context.sync();
      expect(count.value).toBe(1);
    });
    expect(await codeOf(run((context, sheet) => (sheet.getRange("A1").conditionalFormats.add("IconSet"), context.sync())))).toBe(
      "NotImplemented",
    );
  });
});

describe("charts", () => {
  it("reads series from the cells, takes titles and a place", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:C4").values = [["year", "paid", "owed"], ["2024", 1, 2], ["2025", 3, 4], ["'2026", 5, 6]]; // prettier-ignore
      sheet.getRange("A2:A4").values = [["'2024"], ["'2025"], ["'2026"]];
      const chart = sheet.charts.add("ColumnClustered", sheet.getRange("A1:C4"), "Columns");
      chart.name = "Owed";
      chart.title.text = "Paid and owed";
      chart.legend.position = "Top";
      chart.axes.valueAxis.title.text = "dollars";
      chart.setPosition("E2", "J12");
      chart.series.load("items/name,count");
      chart.load("name,left,top,width,height,title/text,axes/valueAxis/title/text");
      const values = chart.series.getItemAt(1).getDimensionValues("Values");
      await context.sync();
      expect(chart.series.items.map(({ name }) => name)).toEqual(["paid", "owed"]);
      expect([chart.name, chart.title.text, chart.axes.valueAxis.title.text]).toEqual(["Owed", "Paid and owed", "dollars"]);
      expect([chart.left, chart.top, chart.width, chart.height]).toEqual([192, 15, 288, 165]);
      expect(values.value).toEqual([2, 4, 6]);
      chart.setData(sheet.getRange("A1:B4"));
      const added = chart.series.add("extra");
      added.setValues(sheet.getRange("C2:C4"));
      chart.series.load("count");
      await context.sync();
      expect(chart.series.count).toBe(2);
      added.delete();
      chart.delete();
      sheet.charts.load("count");
      await context.sync();
      expect(sheet.charts.count).toBe(0);
    });
  });
});

describe("what an add-in keeps in the workbook", () => {
  it("keeps settings and XML parts", async () => {
    const { run } = await workbench();
    await run(async (context) => {
      const { settings, customXmlParts } = context.workbook;
      settings.add("reading", { id: "B-A05" });
      settings.add("reading", { id: "P-A11" });
      const part = customXmlParts.add('<method xmlns="urn:method"><seed>1</seed></method>');
      await context.sync();
      const setting = settings.getItem("reading").load("value");
      const none = settings.getItemOrNullObject("other").load("value");
      const same = customXmlParts.getByNamespace("urn:method").getOnlyItem();
      const xml = same.getXml();
      part.load("id,namespaceUri");
      await context.sync();
      expect([setting.value, none.isNullObject, part.namespaceUri]).toEqual([{ id: "P-A11" }, true, "urn:method"]);
      expect(xml.value).toContain("<seed>1</seed>");
      setting.delete();
      part.delete();
      const counts = [settings.getCount(), customXmlParts.getCount()];
      await context.sync();
      expect(counts.map(({ value }) => value)).toEqual([0, 0]);
    });
    expect(await codeOf(run((context) => (context.workbook.customXmlParts.add("no markup"), context.sync())))).toBe("InvalidArgument");
  });

  it("keeps document properties", async () => {
    const { run } = await workbench();
    await run(async (context) => {
      context.workbook.properties.title = "Assessment roll";
      context.workbook.properties.load("title,author");
      await context.sync();
      expect([context.workbook.properties.title, context.workbook.properties.author]).toEqual(["Assessment roll", ""]);
    });
  });
});

describe("the application", () => {
  it("has a calculation mode, separators, and calculation on demand", async () => {
    const { run, book } = await workbench();
    book.calculator = { evaluate: (sheet, row, column) => Number(sheet.cells.value(row, column - 1) ?? 0) * 2 };
    await run(async (context, sheet) => {
      const { application } = context.workbook;
      application.calculationMode = "Manual";
      application.suspendApiCalculationUntilNextSync();
      sheet.getRange("A1:B1").formulas = [[1, "=A1*2"]];
      const first = sheet.getRange("B1").load("values");
      application.load("calculationMode,cultureInfo/name,cultureInfo/numberFormat/numberDecimalSeparator");
      await context.sync();
      sheet.getRange("A1").values = [[5]];
      const stale = sheet.getRange("B1").load("values");
      await context.sync();
      application.calculate("Full");
      const fresh = sheet.getRange("B1").load("values");
      await context.sync();
      expect([first.values, stale.values, fresh.values]).toEqual([[[2]], [[2]], [[10]]]);
      expect([
        application.calculationMode,
        application.cultureInfo.name,
        application.cultureInfo.numberFormat.numberDecimalSeparator,
      ]).toEqual(["Manual", "en-US", "."]);
      application.calculationMode = "Automatic";
      sheet.getRange("A1").values = [[6]];
      const automatic = sheet.getRange("B1").load("values");
      await context.sync();
      expect(automatic.values).toEqual([[12]]);
    });
  });

  it.each([
    ["1900", false, 1462],
    ["1904", true, 0],
  ])("answers the probe for the %s date system", async (_system, date1904, expected) => {
    const { run, book } = await workbench();
    book.date1904 = date1904;
    await run(async (context, sheet) => {
      const cell = sheet.getRange("A1");
      cell.formulas = [["=DATE(1904,1,1)"]];
      cell.load("values");
      await context.sync();
      expect(cell.values).toEqual([[expected]]);
    });
  });

  it("spills rows of results, and gives #SPILL! when something is in their way", async () => {
    const { run, book } = await workbench();
    book.calculator = { evaluate: () => [["a", 1], ["b", 2]] }; // prettier-ignore
    await run(async (context, sheet) => {
      const anchor = sheet.getRange("B2");
      anchor.formulas = [["=ROLL()"]];
      const spill = anchor.getSpillingToRangeOrNullObject().load("address,values");
      const inside = sheet.getRange("C3").load("values,formulas,hasSpill");
      await context.sync();
      expect([spill.address, spill.values, inside.values, inside.hasSpill]).toEqual(["Sheet1!B2:C3", [["a", 1], ["b", 2]], [[2]], true]); // prettier-ignore
      sheet.getRange("C3").values = [["in the way"]];
      anchor.load("values");
      const none = anchor.getSpillingToRangeOrNullObject().load("address");
      await context.sync();
      expect([anchor.values, none.isNullObject]).toEqual([[["#SPILL!"]], true]);
    });
  });
});
