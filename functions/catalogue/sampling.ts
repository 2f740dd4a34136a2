import type { Entry } from "./entry";

export const samplingEntries: readonly Entry[] = [];
