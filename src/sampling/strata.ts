import { centsOf, NO_CENTS, type Cents } from "../core";

/** Rows of a ledger, counted from 1 in file order, as a monetary-unit selection sees them. */
export interface Strata {
  /** Sum of the positive values, cents. */
  readonly positiveTotal: Cents;
  /** Items at or above the top-stratum cutoff: examined without selection. */
  readonly certainty: readonly number[];
  /** Positive items below the cutoff: the stream in which monetary units are drawn. */
  readonly stream: readonly number[];
  /** Credit balances: apart, never netted, for a test of their own. */
  readonly negativeItems: readonly number[];
  readonly zeroItems: readonly number[];
}

/**
 * Sorts the rows of a ledger for a monetary-unit selection.
 *
 * @param bookValues recorded amounts in file order, cents
 * @param cutoff from here on items are certain; null leaves every positive item in the stream
 */
export function strata(bookValues: readonly Cents[], cutoff: Cents | null): Strata {
  const rows = { certainty: [] as number[], stream: [] as number[], negativeItems: [] as number[], zeroItems: [] as number[] };
  let positiveTotal: bigint = NO_CENTS;
  bookValues.forEach((value, index) => {
    if (value > 0n) positiveTotal += value;
    rows[groupOf(value, cutoff)].push(index + 1);
  });
  return { ...rows, positiveTotal: centsOf(positiveTotal) };
}

function groupOf(value: Cents, cutoff: Cents | null): "certainty" | "stream" | "negativeItems" | "zeroItems" {
  if (value < 0n) return "negativeItems";
  if (value === 0n) return "zeroItems";
  return cutoff !== null && value >= cutoff ? "certainty" : "stream";
}
