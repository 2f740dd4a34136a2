import type { Entry } from "./entry";

export const sharedEntries: readonly Entry[] = [];
