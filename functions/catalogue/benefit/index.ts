import type { Entry } from "../entry";
import { checkEntries } from "./checks";
import { collectionEntries } from "./collection";
import { exemptionEntries } from "./exemption";
import { rollEntries } from "./roll";

export const benefitEntries: readonly Entry[] = [...rollEntries, ...exemptionEntries, ...collectionEntries, ...checkEntries];
