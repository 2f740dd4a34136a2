import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLargeDistrict } from "../../scripts/examples/largeDistrict";
import { DISTRICT_TABLES, readTable } from "../../src/intake";
import { contents, gridOf, openBook } from "./books";

const folder = mkdtempSync(join(tmpdir(), "prorrata-large-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PARCELS = 430;

async function written(name: string) {
  const path = join(folder, name);
  await writeLargeDistrict(path, PARCELS);
  return openBook(path);
}

describe("a district of many parcels", () => {
  it("reads without a problem, with every kind of parcel", async () => {
    const book = await written("a.xlsx");
    expect(book.worksheets.map(({ name }) => name)).toEqual(["Junta", "Presupuesto", "Parcelas"]);
    const { rows, problems } = readTable(gridOf(book.getWorksheet("Parcelas")!), DISTRICT_TABLES.parcels);
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(PARCELS);
    const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
    expect([
      count(({ status }) => status === "EXEMPT_AUTHORITY"),
      count(({ finished }) => finished !== null),
      count(({ rehabilitation }) => rehabilitation === true),
      count(({ exempt, usable }) => exempt === true && usable === null),
    ]).toEqual([2, 4, 10, 8]);
    expect(new Set(rows.map(({ footage }) => footage!.tenThousandths)).size).toBe(PARCELS);
    for (const [sheet, table] of [
      ["Junta", DISTRICT_TABLES.boardSettings],
      ["Presupuesto", DISTRICT_TABLES.budgetLines],
    ] as const)
      expect(readTable(gridOf(book.getWorksheet(sheet)!), table as never).problems).toEqual([]);
  });

  it("is the same every time", async () => {
    expect(contents(await written("b.xlsx"))).toEqual(contents(await written("c.xlsx")));
  });
});
