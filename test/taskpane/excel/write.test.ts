import { layOut, type DrawnSheet } from "../../../src/documents/layout";
import { freeSheetNames } from "../../../taskpane/excel/sheetNames";
import { writeSheets } from "../../../taskpane/excel/write";
import type { Sheet } from "../../../workbench/host/model";
import type { Workbench } from "../../../workbench/host/proxies.node";
import type { RequestBody } from "../../../workbench/host/session";
import { portrait } from "./model";
import { fullPlan, TRICKY, widePlan } from "./plans";
import { failureIn, usersWorkbook } from "./support";

const SHEETS = layOut(fullPlan(40));

/** Sizes of the requests from now on that write values. */
function watchRequests({ session }: Workbench): { readonly sizes: number[]; readonly refused: number[] } {
  const [execute, seen] = [session.execute.bind(session), { sizes: [] as number[], refused: [] as number[] }];
  session.execute = async (given: RequestBody, flags?: number) => {
    const size = JSON.stringify(given).length;
    const writes = given.Actions.some(({ Name }) => Name === "Values");
    const response = await execute(given, flags);
    if (writes) (response.Error ? seen.refused : seen.sizes).push(size);
    return response;
  };
  return seen;
}

const valueAt = (sheet: Sheet, row: number, column: number) => sheet.cells.value(row - 1, column - 1);

describe("writing a document", () => {
  it("gives text as it is, however it begins", async () => {
    const workbench = await usersWorkbook();
    await writeSheets(SHEETS, { host: workbench });
    const roll = workbench.book.sheetNamed("Rol de cargos")!;
    const { firstRow } = SHEETS[0]!.tables[0]!;
    TRICKY.forEach((text, k) =>
      expect([valueAt(roll, firstRow + k, 2), roll.cells.formula(firstRow + k - 1, 1)]).toEqual([text, undefined]),
    );
    expect([valueAt(roll, firstRow, 1), valueAt(roll, 2, 1), valueAt(roll, 3, 1)]).toEqual(["000000", "=Rol de cargos", "2024-25"]);
  });

  it("reads back totals and says which agree", async () => {
    const written = await writeSheets(SHEETS, { host: await usersWorkbook() });
    expect(written.controls.length).toBeGreaterThan(6);
    expect(written.controls.filter(({ agrees }) => !agrees)).toEqual([]);
    const silent = await writeSheets(SHEETS, { host: await usersWorkbook({ calculator: { evaluate: () => 0 } }) });
    expect(silent.controls.some(({ agrees }) => !agrees)).toBe(true);
  });

  it("leaves the user's sheets, modes and selection alone", async () => {
    const workbench = await usersWorkbook();
    workbench.book.calculationMode = "AutomaticExceptTables";
    workbench.book.properties["Title"] = "Suyo";
    const before = portrait(workbench.book);
    const { sheets } = await writeSheets(SHEETS, { host: workbench, title: "Rol" });
    for (const name of sheets) workbench.book.removeSheet(workbench.book.sheetNamed(name)!);
    workbench.book.names.splice(1, Infinity);
    expect(portrait(workbench.book)).toBe(before);
  });

  it("does so with manual calculation and without events", async () => {
    const workbench = await usersWorkbook();
    const seen = new Set<string>();
    await writeSheets(SHEETS, {
      host: workbench,
      onProgress: () => seen.add(`${workbench.book.calculationMode} ${workbench.book.enableEvents}`),
    });
    expect([...seen]).toEqual(["Manual false"]);
    expect([workbench.book.calculationMode, workbench.book.enableEvents]).toEqual(["Automatic", true]);
  });

  it("numbers the sheets of a second run, and asks about its names", async () => {
    const workbench = await usersWorkbook();
    await writeSheets(SHEETS, { host: workbench });
    const before = portrait(workbench.book);
    const refused = await failureIn(writeSheets(SHEETS, { host: workbench }));
    expect([refused?.code, refused?.values["names"], portrait(workbench.book)]).toEqual([
      "names-taken",
      ["PR_Roll_Base", "PR_Roll_Total"],
      before,
    ]);
    const second = await writeSheets(SHEETS, { host: workbench, takenNames: "move" });
    expect(second.sheets).toEqual(["Rol de cargos (2)", "Resumen de un nombre muy la (2)", "Método (2)"]);
    expect(workbench.book.nameNamed("PR_Roll_Total")!.target()!.sheet.name).toBe("Rol de cargos (2)");
    workbench.faults.failAtSync(8);
    const settled = portrait(workbench.book);
    expect((await failureIn(writeSheets(SHEETS, { host: workbench, takenNames: "move" })))?.code).toBe("interrupted");
    expect(portrait(workbench.book)).toBe(settled);
  });

  it("takes over names whose sheet is gone, and never a name of someone else's", async () => {
    const workbench = await usersWorkbook();
    const [first] = (await writeSheets(SHEETS, { host: workbench })).sheets;
    workbench.book.removeSheet(workbench.book.sheetNamed(first!)!);
    expect((await writeSheets(SHEETS, { host: workbench })).sheets).toHaveLength(3);
    const foreign = SHEETS.map((sheet): DrawnSheet => ({ ...sheet, names: [{ name: "Mine", row: 1, column: 1 }] })).slice(0, 1);
    const failure = await failureIn(writeSheets(foreign, { host: workbench, takenNames: "move" }));
    expect([failure?.code, failure?.values["names"]]).toEqual(["names-taken", ["Mine"]]);
  });

  it("writes dates by the calendar of the workbook", async () => {
    const workbench = await usersWorkbook();
    workbench.book.date1904 = true;
    await writeSheets(SHEETS, { host: workbench });
    const roll = workbench.book.sheetNamed("Rol de cargos")!;
    const { firstRow } = SHEETS[0]!.tables[0]!;
    expect(valueAt(roll, firstRow, 10)).toBe(45_292 - 1_462);
    expect(roll.validations.find(({ rule }) => rule["date"])!.rule["date"]!["formula1"]).toBe(`=${36_526 - 1_462}`);
    expect(workbench.book.names.map(({ name }) => name)).not.toContain("PR_DateSystem");
  });

  it("draws the chart natively, beside the table", async () => {
    const workbench = await usersWorkbook();
    await writeSheets(SHEETS, { host: workbench });
    const [chart] = workbench.book.sheetNamed("Rol de cargos")!.charts;
    const { firstRow, rowCount } = SHEETS[0]!.tables[0]!;
    expect([chart!.type, chart!.title.text, chart!.series.map(({ name }) => name)]).toEqual([
      "ColumnClustered",
      "Cargos",
      ["Cargo", "Balance"],
    ]);
    expect(chart!.series.map(({ values }) => values!.area)).toEqual(
      [6, 8].map((column) => ({ row: firstRow - 1, column, rows: rowCount, columns: 1 })),
    );
    expect(chart!.series.every(({ categories }) => categories!.area.column === 0)).toBe(true);
  });
});

