import type { Entry } from "./entry";

export const exciseEntries: readonly Entry[] = [];
