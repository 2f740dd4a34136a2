import { z } from "zod";
import { entry, type Entry } from "../../functions/catalogue/entry";
import * as f from "../../functions/catalogue/fields";
import type { Argument } from "../../functions/arguments";
import type { Field } from "../../functions/catalogue/fields";
import { ratio } from "../../src/core";
import { cellOf } from "../../functions/results";
import { hostOf, pr, shown } from "./support";

/** A function that says what its one input was read as. */
const echo = (input: Field<unknown>, how: "required" | "optional" = "required"): Entry =>
  entry({
    id: "CITE",
    area: "shared",
    cites: [],
    inputs: { rule: input[how] as z.ZodType },
    inCell: { first: "read", parts: ["read"] },
    run: ({ rule }) => ({ read: rule === null ? "(blank)" : rule }),
  });

const KINDS = {
  money: f.money as Field<unknown>,
  rate: f.rate() as Field<unknown>,
  count: f.count() as Field<unknown>,
  days: f.days as Field<unknown>,
  year: f.year as Field<unknown>,
  area: f.area as Field<unknown>,
  date: f.date as Field<unknown>,
  flag: f.flag as Field<unknown>,
  text: f.text as Field<unknown>,
  code: f.code("ALL", "SOME") as Field<unknown>,
};

const MISSING = /^missing: /;
const INVALID = /^invalid: /;

describe("an argument becomes an input", () => {
  it.each<[keyof typeof KINDS, Argument, unknown]>([
    ["money", 1234.5, 1234.5],
    ["money", "1234.50", 1234.5],
    ["money", 0.1 + 0.2, 0.3],
    ["money", 0.005, INVALID],
    ["money", "", MISSING],
    ["money", true, INVALID],
    ["rate", 0.075, 0.075],
    ["rate", "0.075", 0.075],
    ["count", 12, 12],
    ["count", 1.5, /^out-of-range: /],
    ["area", 1000.5, 1000.5],
    ["area", "0", 0],
    ["area", "EXEMPT", 0],
    ["area", "exento", 0],
    ["days", "0", 0],
    ["days", "EXENTA", 0],
    ["days", 365, 365],
    ["year", 2026, 2026],
    ["date", 46082, 46082],
    ["date", "2026-03-01", 46082],
    ["date", 46082.75, 46082],
    ["date", "03/01/2026", INVALID],
    ["flag", true, true],
    ["flag", false, false],
    ["flag", "sí", true],
    ["flag", "No", false],
    ["flag", 1, INVALID],
    ["text", "040", "040"],
    ["text", 40, "40"],
    ["code", "all", "ALL"],
    ["code", "OTHER", INVALID],
  ])("%s %p", (kind, given, expected) => {
    const result = shown(echo(KINDS[kind]), [given]);
    if (expected instanceof RegExp) expect(result).toMatch(expected);
    else expect(result).toBe(expected);
  });

  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("a blank %s means the same as 0 on the desktop and as null on the web", (kind) => {
    for (const how of ["required", "optional"] as const)
      expect(shown(echo(KINDS[kind], how), [null])).toEqual(
        kindIsAmount(kind) && how === "optional" ? "(blank)" : shown(echo(KINDS[kind], how), [0]),
      );
  });

  it.each(["area", "days", "year", "date", "flag", "text", "code"] as const)("0 is no %s: it is missing", (kind) => {
    expect(shown(echo(KINDS[kind]), [0])).toMatch(MISSING);
    expect(shown(echo(KINDS[kind], "optional"), [0])).toBe("(blank)");
  });

  it.each(["money", "count"] as const)("a required %s of 0 is zero", (kind) => expect(shown(echo(KINDS[kind]), [0])).toBe(0));

  it.each(["area", "days", "rate"] as const)("a required %s of zero is written as text, for a blank one must not pass", (kind) => {
    expect(shown(echo(KINDS[kind]), [0])).toBe('missing: rule is missing or 0. If it is zero, write "0" as text.');
    expect(shown(echo(KINDS[kind]), [null])).toBe(shown(echo(KINDS[kind]), [0]));
    expect(shown(echo(KINDS[kind]), ["0"])).toBe(0);
  });

  it.each(["money", "rate", "count"] as const)("an optional %s of 0 is refused where a blank would give another result", (kind) => {
    expect(shown(echo(KINDS[kind], "optional"), [0])).toMatch(/^invalid: .*"0" as text/);
    expect(shown(echo(KINDS[kind], "optional"), ["0"])).toBe(0);
  });

  it("takes an optional 0 that changes nothing", () => {
    expect(pr("CONSTRUCTIONEXCISE", 100000, 0.04, 0)).toBe(4000);
    expect(pr("CONSTRUCTIONEXCISE", 100000, 0.04, null)).toBe(4000);
  });

  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("names an error cell given for a %s", (kind) => {
    expect(shown(echo(KINDS[kind]), [{ code: "#N/A" }])).toBe("invalid: rule: the cell holds the error #N/A. Correct it.");
  });
});

