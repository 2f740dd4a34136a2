import { refuseIf, type IsoDate, type Ratio } from "../core";
import type { Readings } from "../law";
import { chosenDate } from "./terms";

/** A rate of the municipality's ordinance and the day it began to apply. */
export interface OrdinanceRate {
  readonly from: IsoDate;
  readonly rate: Ratio;
}

/**
 * The rate that applies: the one in force on the filing date, or on the date the ordinance itself names (C-A24).
 *
 * @throws RuleError `missing` "option-date-blank", "no-rate-in-force"
 * @cite C-03
 */
export function ordinanceRate(rates: readonly OrdinanceRate[], filed: IsoDate, ordinanceDate: IsoDate | null, readings: Readings): Ratio {
  const on = chosenDate("C-A24", { FILING_DATE: filed, ORDINANCE_DATE: ordinanceDate }, readings);
  const inForce = rates.filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? -1 : 1));
  refuseIf([[inForce.length === 0, "missing", "no-rate-in-force", { on }]], "C-03");
  return inForce.at(-1)!.rate;
}
