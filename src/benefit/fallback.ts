import { allocate, refuseIf, sum, type Cents, type Footage, type Trace } from "../core";
import type { Readings } from "../law";

export interface FallbackInputs {
  readonly adopted: boolean;
  readonly priorBase: Cents | null;
  readonly priorRoll: readonly { readonly id: string; readonly fullCharge: Cents }[];
  readonly currentParcels: readonly CurrentParcel[];
}

export interface CurrentParcel {
  readonly id: string;
  readonly footage: Footage | null;
}

export interface Fallback {
  readonly rows: readonly { readonly id: string; readonly charge: Cents }[];
  readonly noPriorCharge: readonly string[];
  readonly total: Cents;
}

const CITE = "B-21";

/**
 * The provisional roll of a year without an adopted budget: the preceding charges, or the preceding base shared anew (B-A16).
 *
 * @throws RuleError `invalid` "budget-adopted", "duplicate-id"; `missing` "no-prior-roll", "no-prior-base", "footage-pending"
 * @cite B-21
 */
export function budgetFallback(inputs: FallbackInputs, readings: Readings, trace?: Trace): Fallback {
  refuseIf([[inputs.adopted, "invalid", "budget-adopted"]], CITE);
  const result = readings.option("B-A16") === "RERUN" ? rerun(inputs) : carried(inputs);
  trace?.line("lines.fallback", { parcels: result.rows.length }, result.total, CITE, readings.used("B-A16"));
  return result;
}

function carried({ priorRoll, currentParcels }: FallbackInputs): Fallback {
  refuseIf([[priorRoll.length === 0, "missing", "no-prior-roll"]], CITE);
  const prior = new Map(priorRoll.map(({ id, fullCharge }) => [id, fullCharge]));
  const rows = currentParcels.filter(({ id }) => prior.has(id)).map(({ id }) => ({ id, charge: prior.get(id)! }));
  const noPriorCharge = currentParcels.filter(({ id }) => !prior.has(id)).map(({ id }) => id);
  return { rows, noPriorCharge, total: sum(rows.map(({ charge }) => charge)) };
}

function rerun({ priorBase, currentParcels }: FallbackInputs): Fallback {
  const pending = currentParcels.filter(({ footage }) => footage === null).map(({ id }) => id);
  refuseIf(
    [
      [priorBase === null, "missing", "no-prior-base"],
      [pending.length > 0, "missing", "footage-pending", { ids: pending }],
    ],
    CITE,
  );
  const ids = currentParcels.map(({ id }) => id);
  const charges = allocate(
    priorBase!,
    currentParcels.map(({ footage }) => footage!.tenThousandths),
    ids,
  );
  return { rows: ids.map((id, k) => ({ id, charge: charges[k]! })), noPriorCharge: [], total: priorBase! };
}
