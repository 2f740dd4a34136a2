import { join } from "node:path";
import type ExcelJS from "exceljs";
import { DISTRICT_SHEETS } from "../../scripts/examples/district";
import { MESSY_PAGES, messyWorkbook } from "../../scripts/examples/messy";
import { benefitBase } from "../../src/benefit";
import { format } from "../../src/core";
import { DISTRICT_TABLES, normalizedId, readTable, type TableRead } from "../../src/intake";
import { Readings } from "../../src/law";
import { contents, EXAMPLES, gridOf, openBook, reopened } from "./books";

type Table = (typeof MESSY_PAGES)[number]["table"];
type Row = Readonly<Record<string, unknown>>;
type Brief = readonly [cell: string | null, severity: string, code: string];

let messy: ExcelJS.Workbook;
let clean: ExcelJS.Workbook;
beforeAll(async () => {
  messy = await openBook(join(EXAMPLES, "district-2026-messy.xlsx"));
  clean = await openBook(join(EXAMPLES, "district-2026.xlsx"));
});

const notes = (code: string, ...cells: readonly string[]): readonly Brief[] => cells.map((cell) => [cell, "note", code] as const);

/** Every problem of each sheet, in the order reported. */
const PROBLEMS: Readonly<Record<Table, readonly Brief[]>> = {
  budgetLines: [
    ...notes("column-not-used", "C4"),
    ["E7", "stop", "zero-or-blank"],
    ["D14", "stop", "decimal-comma"],
    ["D20", "stop", "cell-error"],
    ["A33", "stop", "unknown-code"],
    ["B33", "stop", "blank"],
    ["D33", "stop", "blank"],
    ...notes("left-out-total", "B10", "B17", "B23", "B29", "A31"),
    ["D17", "warn", "total-does-not-agree"],
    ["D23", "warn", "total-does-not-agree"],
    ["D31", "warn", "total-does-not-agree"],
  ],
  parcels: [
    ...notes("column-not-used", "V4", "W4"),
    ["A9", "warn", "id-was-number"],
    ["H16", "stop", "zero-or-blank"],
    ["E18", "stop", "negative"],
    ["L23", "stop", "unknown-code"],
    ["B25", "stop", "cell-error"],
    ...notes("left-out-repeated-header", "A38"),
    ["O47", "warn", "two-digit-year"],
    ["T47", "stop", "number-or-date"],
    ["P48", "stop", "not-a-date"],
    ["E58", "stop", "dash-for-zero"],
    ...notes("left-out-aside", "W68"),
    ...notes("left-out-total", "A12", "A20", "A28", "A36", "A43", "A50", "A54", "A59", "A62", "A65", "A67"),
    ["E20", "warn", "total-does-not-agree"],
    ["E67", "warn", "total-does-not-agree"],
    ["A34", "stop", "duplicate-row"],
  ],
  priorRoll: [
    ...notes("column-not-used", "C1"),
    ...notes("left-out-rollup", "A2", "A9", "A16", "A23", "A30", "A35"),
    ...notes("left-out-total", "B40"),
  ],
  payments: [
    ["C6", "stop", "ledger-mark"],
    ["A9", "warn", "two-digit-year"],
    ["C13", "stop", "not-a-number"],
    ...notes("left-out-repeated-header", "A44"),
    ...notes("left-out-total", "A65"),
    ["C65", "warn", "total-does-not-agree"],
  ],
  boardSettings: notes("column-not-used", "A1"),
};

/** What the person who knows the district answers, by cell. */
const ANSWERS: Readonly<Record<Table, Readonly<Record<string, string>>>> = {
  budgetLines: { E7: "No", D14: "96415.00", D20: "87,265.75" },
  parcels: {
    A9: "040-012-301-04-001",
    H16: "Sí",
    E18: "18,640.20",
    L23: "Privada",
    B25: "Terminal de Carga Liviana Corp.",
    A34: "040-012-304-05-001",
    T47: "2026-09-10",
    P48: "2021-03-22",
    E58: "0",
  },
  priorRoll: {},
  payments: { C6: "1868.72", C13: "1,475.43" },
  boardSettings: {},
};

/** What remains once the answers are in: things to accept, and a note typed under the table. */
const REMAINING: Readonly<Record<Table, readonly Brief[]>> = {
  budgetLines: [
    ["A33", "stop", "unknown-code"],
    ["B33", "stop", "blank"],
    ["D33", "stop", "blank"],
    ["D31", "warn", "total-does-not-agree"],
  ],
  parcels: [["O47", "warn", "two-digit-year"]],
  priorRoll: [],
  payments: [
    ["A9", "warn", "two-digit-year"],
    ["C65", "warn", "total-does-not-agree"],
  ],
  boardSettings: [],
};

const brief = (read: TableRead<unknown>): readonly Brief[] => read.problems.map(({ cell, severity, code }) => [cell, severity, code]);

const readMessy = (table: Table, answers: Readonly<Record<string, string>> = {}): TableRead<Row> => {
  const { page } = MESSY_PAGES.find((entry) => entry.table === table)!;
  return readTable(gridOf(messy.getWorksheet(page.name)!), DISTRICT_TABLES[table] as never, { answers });
};

const readClean = (table: Table): TableRead<Row> => {
  const { name } = DISTRICT_SHEETS.find((sheet) => sheet.table === table)!;
  return readTable(gridOf(clean.getWorksheet(name)!), DISTRICT_TABLES[table] as never);
};

/** Identifiers in one spelling: people leave out the dashes. */
const inOneSpelling = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row, ...(typeof row["id"] === "string" ? { id: normalizedId(row["id"]) } : {}) }));

const TABLES = MESSY_PAGES.map(({ table }) => table);

describe("the district as people send it", () => {
  it("is what its script writes", async () => {
    expect(contents(messy)).toEqual(contents(await reopened(messyWorkbook())));
  });

  it.each(TABLES)("%s: every problem at its cell", (table) => {
    expect(brief(readMessy(table))).toEqual(PROBLEMS[table]);
  });

  it.each(TABLES)("%s: with the answers, the rows of the clean workbook", (table) => {
    const read = readMessy(table, ANSWERS[table]);
    const expected = readClean(table).rows;
    expect(brief(read).filter(([, severity]) => severity !== "note")).toEqual(REMAINING[table]);
    expect(read.rows.length).toBe(table === "payments" ? 60 : expected.length);
    expect(inOneSpelling(read.rows)).toEqual(expected.slice(0, read.rows.length));
  });

  it("leads to the same base", () => {
    const { rows } = readMessy("budgetLines", ANSWERS.budgetLines);
    expect(format(benefitBase(rows as never, Readings.defaults, null).base)).toBe("1420451.50");
  });

  it("has merged titles and hidden columns", () => {
    const hidden = messy.worksheets.flatMap((sheet) =>
      Array.from({ length: sheet.columnCount }, (_, c) => sheet.getColumn(c + 1)).flatMap((column) =>
        column.hidden ? [`${sheet.name}!${column.letter}`] : [],
      ),
    );
    expect(hidden).toEqual(["PRESUP FINAL v3!C", "parcelas CRIM!V"]);
    expect(messy.getWorksheet("parcelas CRIM")!.getCell("B1").isMerged).toBe(true);
  });
});
