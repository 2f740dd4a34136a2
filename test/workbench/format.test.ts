import { codeOf, workbench } from "./support";

describe("formats", () => {
  it("sets and reads fills, fonts, alignment, protection; null where cells differ", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const header = sheet.getRange("A1:C1");
      header.format.fill.color = "#1f4e79";
      header.format.font.set({ bold: true, color: "white", name: "Arial", size: 12, italic: true });
      header.format.set({ horizontalAlignment: "Center", verticalAlignment: "Top", wrapText: true, indentLevel: 2 });
      sheet.getRange("A2").format.protection.locked = false;
      header.load(
        "format/fill/color,format/font/bold,format/font/color,format/font/name,format/horizontalAlignment,format/wrapText,format/indentLevel",
      );
      const mixed = sheet.getRange("A1:A2").load("format/font/bold,format/protection/locked,format/fill/color");
      const plain = sheet.getRange("Z9").load("format/font/name,format/font/size,format/fill/color,format/horizontalAlignment");
      await context.sync();
      expect(header.format.toJSON()).toMatchObject({
        fill: { color: "#1F4E79" },
        font: { bold: true, color: "#FFFFFF", name: "Arial" },
        horizontalAlignment: "Center",
        wrapText: true,
        indentLevel: 2,
      });
      expect([mixed.format.font.bold, mixed.format.protection.locked, mixed.format.fill.color]).toEqual([null, null, null]);
      expect([plain.format.font.name, plain.format.font.size, plain.format.fill.color, plain.format.horizontalAlignment]).toEqual([
        "Calibri",
        11,
        "#FFFFFF",
        "General",
      ]);
      header.format.fill.clear();
      header.load("format/fill/color");
      await context.sync();
      expect(header.format.fill.color).toBe("#FFFFFF");
    });
    expect(await codeOf(run((context, sheet) => ((sheet.getRange("A1").format.fill.color = "no color"), context.sync())))).toBe(
      "InvalidArgument",
    );
    expect(
      await codeOf(run((context, sheet) => ((sheet.getRange("A1").format.horizontalAlignment = "Middle" as "Center"), context.sync()))),
    ).toBe("InvalidArgument");
  });

  it("lets the last of row, column and cell formats win where they cross", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B:B").format.font.bold = true;
      sheet.getRange("3:3").format.font.italic = true;
      sheet.getRange("B:B").format.fill.color = "red";
      const crossing = sheet.getRange("B3").load("format/font/bold,format/font/italic,format/fill/color");
      const row = sheet.getRange("C3").load("format/font/bold,format/font/italic");
      sheet.getRange("B5").clear("Formats");
      const cleared = sheet.getRange("B5").load("format/font/bold");
      await context.sync();
      expect([crossing.format.font.bold, crossing.format.font.italic, crossing.format.fill.color]).toEqual([true, true, "#FF0000"]);
      expect([row.format.font.bold, row.format.font.italic, cleared.format.font.bold]).toEqual([false, true, false]);
    });
  });

  it("draws borders along the edges, the last drawn of two that share a line holding", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      const range = sheet.getRange("B2:C3");
      const bottom = range.format.borders.getItem("EdgeBottom");
      bottom.style = "Continuous";
      bottom.color = "#FF0000";
      bottom.weight = "Medium";
      const below = sheet.getRange("B4").format.borders.getItem("EdgeTop").load("style,color,weight");
      const inside = range.format.borders.getItem("InsideHorizontal").load("style");
      await context.sync();
      expect([below.style, below.color, below.weight, inside.style]).toEqual(["Continuous", "#FF0000", "Medium", "None"]);
      sheet.getRange("B4").format.borders.getItem("EdgeTop").style = "None";
      const left = sheet.getRange("B3").format.borders.getItem("EdgeBottom").load("style");
      const right = sheet.getRange("C3").format.borders.getItem("EdgeBottom").load("style");
      await context.sync();
      expect([left.style, right.style]).toEqual(["None", "Continuous"]);
    });
  });

  it("keeps widths and heights in points, and fits columns to their text", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B:B").format.columnWidth = 120;
      sheet.getRange("1:1").format.rowHeight = 30;
      sheet.getRange("C1:C2").values = [["a long column header, longer than the rest"], ["x"]];
      sheet.getRange("C:C").format.autofitColumns();
      sheet.getRange("E:E").columnHidden = true;
      const wide = sheet.getRange("B1").load("format/columnWidth,format/rowHeight,left,top");
      const fitted = sheet.getRange("C1").load("format/columnWidth");
      const both = sheet.getRange("A1:B1").load("format/columnWidth,width");
      const hidden = sheet.getRange("E1").load("columnHidden");
      await context.sync();
      expect([wide.format.columnWidth, wide.format.rowHeight, wide.left, wide.top]).toEqual([120, 30, 48, 0]);
      expect(fitted.format.columnWidth).toBeGreaterThan(150);
      expect([both.format.columnWidth, both.width, hidden.columnHidden]).toEqual([null, 168, true]);
    });
  });
});
