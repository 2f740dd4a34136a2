import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { readStreamed, readWhole } from "../../cli/read";

const folder = mkdtempSync(join(tmpdir(), "prorrata-read-"));

/** A book with letters of two and three bytes all along, so that some stand on the edges of the reader's chunks. */
async function accented(name: string, useSharedStrings: boolean): Promise<string> {
  const path = join(folder, name);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings, useStyles: true });
  const sheet = book.addWorksheet("Dueños y años");
  for (let k = 0; k < 20_000; k++) sheet.addRow([`ñandú №${k} «pequeño»`, k / 4, k % 2 === 0, { formula: "1-1", result: 0 }]).commit();
  sheet.commit();
  await book.commit();
  return path;
}

describe("reading a file row by row", () => {
  it.each([
    ["shared.xlsx", true],
    ["inline.xlsx", false],
  ])("gives what reading it whole gives: %s", async (name, shared) => {
    const path = await accented(name, shared);
    const [streamed, whole] = [await readStreamed(path), await readWhole(path)];
    expect(streamed[0]!.cells.filter(([text]) => String(text).includes("\uFFFD"))).toEqual([]);
    expect(streamed).toEqual(whole);
    expect(streamed[0]!.cells[7]).toEqual(["ñandú №7 «pequeño»", 1.75, false, { formula: "1-1", result: 0 }]);
  });
});
