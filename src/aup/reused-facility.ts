import { greater, minus, NO_CENTS, ratio, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import type { Readings } from "../law";

/** Facilities used in a tourism activity in the 36 months before they were acquired or contributed, cents. */
export interface AcquiredFacility {
  /** Purchase price, or market value at contribution. */
  readonly price: Cents;
  readonly mortgages: Cents;
  readonly renovation: Cents;
}

export interface ReusedFacility {
  /** Renovation over the price, or over the price net of mortgages. */
  readonly ratio: Ratio;
  /** What item H adds to Total Project Cost. */
  readonly amount: Cents;
}

const CITE = "T-5c5-13";

/**
 * The cost of reused facilities that item H admits: the price less mortgages when the renovation costs more than 100% of the price, else
 * nothing. Exactly 100% fails.
 *
 * @throws RuleError `divide` "price-zero" when there is no price, or nothing of it beyond the mortgages under X-47=NET
 * @cite T-5c5-13, T-2-25-3
 */
export function reusedFacility({ price, mortgages, renovation }: AcquiredFacility, readings: Readings, trace?: Trace): ReusedFacility {
  const base = readings.option("X-47") === "NET" ? minus(price, mortgages) : price;
  refuseIf([[base <= 0n, "divide", "price-zero", { price, mortgages }]], CITE);
  const share = ratio(renovation, base);
  const amount = renovation > base ? greater(minus(price, mortgages), NO_CENTS) : NO_CENTS;
  trace?.line("lines.renovation-share", { renovation, base }, share, "T-2-25-3", readings.used("X-47"));
  trace?.line("lines.reused-facility", { price, mortgages }, amount, CITE);
  return { ratio: share, amount };
}
