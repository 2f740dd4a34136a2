import fc from "fast-check";
import { format, formatFootage } from "../../src/core";
import { chosenMapping, DISTRICT_TABLES, proposeMapping, readTable, type Cell, type Grid, type Problem } from "../../src/intake";

const { parcels, payments, budgetLines, boardSettings, readings } = DISTRICT_TABLES;

const grid = (cells: readonly (readonly Cell[])[], at: Partial<Grid> = {}): Grid => ({
  sheet: "Hoja1",
  row: 0,
  column: 0,
  cells,
  dateSystem: 1900,
  ...at,
});

const brief = (problems: readonly Problem[]) => problems.map(({ severity, cell, code }) => `${severity} ${cell} ${code}`);

describe("a table as users bring it", () => {
  const table = grid([
    ["Autoridad del Distrito", null, null, null],
    [null, null, null, null],
    ["Núm. Catastro", "DUEÑO", "Pietaje (pies²)", "Días sujetos a cargo"],
    ["063-038-247-01-001", "Hotel Uno", "1,000.50", 365],
    ["063-038-247-01-002", "Hotel Dos", { formula: "A1*2", result: 2000 }, "0"],
    [null, null, null, null],
    ["Subtotal", null, 3000.5, null],
    ["Núm. Catastro", "DUEÑO", "Pietaje (pies²)", "Días sujetos a cargo"],
    ["063-038-247-01-003", "Hotel Tres", "EXENTA", "365"],
    ["TOTAL", null, 3000.5, null],
  ]);
  const read = readTable(table, parcels);

  it("finds the header and the columns", () => {
    expect(read.mapping?.headerRow).toBe(2);
    expect(read.mapping?.columns.map(({ field, column }) => [field, column])).toEqual([
      ["id", 0],
      ["payer", 1],
      ["footage", 2],
      ["liableDays", 3],
    ]);
  });

  it("reads the data rows alone, each traced to its cell", () => {
    expect(read.rows.map(({ id, footage, liableDays }) => [id, formatFootage(footage!), liableDays])).toEqual([
      ["063-038-247-01-001", "1000.5", 365],
      ["063-038-247-01-002", "2000", 0],
      ["063-038-247-01-003", "0", 365],
    ]);
    expect(read.lines).toEqual([4, 5, 9]);
    expect(read.cellOf(1, "footage")).toBe("C5");
    expect(read.cellOf(1, "lessee")).toBeNull();
  });

  it("tells what it left out", () => {
    expect(read.excluded).toMatchObject({ blank: [5], total: [6, 9], "repeated-header": [7] });
    expect(brief(read.problems)).toEqual(["note A8 left-out-repeated-header", "note A7 left-out-total", "note A10 left-out-total"]);
  });
});

