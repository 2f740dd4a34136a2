import type { Kind } from "./kind";

export const samplingKinds: Readonly<Record<string, Kind>> = {};
