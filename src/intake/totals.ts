import { unitsOfCell, type Column, type Draft } from "./draft";
import type { HowToRead } from "./fields";
import { isBlank, valueOf, type Grid } from "./grid";
import type { Report } from "./report";

/** Units of the columns that add up: over all data rows so far, and over those since the last total. */
export class RunningSums {
  readonly whole: bigint[];
  private readonly section: bigint[];
  rows = 0;

  constructor(columns: number) {
    this.whole = new Array<bigint>(columns).fill(0n);
    this.section = new Array<bigint>(columns).fill(0n);
  }

  add(units: readonly (bigint | null)[]): void {
    this.rows += 1;
    for (let k = 0; k < units.length; k++) {
      this.whole[k]! += units[k] ?? 0n;
      this.section[k]! += units[k] ?? 0n;
    }
  }

  agrees(k: number, stated: bigint | null): boolean {
    return stated === this.whole[k] || stated === this.section[k];
  }

  startSection(): void {
    this.section.fill(0n);
  }
}

/** Warns of each total that is neither the sum of all data rows above it nor of those since the last total. */
export function checkTotals(
  grid: Grid,
  totals: readonly number[],
  data: readonly Draft[],
  summed: readonly Column[],
  how: HowToRead,
  report: Report,
): void {
  const sums = new RunningSums(summed.length);
  for (const row of totals) {
    while (sums.rows < data.length && data[sums.rows]!.index < row) sums.add(data[sums.rows]!.units);
    summed.forEach((column, k) => {
      const value = valueOf(grid.cells[row]![column.column]);
      if (isBlank(value) || sums.agrees(k, unitsOfCell(value, column, how))) return;
      const sum = column.spec.kind.adds!.of(sums.whole[k]!);
      report.atCell("warn", "total-does-not-agree", [row, column.column], { column: column.name, value, values: { sum } });
    });
    sums.startSection();
  }
}
