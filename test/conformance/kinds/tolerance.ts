import Decimal from "decimal.js";
import { differences } from "../compare";

/** How near a figure must come: as a part of the expected one, or by a fixed distance. */
export type Tolerance = { readonly relative: string } | { readonly absolute: string };

/** A comparison in which the figures under the named keys may differ by a tolerance; all else as always. */
export const within =
  (tolerances: Readonly<Record<string, Tolerance>>) =>
  (expected: unknown, actual: unknown): string[] =>
    differences(settled(expected, actual, tolerances), actual);

/** What is expected, with each figure that is near enough in the place of the one printed. */
function settled(expected: unknown, actual: unknown, tolerances: Readonly<Record<string, Tolerance>>, key = ""): unknown {
  const tolerance = tolerances[key];
  if (tolerance && typeof expected === "string") return isNear(expected, actual, tolerance) ? actual : expected;
  if (typeof expected !== "object" || expected === null) return expected;
  const at = (name: string): unknown => (actual as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  if (Array.isArray(expected)) return expected.map((item, k) => settled(item, at(String(k)), tolerances));
  return Object.fromEntries(Object.entries(expected).map(([name, item]) => [name, settled(item, at(name), tolerances, name)]));
}

function isNear(expected: string, actual: unknown, tolerance: Tolerance): boolean {
  if (typeof actual !== "string") return false;
  const [wanted, distance] = [new Decimal(expected), new Decimal(expected).minus(actual).abs()];
  return distance.lte("relative" in tolerance ? wanted.abs().times(tolerance.relative) : tolerance.absolute);
}
