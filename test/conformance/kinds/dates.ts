import type { Kind } from "./kind";

export const datesKinds: Readonly<Record<string, Kind>> = {};
