import type { Trace } from "../core";
import { wholeParameter } from "../law";

/** A unit of a condohotel, as the count reads it. */
export interface CondohotelUnit {
  /** Rooms with a bath and a private entrance of their own. */
  readonly ownEntranceRooms: number;
  readonly hasBath: boolean;
  readonly hasPrivateEntrance: boolean;
  /** In the integrated rental program being counted. */
  readonly enrolled: boolean;
}

export interface CondohotelCount {
  readonly count: number;
  /** The count reaches the least number of rooms of a condohotel. */
  readonly pass: boolean;
}

const COUNT = "T-2-7-1";
const MINIMUM = "T-2-7-2";

/** A unit counts its own-entrance rooms; without any, it is one when the whole has a bath and a private entrance. */
const roomsOf = ({ ownEntranceRooms, hasBath, hasPrivateEntrance }: CondohotelUnit): number =>
  Math.max(ownEntranceRooms, hasBath && hasPrivateEntrance ? 1 : 0);

/**
 * Rooms of a condohotel devoted to transients through a program, and whether they reach the minimum, which holds at all times.
 *
 * @cite T-2-7-1, T-2-7-2
 */
export function condohotelCount(units: readonly CondohotelUnit[], trace?: Trace): CondohotelCount {
  const enrolled = units.filter((unit) => unit.enrolled);
  const count = enrolled.reduce((rooms, unit) => rooms + roomsOf(unit), 0);
  trace?.line("lines.condohotel-rooms", { units: units.length, enrolled: enrolled.length }, count, COUNT);
  const minimum = wholeParameter("condohotelMinUnits");
  trace?.line("lines.condohotel-minimum", { count, minimum }, count >= minimum, MINIMUM);
  return { count, pass: count >= minimum };
}
