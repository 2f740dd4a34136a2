import { codeOf, workbench } from "./support";

describe("ranges", () => {
  it("finds its way: cell, row, column, offset, resize, intersection, entire row and column", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const base = sheet.getRange("B2:D5");
      const parts = [
        base.getCell(1, 2),
        base.getRow(3),
        base.getColumn(0),
        base.getLastRow(),
        base.getLastCell(),
        base.getOffsetRange(1, -1),
        base.getResizedRange(2, 1),
        base.getAbsoluteResizedRange(1, 1),
        base.getEntireColumn(),
        base.getEntireRow(),
        base.getIntersection("A1:B3"),
        base.getBoundingRect("F9"),
        base.getRowsBelow(2),
        sheet.getCell(0, 27),
        sheet.getRangeByIndexes(9, 0, 2, 3),
      ].map((range) => range.load("address"));
      const apart = base.getIntersectionOrNullObject("Z9").load("address");
      await context.sync();
      expect(parts.map(({ address }) => address.replace("Sheet1!", ""))).toEqual([
        "D3", "B5:D5", "B2:B5", "B5:D5", "D5", "A3:C6", "B2:E7", "B2", "B:D", "2:5", "B2:B3", "B2:F9", "B6:D7", "AB1", "A10:C11",
      ]); // prettier-ignore
      expect(apart.isNullObject).toBe(true);
    });
  });

  it("knows the used range, with and without formats, and the surrounding region", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const none = sheet.getUsedRangeOrNullObject().load("address");
      await context.sync();
      expect(none.isNullObject).toBe(true);
      sheet.getRange("B2:C3").values = [[1, 2], [3, 4]]; // prettier-ignore
      sheet.getRange("E9").format.fill.color = "yellow";
      const all = sheet.getUsedRange().load("address");
      const values = sheet.getUsedRange(true).load("address");
      const region = sheet.getRange("C3").getSurroundingRegion().load("address");
      const column = sheet.getRange("C:C").getUsedRangeOrNullObject(true).load("address");
      await context.sync();
      expect([all, values, region, column].map(({ address }) => address.split("!")[1])).toEqual(["B2:E9", "B2:C3", "B2:C3", "C2:C3"]);
    });
  });

  it.each([
    ["a number", 12.5, 12.5, "Double", "12.5"],
    ["text", "Lote 4", "Lote 4", "String", "Lote 4"],
    ["text that looks like a number", "040", 40, "Double", "40"],
    ["an amount", "1,234.50", 1234.5, "Double", "1,234.50"],
    ["a percentage", "11.5%", 0.115, "Double", "11.50%"],
    ["a date", "2026-01-02", 46024, "Double", "2026-01-02"],
    ["a truth", "true", true, "Boolean", "TRUE"],
    ["an error", "#N/A", "#N/A", "Error", "#N/A"],
    ["text after an apostrophe", "'=x", "=x", "String", "=x"],
    ["a signed number", "-5", -5, "Double", "-5"],
    ["nothing", "", "", "Empty", ""],
  ])("takes %s as Excel does", async (_case, given, value, type, text) => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const cell = sheet.getRange("A1");
      cell.values = [[given]];
      cell.load("values,valueTypes,text,formulas");
      await context.sync();
      expect([cell.values, cell.valueTypes, cell.text]).toEqual([[[value]], [[type]], [[text]]]);
    });
  });

  it("reads =, + and - as formulas, unless the cell is formatted as text", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B:B").numberFormat = [["@"]];
      sheet.getRange("A1:A3").values = [["=A9"], ["+A9"], ["-A9"]];
      sheet.getRange("B1:B3").values = [["=A9"], ["+A9"], ["040"]];
      const both = sheet.getRange("A1:B3").load("formulas,values");
      await context.sync();
      expect(both.formulas).toEqual([["=A9", "=A9"], ["=A9", "+A9"], ["=-A9", "040"]]); // prettier-ignore
      expect(both.values.map(([formula]) => formula)).toEqual([0, 0, 0]);
    });
  });

  it("leaves a cell alone for null, fills a range from one value, refuses arrays that do not fit", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const range = sheet.getRange("A1:B2");
      range.values = [[7]] as never;
      await context.sync();
      range.values = [[null, ""], [1, null]] as never; // prettier-ignore
      range.load("values");
      await context.sync();
      expect(range.values).toEqual([[7, ""], [1, 7]]); // prettier-ignore
    });
    const wrong = run((context, sheet) => ((sheet.getRange("A1:B2").values = [[1, 2]]), context.sync()));
    expect(await codeOf(wrong)).toBe("InvalidArgument");
  });

  it("gives null for the cells of whole columns, takes one number format for them, refuses values", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const columns = sheet.getRange("C:D");
      columns.numberFormat = [["0.00"]];
      columns.load("values,rowCount,isEntireColumn");
      const cell = sheet.getRange("D77").load("numberFormat");
      await context.sync();
      expect([columns.values, columns.rowCount, columns.isEntireColumn]).toEqual([null, 1_048_576, true]);
      expect(cell.numberFormat).toEqual([["0.00"]]);
    });
    expect(await codeOf(run((context, sheet) => ((sheet.getRange("A:A").values = [[1]]), context.sync())))).toBe("InvalidArgument");
  });

  it("shows amounts and dates by their number formats", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const range = sheet.getRange("A1:C1");
      range.values = [[1234.5, 46024, 0.115]];
      range.numberFormat = [["[$$-en-US]#,##0.00", "yyyy-mm-dd", "0.0%"]];
      range.load("text,numberFormat");
      await context.sync();
      expect(range.text).toEqual([["$1,234.50", "2026-01-02", "11.5%"]]);
    });
  });

  it("clears contents, formats, or both", async () => {
    const { run, book } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:C1").values = [[1, 2, 3]];
      sheet.getRange("A1:C1").format.font.bold = true;
      sheet.getRange("A1").clear("Contents");
      sheet.getRange("B1").clear("Formats");
      sheet.getRange("C1").clear();
      await context.sync();
    });
    const { cells } = book.sheets[0]!;
    expect([cells.value(0, 0), cells.value(0, 1), cells.value(0, 2)]).toEqual([undefined, 2, undefined]);
    expect([cells.style(0, 0)?.bold, cells.style(0, 1)?.bold, cells.style(0, 2)?.bold]).toEqual([true, undefined, undefined]);
  });

  it("deletes and inserts plain cells, and refuses loudly where formulas would have to move", async () => {
    const { run, book } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:A4").values = [[1], [2], [3], [4]];
      sheet.getRange("2:2").delete("Up");
      sheet.getRange("A1").insert("Down");
      await context.sync();
    });
    expect([0, 1, 2, 3].map((row) => book.sheets[0]!.cells.value(row, 0))).toEqual([undefined, 1, 3, 4]);
    const risky = run(async (context, sheet) => {
      sheet.getRange("B1").formulas = [["=A4"]];
      sheet.getRange("1:1").delete("Up");
      await context.sync();
    });
    expect(await codeOf(risky)).toBe("NotImplemented");
  });

  it("merges: the top left value stays, covered cells take nothing, the areas are found by it", async () => {
    const { run } = await workbench({ requirements: { ExcelApi: "1.13" } });
    await run(async (context, sheet) => {
      sheet.getRange("A1:B2").values = [["title", 1], [2, 3]]; // prettier-ignore
      sheet.getRange("A1:B2").merge();
      sheet.getRange("B1:B2").values = [[8], [9]];
      const range = sheet.getRange("A1:B2").load("values");
      const areas = sheet.getRange("A1:C9").getMergedAreasOrNullObject().load("address,areaCount");
      const missed = sheet.getRange("B2").getMergedAreasOrNullObject().load("address");
      await context.sync();
      expect(range.values).toEqual([["title", ""], ["", ""]]); // prettier-ignore
      expect([areas.address, areas.areaCount, missed.isNullObject]).toEqual(["Sheet1!A1:B2", 1, true]);
      sheet.getRange("A1").unmerge();
      const none = sheet.getRange("A1:B2").getMergedAreasOrNullObject().load("address");
      await context.sync();
      expect(none.isNullObject).toBe(true);
    });
  });

  it("selects, and says what is selected", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B3:C9").select();
      const selected = context.workbook.getSelectedRange().load("address");
      const active = context.workbook.getActiveCell().load("address");
      await context.sync();
      expect([selected.address, active.address]).toEqual(["Sheet1!B3:C9", "Sheet1!B3"]);
    });
  });

  it("finds special cells", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1:B3").formulas = [["x", "=A1"], [1, ""], [2, "=A3"]]; // prettier-ignore
      const range = sheet.getRange("A1:B3");
      const formulas = range.getSpecialCellsOrNullObject("Formulas").load("address");
      const numbers = range.getSpecialCellsOrNullObject("Constants", "Numbers").load("address,cellCount");
      const none = range.getSpecialCellsOrNullObject("Constants", "Errors").load("address");
      await context.sync();
      expect([formulas.address, numbers.address, numbers.cellCount, none.isNullObject]).toEqual([
        "Sheet1!B1,Sheet1!B3",
        "Sheet1!A2:A3",
        2,
        true,
      ]);
    });
  });

  it("reads names and other sheets' addresses for what they are", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      context.workbook.names.add("PR_Rate", sheet.getRange("C7"));
      const named = sheet.getRange("PR_Rate").load("address");
      await context.sync();
      expect(named.address).toBe("Sheet1!C7");
    });
    expect(await codeOf(run((context, sheet) => (sheet.getRange("no such name").load("address"), context.sync())))).toBe("InvalidArgument");
    expect(await codeOf(run((context, sheet) => (sheet.getRange("Other!A1").load("address"), context.sync())))).toBe("InvalidArgument");
  });
});
