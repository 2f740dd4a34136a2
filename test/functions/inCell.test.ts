import { CATALOGUE, IN_CELL } from "../../functions/catalogue";
import { takesDates } from "../../functions/in-cell";
import type { Argument } from "../../functions/arguments";
import { hostOf, pr, shown } from "./support";

const PARCELS = [
  ["040", 50000, 365],
  ["41", 30000, 365],
  ["42", 20000, "EXEMPT"],
];

describe("a roll spills with a status", () => {
  it("keeps ids as text and adds up to the base", () => {
    expect(pr("BENEFITROLL", 100, 2026, null, PARCELS)).toEqual([
      ["040", 50, 50, 0, "Computed"],
      ["41", 30, 30, 0, "Computed"],
      ["42", 20, 0, 20, "Computed"],
    ]);
  });

  it("ignores blank rows at the end, as the desktop and as the web hand them over", () => {
    const roll = pr("BENEFITROLL", 100, 2026, null, PARCELS);
    expect(pr("BENEFITROLL", 100, 2026, null, [...PARCELS, [0, 0, 0], ["", "", ""]])).toEqual(roll);
    expect(pr("BENEFITROLL", 100, 2026, "", [...PARCELS, [null, null, null]])).toEqual(roll);
  });

  it("leaves every charge empty for one bad row, and names it in every status", () => {
    const [first, second, third] = PARCELS as [Argument[], Argument[], Argument[]];
    expect(pr("BENEFITROLL", 100, 2026, null, [first, ["41", 0, 365], third] as never)).toEqual([
      ["040", "", "", "", "Not computed: first correct rows 41."],
      ["41", "", "", "", expect.stringContaining("41")],
      ["42", "", "", "", "Not computed: first correct rows 41."],
    ]);
    expect(second).toHaveLength(3);
  });

  it("names a blank row in between", () => {
    const rows = pr("BENEFITROLL", 100, 2026, null, [PARCELS[0], [0, 0, 0], PARCELS[1]] as never) as string[][];
    expect(rows.map((row) => row[0])).toEqual(["040", "", "41"]);
    expect(rows[1]![4]).toContain("id is missing. Enter it.");
    expect(rows[0]![4]).toBe("Not computed: first correct rows 2.");
  });

  it("names an error cell, a repeated id and days of 0", () => {
    const statusOf = (row: readonly unknown[]) => (pr("BENEFITROLL", 100, 2026, null, [PARCELS[0], row] as never) as string[][])[1]![4];
    expect(statusOf(["41", { code: "#REF!" }, 365])).toBe("footage: the cell holds the error #REF!. Correct it.");
    expect(statusOf(["040", 10, 365])).toContain("040");
    expect(statusOf(["41", 10, 0])).toBe('liableDays is missing or 0. If it is zero, write "0" as text.');
    expect(statusOf(["41", "ten", 365])).toContain("“ten” is not a number");
  });

  it("gives what is about no row as the cell's error", () => {
    expect(pr("BENEFITROLL", "x", 2026, null, PARCELS)).toMatch(/^invalid: /);
    expect(pr("BENEFITROLL", 100, 0, null, PARCELS)).toBe("missing: year is missing. Enter it.");
    expect(pr("BENEFITROLL", 100, 2026, null, [["A", 0, 365]], "assessed")).toMatch(/^missing: .*A/);
  });

  it("says what a rule flags as the row's status, in the language of the host", () => {
    const pending = [...PARCELS, ["43", 0, "0"]];
    const last = (lang: "es" | "en") =>
      (shown(CATALOGUE.get("BENEFITROLL")!, [100, 2026, null, pending], hostOf(lang)) as string[][]).at(-1)!;
    expect(last("en")).toEqual(["43", "", 0, 0, "exempt, footage pending"]);
    expect(last("es")).toEqual(["43", "", 0, 0, "exenta, pietaje pendiente"]);
  });

  it("keeps independent rows", () => {
    const rows = [
      ["A", 1000, true],
      ["B", "abc", true],
      ["C", 500, false],
      ["D", 200, 0],
    ];
    const result = pr("PREPAYROLL", 0.1, rows) as unknown[][];
    expect(result.map((row) => row.slice(0, 3))).toEqual([
      ["A", 100, 900],
      ["B", "", ""],
      ["C", 0, 500],
      ["D", "", ""],
    ]);
    expect(result.map((row) => row[3] === "Computed")).toEqual([true, false, true, false]);
    expect(result[3]![3]).toBe("prepaid is missing. Enter it.");
  });

  it("takes 10,000 rows and sends larger tables to the pane", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, k) => [`P${k}`, 1000, 365]);
    expect(pr("BENEFITROLL", 100, 2026, null, rows(10_000))).toHaveLength(10_000);
    expect(pr("BENEFITROLL", 100, 2026, null, rows(10_001))).toMatch(/^out-of-range: parcels has 10001 rows .* pane/);
  });

  it("shares cents with a status beside each", () => {
    expect(pr("ALLOCATECENTS", 100, [[1], [1], [1]], [["A"], ["B"], ["C"]])).toEqual([
      [33.34, "Computed"],
      [33.33, "Computed"],
      [33.33, "Computed"],
    ]);
  });
});

