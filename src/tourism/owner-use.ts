import { centsOf, daysInYear, plus, refuseIf, type Cents, type Trace } from "../core";
import { Readings, wholeParameter } from "../law";

/** Days an owner used its condohotel unit in one calendar year. */
export interface OwnerDays {
  readonly reservedDays: number;
  readonly walkInDays: number;
  /** Without it the year may have 366 days. */
  readonly year: number | null;
}

export interface ExcessDays {
  readonly excessReserved: number;
  readonly excessWalkIn: number;
  /** Neither allowance is exceeded. */
  readonly pass: boolean;
}

const USE = "T-2-18-10";
const CHARGE = "T-8b1-1";
const FINE = "T-8b1-2";
const LEAP_YEAR = 366;

/** Reserved days allowed: those of the use section, or those of the fine clause. */
const reservedLimitOf = (readings: Readings): number =>
  wholeParameter(readings.option("X-62") === "LIMIT_30" ? "ownerReservedDaysOfFine" : "ownerReservedDays");

/**
 * Days over each of the two separate allowances, reserved and walk-in, of a calendar year.
 *
 * @param reservedLimit days of reserved use allowed, when they are not those of the reading X-62
 * @throws RuleError `out-of-range` "more-days-than-year"
 * @cite T-2-18-10
 */
export function ownerUse(used: OwnerDays, reservedLimit: number | null, readings: Readings, trace?: Trace): ExcessDays {
  const { reservedDays, walkInDays, year } = used;
  const days = year === null ? LEAP_YEAR : daysInYear(year);
  refuseIf([[reservedDays + walkInDays > days, "out-of-range", "more-days-than-year", { used: reservedDays + walkInDays, days }]], USE);
  const walkInLimit = wholeParameter("ownerWalkInDays");
  const ofReading = reservedLimitOf(readings);
  const limit = reservedLimit ?? ofReading;
  const excessReserved = Math.max(0, reservedDays - limit);
  const excessWalkIn = Math.max(0, walkInDays - walkInLimit);
  trace?.line(
    "lines.excess-reserved",
    { reservedDays, limit },
    excessReserved,
    USE,
    ...(limit === ofReading ? [readings.used("X-62")] : []),
  );
  trace?.line("lines.excess-walk-in", { walkInDays, limit: walkInLimit }, excessWalkIn, USE);
  return { excessReserved, excessWalkIn, pass: excessReserved === 0 && excessWalkIn === 0 };
}

/**
 * What the owner pays for days over its allowances, always 90 and 60: the prevailing daily rate and related charges for each, cents. The operator collects.
 *
 * @param rate prevailing daily rate for transients
 * @param charges related charges a day
 * @throws RuleError `out-of-range` "more-days-than-year"
 * @cite T-8b1-1
 */
export function ownerCharge(
  days: OwnerDays,
  rate: Cents,
  charges: Cents,
  trace?: Trace,
): Omit<ExcessDays, "pass"> & { readonly charge: Cents } {
  const { excessReserved, excessWalkIn } = ownerUse(days, null, Readings.defaults, trace);
  const excessDays = excessReserved + excessWalkIn;
  const charge = centsOf(BigInt(excessDays) * plus(rate, charges));
  trace?.line("lines.owner-charge", { excessDays, rate, charges }, charge, CHARGE);
  return { excessReserved, excessWalkIn, charge };
}

/**
 * Fine of an operator that lets owners use units beyond the days allowed without paying the prevailing rate, cents.
 *
 * @cite T-8b1-2
 */
export function operatorFine(rate: Cents, unpaidExcessDays: number, trace?: Trace): Cents {
  const multiple = wholeParameter("operatorFineMultiple");
  const fine = centsOf(BigInt(multiple * unpaidExcessDays) * rate);
  trace?.line("lines.operator-fine", { multiple, rate, unpaidExcessDays }, fine, FINE);
  return fine;
}
