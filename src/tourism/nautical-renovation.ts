import { compare, ratio, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import { parameter, type ParameterId, type Readings } from "../law";
import { needed } from "./needed";

export const NAUTICAL_KINDS = ["replace", "increase"] as const;
export type NauticalKind = (typeof NAUTICAL_KINDS)[number];

export interface NauticalInvestment {
  readonly investment: Cents;
  /** Value of the existing inventory of movables. */
  readonly inventoryValue: Cents;
  readonly kind: NauticalKind;
  /** Vessels replaced or added, and those of the inventory; only X-12=COUNT_AT_LIMIT asks. */
  readonly vessels: number | null;
  readonly inventoryVessels: number | null;
}

export interface NauticalRenovation {
  readonly share: Ratio;
  /** "Director": exactly at the limit, where the Director decides. */
  readonly result: "pass" | "Director" | "fail";
}

const CITE = "T-2-31-2";
const LIMIT: Readonly<Record<NauticalKind, ParameterId>> = { replace: "nauticalReplaceOver", increase: "nauticalIncreaseOver" };

/**
 * Whether a nautical business renovates or expands substantially: its investment is more than half (replacement) or a quarter (increase)
 * of its inventory of movables, by value; or by count and from the limit on.
 *
 * @throws RuleError `divide` "inventory-zero"; `missing` "blank" (vessels) under X-12=COUNT_AT_LIMIT
 * @cite T-2-31-2
 */
export function nauticalRenovation(renovation: NauticalInvestment, readings: Readings, trace?: Trace): NauticalRenovation {
  const byCount = readings.option("X-12") === "COUNT_AT_LIMIT";
  const share = byCount ? shareByCount(renovation) : shareOf(renovation.investment, renovation.inventoryValue);
  const limit = parameter(LIMIT[renovation.kind]);
  const result = resultOf(compare(share, limit), byCount);
  trace?.line("lines.nautical-share", { ...renovation }, share, CITE, readings.used("X-12"));
  trace?.line("lines.nautical-renovation", { share, limit }, result, CITE, readings.used("X-12"));
  return { share, result };
}

const resultOf = (overLimit: number, byCount: boolean): NauticalRenovation["result"] =>
  overLimit > 0 || (overLimit === 0 && byCount) ? "pass" : overLimit === 0 ? "Director" : "fail";

const shareByCount = ({ vessels, inventoryVessels }: NauticalInvestment): Ratio =>
  shareOf(BigInt(needed(vessels, "vessels", CITE)), BigInt(needed(inventoryVessels, "inventoryVessels", CITE)));

function shareOf(part: bigint, inventory: bigint): Ratio {
  refuseIf([[inventory === 0n, "divide", "inventory-zero"]], CITE);
  return ratio(part, inventory);
}
