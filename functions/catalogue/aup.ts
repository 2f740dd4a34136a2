import type { Entry } from "./entry";

export const aupEntries: readonly Entry[] = [];
