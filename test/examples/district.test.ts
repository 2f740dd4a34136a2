import { join } from "node:path";
import type ExcelJS from "exceljs";
import { DISTRICT_SHEETS, districtWorkbook } from "../../scripts/examples/district";
import { columnsOf } from "../../scripts/examples/sheets";
import { accountStatement, benefitBase, boardSequence, parcelStatus } from "../../src/benefit";
import { addFootage, format, formatFootage, sum } from "../../src/core";
import { DISTRICT_TABLES, readTable, type RowOf } from "../../src/intake";
import { Readings } from "../../src/law";
import { contents, EXAMPLES, gridOf, openBook, reopened } from "./books";

type Table = keyof typeof DISTRICT_TABLES;
type RowsOf<T extends Table> = readonly RowOf<(typeof DISTRICT_TABLES)[T]["fields"]>[];

let book: ExcelJS.Workbook;
beforeAll(async () => {
  book = await openBook(join(EXAMPLES, "district-2026.xlsx"));
});

const sheetOf = (table: Table) => DISTRICT_SHEETS.find((sheet) => sheet.table === table)!;
const gridFor = (table: Table) => gridOf(book.getWorksheet(sheetOf(table).name)!);
const rowsOf = <T extends Table>(table: T): RowsOf<T> => readTable(gridFor(table), DISTRICT_TABLES[table] as never).rows as RowsOf<T>;

describe("the workbook of the district", () => {
  it("is what its script writes", async () => {
    expect(contents(book)).toEqual(contents(await reopened(districtWorkbook())));
  });

  it("has a sheet for every table but the readings", () => {
    const tables = DISTRICT_SHEETS.map(({ table }) => table).sort();
    expect(tables).toEqual(
      Object.keys(DISTRICT_TABLES)
        .filter((id) => id !== "readings")
        .sort(),
    );
    expect(book.worksheets.map(({ name }) => name)).toEqual(DISTRICT_SHEETS.map(({ name }) => name));
  });

  it.each(DISTRICT_SHEETS.map((sheet) => [sheet.name, sheet] as const))("%s reads without a problem, column by column", (_, sheet) => {
    const read = readTable(gridFor(sheet.table), DISTRICT_TABLES[sheet.table] as never);
    expect(read.problems).toEqual([]);
    expect(read.rows).toHaveLength(sheet.rows.length);
    expect(read.mapping!.columns.map(({ field, header }) => [field, header])).toEqual(
      columnsOf(sheet).map(({ field, header }) => [field, header]),
    );
  });

  it("has the cases that a district has", () => {
    const parcels = rowsOf("parcels");
    const statuses = parcels.map((row) => parcelStatus({ ...row } as never));
    const count = (holds: (row: (typeof parcels)[number]) => boolean) => parcels.filter(holds).length;
    expect(parcels.map(({ status }) => status)).toEqual(statuses);
    expect({
      parcels: parcels.length,
      chargeable: count(({ status }) => status === "CHARGEABLE"),
      exempt: count(({ exempt }) => exempt === true),
      pending: count(({ exempt, footage }) => exempt === true && footage!.tenThousandths === 0n),
      rehabilitated: count(({ rehabilitation }) => rehabilitation === true),
      finishedThisYear: count(({ finished }) => finished?.startsWith("2026") ?? false),
      notTransferred: count(({ status }) => status === "EXEMPT_AUTHORITY"),
      leased: count(({ lessee }) => lessee !== null),
    }).toEqual({
      parcels: 40,
      chargeable: 35,
      exempt: 6,
      pending: 1,
      rehabilitated: 2,
      finishedThisYear: 1,
      notTransferred: 3,
      leased: 2,
    });
    expect(parcels.every(({ id }) => /^04\d-\d{3}-\d{3}-\d{2}-\d{3}$/.test(id))).toBe(true);
  });

  it("has a base apart from the Centro", () => {
    const { base, excludedCentro } = benefitBase(rowsOf("budgetLines") as never, Readings.defaults, null);
    expect([rowsOf("budgetLines").length, format(base), format(excludedCentro)]).toEqual([18, "1420451.50", "569020.00"]);
  });

  it("agrees with itself from sheet to sheet", () => {
    const parcels = new Map(rowsOf("parcels").map((row) => [row.id, row]));
    const [settings] = rowsOf("boardSettings");
    const buildings = rowsOf("buildings");
    for (const parcel of new Set(buildings.map((row) => row.parcel))) {
      const own = buildings.filter((row) => row.parcel === parcel).map(({ footage }) => footage);
      expect([parcel, formatFootage(addFootage(own))]).toEqual([parcel, formatFootage(parcels.get(parcel)!.footage!)]);
    }
    expect(sum(rowsOf("priorRoll").map(({ fullCharge }) => fullCharge))).toBe(settings!.priorBase);
    for (const table of ["billed", "payments", "collectionCosts", "demands", "debts", "registerDocuments"] as const)
      for (const { parcel } of rowsOf(table)) expect(parcels.has(parcel!)).toBe(true);
    expect(boardSequence(settings as never).valid).toBe(true);
  });

  it("keeps the separate account with the payments", () => {
    const entries = rowsOf("accountEntries");
    const { valid, receipts, issues } = accountStatement(0n as never, entries as never);
    expect([valid, issues]).toEqual([true, []]);
    const back = sum(entries.filter(({ purpose }) => purpose?.startsWith("Cheques devueltos")).map(({ amount }) => amount));
    expect(receipts - back).toBe(sum(rowsOf("payments").map(({ amount }) => amount)));
    expect(rowsOf("payments").filter(({ returned, amount }) => returned === true && amount < 0n)).toHaveLength(1);
  });
});
