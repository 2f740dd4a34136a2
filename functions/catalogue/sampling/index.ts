import type { Entry } from "../entry";
import { classicalEntries } from "./classical";
import { musEntries } from "./mus";
import { planningEntries } from "./planning";

export const samplingEntries: readonly Entry[] = [...planningEntries, ...musEntries, ...classicalEntries];
