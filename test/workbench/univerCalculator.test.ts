import { UniverCalculator } from "../../workbench/host/univerCalculator";
import { workbench } from "./support";

describe("native formulas worked out by Univer's engine", () => {
  it("sums, rounds, compares, reads names, other sheets and tables, in the order they need", async () => {
    const { run } = await workbench({ calculator: new UniverCalculator() });
    await run(async (context, sheet) => {
      sheet.getRange("A1:C4").formulas = [
        ["parcel", "footage", "charge"],
        ["'040", 100.5, "=ROUND(B2*PR_Rate,2)"],
        ["'041", 200, "=ROUND(B3*PR_Rate,2)"],
        ["'042", true, '=IF(C2<C3,"less","more")'],
      ];
      sheet.tables.add("A1:C4", true).name = "Roll";
      context.workbook.names.add("PR_Rate", sheet.getRange("E1"));
      sheet.getRange("E1").values = [[0.115]];
      const totals = context.workbook.worksheets.add("Totals");
      totals.getRange("A1:A5").formulas = [["=SUM(Sheet1!C2:C3)"], ["=A1-34.56"], ["=1/0"], ["=SUM(Roll[charge])"], ["=A1>10"]];
      const charges = sheet.getRange("C2:C4").load("values");
      const results = totals.getRange("A1:A5").load("values,valueTypes");
      await context.sync();
      expect(charges.values).toEqual([[11.56], [23], ["less"]]);
      expect(results.values.map(([value]) => value)).toEqual([34.56, 0, "#DIV/0!", 34.56, true]);
      expect(results.valueTypes[2]).toEqual(["Error"]);
      sheet.getRange("B3").values = [[300]];
      results.load("values");
      await context.sync();
      expect(results.values[0]).toEqual([46.06]);
    });
  });

  it("keeps up with a thousand formulas", async () => {
    const { run } = await workbench({ calculator: new UniverCalculator() });
    await run(async (context, sheet) => {
      sheet.getRange("A1:B1000").formulas = Array.from({ length: 1000 }, (_, row) => [row + 1, `=A${row + 1}*2`]);
      sheet.getRange("D1").formulas = [["=SUM(B1:B1000)"]];
      const total = sheet.getRange("D1").load("values");
      await context.sync();
      expect(total.values).toEqual([[1_001_000]]);
    });
  });
});