describe("problems", () => {
  it("names each bad cell and keeps the good rows", () => {
    const cells: Cell[][] = [
      ["Parcel", "Construction footage", "In the District", "Construction start"],
      ["A", 0, true, 46023],
      ["B", "abc", "sí", "13/13/2026"],
      ["C", { error: "#REF!" }, 0, null],
      ["D", "-5", "no", { date: "2026-01-01" } as Cell],
      ["E", 100, null, "1/1/30"],
      [7, "12.34567", "maybe", null],
      ["G", "$ -", false, null],
      ["H", 50, true, null],
    ];
    const read = readTable(grid(cells, { row: 9, column: 1 }), parcels);
    expect(brief(read.problems)).toEqual([
      "stop C11 zero-or-blank",
      "stop C12 not-a-number",
      "stop E12 not-a-date",
      "stop C13 cell-error",
      "stop D13 zero-or-blank",
      "stop C14 negative",
      "stop E15 ambiguous-date",
      "warn B16 id-was-number",
      "stop C16 more-than-four-decimals",
      "stop D16 not-a-flag",
      "stop C17 dash-for-zero",
    ]);
    expect(read.rows.map(({ id }) => id)).toEqual(["H"]);
    expect(read.badRows.map(({ id, line }) => [id, line])[0]).toEqual(["A", 11]);
  });

  it("takes the user's answers, by cell", () => {
    const cells: Cell[][] = [
      ["Fecha", "Parcela", "Cantidad"],
      ["1/1/30", "A", "(1.234,50)"],
      ["2026-01-02", "A", "100 CR"],
    ];
    expect(brief(readTable(grid(cells), payments).problems)).toEqual([
      "stop A2 ambiguous-date",
      "stop C2 decimal-comma",
      "stop C3 ledger-mark",
    ]);
    const answers = { A2: "2030-01-01", C2: "-1234.50", C3: "-100" };
    const read = readTable(grid(cells), payments, { answers });
    expect(read.rows.map(({ date, amount }) => [date, format(amount)])).toEqual([
      ["2030-01-01", "-1234.50"],
      ["2026-01-02", "-100.00"],
    ]);
  });

  it("refuses a percentage and a fraction of a cent in an amount", () => {
    const cells: Cell[][] = [
      ["Fecha", "Parcela", "Cantidad"],
      ["2026-01-02", "A", "12%"],
      ["2026-01-02", "A", 12.345],
      ["2026-01-02", "A", "12.345"],
    ];
    expect(brief(readTable(grid(cells), payments).problems)).toEqual([
      "stop C2 percent-in-amount",
      "stop C3 number-not-cents",
      "stop C4 more-than-two-decimals",
    ]);
  });

  it("says that a total does not agree, and by how much", () => {
    const cells: Cell[][] = [
      ["Head", "Line", "Amount"],
      ["Capital", "Lights", "10.00"],
      ["Operación", "Desk", "20.00"],
      ["Total", null, "31.00"],
    ];
    const { problems, rows } = readTable(grid(cells), budgetLines);
    expect(rows.map(({ head }) => head)).toEqual(["CAPITAL", "OPERATING"]);
    expect(problems.find(({ code }) => code === "total-does-not-agree")).toMatchObject({
      severity: "warn",
      cell: "C4",
      values: { sum: 3000n },
    });
  });

  it("sees a total without a label, but not in a row that only lacks its id", () => {
    const rows = (last: Cell): Cell[][] => [
      ["Parcel", "Footage"],
      ["A", 10],
      ["B", 20],
      [null, last],
    ];
    expect(readTable(grid(rows(30)), parcels).excluded.total).toEqual([3]);
    expect(brief(readTable(grid(rows(31)), parcels).problems)).toEqual(["stop A4 blank"]);
  });

  it("leaves out a row that repeats the sum of the parcels under it", () => {
    const cells: Cell[][] = [
      ["Parcel", "Footage"],
      ["063-038", 30],
      ["063-038-001", 10],
      ["063-038-002", 20],
      ["063-039", 5],
    ];
    const read = readTable(grid(cells), parcels);
    expect(read.excluded.rollup).toEqual([1]);
    expect(brief(read.problems)).toEqual(["note A2 left-out-rollup"]);
    const unnamed: Cell[][] = [
      ["Parcel", "Payer", "Footage"],
      [null, "Zona 1", 30],
      ["A", "Uno", 10],
      ["B", "Dos", 20],
    ];
    expect(brief(readTable(grid(unnamed), parcels).problems)).toEqual(["note B2 left-out-rollup"]);
    const accounts: Cell[][] = [
      ["Line", "Head", "Amount"],
      ["1000 All", "Capital", 30],
      ["1100 Lights", "Capital", 10],
      ["1200 Paving", "Capital", 20],
    ];
    expect(readTable(grid(accounts), budgetLines).excluded.rollup).toEqual([1]);
    const unequal = cells.map((row, k) => (k === 1 ? [row[0]!, 31] : row));
    expect(readTable(grid(unequal), parcels).rows).toHaveLength(4);
  });

  it("knows a total without a label where rows that repeat sums stand among the others", () => {
    const cells: Cell[][] = [
      ["Parcel", "Footage"],
      ["063-038", 30],
      ["063-038-001", 10],
      ["063-038-002", 20],
      ["063-039-001", 5],
      [null, 35],
    ];
    const read = readTable(grid(cells), parcels);
    expect([read.excluded.rollup, read.excluded.total]).toEqual([[1], [5]]);
    expect(brief(read.problems)).toEqual(["note A2 left-out-rollup", "note B6 left-out-total"]);
  });

  it("stops both rows of a parcel that stands twice", () => {
    const cells: Cell[][] = [
      ["Parcel", "Footage"],
      ["063-038-247-01-001", 10],
      ["06303824701001", 10],
      ["X", 1],
    ];
    const read = readTable(grid(cells), parcels);
    expect(brief(read.problems)).toEqual(["stop A3 duplicate-row"]);
    expect(read.rows.map(({ id }) => id)).toEqual(["X"]);
    expect(
      readTable(
        grid([
          ["Fecha", "Parcela", "Pago"],
          ["2026-01-02", "A", 1],
          ["2026-01-02", "A", 1],
        ]),
        payments,
      ).rows,
    ).toHaveLength(2);
  });

  it("names a missing column, an unused one, and a table without header", () => {
    expect(
      brief(
        readTable(
          grid([
            ["Parcel", "Color"],
            ["A", "red"],
          ]),
          parcels,
        ).problems,
      ),
    ).toEqual(["stop null column-missing", "note B1 column-not-used"]);
    expect(brief(readTable(grid([["foo", 1]]), parcels).problems)).toEqual(["stop null no-header"]);
  });
});

