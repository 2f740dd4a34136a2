import { dateOf } from "../../../src/core";
import { valueOf, type Cell } from "../../../src/intake/grid";
import { isDateFormat } from "../../../taskpane/excel/dates";
import { goTo, watchSelection, type Selection } from "../../../taskpane/excel/navigate";
import { readCells, type Source } from "../../../taskpane/excel/read";
import { recognize } from "../../../taskpane/excel/recognize";
import type { Workbench, WorkbenchOptions } from "../../../workbench/host/proxies.node";
import { soon } from "../../workbench/support";
import { portrait } from "./model";
import { failureIn, usersWorkbook } from "./support";

/** A sheet as people make them: a merged title, text ids, a date, an error, a formula, a percentage, a truth value. */
async function filled(options: WorkbenchOptions = {}): Promise<Workbench> {
  const workbench = await usersWorkbook(options);
  await workbench.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Rol");
    sheet.getRange("B2:F2").merge();
    sheet.getRange("B2").values = [["Rol de cargos"]];
    sheet.getRange("B3:F3").values = [["Parcela", "Vence", "Cargo", "Exenta", "Tasa"]];
    sheet.getRange("B4:B5").numberFormat = [["@"], ["@"]];
    sheet.getRange("C4:C5").numberFormat = [["d/m/yyyy"], ["d/m/yyyy"]];
    sheet.getRange("F4:F5").numberFormat = [["0.00%"], ["0.00%"]];
    sheet.getRange("B4:F5").values = [["=007", 45_292, 12.5, true, 0.5], ["008", "1 de feb.", "#N/A", "", 0.25]]; // prettier-ignore
    sheet.getRange("D6").formulas = [["=SUM(D4:D4)"]];
    sheet.tables.add("B3:F5", true).name = "Cargos";
    context.workbook.names.add("Tabla", sheet.getRange("B3:F6"));
    context.workbook.names.add("Celda", sheet.getRange("B3"));
    await context.sync();
  });
  return workbench;
}

const ALL: Source = { kind: "sheet", name: "Rol" };

describe("reading cells", () => {
  it("gives what stands in them, and where", async () => {
    const { grid } = await readCells(ALL, { host: await filled() });
    expect([grid.sheet, grid.row, grid.column, grid.dateSystem]).toEqual(["Rol", 1, 1, 1900]);
    expect(grid.cells).toEqual([
      ["Rol de cargos", null, null, null, null],
      ["Parcela", "Vence", "Cargo", "Exenta", "Tasa"],
      ["=007", { date: dateOf(2024, 1, 1) }, 12.5, true, 0.5],
      ["008", "1 de feb.", { error: "#N/A" }, null, 0.25],
      [null, null, { formula: "SUM(D4:D4)", result: 12.5 }, null, null],
    ] satisfies Cell[][]);
    expect(valueOf(grid.cells[4]![2])).toBe(12.5);
  });

  it.each<[Source, number, number, number]>([
    [{ kind: "table", name: "Cargos" }, 2, 3, 5],
    [{ kind: "name", name: "Tabla" }, 2, 4, 5],
    [{ kind: "sheet", name: "Rol", address: "C1:D4" }, 2, 2, 2],
    [{ kind: "sheet", name: "Rol", address: "B:B" }, 1, 4, 1],
  ])("reads %j", async (source, row, rows, columns) => {
    const { grid } = await readCells(source, { host: await filled() });
    expect([grid.row, grid.cells.length, grid.cells[0]!.length]).toEqual([row, rows, columns].map(Number));
  });

  it("reads the selection, of whole columns what is in use", async () => {
    const host = await filled();
    await goTo("Rol", "D:E", host);
    const { grid } = await readCells({ kind: "selection" }, { host });
    expect([grid.sheet, grid.column, grid.row, grid.cells.length]).toEqual(["Rol", 3, 2, 4]);
  });

  it("finds dates in the calendar of 1904, and leaves no trace of asking", async () => {
    const host = await filled();
    host.book.date1904 = true;
    const before = portrait(host.book);
    const { grid } = await readCells(ALL, { host });
    expect([grid.dateSystem, grid.cells[2]![1]]).toEqual([1904, { date: "2028-01-02" }]);
    expect(portrait(host.book)).toBe(before);
  });

  it("takes the probe away when asking fails", async () => {
    for (const n of [3, 4, 5]) {
      const host = await filled();
      const before = portrait(host.book);
      host.faults.failAtSync(n);
      expect([n, (await failureIn(readCells(ALL, { host })))?.code]).toEqual([n, "interrupted"]);
      expect(portrait(host.book)).toBe(before);
    }
  });

  it("names merged areas where Excel can tell them", async () => {
    expect((await readCells(ALL, { host: await filled({ requirements: { ExcelApi: "1.13" } }) })).merged).toEqual(["Rol!B2:F2"]);
    expect((await readCells(ALL, { host: await filled() })).merged).toEqual([]);
  });

  it("reads in blocks, smaller ones when a response is too large", async () => {
    const host = await usersWorkbook();
    const rows = Array.from({ length: 30_000 }, (_, k) => [`'${String(k).padStart(6, "0")}`, k, k / 100]);
    await host.Excel.run(async (context) => {
      context.workbook.worksheets.add("Lista").getRange("A1:C30000").values = rows;
      await context.sync();
    });
    const steps: number[] = [];
    const [before, source] = [host.faults.syncs, { kind: "sheet", name: "Lista" } as const];
    const { grid } = await readCells(source, { host, onProgress: ({ done }) => steps.push(done) });
    expect([grid.cells.length, steps.length, steps.at(-1)]).toEqual([30_000, 3, 30_000]);
    expect(host.faults.syncs - before).toBe(4);
    host.faults.responseLimit = 300_000;
    const again = await readCells(source, { host });
    expect(again.grid.cells).toEqual(grid.cells);
    host.faults.responseLimit = 150;
    expect((await failureIn(readCells(source, { host })))?.code).toBe("response-too-large");
  }, 30_000);

  it("stops when canceled", async () => {
    const stop = new AbortController();
    const host = await filled();
    expect((await failureIn(readCells(ALL, { host, signal: stop.signal, onProgress: () => stop.abort() })))?.code).toBe("canceled");
  });

  it("says what is not there", async () => {
    const host = await filled();
    const code = async (source: Source) => (await failureIn(readCells(source, { host })))?.code;
    expect(await code({ kind: "table", name: "Otra" })).toBe("gone");
    expect(await code({ kind: "sheet", name: "Rol", address: "Z1:Z9" })).toBe("nothing-to-read");
    host.faults.noWorkbook = true;
    expect(await code(ALL)).toBe("no-workbook");
  });
});

