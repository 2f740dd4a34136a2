import type { Entry } from "../entry";
import { portChargeEntries } from "./charges";
import { portCheckEntries } from "./checks";
import { portCollectionEntries } from "./collection";

export const portEntries: readonly Entry[] = [...portChargeEntries, ...portCollectionEntries, ...portCheckEntries];
