import type { Kind } from "./kind";

export const apportionmentKinds: Readonly<Record<string, Kind>> = {};
