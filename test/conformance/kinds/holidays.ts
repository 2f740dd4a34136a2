import type { Kind } from "./kind";

export const holidaysKinds: Readonly<Record<string, Kind>> = {};