describe("recognizing tables", () => {
  it("lists Excel's tables, named ranges and sheets, each with its first rows", async () => {
    const host = await filled();
    const found = await recognize(host);
    expect(found.map(({ source, address }) => [source.kind, source.name, address])).toEqual([
      ["table", "Cargos", "Rol!B3:F5"],
      ["name", "Tabla", "Rol!B3:F6"],
      ["sheet", "Datos", "Datos!A1:B3"],
      ["sheet", "Rol", "Rol!B2:F6"],
    ]);
    expect(found[0]!.top[0]).toEqual(["Parcela", "Vence", "Cargo", "Exenta", "Tasa"]);
    host.book.sheetNamed("Rol")!.visibility = "Hidden";
    expect((await recognize(host)).map(({ source }) => source.name)).toEqual(["Datos"]);
  });
});

describe("finding one's way", () => {
  it("goes to a cell, and says when its sheet is gone", async () => {
    const host = await filled();
    await goTo("Rol", "C5", host);
    expect([host.book.selection.sheet.name, host.book.selection.area]).toMatchObject(["Rol", { row: 4, column: 2 }]);
    expect((await failureIn(goTo("Fuera", "A1", host)))?.code).toBe("gone");
  });

  it("watches the selection until told to stop", async () => {
    const host = await filled();
    Object.assign(globalThis, { Office: host.Office });
    const seen: (Selection | null)[] = [];
    const stop = await watchSelection((selection) => seen.push(selection), host);
    await goTo("Rol", "C5:D6", host);
    await soon();
    await soon();
    expect(seen[0]).toEqual({ sheet: "Datos", address: "A1" });
    expect(seen.at(-1)).toEqual({ sheet: "Rol", address: "C5:D6" });
    await stop();
    const told = seen.length;
    await goTo("Datos", "B2", host);
    await soon();
    await soon();
    expect(seen).toHaveLength(told);
  });
});

describe("formats of dates", () => {
  it.each(["yyyy-mm-dd", "d/m/yyyy", "[$-409]mmmm d, yyyy;@", "mmm", "dddd", "m/d/yy h:mm", "[Red]yyyy"])("%s is one", (format) =>
    expect(isDateFormat(format)).toBe(true),
  );
  it.each([
    "General",
    "0.00",
    "[$$-en-US]#,##0.00",
    'h:mm" d"',
    "mm:ss",
    "[h]:mm",
    '0" días"',
    "@",
    "0\\d",
    "_(* #,##0_)",
    "[Red]0.00",
    "#,##0.00;[Red]-#,##0.00",
  ])("%s is none", (format) => expect(isDateFormat(format)).toBe(false));
});
