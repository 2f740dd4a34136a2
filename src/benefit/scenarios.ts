import { minus, NO_CENTS, type Cents } from "../core";
import { sharesOf, type MeasuredParcel } from "./delta";
import { reviseAmount, type RevisionFactor } from "./revision";

export interface Scenario {
  readonly name: string | null;
  readonly factors: readonly RevisionFactor[];
  readonly addParcels: readonly MeasuredParcel[];
}

export interface ScenarioRow {
  readonly id: string;
  readonly baseline: Cents;
  /** The charge under each scenario, in their order; a parcel not in one pays nothing there. */
  readonly charges: readonly Cents[];
  readonly deltas: readonly Cents[];
}

export interface Scenarios {
  readonly rows: readonly ScenarioRow[];
  readonly baseline: Cents;
  readonly totals: readonly Cents[];
}

/**
 * What other budgets and other parcels would do to every charge.
 *
 * @throws RuleError `invalid` "duplicate-id"; `missing` "no-rows"; `out-of-range` "revised-negative"; `divide` "all-weights-zero"
 * @cite B-29, B-26
 */
export function budgetScenarios(base: Cents, parcels: readonly MeasuredParcel[], scenarios: readonly Scenario[]): Scenarios {
  const baseline = chargesById(base, parcels);
  const totals = scenarios.map(({ factors }) => reviseAmount(base, factors, [], "ADDITIVE"));
  const charges = scenarios.map(({ addParcels }, k) => chargesById(totals[k]!, [...parcels, ...addParcels]));
  const ids = new Set([...baseline.keys(), ...charges.flatMap((byId) => [...byId.keys()])]);
  const rows = [...ids].map(function rowOf(id): ScenarioRow {
    const before = baseline.get(id) ?? NO_CENTS;
    const after = charges.map((byId) => byId.get(id) ?? NO_CENTS);
    return { id, baseline: before, charges: after, deltas: after.map((charge) => minus(charge, before)) };
  });
  return { rows, baseline: base, totals };
}

function chargesById(base: Cents, parcels: readonly MeasuredParcel[]): ReadonlyMap<string, Cents> {
  const shares = sharesOf(base, parcels);
  return new Map(parcels.map(({ id }, k) => [id, shares[k]!]));
}
