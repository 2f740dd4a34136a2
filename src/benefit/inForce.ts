import { isoDate, type IsoDate } from "../core";
import { parameterText } from "../law";

/** Whether the regulation is in force on a date; the day of approval counts. @cite B-03 */
export const isInForce = (date: IsoDate, effectiveDate: IsoDate = isoDate(parameterText("benefitEffective"))): boolean =>
  date >= effectiveDate;
