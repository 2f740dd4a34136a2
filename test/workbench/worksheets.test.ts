import { codeOf, workbench } from "./support";

describe("worksheets", () => {
  it("adds, renames, moves, hides, colors and deletes", async () => {
    const { run, book } = await workbench();
    await run(async (context) => {
      const roll = context.workbook.worksheets.add("Roll");
      roll.position = 0;
      roll.tabColor = "#1F4E79";
      roll.showGridlines = false;
      roll.visibility = "Hidden";
      const method = context.workbook.worksheets.add();
      method.name = "Method";
      method.activate();
      roll.load("position,visibility,tabColor,showGridlines");
      const active = context.workbook.worksheets.getActiveWorksheet().load("name");
      await context.sync();
      expect([roll.position, roll.visibility, roll.tabColor, roll.showGridlines]).toEqual([0, "Hidden", "#1F4E79", false]);
      expect(active.name).toBe("Method");
      method.delete();
      await context.sync();
    });
    expect(book.sheets.map(({ name }) => name)).toEqual(["Roll", "Sheet1"]);
  });

  it.each([
    ["a name that is taken, whatever its case", "SHEET1", "ItemAlreadyExists"],
    ["a name of 32 characters", "x".repeat(32), "InvalidArgument"],
    ["a name with a colon", "a:b", "InvalidArgument"],
    ["a good name", "Roll (2)", "no error"],
  ])("adding %s gives %s: %s", async (_case, name, expected) => {
    const { run } = await workbench();
    expect(await codeOf(run((context) => (context.workbook.worksheets.add(name), context.sync())))).toBe(expected);
  });

  it("misses a sheet that is not there, or was deleted", async () => {
    const { run } = await workbench();
    expect(await codeOf(run((context) => (context.workbook.worksheets.getItem("Roll").activate(), context.sync())))).toBe("ItemNotFound");
    const afterDelete = run(async (context) => {
      const roll = context.workbook.worksheets.add("Roll");
      const cell = roll.getRange("A1");
      await context.sync();
      roll.delete();
      cell.values = [[1]];
      await context.sync();
    });
    expect(await codeOf(afterDelete)).toBe("ItemNotFound");
  });

  it("keeps the last visible sheet", async () => {
    const { run } = await workbench();
    expect(await codeOf(run((context, sheet) => (sheet.delete(), context.sync())))).toBe("InvalidArgument");
  });

  it("carries a new sheet name into formulas and names, and #REF! after the sheet is gone", async () => {
    const { run, book } = await workbench();
    await run(async (context, sheet) => {
      const roll = context.workbook.worksheets.add("Roll");
      context.workbook.names.add("PR_Total", roll.getRange("B9"));
      sheet.getRange("A1:A2").formulas = [["=SUM(Roll!B2:B8)"], ['="Roll!B2"&Roll!B2']];
      roll.name = "Roll 2026";
      await context.sync();
    });
    expect(book.sheets[0]!.cells.formula(0, 0)).toBe("=SUM('Roll 2026'!B2:B8)");
    expect(book.sheets[0]!.cells.formula(1, 0)).toBe(`="Roll!B2"&'Roll 2026'!B2`);
    expect(book.names[0]!.formula).toBe("='Roll 2026'!$B$9");
    await run((context) => (context.workbook.worksheets.getItem("Roll 2026").delete(), context.sync()));
    expect(book.sheets[0]!.cells.formula(0, 0)).toBe("=SUM(#REF!)");
    expect(book.names[0]!.formula).toBe("=#REF!");
  });

  it("reaches the next and the previous sheet", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      context.workbook.worksheets.add("Hidden").visibility = "Hidden";
      context.workbook.worksheets.add("Last");
      const next = sheet.getNext(true).load("name");
      const none = sheet.getPreviousOrNullObject().load("name");
      const count = context.workbook.worksheets.getCount(true);
      await context.sync();
      expect([next.name, none.isNullObject, count.value]).toEqual(["Last", true, 2]);
    });
  });
});
