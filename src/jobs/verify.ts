import { ENGINE_VERSION, isoDate, ratioOf, RuleError, toFixed, toSerial, type IsoDate } from "../core";
import type { Choices } from "../documents/about";
import { address, layOut, type DrawnCell, type DrawnSheet } from "../documents/layout";
import type { WorkbookPlan } from "../documents/plan";
import { decimalOfNumber, type Cell, type Grid, type TableSchema, type Value } from "../intake";
import { Readings } from "../law";
import { say, LANGS, type Lang } from "../words";
import type { AnyTables, Job, JobRow } from "./job";

/** A cell of a delivered document that is not what its own inputs give. */
export interface Difference {
  readonly sheet: string;
  readonly cell: string;
  readonly delivered: string;
  readonly recomputed: string;
  /** The cell was edited; an input no longer has its fingerprint; the engine is another version. */
  readonly kind: "edited" | "input-changed" | "engine-changed";
}

export interface Verification {
  readonly document: string;
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** An extract has no inputs of its own. */
  readonly extract: boolean;
}

/**
 * Re-performs a delivered document from its own Inputs, Method and Readings, and compares every value and every formula.
 *
 * @param jobs every job, by its command
 * @throws RuleError `invalid` "no-method-sheet", "unknown-document"
 */
export function verify(grids: readonly Grid[], jobs: ReadonlyMap<string, Job>): Verification {
  const delivered = new Delivered(grids);
  const method = delivered.method();
  const definition = jobs.get(method.get("document") ?? "");
  if (!definition) throw new RuleError([{ kind: "invalid", code: "unknown-document", values: { document: method.get("document") ?? "" } }]);
  const choices: Choices = { lang: method.get("lang") as Lang, on: isoDate(method.get("on")!), readings: delivered.readings() };
  const inputs = delivered.sheetNamed("inputs");
  if (!inputs) return { document: definition.id, compared: 0, differences: [], extract: true };
  const tables = inputTables(definition, inputs);
  const plan = isWhole(definition, tables) ? definition.run(tables, choices).plan : null;
  if (!plan) return { document: definition.id, compared: 0, differences: [inputsUnusable(inputs)], extract: false };
  const { differences, compared } = compareSheets(plan, delivered);
  return { document: definition.id, compared, extract: false, differences: withCauses(differences, method, plan) };
}

/** Every required field of every row still reads. */
const isWhole = (definition: Job, tables: AnyTables): boolean =>
  Object.entries(definition.tables).every(([key, { schema, required, keeps }]) => {
    const needed = keeps.filter((field) => (schema as TableSchema).fields[field]!.required);
    const rows = tables[key]!;
    return (!required || rows.length > 0) && rows.every(({ values }) => needed.every((field) => values[field] !== null));
  });

const inputsUnusable = ({ sheet }: Grid): Difference => ({ sheet, cell: "A1", delivered: "", recomputed: "", kind: "input-changed" });

/** The sheets of a delivered document, found by their names in either language. */
class Delivered {
  constructor(readonly grids: readonly Grid[]) {}

  sheetNamed(key: string): Grid | undefined {
    const names = LANGS.map((lang) => say(lang, `documents.sheet.${key}`));
    return this.grids.find(({ sheet }) => names.includes(sheet));
  }

  /** Machine keys of Method with their values. */
  method(): ReadonlyMap<string, string> {
    const grid = this.sheetNamed("method");
    if (!grid) throw new RuleError([{ kind: "invalid", code: "no-method-sheet", values: {} }]);
    return new Map(grid.cells.map((row) => [textOf(row[0]), textOf(row[2])]));
  }

  readings(): Readings {
    const rows = this.sheetNamed("readings")?.cells ?? [];
    return Readings.of(
      rows.filter((row) => /^[A-Z]-?[A-Z]?\d+$/.test(textOf(row[0]))).map((row) => [textOf(row[0]), textOf(row[1])] as const),
    );
  }
}

const valueOf = (cell: Cell | undefined): Value =>
  typeof cell === "object" && cell !== null && "formula" in cell ? cell.result : (cell ?? null);

function textOf(cell: Cell | undefined): string {
  const value = valueOf(cell);
  if (value === null) return "";
  return typeof value === "object" ? ("date" in value ? value.date : value.error) : String(value);
}

/** The blocks of Inputs: a title that is the table's key, neutral headers, rows up to the next blank one. */
export function inputTables(definition: Job, grid: Grid): AnyTables {
  const tables: Record<string, readonly JobRow[]> = Object.fromEntries(Object.keys(definition.tables).map((key) => [key, []]));
  grid.cells.forEach((row, at) => {
    const key = textOf(row[0]);
    const header = grid.cells[at + 1];
    if (key in tables && textOf(header?.[0]) === "source") tables[key] = blockRows(definition, key, grid, at + 1);
  });
  return tables;
}