describe("parts and readings", () => {
  it("gives the part asked for, capitals or not", () => {
    expect(pr("BENEFITROLL", 100, 2026, null, PARCELS, "assessed")).toEqual([[80]]);
    expect(pr("BENEFITROLL", 100, 2026, null, PARCELS, "NOTCHARGED")).toEqual([[20]]);
    expect(pr("PORTLATE", 100, "2026-01-01", "2026-01-31", null, null, null, null, "daysLate")).toBe(30);
  });

  it("names the parts when it does not know one", () => {
    expect(pr("PREPAY", 100, 0.1, "net")).toBe("invalid: “net” is no result of this function. The results are: discount, payable.");
  });

  it("takes readings as text, as two columns and with blank rows", () => {
    const charges = (readings: Argument) =>
      (pr("BENEFITROLL", 100, 2026, null, PARCELS, null, readings) as number[][]).map((row) => row[2]);
    expect(charges(null)).toEqual([50, 30, 0]);
    expect(charges("B-A01=NONEXEMPT")).toEqual([62.5, 37.5, 0]);
    expect(
      charges([
        ["B-A01", "NONEXEMPT"],
        [0, 0],
        ["", ""],
      ]),
    ).toEqual([62.5, 37.5, 0]);
    expect(charges([["B-A01=NONEXEMPT"]])).toEqual([62.5, 37.5, 0]);
  });

  it("refuses a reading that does not exist", () => {
    expect(pr("PREPAY", 100, 0.1, null, [["B-A99", "X"]])).toMatch(/^invalid: .*B-A99/);
  });
});

describe("dates", () => {
  it("leave as serials", () => expect(pr("WORKDAYDEADLINE", "2026-03-02", 3, null)).toBe(46086));

  it("spill as a range of holidays that other functions take", () => {
    const holidays = pr("HOLIDAYS", 2026) as number[][];
    expect(holidays[0]).toEqual([46023]);
    expect(pr("WORKDAYDEADLINE", "2025-12-31", 1, holidays)).toBe(46024);
  });

  it.each(IN_CELL.filter(takesDates).map(({ id }) => id))("PR.%s refuses in a workbook of the 1904 system", (id) => {
    expect(shown(CATALOGUE.get(id)!, [], hostOf("en", 1904))).toMatch(/^invalid: This workbook uses the 1904 date system/);
  });

  it("are refused as results too, and figures without dates are not", () => {
    expect(shown(CATALOGUE.get("HOLIDAYS")!, [2026], hostOf("en", 1904))).toMatch(/1904/);
    expect(shown(CATALOGUE.get("EXPLAIN")!, ["TERMDEADLINE", [[[1]]]] as never, hostOf("en", 1904))).toMatch(/1904/);
    expect(shown(CATALOGUE.get("PREPAY")!, [100, 0.1], hostOf("en", 1904))).toBe(90);
  });
});

describe("results", () => {
  it("are flags and texts as they are", () => {
    expect(pr("ORDINANCEMAJORITY", 14, 8)).toBe(true);
    expect(pr("CITE", "b-26", "es")).toBe("Cap. III, Regla 2(4): Rol de todas las parcelas");
    expect(pr("CITE", "B-26", null, "provision")).toBe("Cap. III, Regla 2(4)");
    expect(pr("CITE", "Z-1")).toBe("invalid: “Z-1” is not a known rule.");
  });

  it("never hold a null, a ragged row or nothing at all", () => {
    const list = pr("EXCISEEXEMPTION", "F1", true, 0.5, [["HOUSING_CERTIFICATE"]], null, null, null, "missing");
    expect(list).toEqual([[""]]);
  });
});