describe("the mapping", () => {
  const cells: Cell[][] = [
    ["Clave", "Medida", "Parcela"],
    ["A", 5, "zona 1"],
  ];

  it("is proposed with less confidence for a mere likeness", () => {
    const mapping = proposeMapping(
      grid([
        ["Parcela", "Pietaje total de construcción 2026"],
        ["A", 1],
      ]),
      parcels,
    )!;
    expect(mapping.columns[0]).toMatchObject({ field: "id", confidence: 1 });
    expect(mapping.columns[1]!.confidence).toBeGreaterThan(0.5);
    expect(mapping.columns[1]!.confidence).toBeLessThan(1);
  });

  it("takes a line of units or a second line under a merged header as part of the header", () => {
    const units: Cell[][] = [
      ["Parcel", "Footage", "Payer"],
      [null, "(sq ft)", null],
      ["A", 5, "Uno"],
    ];
    expect(proposeMapping(grid(units), parcels)).toMatchObject({ headerRow: 0, subHeaderRow: 1 });
    expect(readTable(grid(units), parcels).rows).toHaveLength(1);
    const unnamed: Cell[][] = [
      ["Parcel", "Footage", "Payer"],
      [null, null, "Uno"],
    ];
    expect(brief(readTable(grid(unnamed), parcels).problems)).toEqual(["stop A2 blank"]);
  });

  it("is the user's when given", () => {
    const mapping = chosenMapping(grid(cells), 0, { id: 0, footage: 1 });
    const read = readTable(grid(cells), parcels, { mapping });
    expect(read.rows.map(({ id, footage }) => [id, formatFootage(footage!)])).toEqual([["A", "5"]]);
    expect(mapping.unmapped).toEqual([{ column: 2, header: "Parcela" }]);
  });
});

describe("settings and readings", () => {
  it("reads labels beside values, naming the sheet's own cells", () => {
    const cells: Cell[][] = [
      ["Datos de la Junta", null],
      ["Entidad", "Autoridad del Distrito"],
      ["Año", 2026],
      ["Tasa de interés anual", "6 %"],
      ["Tasa de recargo", "150%"],
      ["Primer vencimiento", "1 de enero de 2026"],
    ];
    const bad = readTable(grid(cells), boardSettings);
    expect(brief(bad.problems)).toEqual(["note A1 column-not-used", "stop B5 above-limit"]);
    const read = readTable(grid(cells.filter((_, k) => k !== 4)), boardSettings);
    expect(read.rows[0]).toMatchObject({
      entity: "Autoridad del Distrito",
      year: 2026,
      annualRate: { n: 3n, d: 50n },
      firstDue: "2026-01-01",
    });
    expect(read.cellOf(0, "year")).toBe("B3");
  });

  it("reads PR_Readings", () => {
    expect(
      readTable(
        grid([
          ["Lectura", "Opción"],
          ["B-A05", "EXCLUSIVE"],
        ]),
        readings,
      ).rows,
    ).toEqual([{ reading: "B-A05", option: "EXCLUSIVE" }]);
  });
});

describe("properties", () => {
  const row = fc.tuple(fc.stringMatching(/^[A-Z]{2}\d{1,4}$/), fc.integer({ min: 1, max: 1_000_000 }));
  const table = fc.uniqueArray(row, { selector: ([id]) => id, minLength: 1, maxLength: 20 });

  it("the order of the rows does not matter, and the total row never counts", () =>
    fc.assert(
      fc.property(table, (rows) => {
        const total = rows.reduce((sum, [, size]) => sum + size, 0);
        const read = (data: typeof rows) =>
          readTable(grid([["Parcel", "Footage"], ...data, ["Total", total]]), parcels).rows.map(
            ({ id, footage }) => `${id} ${formatFootage(footage!)}`,
          );
        expect(read([...rows].reverse())).toEqual(read(rows).reverse());
        expect(read(rows)).toEqual(rows.map(([id, size]) => `${id} ${size}`));
      }),
    ));

  it("the shape of every row read is that of the table's schema", () =>
    fc.assert(
      fc.property(table, (rows) => {
        for (const value of readTable(grid([["Parcel", "Footage"], ...rows]), parcels).rows)
          expect(parcels.row.safeParse(value).success).toBe(true);
      }),
    ));
});
