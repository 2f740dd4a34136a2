import { openWorkbench } from "../../workbench/host/proxies.node";

const code = (run: Promise<unknown>) =>
  run.then(
    () => "no error",
    (error: { code?: string }) => error.code ?? String(error),
  );

describe("requests of Microsoft's proxies", () => {
  it("writes and reads values through load and sync", async () => {
    const { Excel } = await openWorkbench();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const range = sheet.getRange("A1:B2");
      range.values = [[1, "two"], [true, "=A1+1"]]; // prettier-ignore
      range.load("values,formulas,valueTypes,address,rowCount");
      sheet.load("name");
      await context.sync();
      expect(range.values).toEqual([[1, "two"], [true, 0]]); // prettier-ignore
      expect(range.formulas[1]).toEqual([true, "=A1+1"]);
      expect(range.valueTypes).toEqual([["Double", "String"], ["Boolean", "Double"]]); // prettier-ignore
      expect([range.address, range.rowCount, sheet.name]).toEqual(["Sheet1!A1:B2", 2, "Sheet1"]);
    });
  });

  it("refuses to give what was not loaded", async () => {
    const { Excel } = await openWorkbench();
    const read = Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
      await context.sync();
      return range.values;
    });
    expect(await code(read)).toBe("PropertyNotLoaded");
  });

  it("answers null objects without an error, and every call on them", async () => {
    const { Excel } = await openWorkbench();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject("Roll");
      const table = sheet.tables.getItemOrNullObject("Roll");
      sheet.load("name");
      await context.sync();
      expect(sheet.isNullObject).toBe(true);
      sheet.delete();
      table.load("name");
      await context.sync();
      expect(table.isNullObject).toBe(true);
    });
  });

  it("names what it does not know, with NotImplemented, and counts it", async () => {
    const { Excel, session } = await openWorkbench();
    const ask = () =>
      Excel.run(async (context) => (context.workbook.worksheets.getActiveWorksheet().shapes.load("items/name"), context.sync()));
    expect(await code(ask())).toBe("NotImplemented");
    await ask().catch(() => {});
    expect([...session.missing]).toEqual([["Worksheet.Shapes", 2]]);
  });

  it("loads collections with the properties of their items, and what stands under those", async () => {
    const { Excel } = await openWorkbench();
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.add("Roll").getRange("A1:B2").values = [["id", "charge"], ["040", 5]]; // prettier-ignore
      worksheets.getItem("Roll").tables.add("A1:B2", true).name = "Roll";
      worksheets.load("items/name,items/tables/items/name,items/tables/count");
      await context.sync();
      expect(worksheets.items.map(({ name }) => name)).toEqual(["Sheet1", "Roll"]);
      expect(worksheets.items.map(({ tables }) => tables.items.map(({ name }) => name))).toEqual([[], ["Roll"]]);
      expect(worksheets.items[1]!.tables.count).toBe(1);
    });
  });

  it("keeps no range after a run, and none that the proxies do not track", async () => {
    const { Excel, session } = await openWorkbench();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const tracked = sheet.getRange("A1");
      sheet.getRange("B1").untrack().values = [[1]];
      await context.sync();
      tracked.values = [[2]];
      await context.sync();
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.kept).toBe(0);
  });

  it("splits a write of more than 1,500 cells into slices and checks its size first", async () => {
    const { Excel, book } = await openWorkbench();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRangeByIndexes(1, 1, 1000, 4).values = Array.from({ length: 1000 }, (_, row) => [row, row + 0.5, `r${row}`, row % 2 === 0]);
      await context.sync();
    });
    const { cells } = book.sheets[0]!;
    expect([cells.value(1, 1), cells.value(1000, 2), cells.value(1000, 3), cells.value(1000, 4)]).toEqual([0, 999.5, "r999", false]);
    const short = Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:D999").values = Array.from({ length: 1000 }, () => [1, 2, 3, 4]);
      await context.sync();
    });
    expect(await code(short)).toBe("InvalidArgument");
  });

  it("writes 10,000 rows of 8 columns in seconds", async () => {
    const { Excel, book } = await openWorkbench();
    const began = performance.now();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Roll");
      sheet.getRangeByIndexes(0, 0, 10_000, 8).values = Array.from({ length: 10_000 }, (_, row) =>
        Array.from({ length: 8 }, (_, column) => row * column),
      );
      await context.sync();
    });
    expect(book.sheetNamed("Roll")!.cells.value(9_999, 7)).toBe(69_993);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
