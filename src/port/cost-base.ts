import { negatives, NO_CENTS, plus, refuseIf, sum, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

/** Operating costs of the zone; `other` is what else the Board determines. */
export const COST_HEADS = ["maintenance", "repair", "security", "other"] as const;
export type CostHead = (typeof COST_HEADS)[number];

export interface CostLine {
  readonly head: CostHead;
  readonly amount: Cents;
}

export interface OccupationBase {
  readonly attributable: Cents;
  readonly improvements: Cents;
  readonly base: Cents;
}

/**
 * The base of the occupation charge: attributable costs plus the budgeted improvement projects of the zone.
 *
 * @param costs budgeted or actual, as P-A17 says
 * @throws RuleError `out-of-range` "negative"
 * @cite P-09
 */
export function occupationBase(costs: readonly CostLine[], budgetedImprovements: Cents, readings: Readings, trace?: Trace): OccupationBase {
  refuseIf([...costs.flatMap(({ head, amount }) => negatives({ [head]: amount })), ...negatives({ budgetedImprovements })], "P-09");
  const attributable = sum(costs.map(({ amount }) => amount));
  const base = plus(attributable, budgetedImprovements);
  trace?.line("lines.port-base", { attributable, improvements: budgetedImprovements }, base, "P-09", readings.used("P-A17"));
  return { attributable, improvements: budgetedImprovements, base };
}

export interface CategoryCost {
  readonly label: string;
  readonly amount: Cents;
  readonly category: string;
}

/**
 * The cost of services and improvements by category; the categories add up to the lines.
 *
 * @throws RuleError `out-of-range` "negative"
 * @cite P-08
 */
export function costByCategory(lines: readonly CategoryCost[]): ReadonlyMap<string, Cents> {
  refuseIf(
    lines.flatMap(({ label, amount }) => negatives({ [label]: amount })),
    "P-08",
  );
  const totals = new Map<string, Cents>();
  for (const { category, amount } of lines) totals.set(category, plus(totals.get(category) ?? NO_CENTS, amount));
  return totals;
}
