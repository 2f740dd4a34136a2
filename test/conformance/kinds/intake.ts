import { amountText, type TextNumber } from "../../../src/intake/amountText";
import { identifierText, normalizedId } from "../../../src/intake/identifier";
import { andThen, got, gotWith, type Outcome } from "../../../src/intake/outcome";
import { amount as amountKind, area, identifier as id } from "../../../src/intake/fields";
import type { Grid } from "../../../src/intake/grid";
import { readTable } from "../../../src/intake/read";
import { optional, required, tableSchema } from "../../../src/intake/schema";
import { format, sum, type Cents } from "../../../src/core";
import { differences } from "../compare";
import type { Kind } from "./kind";
import { answered, outcomeDifferences } from "./outcome";

const MONEY_PLACES = 2;

/** A fraction of a cent in an amount is a warning. */
const noted = (outcome: Outcome<TextNumber>): Outcome<TextNumber> =>
  andThen(outcome, (number) =>
    !number.percent && (number.value.split(".")[1] ?? "").length > MONEY_PLACES ? gotWith(number, "more-than-two-decimals") : got(number),
  );

const shown = ({ value, percent }: TextNumber) => (percent ? { value, unit: "percent" } : { value });

/** The columns that the small tables of the vectors have. */
const vectorTable = tableSchema(
  "vectors",
  {
    parcel: required(id, "account", "cuenta", "item", "code", "unit", "lot", "name", "description", "owner", "catastro"),
    area: optional(area),
    amount: optional(amountKind, "charge", "cargo", "importe", "value", "balance"),
    principal: optional(amountKind),
    interest: optional(amountKind),
  },
  { key: "parcel", unique: true },
);

const total = (rows: readonly Record<string, unknown>[], field: string): string =>
  format(sum(rows.map((row) => (row[field] ?? 0n) as Cents)));

function readVectorTable(rows: Grid["cells"]): object {
  const grid: Grid = { sheet: "S", row: 0, column: 0, cells: rows, dateSystem: 1900 };
  const { rows: data, badRows, mapping, excluded, problems } = readTable(grid, vectorTable);
  const rowOf = (cell: string) => Number(cell.slice(1)) - 1;
  return {
    headerRow: mapping?.headerRow,
    subHeaderRow: mapping?.subHeaderRow,
    dataRows: data.length + badRows.length,
    sumAmount: total(data, "amount"),
    sumPrincipal: total(data, "principal"),
    totalRows: excluded.total,
    rollupRows: excluded.rollup,
    blankRows: excluded.blank,
    duplicates: problems
      .filter(({ code }) => code === "duplicate-row")
      .map(({ cell, values }) => [rowOf(values["first"] as string), rowOf(cell!)]),
  };
}

/** The mistake that the case warns of is no result. */
const tableDifferences = (expected: unknown, actual: unknown): string[] => {
  const { wrongIfCounted: _, ...wanted } = expected as Record<string, unknown>;
  return differences(wanted, actual);
};

export const intakeKinds: Readonly<Record<string, Kind>> = {
  amount: {
    answer: ({ text }: { text: string }) => answered(noted(amountText(text)), shown),
    differences: outcomeDifferences,
  },
  "amount-locale": {
    answer: ({ text }: { text: string }) => answered(amountText(text, "comma"), shown),
    differences: outcomeDifferences,
  },
  identifier: {
    answer: ({ text }: { text: string }) => answered(identifierText(text), (id) => ({ text: id, normalized: normalizedId(id) })),
    differences: outcomeDifferences,
  },
  table: { answer: ({ rows }: { rows: Grid["cells"] }) => readVectorTable(rows), differences: tableDifferences },
};
