import { cents, floorToCent, refuseIf, times, type Cents, type Trace } from "../core";
import { parameter, parameterText, type Readings } from "../law";

export interface FineBounds {
  readonly min: Cents;
  readonly max: Cents;
}

const CITE = "T-3a6-3";

/**
 * Bounds of the fine for a contractor's false information: 100 dollars to 5% of the prime contract, the latter down to the cent. Where
 * the 5% is below the 100 the bounds cross: refused, or both are the 5% (X-67).
 *
 * @throws RuleError `out-of-range` "fine-bounds-cross"
 * @cite T-3a6-3
 */
export function contractorFine(contract: Cents, readings: Readings, trace?: Trace): FineBounds {
  const rate = parameter("contractorFineRate");
  const [min, max] = [cents(parameterText("contractorFineMin")), floorToCent(times(contract, rate))];
  const cross = max < min;
  const maximumGoverns = readings.option("X-67") === "MAXIMUM_GOVERNS";
  refuseIf([[cross && !maximumGoverns, "out-of-range", "fine-bounds-cross", { min, max }]], CITE);
  trace?.line("lines.contractor-fine-max", { contract, rate }, max, CITE);
  trace?.line("lines.contractor-fine-min", { min, max }, cross ? max : min, CITE, readings.used("X-67"));
  return { min: cross ? max : min, max };
}