describe("requests", () => {
  it("weigh about 2 MB at most, with progress between them", async () => {
    const workbench = await usersWorkbook();
    const { sizes } = watchRequests(workbench);
    const steps: number[] = [];
    await writeSheets(layOut(widePlan(40_000)), { host: workbench, onProgress: ({ done }) => steps.push(done) });
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThan(2.3 * 1024 * 1024);
    expect(Math.max(...sizes)).toBeGreaterThan(1.5 * 1024 * 1024);
    expect(steps.at(-1)).toBe(40_000);
  }, 60_000);

  it("are halved until they pass", async () => {
    const workbench = await usersWorkbook();
    const { sizes, refused } = watchRequests(workbench);
    workbench.faults.requestLimit = 60_000;
    const written = await writeSheets(layOut(fullPlan(2_000)), { host: workbench });
    expect([written.rows, written.controls.every(({ agrees }) => agrees)]).toEqual([2_000 + 3 + TRICKY.length + 1, true]);
    expect(refused.length).toBeGreaterThan(1);
    expect(refused.length).toBeLessThan(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  }, 60_000);

  it("give up when a single piece does not pass", async () => {
    const workbench = await usersWorkbook();
    const before = portrait(workbench.book);
    const { session, faults } = workbench;
    const execute = session.execute.bind(session);
    session.execute = (given, flags) => {
      if (Object.values(given.ObjectPaths).some(({ Name }) => Name === "GetItemOrNullObject")) faults.requestLimit = Infinity; // taking back
      return execute(given, flags);
    };
    const onProgress = () => void (faults.requestLimit = 700);
    const failure = await failureIn(writeSheets(SHEETS, { host: workbench, onProgress }));
    expect([failure?.code, failure?.left, portrait(workbench.book) === before]).toEqual(["request-too-large", [], true]);
  });
});

describe("names of sheets", () => {
  it("keep together and fit on a tab", () => {
    expect(freeSheetNames(["Rol", "Método"], ["rol"])).toEqual(["Rol (2)", "Método (2)"]);
    expect(freeSheetNames(["Rol"], ["Otro"])).toEqual(["Rol"]);
    expect(freeSheetNames(["Rol", "Método"], ["Rol", "MÉTODO (2)"])).toEqual(["Rol (3)", "Método (3)"]);
    const [long] = freeSheetNames(["x".repeat(31)], ["X".repeat(31)]);
    expect([long!.length, long!.endsWith(" (2)")]).toEqual([31, true]);
  });
});
