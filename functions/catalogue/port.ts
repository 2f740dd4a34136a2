import type { Entry } from "./entry";

export const portEntries: readonly Entry[] = [];
