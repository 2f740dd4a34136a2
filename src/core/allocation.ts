import { centsOf, type Cents } from "./cents";
import { refuseIf, ruleError } from "./errors";

export interface Allocation {
  /** One share a weight, in the order given; they add up to the total exactly. */
  readonly shares: readonly Cents[];
  /** Units handed out after the floors: one each, always fewer than the rows. */
  readonly leftOver: number;
  /** The cut between those who got a unit and those who did not fell between equal fractions. */
  readonly ties: boolean;
}

/**
 * Apportions a total in proportion to weights by largest remainder.
 *
 * Every exact share is floored; the units left over go one each to the largest fractions; ties go to the larger weight, then to the
 * id in plain ascending order. A zero weight never gets a unit; the order of the rows never matters; a negative total mirrors the
 * positive one.
 *
 * @param total cents (or any whole unit)
 * @param weights whole numbers >= 0, all in one scale
 * @param ids unique, one a weight
 * @throws RuleError `invalid` "duplicate-id"; `missing` "no-rows"; `out-of-range` "negative-weight"; `divide` "all-weights-zero"
 */
export function apportion(total: Cents, weights: readonly bigint[], ids: readonly string[]): Allocation {
  const whole = checkedTotalWeight(weights, ids);
  if (whole === 0n) {
    if (total !== 0n) throw ruleError("divide", "all-weights-zero");
    return { shares: weights.map(() => centsOf(0n)), leftOver: 0, ties: false };
  }
  const sign = total < 0n ? -1n : 1n;
  const { floors, remainders, leftOver } = floorShares(sign * total, weights, whole);
  const order = rankedRows(remainders, weights, ids, leftOver);
  for (let k = 0; k < leftOver; k++) floors[order[k]!]! += 1n;
  const ties = leftOver > 0 && leftOver < order.length && remainders[order[leftOver - 1]!] === remainders[order[leftOver]!];
  return { shares: (sign < 0n ? floors.map((share) => -share) : floors) as Cents[], leftOver, ties };
}

/** The shares alone: see {@link apportion}. */
export const allocate = (total: Cents, weights: readonly bigint[], ids: readonly string[]): readonly Cents[] =>
  apportion(total, weights, ids).shares;

function checkedTotalWeight(weights: readonly bigint[], ids: readonly string[]): bigint {
  let whole = 0n;
  let negative = false;
  for (const weight of weights) {
    if (weight < 0n) negative = true;
    whole += weight;
  }
  refuseIf([
    [new Set(ids).size !== ids.length, "invalid", "duplicate-id", { ids: duplicatesOf(ids) }],
    [weights.length === 0, "missing", "no-rows"],
    [negative, "out-of-range", "negative-weight"],
  ]);
  return whole;
}

/** Ids that stand more than once, each named once. */
export function duplicatesOf(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const id of ids) (seen.has(id) ? again : seen).add(id);
  return [...again];
}

function floorShares(total: bigint, weights: readonly bigint[], whole: bigint) {
  const floors = new Array<bigint>(weights.length);
  const remainders = new Array<bigint>(weights.length);
  let given = 0n;
  for (let i = 0; i < weights.length; i++) {
    const product = total * weights[i]!;
    const share = product / whole;
    floors[i] = share;
    remainders[i] = product - share * whole;
    given += share;
  }
  return { floors, remainders, leftOver: Number(total - given) };
}

/** Rows with a fraction, those that take a left-over unit first. */
function rankedRows(remainders: readonly bigint[], weights: readonly bigint[], ids: readonly string[], leftOver: number): number[] {
  if (leftOver === 0) return [];
  const rows: number[] = [];
  for (let i = 0; i < remainders.length; i++) if (remainders[i]! > 0n) rows.push(i);
  return rows.sort((a, b) => {
    const [ra, rb] = [remainders[a]!, remainders[b]!];
    if (ra !== rb) return ra > rb ? -1 : 1;
    const [wa, wb] = [weights[a]!, weights[b]!];
    if (wa !== wb) return wa > wb ? -1 : 1;
    return ids[a]! < ids[b]! ? -1 : 1;
  });
}

/** An equal split: the odd units go one each to the first parts. */
export function splitEqually(total: Cents, parts: number): readonly Cents[] {
  if (!Number.isInteger(parts) || parts < 1) throw ruleError("out-of-range", "count-not-positive", { count: parts });
  const [count, sign] = [BigInt(parts), total < 0n ? -1n : 1n];
  const size = sign * total;
  const [share, odd] = [size / count, size % count];
  return Array.from({ length: parts }, (_, k) => centsOf(sign * (share + (BigInt(k) < odd ? 1n : 0n))));
}
