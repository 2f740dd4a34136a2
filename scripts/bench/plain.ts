/** Largest remainder as anyone would write it with BigInt: the yardstick. */
export function plainLargestRemainder(total: bigint, weights: readonly bigint[], ids: readonly string[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  const rests = weights.map((weight) => (total * weight) % whole);
  let left = total - shares.reduce((sum, share) => sum + share, 0n);
  const order = weights.map((_, k) => k);
  order.sort((a, b) =>
    rests[a] !== rests[b]
      ? rests[a]! > rests[b]!
        ? -1
        : 1
      : weights[a] !== weights[b]
        ? weights[a]! > weights[b]!
          ? -1
          : 1
        : ids[a]! < ids[b]!
          ? -1
          : 1,
  );
  for (const k of order) {
    if (left === 0n) break;
    shares[k]! += 1n;
    left -= 1n;
  }
  return shares;
}
