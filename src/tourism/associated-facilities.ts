import { NO_CENTS, refuseIf, type Cents, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";

/** How a golf course hangs together with a hotel that is an exempt business. "resort": inside a resort, without operation or agreement. */
export type GolfLink = "operated" | "associated" | "resort" | "none";

/** How a clinic hangs together with a hotel or guest house. "associated guest house" is an agreement with a guest house. */
export type ClinicLink = "inside" | "operated" | "associated" | "associated guest house" | "none";

export interface FacilityIncome {
  readonly total: Cents;
  /** From golfers sent by the hotel, or from patients who live outside Puerto Rico and traveled for the treatment. */
  readonly fromTourists: Cents;
}

/** Which income counts: all of it, that from tourists, none, or as the reading X-15 fills the gap of the text. */
type Counted = "all" | "tourists" | "none" | "all unless not covered" | "tourists unless not covered";

const GOLF: Readonly<Record<GolfLink, Counted>> = {
  operated: "all",
  associated: "tourists",
  resort: "all unless not covered",
  none: "none",
};
const CLINIC: Readonly<Record<ClinicLink, Counted>> = {
  inside: "all",
  operated: "all",
  associated: "tourists",
  "associated guest house": "tourists unless not covered",
  none: "none",
};

/** A golf course of nine holes or more that a hotel operates, is associated with, or that lies inside a resort. @cite T-2-2-1 */
export const isGolfCourse = (holes: number, link: GolfLink): boolean => link !== "none" && holes >= wholeParameter("golfMinHoles");

/** A clinic inside, operated by or associated with a hotel or guest house. @cite T-2-4-1 */
export const isTourismClinic = (link: ClinicLink): boolean => link !== "none";

/** Tourism Development Income of a golf course, cents. @throws RuleError `out-of-range` "tourists-above-total" @cite T-3a1B6-1 */
export const golfIncome = (link: GolfLink, income: FacilityIncome, readings: Readings, trace?: Trace): Cents =>
  countedIncome(GOLF[link], income, "T-3a1B6-1", readings, trace);

/** Tourism Development Income of a clinic, cents. @throws RuleError `out-of-range` "tourists-above-total" @cite T-3a1B7-1 */
export const clinicIncome = (link: ClinicLink, income: FacilityIncome, readings: Readings, trace?: Trace): Cents =>
  countedIncome(CLINIC[link], income, "T-3a1B7-1", readings, trace);

function countedIncome(counted: Counted, { total, fromTourists }: FacilityIncome, cite: string, readings: Readings, trace?: Trace): Cents {
  refuseIf([[fromTourists > total, "out-of-range", "tourists-above-total", { fromTourists, total }]], cite);
  const isGap = counted.endsWith("unless not covered");
  const isNone = counted === "none" || (isGap && readings.option("X-15") === "NOT_COVERED");
  const income = isNone ? NO_CENTS : counted.startsWith("all") ? total : fromTourists;
  trace?.line("lines.associated-income", { total, fromTourists }, income, cite, ...(isGap ? [readings.used("X-15")] : []));
  return income;
}
