import { refuseIf, sum, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

/** A line of the activity declaration. */
export interface DeclaredLine {
  readonly item: string | null;
  readonly amount: Cents | null;
}

export interface DeclarationTotal {
  readonly total: Cents;
  readonly lines: number;
}

/**
 * The total cost of the works as declared, line by line.
 *
 * @param lines those that the ordinance includes in the base (C-A23)
 * @throws RuleError `invalid` "line-without-item"; `missing` "declaration-without-lines", "line-without-amount"; `out-of-range`
 * "line-negative"
 * @cite C-01
 */
export function declarationTotal(lines: readonly DeclaredLine[], readings: Readings, trace?: Trace): DeclarationTotal {
  refuseIf(
    [
      [lines.length === 0, "missing", "declaration-without-lines"],
      ...lines.flatMap(
        ({ item, amount }, k) =>
          [
            [!item, "invalid", "line-without-item", { line: k + 1 }],
            [amount === null, "missing", "line-without-amount", { line: k + 1 }],
            [amount !== null && amount < 0n, "out-of-range", "line-negative", { line: k + 1, amount }],
          ] as const,
      ),
    ],
    "C-01",
  );
  const total = sum(lines.map(({ amount }) => amount!));
  trace?.line("lines.declared", { lines: lines.length }, total, "C-01", readings.used("C-A23"));
  return { total, lines: lines.length };
}