const kindIsAmount = (kind: keyof typeof KINDS): boolean => ["money", "rate", "count"].includes(kind);

describe("a range becomes a list", () => {
  const total = entry({
    id: "ALLOCATECENTS",
    area: "shared",
    cites: [],
    inputs: { weights: f.list(f.money.required), dates: f.list(f.date.required) },
    inCell: { ranges: { weights: ["*"], dates: ["*"] }, first: "counts", parts: ["counts"] },
    run: ({ weights, dates }) => ({ counts: `${weights.length} ${dates.length}` }),
  });

  it.each<[string, Argument, Argument, string]>([
    ["a column", [[1], [2], [3]], null, "3 0"],
    ["a row", [[1, 2, 3]], null, "3 0"],
    ["one cell", 5, null, "1 0"],
    ["an amount of 0 at the end counts", [[1], [0]], null, "2 0"],
    ["empty text at the end does not", [[1], [""]], null, "1 0"],
    ["blank dates at the end do not", [[1]], [[46082], [0], [0]], "1 1"],
    ["nothing but blanks", [[""]], [[0]], "0 0"],
  ])("%s", (_case, weights, dates, expected) => expect(shown(total, [weights, dates])).toBe(expected));

  it("takes a blank range for nothing given, never for a year without holidays", () => {
    const given = (holidays: Argument) => pr("LASTTIMELYDAY", "2026-05-01", null, holidays, null, "B-A24=ROLL");
    expect(given([[0], [0]])).toMatch(MISSING);
    expect(given([[""]])).toBe(given(null));
    expect(given([["2026-05-25"]])).toBe(46153);
  });

  it("refuses a list of two columns, naming it", () => {
    expect(
      shown(total, [
        [
          [1, 2],
          [3, 4],
        ],
        null,
      ]),
    ).toBe("invalid: weights is a list: give a single column or a single row.");
  });

  it("names the place of a blank in between", () => {
    expect(shown(total, [[[1]], [[46082], [0], [46083]]])).toBe("missing: dates, row 2 is missing. Enter it.");
  });
});

describe("a range becomes records", () => {
  it("refuses a range of the wrong width", () => {
    expect(pr("BENEFITROLL", 100, 2026, null, [["A", 10, 365, 1]])).toBe(
      "invalid: parcels takes 3 columns and 4 were given. See their order in the help.",
    );
    expect(pr("BENEFITROLL", 100, 2026, null, [["A", 10]])).toMatch(/^invalid: parcels takes 3 columns and 2/);
  });

  it("lets optional columns at the end be left out", () => {
    expect(
      pr("OCCUPATIONROLL", 1000, 100, null, [
        ["M-1", 40],
        ["M-2", 60],
      ]),
    ).toEqual([
      ["M-1", 400, 400, "", "Computed"],
      ["M-2", 600, 600, "", "Computed"],
    ]);
  });

  it("reads named values from two columns and refuses a name it does not know", () => {
    const lines = [["CAPITAL", "Lights", 1000, false]];
    expect(pr("BENEFITBASE", lines, null, [["CAPITLA", 0.5]], null, null)).toMatch(/^invalid: .*CAPITLA/);
  });
});

describe("numbers stay exact", () => {
  it("money comes back as the nearest double of the exact amount", () => {
    expect(pr("PREPAY", 99999999999.99, "0")).toBe(99999999999.99);
    expect(cellOf(10n)).toBe(0.1);
  });

  it("ratios come back as the nearest double", () => {
    const third = entry({
      id: "CITE",
      area: "shared",
      cites: [],
      inputs: {},
      inCell: { first: "third", parts: ["third"] },
      run: () => ({ third: ratio(1n, 3n) }),
    });
    expect(shown(third, [])).toBe(1 / 3);
  });

  it("answers in the language of the host", () => {
    expect(shown(echo(KINDS.flag), [0], hostOf("es"))).toMatch(/^missing: Falta regla/);
  });
});
