import fc from "fast-check";
import { addDays, cents, format, isoDate, type Cents } from "../../src/core";
import { amountText } from "../../src/intake/amountText";
import { dateText } from "../../src/intake/dates";
import { identifierOfNumber, identifierText, normalizedId } from "../../src/intake/identifier";
import { centsOfNumber, decimalOfNumber } from "../../src/intake/numbers";
import type { Outcome } from "../../src/intake/outcome";

/** A value, "? answers" for a question, "! code" for a refusal; a warning follows in brackets. */
const told = (outcome: Outcome<unknown>): string => {
  if ("ask" in outcome) return `? ${outcome.ask.join(" | ")}`;
  if ("refused" in outcome) return `! ${outcome.refused.code}`;
  const value = outcome.value as { value?: string; percent?: boolean } | string;
  const text = typeof value === "string" ? value : `${value.value}${value.percent ? " percent" : ""}`;
  return outcome.warn ? `${text} [${outcome.warn.code}]` : text;
};

describe("amounts in text", () => {
  it.each([
    ["USD 1,234.50", "1234.50"],
    ["US$1,234.50", "1234.50"],
    ["-$500.00", "-500.00"],
    ["$-500.00", "-500.00"],
    ["- 500", "-500"],
    ["−500", "-500"],
    ["+500", "500"],
    [".5", "0.5"],
    ["5.", "5"],
    ["1 234 567.89", "1234567.89"],
    ["\u200B100\u200E", "100"],
    ["6.5 %", "0.065 percent"],
    ["-2.5%", "-0.025 percent"],
    ["100%", "1 percent"],
    ["€ 100", "100 [other-currency]"],
    ["(12%)", "-0.12 percent"],
    ["(30.00) USD", "-30.00"],
    ["$$5", "! not-a-number"],
    ["---5", "! not-a-number"],
    ["—", "? 0 | missing"],
    ["n/a", "! blank"],
    ["-", "? 0 | missing"],
    ["(-500)", "? 500 | error"],
    ["100,00", "? 100.00 | error"],
    ["1.234.567", "? 1234567 | error"],
    ["($1.234,50)", "? -1234.50 | error"],
    ["1,234.50 DB", "? -1234.50 | 1234.50"],
    ["12,34,567", "! not-a-number"],
    ["1,23.45", "! not-a-number"],
    ["1.2.3", "! not-a-number"],
    ["$", "! not-a-number"],
    ["1E5", "! not-a-number"],
    ["12 34", "! not-a-number"],
    ["#N/A", "! cell-error"],
  ])("%j is %s", (text, expected) => expect(told(amountText(text))).toBe(expected));

  it.each([
    ["1.234", "1234"],
    ["1,234", "1.234"],
    ["(1 234,5)", "-1234.5"],
    ["1,234.5", "! not-a-number"],
  ])("%j with a decimal comma is %s", (text, expected) => expect(told(amountText(text, "comma"))).toBe(expected));

  it("reads back every amount however it is dressed", () => {
    const dress = fc.constantFrom(
      (text: string) => text,
      (text: string) => `$${text}`,
      (text: string) => `$ ${text} `,
      (text: string) => `${text}\u00A0USD`,
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999n }), dress, fc.boolean(), (units, dressed, negative) => {
        const grouped = format(units as Cents).replace(/\B(?=(\d{3})+\.)/g, ",");
        const text = negative ? `(${dressed(grouped)})` : dressed(grouped);
        const outcome = amountText(text);
        expect("value" in outcome && cents(outcome.value.value)).toBe(negative ? -units : units);
      }),
    );
  });
});

