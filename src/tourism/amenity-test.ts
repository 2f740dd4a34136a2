import { compare, ratio, refuseIf, sum, type Cents, type Ratio, type Trace } from "../core";
import { parameter, type Readings } from "../law";

export interface AmenityShare {
  readonly share: Ratio;
  /** The facilities are part of the hotel. */
  readonly pass: boolean;
}

const CITE = "T-2-15-2";

const limitOf = (readings: Readings): Ratio =>
  parameter(readings.option("X-01") === "LIMIT_25" ? "amenityMaxShareOfExample" : "amenityMaxShare");

/**
 * Share of Total Project Cost that goes into added-attraction facilities, and whether it stays within the limit; the exact share is
 * compared.
 *
 * @param costs acquisition or construction cost of each facility owned by, operated by and inside the hotel, cents
 * @param limit largest share, when it is not the one of the reading X-01
 * @throws RuleError `out-of-range` "amenities-above-project"; `divide` "project-cost-zero"
 * @cite T-2-15-2
 */
export function amenityTest(
  costs: readonly Cents[],
  totalProjectCost: Cents,
  limit: Ratio | null,
  readings: Readings,
  trace?: Trace,
): AmenityShare {
  const amenities = sum(costs);
  refuseIf(
    [
      [amenities > totalProjectCost, "out-of-range", "amenities-above-project", { amenities, totalProjectCost }],
      [totalProjectCost === 0n, "divide", "project-cost-zero"],
    ],
    CITE,
  );
  const share = ratio(amenities, totalProjectCost);
  const ofReading = limitOf(readings);
  const most = limit ?? ofReading;
  const pass = compare(share, most) <= 0;
  trace?.line("lines.amenity-share", { amenities, totalProjectCost }, share, CITE);
  trace?.line(
    "lines.amenity-limit",
    { share, limit: most },
    pass,
    CITE,
    ...(compare(most, ofReading) === 0 ? [readings.used("X-01")] : []),
  );
  return { share, pass };
}
