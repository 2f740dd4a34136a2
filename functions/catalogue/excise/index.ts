import type { Entry } from "../entry";
import { determinationEntries } from "./determination";
import { exemptionEntries } from "./exemption";
import { refundEntries } from "./refunds";
import { sanctionEntries } from "./sanctions";

export const exciseEntries: readonly Entry[] = [...determinationEntries, ...refundEntries, ...exemptionEntries, ...sanctionEntries];