function blockRows(definition: Job, key: string, grid: Grid, headerRow: number): readonly JobRow[] {
  const fields = grid.cells[headerRow]!.map(textOf);
  const rows: JobRow[] = [];
  for (let at = headerRow + 1; at < grid.cells.length && textOf(grid.cells[at]?.[0]) !== ""; at++) {
    const cells = grid.cells[at]!;
    const values: Record<string, unknown> = Object.fromEntries(
      Object.keys(definition.tables[key]!.schema.fields).map((field) => [field, null]),
    );
    fields.forEach((field, column) => {
      if (column > 0 && field in values) values[field] = fieldValue(definition, key, field, valueOf(cells[column]));
    });
    rows.push({ values, source: sourceOf(textOf(cells[0])), cellOf: (field) => address(at + 1, fields.indexOf(field) + 1) });
  }
  return rows;
}

const HOW = { decimalMark: "point", dateOrder: "month-first", dateSystem: 1900 } as const;

/** The value of a kept field; one that no longer reads is blank, and shows as a changed input. */
function fieldValue(definition: Job, key: string, field: string, value: Value): unknown {
  if (value === null || value === "") return null;
  const outcome = definition.tables[key]!.schema.fields[field].kind.read(value, HOW);
  return "value" in outcome ? outcome.value : null;
}

function sourceOf(text: string): JobRow["source"] {
  const at = text.lastIndexOf("!");
  return { sheet: text.slice(0, at), cell: text.slice(at + 1) };
}

function compareSheets(plan: WorkbookPlan, delivered: Delivered): { differences: Difference[]; compared: number } {
  const differences: Difference[] = [];
  let compared = 0;
  for (const sheet of layOut(plan)) {
    const grid = delivered.grids.find(({ sheet: name }) => name === sheet.name);
    compared += compareSheet(sheet, grid, differences);
  }
  return { differences, compared };
}

function compareSheet(sheet: DrawnSheet, grid: Grid | undefined, differences: Difference[]): number {
  let compared = 0;
  const check = (row: number, column: number, expected: DrawnCell): void => {
    compared += 1;
    const found = grid?.cells[row - 1]?.[column - 1];
    if (!sameCell(expected, found))
      differences.push({
        sheet: sheet.name,
        cell: address(row, column),
        delivered: shown(found),
        recomputed: shownExpected(expected),
        kind: "edited",
      });
  };
  for (const cell of sheet.cells) check(cell.row, cell.column, cell);
  for (const table of sheet.tables)
    for (let k = 0; k < table.rowCount; k++)
      table.rowAt(k).forEach((cell, c) => {
        if (!table.columns[c]!.entry) check(table.firstRow + k, c + 1, cell);
      });
  return compared;
}

const formulaOf = (cell: Cell | undefined): string | undefined =>
  typeof cell === "object" && cell !== null && "formula" in cell ? cell.formula : undefined;

/** The same formula by text; the same value to the last cent (numbers to nine decimals, as a file keeps 15 digits). */
function sameCell(expected: DrawnCell, found: Cell | undefined): boolean {
  if ((expected.formula ?? undefined) !== formulaOf(found)) return false;
  const value = valueOf(found);
  if (typeof expected.value === "number" && typeof value === "number")
    return expected.value === value || nine(expected.value) === nine(value);
  if (typeof value === "object" && value !== null && "date" in value && typeof expected.value === "number")
    return serialOf(value.date) === expected.value;
  return (expected.value ?? "") === (value ?? "");
}

const nine = (value: number): string => toFixed(ratioOf(decimalOfNumber(value)), 9);
const serialOf = (date: string): number => toSerial(date as IsoDate);

const shown = (cell: Cell | undefined): string => {
  const formula = formulaOf(cell);
  return formula === undefined ? textOf(cell) : `=${formula} → ${textOf(cell)}`;
};
const shownExpected = ({ value, formula }: DrawnCell): string =>
  formula === undefined ? String(value ?? "") : `=${formula} → ${String(value)}`;

/** Why results differ: another engine, inputs that no longer have their fingerprint, or an edited cell. */
function withCauses(
  differences: readonly Difference[],
  method: ReadonlyMap<string, string>,
  { fingerprints }: WorkbookPlan,
): readonly Difference[] {
  const engine = method.get("engine") !== ENGINE_VERSION;
  const inputs = method.get("fingerprintInputs") !== fingerprints.inputs;
  const kind = engine ? "engine-changed" : inputs ? "input-changed" : "edited";
  return differences.map((difference) => ({ ...difference, kind }));
}
