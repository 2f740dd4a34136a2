import { userEnters } from "../../workbench/host/emitter";
import { enter } from "../../workbench/host/kinds/rangeWrites";
import { soon, workbench } from "./support";

describe("events", () => {
  it("tells of changes by the add-in and by the user", async () => {
    const { run, book } = await workbench();
    const seen: string[] = [];
    await run(async (context, sheet) => {
      sheet.onChanged.add(
        async (event) =>
          void seen.push(`${event.changeType} ${event.address} ${event.source} ${event.triggerSource} ${event.details?.valueAfter ?? ""}`),
      );
      await context.sync();
      sheet.getRange("A1:B2").values = [[1, 2], [3, 4]]; // prettier-ignore
      await context.sync();
    });
    await soon();
    const sheet = book.sheets[0]!;
    userEnters(sheet, 8, 2, () => enter(sheet, 8, 2, "12"));
    await soon();
    expect(seen).toEqual(["RangeEdited A1:B2 Local ThisLocalAddin ", "RangeEdited C9 Local Unknown 12"]);
    expect(sheet.cells.value(8, 2)).toBe(12);
  });

  it("hands out the range an event is about", async () => {
    const { Excel, run } = await workbench();
    const values: unknown[] = [];
    await run(async (context, sheet) => {
      context.workbook.worksheets.onChanged.add((event) =>
        Excel.run(async (inner) => {
          const range = event.getRange(inner).load("values");
          await inner.sync();
          values.push(range.values);
        }),
      );
      await context.sync();
      sheet.getRange("C3").values = [["x"]];
      await context.sync();
    });
    await soon();
    expect(values).toEqual([[["x"]]]);
  });

  it("keeps quiet while events are off, and after a handler was removed", async () => {
    const { run } = await workbench();
    let count = 0;
    await run(async (context, sheet) => {
      const handler = sheet.onChanged.add(async () => void count++);
      await context.sync();
      context.runtime.enableEvents = false;
      sheet.getRange("A1").values = [[1]];
      await context.sync();
      context.runtime.enableEvents = true;
      sheet.getRange("A1").values = [[2]];
      await context.sync();
      await soon();
      expect(count).toBe(1);
      handler.remove();
      await context.sync();
      sheet.getRange("A1").values = [[3]];
      await context.sync();
    });
    await soon();
    expect(count).toBe(1);
  });

  it("tells of selections, of sheets that come, go and are shown, and of tables", async () => {
    const { run } = await workbench();
    const seen: string[] = [];
    const note = (name: string) => async () => void seen.push(name);
    await run(async (context, sheet) => {
      const { worksheets, tables } = context.workbook;
      worksheets.onAdded.add(note("added"));
      worksheets.onDeleted.add(note("deleted"));
      worksheets.onActivated.add(note("activated"));
      tables.onAdded.add(note("table added"));
      sheet.onSelectionChanged.add(async (event) => void seen.push(`selected ${event.address}`));
      context.workbook.onSelectionChanged.add(note("workbook selection"));
      await context.sync();
      sheet.getRange("B2").select();
      await context.sync();
      await soon();
      const roll = worksheets.add("Roll");
      roll.tables.add("A1:B2", true);
      roll.activate();
      await context.sync();
      await soon();
      roll.delete();
      await context.sync();
    });
    await soon();
    expect(seen).toEqual(expect.arrayContaining(["selected B2", "workbook selection", "added", "table added", "activated", "deleted"]));
    expect(seen.filter((name) => name === "added")).toHaveLength(1);
  });
});
