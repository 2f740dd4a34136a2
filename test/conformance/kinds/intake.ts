import type { Kind } from "./kind";

export const intakeKinds: Readonly<Record<string, Kind>> = {};
