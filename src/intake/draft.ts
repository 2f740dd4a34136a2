import type { HowToRead } from "./fields";
import { isBlank, type Value } from "./grid";
import { normalizedId } from "./identifier";
import type { Report } from "./report";
import type { FieldSpec } from "./schema";

/** A field and the column of the grid that holds it. */
export interface Column {
  readonly name: string;
  readonly column: number;
  readonly spec: FieldSpec;
}

/** A data row on its way: its values, and the units of the columns that add up. */
export interface Draft {
  /** Row of the grid, from 0. */
  readonly index: number;
  readonly key: string;
  readonly values: Record<string, unknown>;
  readonly units: readonly (bigint | null)[];
  /** Its problems stand in the report from `firstProblem` on, as many as `found`. */
  readonly firstProblem: number;
  readonly found: number;
  bad: boolean;
}

/** The figure of a cell in whole units; null when it has none. Where a 0 means a blank, a total may still be 0. */
export function unitsOfCell(value: Value, { spec }: Column, how: HowToRead): bigint | null {
  if (isBlank(value) || !spec.kind.adds) return null;
  if (value === 0) return 0n;
  const outcome = spec.kind.read(value as Exclude<Value, null>, how);
  return "value" in outcome ? spec.kind.adds.units(outcome.value) : null;
}

/** Rows that turn out to be no data have no problems. */
export function forgetProblems(drafts: readonly Draft[], report: Report): void {
  for (const { firstProblem, found } of [...drafts].reverse()) report.problems.splice(firstProblem, found);
}

/** Two spellings of one key are one row: both stop. */
export function checkDuplicates(drafts: readonly Draft[], key: Column, report: Report): void {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const id = normalizedId(String(draft.values[key.name] ?? ""));
    if (id === "") continue;
    const first = seen.get(id);
    if (first) markDuplicate(first, draft, key, report);
    else seen.set(id, draft);
  }
}

function markDuplicate(first: Draft, again: Draft, { name, column }: Column, report: Report): void {
  first.bad = again.bad = true;
  const values = { id: again.key, first: report.address(first.index, column) };
  report.atCell("stop", "duplicate-row", [again.index, column], { row: again.key, column: name, value: again.key, values });
}
