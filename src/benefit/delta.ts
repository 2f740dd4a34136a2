import { allocate, minus, type Cents, type Footage } from "../core";

export interface MeasuredParcel {
  readonly id: string;
  readonly footage: Footage;
}

/** The base over the footage, tied: cents in the order of the parcels. */
export const sharesOf = (base: Cents, parcels: readonly MeasuredParcel[]): readonly Cents[] =>
  allocate(
    base,
    parcels.map(({ footage }) => footage.tenThousandths),
    parcels.map(({ id }) => id),
  );

export interface RollDelta {
  readonly rows: readonly { readonly id: string; readonly old: Cents; readonly new: Cents; readonly delta: Cents }[];
  readonly delta: Cents;
}

/**
 * What an amended base changes parcel by parcel; a higher base can lower a charge by a cent.
 *
 * @throws RuleError `invalid` "duplicate-id"; `missing` "no-rows"; `divide` "all-weights-zero"
 * @cite B-38
 */
export function rollDelta(oldBase: Cents, newBase: Cents, parcels: readonly MeasuredParcel[]): RollDelta {
  const [before, after] = [sharesOf(oldBase, parcels), sharesOf(newBase, parcels)];
  const rows = parcels.map(({ id }, k) => ({ id, old: before[k]!, new: after[k]!, delta: minus(after[k]!, before[k]!) }));
  return { rows, delta: minus(newBase, oldBase) };
}
