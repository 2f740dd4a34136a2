import type { Entry } from "./entry";

export const benefitEntries: readonly Entry[] = [];
