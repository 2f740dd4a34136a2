import { aupEntries } from "./aup";
import { benefitEntries } from "./benefit";
import { dateEntries } from "./dates";
import { samplingEntries } from "./sampling";
import type { Entry } from "./entry";
import { exciseEntries } from "./excise";
import { portEntries } from "./port";
import { sharedEntries } from "./shared";
import { tourismEntries } from "./tourism";

const ALL: readonly Entry[] = [
  ...sharedEntries,
  ...dateEntries,
  ...benefitEntries,
  ...portEntries,
  ...exciseEntries,
  ...tourismEntries,
  ...aupEntries,
  ...samplingEntries,
];

/** Every function, by id. */
export const CATALOGUE: ReadonlyMap<string, Entry> = new Map(ALL.map((definition) => [definition.id, definition]));

export { call, type CellForm, type Entry, type PerRow } from "./entry";
