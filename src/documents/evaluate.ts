import { add, isFootage, isRatio, ratio, squareFeet, subtract, ZERO, type Ratio } from "../core";
import {
  isExpression,
  type Column,
  type Expression,
  type PlanValue,
  type Row,
  type SheetPlan,
  type Table,
  type WorkbookPlan,
} from "./plan";

/** A plan value as an exact number: dollars, square feet, a rate, a count; text and blanks are zero, as in Excel's SUM. */
export function numberOf(value: PlanValue): Ratio {
  if (typeof value === "bigint") return ratio(value, 100n);
  if (isFootage(value)) return squareFeet(value);
  if (isRatio(value)) return value;
  return typeof value === "number" ? ratio(value) : ZERO;
}

/** The results of a plan's calculations: every formula cell shows what this answers. */
export class Evaluator {
  private readonly names = new Map<string, { readonly sheet: SheetPlan; readonly value: PlanValue | Expression }>();
  private readonly sums = new Map<string, Ratio>();

  /** @param held an exact figure as a cell holds it, for results that must equal those of the sheet's own formulas; exact by default */
  constructor(
    plan: WorkbookPlan,
    private readonly held: (exact: Ratio) => Ratio = (exact) => exact,
  ) {
    for (const sheet of plan.sheets) for (const line of sheet.top) if (line.name) this.names.set(line.name, { sheet, value: line.value });
  }

  /** A line of totals, in exact dollars (or its own unit). */
  topLine(sheet: SheetPlan, value: PlanValue | Expression): Ratio {
    return isExpression(value) ? this.evaluate(value, sheet) : this.number(value);
  }

  /** A cell of a table: its value, or the result of the column's formula. */
  cell(sheet: SheetPlan, column: Column, row: Row): PlanValue {
    return column.formula ? this.evaluate(column.formula, sheet, row) : (row[column.key] ?? null);
  }

  columnSum(sheet: SheetPlan, table: Table, column: Column): Ratio {
    const key = `${sheet.key}/${table.key}/${column.key}`;
    const known = this.sums.get(key);
    if (known) return known;
    const total = column.kind === "money" && !column.formula ? moneySum(table, column.key) : this.exactSum(sheet, table, column);
    this.sums.set(key, total);
    return total;
  }

  private exactSum(sheet: SheetPlan, table: Table, column: Column): Ratio {
    return table.rows.reduce((sum, row) => add(sum, this.number(this.cell(sheet, column, row))), ZERO);
  }

  private number(value: PlanValue): Ratio {
    return isRatio(value) ? this.held(value) : numberOf(value);
  }

  private evaluate(expression: Expression, sheet: SheetPlan, row?: Row): Ratio {
    switch (expression.op) {
      case "sum": {
        const { table, column } = mainColumn(sheet, expression.column);
        return this.columnSum(sheet, table, column);
      }
      case "row":
        return this.number(this.cell(sheet, mainColumn(sheet, expression.column).column, row!));
      case "name": {
        const target = this.names.get(expression.name);
        if (!target) throw new Error(`no cell is named ${expression.name}`);
        return this.topLine(target.sheet, target.value);
      }
      case "add":
        return add(this.evaluate(expression.left, sheet, row), this.evaluate(expression.right, sheet, row));
      case "subtract":
        return subtract(this.evaluate(expression.left, sheet, row), this.evaluate(expression.right, sheet, row));
    }
  }
}

/** Cents add as whole numbers: a hundred thousand rows need no fractions. */
function moneySum(table: Table, key: string): Ratio {
  let total = 0n;
  for (const row of table.rows) if (typeof row[key] === "bigint") total += row[key] as bigint;
  return ratio(total, 100n);
}

export function mainColumn(sheet: SheetPlan, key: string): { readonly table: Table; readonly column: Column; readonly index: number } {
  const table = sheet.tables[0];
  const index = table?.columns.findIndex((column) => column.key === key) ?? -1;
  if (!table || index < 0) throw new Error(`sheet ${sheet.key} has no column ${key}`);
  return { table, column: table.columns[index]!, index };
}

/** One tie-out of a plan: zero when the document ties. */
export interface Tie {
  readonly sheet: string;
  readonly label: string;
  readonly difference: Ratio;
}

export function tiesOf(plan: WorkbookPlan): readonly Tie[] {
  const evaluator = new Evaluator(plan);
  return plan.sheets.flatMap((sheet) =>
    sheet.top
      .filter((line) => line.tie)
      .map((line) => ({ sheet: sheet.name, label: line.label, difference: evaluator.topLine(sheet, line.value) })),
  );
}
