import { codeOf, workbench } from "./support";

describe("faults on demand", () => {
  it("refuses a request above the limit, and carries out nothing of it", async () => {
    const { run, book } = await workbench({ faults: { requestLimit: 20_000 } });
    const write = (rows: number) =>
      run(
        (context, sheet) => (
          (sheet.getRangeByIndexes(0, 0, rows, 2).values = Array.from({ length: rows }, () => ["x".repeat(20), 1])),
          context.sync()
        ),
      );
    expect(await codeOf(write(1000))).toBe("RequestPayloadSizeLimitExceeded");
    expect(book.sheets[0]!.cells.value(0, 0)).toBeUndefined();
    expect(await codeOf(write(300))).toBe("no error");
  });

  it("has Excel on the web's limit of 5 MB unless told", async () => {
    const { run } = await workbench();
    const write = (bytes: number) => run((context) => (context.workbook.settings.add("big", "x".repeat(bytes)), context.sync()));
    expect(await codeOf(write(5 * 1024 * 1024))).toBe("RequestPayloadSizeLimitExceeded");
    expect(await codeOf(write(4 * 1024 * 1024))).toBe("no error");
  });

  it("refuses a response above the limit", async () => {
    const { run } = await workbench({ faults: { responseLimit: 10_000 } });
    expect(await codeOf(run((context, sheet) => (sheet.getRange("A1:Z200").load("values"), context.sync())))).toBe(
      "ResponsePayloadSizeLimitExceeded",
    );
  });

  it("refuses while a cell is edited, unless the add-in waits for the end", async () => {
    const { Excel, faults, run } = await workbench({ faults: { cellEdit: true } });
    expect(
      await codeOf(run((context) => context.sync().then(() => context.workbook.worksheets.add("x").load("name") && context.sync()))),
    ).toBe("InvalidOperationInCellEditMode");
    let done = false;
    const waiting = Excel.run({ delayForCellEdit: true }, async (context) => {
      context.workbook.worksheets.add("Roll");
      await context.sync();
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toBe(false);
    faults.leaveCellEdit();
    await waiting;
    expect(done).toBe(true);
  });

  it("denies writing to locked cells of a protected sheet, and protecting twice", async () => {
    const { run } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("B2").format.protection.locked = false;
      sheet.protection.protect({ allowFormatColumns: true });
      sheet.protection.load("protected,options");
      await context.sync();
      expect([sheet.protection.protected, sheet.protection.options.allowFormatColumns]).toEqual([true, true]);
    });
    const attempt = (act: (sheet: Excel.Worksheet) => void) => codeOf(run((context, sheet) => (act(sheet), context.sync())));
    expect(await attempt((sheet) => (sheet.getRange("A1").values = [[1]]))).toBe("AccessDenied");
    expect(await attempt((sheet) => (sheet.getRange("B2").values = [[1]]))).toBe("no error");
    expect(await attempt((sheet) => (sheet.getRange("B2").format.fill.color = "red"))).toBe("AccessDenied");
    expect(await attempt((sheet) => (sheet.getRange("B:B").format.columnWidth = 80))).toBe("no error");
    expect(await attempt((sheet) => sheet.tables.add("A1:B2", true))).toBe("AccessDenied");
    expect(await attempt((sheet) => sheet.protection.protect())).toBe("AccessDenied");
    expect(await attempt((sheet) => sheet.protection.unprotect())).toBe("no error");
    expect(await attempt((sheet) => sheet.protection.unprotect())).toBe("AccessDenied");
  });

  it("denies new sheets while the structure is protected", async () => {
    const { run, book } = await workbench();
    book.protected = true;
    expect(await codeOf(run((context) => (context.workbook.worksheets.add("x"), context.sync())))).toBe("AccessDenied");
  });

  it("fails the n-th sync, what came before it in the batch staying done", async () => {
    const { run, book, faults } = await workbench();
    faults.failAtSync(2);
    const write = run(async (context, sheet) => {
      sheet.getRange("A1").values = [[1]];
      await context.sync();
      sheet.getRange("A2").values = [[2]];
      sheet.getRange("A3").values = [[3]];
      await context.sync();
    });
    expect(await codeOf(write)).toBe("GeneralException");
    expect([0, 1, 2].map((row) => book.sheets[0]!.cells.value(row, 0))).toEqual([1, 2, undefined]);
    expect(await codeOf(run((context, sheet) => ((sheet.getRange("A3").values = [[3]]), context.sync())))).toBe("no error");
  });

  it("stops a batch at its first error, what came before staying done", async () => {
    const { run, book } = await workbench();
    const write = run(async (context, sheet) => {
      sheet.getRange("A1").values = [[1]];
      context.workbook.worksheets.getItem("Missing").getRange("A1").values = [[2]];
      sheet.getRange("A3").values = [[3]];
      await context.sync();
    });
    expect(await codeOf(write)).toBe("ItemNotFound");
    expect([0, 2].map((row) => book.sheets[0]!.cells.value(row, 0))).toEqual([1, undefined]);
  });

  it("lacks the requirement sets it is told to lack", async () => {
    const { run, Office } = await workbench({ requirements: { ExcelApi: "1.8" } });
    expect(Office.context.requirements.isSetSupported("ExcelApi", "1.8")).toBe(true);
    expect(Office.context.requirements.isSetSupported("ExcelApi", "1.12")).toBe(false);
    expect(Office.context.requirements.isSetSupported("SharedRuntime", "1.1")).toBe(false);
    expect(await codeOf(run(async (context, sheet) => (sheet.pageLayout.load("orientation"), context.sync())))).toBe("ApiNotFound");
  });

  it("has no workbook to work on when told so", async () => {
    const { run } = await workbench({ faults: { noWorkbook: true } });
    expect(await codeOf(run((context) => (context.workbook.worksheets.load("items"), context.sync())))).toBe("InvalidReference");
  });
});

describe("the clean-up at the end of a run", () => {
  it("counts as no sync", async () => {
    const { run, faults } = await workbench();
    await run(async (context, sheet) => {
      sheet.getRange("A1").load("values");
      await context.sync();
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(faults.syncs).toBe(1);
  });
});
