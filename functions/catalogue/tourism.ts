import type { Entry } from "./entry";

export const tourismEntries: readonly Entry[] = [];
