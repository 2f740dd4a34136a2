import type { Kind } from "./kind";

export const exciseKinds: Readonly<Record<string, Kind>> = {};
