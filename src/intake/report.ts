import type { ErrorValues } from "../core";
import { addressOf, type Grid } from "./grid";
import type { Problem, Severity } from "./problem";

/** What a remark is about, as far as it has a row, a field and a value. */
export interface About {
  readonly row?: string | null;
  readonly column?: string | null;
  readonly value?: unknown;
  readonly values?: ErrorValues;
}

/** A cell's value as a problem quotes it. */
const shown = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? ("date" in value ? value.date : "error" in value ? value.error : value) : value;

/** The problems of one grid, in the order found, each at its cell. */
export class Report {
  readonly problems: Problem[] = [];

  constructor(private readonly grid: Grid) {}

  /** About a cell of the grid (rows and columns from 0). */
  atCell(severity: Severity, code: string, at: readonly [row: number, column: number], about: About = {}): void {
    this.add(severity, code, this.address(...at), about);
  }

  /** About the table as a whole. */
  ofTable(severity: Severity, code: string, about: About = {}): void {
    this.add(severity, code, null, about);
  }

  address(row: number, column: number): string {
    return addressOf(this.grid, row, column);
  }

  private add(
    severity: Severity,
    code: string,
    cell: string | null,
    { row = null, column = null, value = null, values = {} }: About,
  ): void {
    this.problems.push({ severity, sheet: this.grid.sheet, cell, row, column, value: shown(value), code, values, cite: null });
  }
}
