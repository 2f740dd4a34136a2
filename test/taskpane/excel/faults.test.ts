import { layOut } from "../../../src/documents/layout";
import { LANGS, WORDS } from "../../../src/words";
import { FAILURES, failureSentences, HostFailure } from "../../../taskpane/excel/failure";
import { writeSheets, type WriteOptions } from "../../../taskpane/excel/write";
import type { Workbench, WorkbenchOptions } from "../../../workbench/host/proxies.node";
import { portrait } from "./model";
import { fullPlan } from "./plans";
import { failureIn, usersWorkbook } from "./support";

const SHEETS = layOut(fullPlan(40));
const DOCUMENT = SHEETS.map(({ name }) => name);

/** Writes under a fault; gives the failure, and whether the workbook is as it was. */
async function attempt(spoil: (workbench: Workbench) => void, options: WriteOptions = {}, opened: WorkbenchOptions = {}) {
  const workbench = await usersWorkbook(opened);
  const before = portrait(workbench.book);
  spoil(workbench);
  const failure = await failureIn(writeSheets(SHEETS, { host: workbench, title: "Rol", ...options }));
  return { failure, before, after: portrait(workbench.book), workbench };
}

async function syncsOfAWrite(): Promise<number> {
  const workbench = await usersWorkbook();
  const before = workbench.faults.syncs;
  await writeSheets(SHEETS, { host: workbench });
  return workbench.faults.syncs - before;
}

describe("a write that fails", () => {
  it("takes everything back, whichever request fails and however far it came", async () => {
    const syncs = await syncsOfAWrite();
    expect(syncs).toBeGreaterThan(5);
    for (let n = 1; n <= syncs; n++)
      for (const actions of [0, 3, 20, null]) {
        const { failure, before, after } = await attempt(({ faults }) => faults.failAtSync(n, "GeneralException", actions));
        expect([n, actions, failure?.code, failure?.left]).toEqual([n, actions, "interrupted", []]);
        expect(after).toBe(before);
      }
  }, 60_000);

  it.each([
    ["AccessDenied", "access-denied"],
    ["ItemNotFound", "gone"],
    ["ItemAlreadyExists", "already-exists"],
    ["InvalidArgument", "not-accepted"],
    ["InvalidSelection", "selection"],
    ["ResponsePayloadSizeLimitExceeded", "response-too-large"],
    ["SomethingNew", "unexpected"],
  ])("says %s as %s", async (code, expected) => {
    const { failure, before, after } = await attempt(({ faults }) => faults.failAtSync(6, code));
    expect(failure?.code).toBe(expected);
    expect(after).toBe(before);
  });

  it("does nothing where no workbook is open", async () => {
    const { failure, before, after } = await attempt(({ faults }) => (faults.noWorkbook = true));
    expect(failure?.code).toBe("no-workbook");
    expect(after).toBe(before);
  });

  it("does nothing where the structure is protected", async () => {
    const { failure, workbench } = await attempt(({ book }) => (book.protected = true));
    expect(failure?.code).toBe("structure-protected");
    expect(workbench.book.sheets).toHaveLength(1);
  });

  it("asks for the requirement set first", async () => {
    const { failure, before, after, workbench } = await attempt(
      () => {},
      {},
      { requirements: { ExcelApi: "1.8", DelayForCellEdit: "1.1" } },
    );
    expect([failure?.code, failure?.values["needed"]]).toEqual(["excel-too-old", "ExcelApi 1.9"]);
    expect(after).toBe(before);
    expect(workbench.faults.syncs).toBe(1);
  });

  it("refuses while a cell is edited where Excel cannot wait", async () => {
    const requirements = { ExcelApi: "1.12", DelayForCellEdit: "0.0" };
    const { failure, before, after } = await attempt(({ faults }) => faults.enterCellEdit(), {}, { requirements });
    expect(failure?.code).toBe("cell-edit");
    expect(after).toBe(before);
  });

  it("waits for the end of an edit where Excel can", async () => {
    const workbench = await usersWorkbook();
    workbench.faults.enterCellEdit();
    const write = writeSheets(SHEETS, { host: workbench });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(workbench.book.sheets).toHaveLength(1);
    workbench.faults.leaveCellEdit();
    expect((await write).sheets).toEqual(DOCUMENT);
  });

  it("fails on a response that is too large", async () => {
    const { failure, before, after } = await attempt(({ faults }) => {
      faults.responseLimit = 2_000;
    });
    expect(failure?.code).toBe("response-too-large");
    expect(after).toBe(before);
  });

  it("takes everything back when the user cancels, before and during", async () => {
    const stop = new AbortController();
    const during = await attempt(() => {}, { signal: stop.signal, onProgress: () => stop.abort() });
    expect([during.failure?.code, during.after]).toEqual(["canceled", during.before]);
    const before = await attempt(() => {}, { signal: AbortSignal.abort() });
    expect([before.failure?.code, before.workbench.faults.syncs]).toEqual(["canceled", 1]);
  });

  it("takes back sheets that were renamed meanwhile, and bears one that was deleted", async () => {
    const stop = new AbortController();
    const workbench = await usersWorkbook();
    const before = portrait(workbench.book);
    const onProgress = () => {
      const [, first, second] = workbench.book.sheets;
      workbench.book.renameSheet(first!, "Otro nombre");
      workbench.book.removeSheet(second!);
      stop.abort();
    };
    const failure = await failureIn(writeSheets(SHEETS, { host: workbench, onProgress, signal: stop.signal }));
    expect([failure?.code, portrait(workbench.book)]).toEqual(["canceled", before]);
  });

  it("names the sheets it could not take away", async () => {
    const workbench = await usersWorkbook();
    const onProgress = () => void (workbench.faults.noWorkbook = true);
    const failure = await failureIn(writeSheets(SHEETS, { host: workbench, onProgress }));
    expect([failure?.code, failure?.left]).toEqual(["no-workbook", DOCUMENT]);
    expect(failureSentences("en", failure!)).toHaveLength(2);
    expect(failureSentences("en", failure!)[1]).toContain(DOCUMENT[0]);
  });

  it("refuses a sheet that does not hold its rows", async () => {
    const workbench = await usersWorkbook();
    const before = portrait(workbench.book);
    const spoil = () => workbench.book.sheets.at(-1)!.cells.setValue(400, 0, "stray");
    const failure = await failureIn(writeSheets(SHEETS, { host: workbench, onProgress: spoil }));
    expect([failure?.code, failure?.values["found"]]).toEqual(["rows-differ", 401]);
    expect(portrait(workbench.book)).toBe(before);
  });
});

describe("the words of failures", () => {
  it("stand in both languages, and are no code", () => {
    for (const lang of LANGS)
      for (const code of FAILURES) {
        const [sentence] = failureSentences(
          lang,
          new HostFailure(code, { detail: "x", needed: "x", names: ["x"], sheet: "x", found: 1, expected: 2 }),
        );
        expect(sentence!.length).toBeGreaterThan(20);
        expect(sentence).not.toMatch(/\{\w+\}|undefined/);
      }
    const keys = (lang: "es" | "en") => Object.keys(WORDS[lang]).filter((key) => key.startsWith("failures."));
    expect(keys("es")).toEqual(keys("en"));
    expect(keys("es").length).toBe(FAILURES.length + 1);
  });
});
