import { format } from "../../src/core";
import { DISTRICT_TABLES, DISTRICT_TABLE_LIST, readTable, type Cell, type Grid } from "../../src/intake";

const grid = (cells: readonly (readonly Cell[])[]): Grid => ({ sheet: "S", row: 0, column: 0, cells, dateSystem: 1900 });

/** The kinds of field that the pane and the documents know how to show. */
const KINDS = ["money", "amount", "area", "rate", "share", "count", "year", "days", "date", "flag", "code", "id", "text"];

describe("the District's tables", () => {
  it.each(DISTRICT_TABLE_LIST.map((table) => [table.id, table] as const))(
    "%s has its key among its fields, and named kinds",
    (_, table) => {
      expect(Object.keys(table.fields)).toContain(table.key);
      for (const { kind } of Object.values(table.fields)) expect(KINDS).toContain(kind.name);
    },
  );

  it("budget lines take the heads in either language", () => {
    const cells: Cell[][] = [
      ["Partida", "Renglón", "Cantidad", "Centro"],
      ["Gastos operacionales", "Administración", "330,000.00", "No"],
      ["Mejoras capitales", "Alumbrado", 310500, false],
      ["MAINTENANCE", "Lobby", "$12,250.50", "Sí"],
    ];
    expect(
      readTable(grid(cells), DISTRICT_TABLES.budgetLines).rows.map(({ head, amount, centro }) => [head, format(amount), centro]),
    ).toEqual([
      ["OPERATING", "330000.00", false],
      ["CAPITAL", "310500.00", false],
      ["MAINTENANCE", "12250.50", true],
    ]);
  });

  it("debts and account entries take codes or the words for them", () => {
    const debts: Cell[][] = [
      ["Deuda", "Balance", "Pendiente", "Estado"],
      ["IVU", "1,200.00", "sí", "Impugnada en el tribunal"],
      ["CRIM", 5, true, "quién sabe"],
    ];
    const read = readTable(grid(debts), DISTRICT_TABLES.debts);
    expect(read.rows.map(({ status }) => status)).toEqual(["CONTESTED_IN_COURT"]);
    expect(read.problems.map(({ cell, code, values }) => [cell, code, values["codes"]])).toEqual([
      ["D3", "unknown-code", ["OVERDUE", "CONTESTED_IN_COURT", "DEFERRED", "NOT_YET_COLLECTIBLE"]],
    ]);
    const entries: Cell[][] = [
      ["Fecha", "Tipo", "Importe", "Nota explicativa"],
      [46030, "Egreso", "12,000.00", "Alumbrado"],
    ];
    expect(readTable(grid(entries), DISTRICT_TABLES.accountEntries).rows).toEqual([
      { date: "2026-01-08", kind: "OUTLAY", charge: null, amount: 1_200_000n, purpose: "Alumbrado" },
    ]);
  });

  it("dates follow the date system of the workbook", () => {
    const cells: Cell[][] = [
      ["Fecha", "Parcela", "Cantidad"],
      [44568, "A", 1],
    ];
    const { payments } = DISTRICT_TABLES;
    expect(readTable({ ...grid(cells), dateSystem: 1904 }, payments).rows[0]?.date).toBe("2026-01-08");
    expect(readTable(grid(cells), payments).rows[0]?.date).toBe("2022-01-07");
  });

  it("refuses a row that did not come through its fields", () => {
    const { payments } = DISTRICT_TABLES;
    const row = { date: "2026-01-08", parcel: "A", amount: 100n, memo: null, returned: null };
    expect(payments.row.safeParse(row).success).toBe(true);
    expect(payments.row.safeParse({ ...row, amount: 1.5 }).success).toBe(false);
    expect(payments.row.safeParse({ ...row, date: "2026-02-30" }).success).toBe(false);
  });
});
