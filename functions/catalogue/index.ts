import { citeEntry } from "../cite";
import { explainEntry } from "../explain";
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

const RULES: ReadonlyMap<string, Entry> = new Map([...ALL, citeEntry].map((definition) => [definition.id, definition]));

/** Every function, by id. */
export const CATALOGUE: ReadonlyMap<string, Entry> = new Map(RULES).set("EXPLAIN", explainEntry(RULES));

/** The functions that Excel shows. */
export const IN_CELL: readonly Entry[] = [...CATALOGUE.values()].filter(({ inCell }) => inCell !== false);

export { call, type CellForm, type Entry, type PerRow } from "./entry";