describe("numbers of the sheet", () => {
  it.each([
    [0.1 + 0.2, "0.3"],
    [1e-7, "0.0000001"],
    [123456789012345, "123456789012345"],
    [1234567890123456, "1234567890123460"],
    [-0, "0"],
    [2.675, "2.675"],
  ])("%d shows %s", (value, text) => expect(decimalOfNumber(value)).toBe(text));

  it("reads cents of every double that stands for them", () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -9_999_999_999_999n, max: 9_999_999_999_999n }), (units) =>
        expect(centsOfNumber(Number(units) / 100)).toBe(units),
      ),
    ));

  it.each([[12.345], [0.001], [99.9949]])("%d is not a whole number of cents", (value) =>
    expect(() => centsOfNumber(value)).toThrow(expect.objectContaining({ code: "number-not-cents" })),
  );
});

describe("identifiers", () => {
  it.each([
    ["  063-038-247-01-001", "063-038-247-01-001"],
    ["063 038 247 01 001", "063-038-247-01-001"],
    ["Hotel Uno 3", "Hotel Uno 3"],
    ["6303824701001", "6303824701001 [id-was-number]"],
    ["40", "40"],
    ["040", "040"],
    ["6.3038E+12", "! id-lost-digits"],
    ["6E12", "! id-lost-digits"],
    ["", "! blank"],
  ])("%j is %s", (text, expected) => expect(told(identifierText(text))).toBe(expected));

  it.each([
    [6303824701001, "6303824701001 [id-was-number]"],
    [1234567890123456, "! id-lost-digits"],
    [1.5, "! id-lost-digits"],
  ])("the number %d is %s", (value, expected) => expect(told(identifierOfNumber(value))).toBe(expected));

  it("sees one parcel in two spellings, and two in 40 and 040", () => {
    expect(normalizedId("06303824701001")).toBe(normalizedId("063-038-247-01-001"));
    expect(normalizedId("063–038–247–01–001")).toBe("063-038-247-01-001");
    expect(normalizedId("040")).not.toBe(normalizedId("40"));
  });
});

describe("dates in text", () => {
  it.each([
    ["2026-03-01", "2026-03-01"],
    ["2026/3/1", "2026-03-01"],
    ["2026-03-01 14:30", "2026-03-01"],
    ["3/1/2026", "2026-03-01"],
    ["3/1/2026 12:00:00 AM", "2026-03-01"],
    ["31.12.2026", "2026-12-31"],
    ["1 de marzo de 2026", "2026-03-01"],
    ["1ro de marzo de 2026", "2026-03-01"],
    ["domingo, 1 de marzo de 2026", "2026-03-01"],
    ["marzo 1, 2026", "2026-03-01"],
    ["March 1st, 2026", "2026-03-01"],
    ["Sept. 30, 2026", "2026-09-30"],
    ["1-ene-2026", "2026-01-01"],
    ["1-Jan-26", "2026-01-01 [two-digit-year]"],
    ["1/2/99", "1999-01-02 [two-digit-year]"],
    ["1/2/49", "? 1949-01-02 | 2049-01-02"],
    ["20260301", "? 2026-03-01 | error"],
    ["46082", "? 2026-03-01 | error"],
    ["20261301", "! not-a-date"],
    ["29 de febrero de 2026", "! not-a-date"],
    ["31 de foo de 2026", "! not-a-date"],
    ["pronto", "! not-a-date"],
  ])("%j is %s", (text, expected) => expect(told(dateText(text))).toBe(expected));

  it("asks when the order is not known", () => {
    expect(told(dateText("01/02/2024", "unknown"))).toBe("? 2024-01-02 | 2024-02-01");
    expect(told(dateText("02/02/2024", "unknown"))).toBe("2024-02-02");
    expect(told(dateText("01/02/2024", "day-first"))).toBe("2024-02-01");
  });

  it("reads every day back in Spanish", () => {
    const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (offset) => {
        const day = addDays(isoDate("1980-01-01"), offset);
        const [y, m, d] = day.split("-").map(Number);
        expect(told(dateText(`${d} de ${months[m! - 1]} de ${y}`))).toBe(day);
      }),
    );
  });
});
