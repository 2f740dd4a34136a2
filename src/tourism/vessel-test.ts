import { compare, duplicatesOf, ratio, refuseIf, type Ratio, type Trace } from "../core";
import { wholeParameter, type ParameterId, type Readings } from "../law";
import { needed } from "./needed";

export const VESSEL_KINDS = ["lease", "excursion", "mega-yacht", "boat-program"] as const;
export type VesselKind = (typeof VESSEL_KINDS)[number];

export interface Vessel {
  readonly kind: VesselKind;
  readonly passengers: number | null;
  readonly lengthFeet: Ratio | null;
}

/** Whole months of one calendar year in which the vessel was available; months laid up for routine maintenance count. */
export interface YearAvailable {
  readonly year: number;
  readonly months: number;
}

export interface VesselResult {
  readonly minMonths: number;
  readonly sizeOk: boolean;
  readonly failedYears: readonly number[];
  readonly pass: boolean;
}

interface VesselRule {
  readonly cite: string;
  /** Months asked by the section of the kind. */
  readonly months: ParameterId;
  readonly size?: { readonly fact: "passengers" | "lengthFeet"; readonly least: ParameterId };
}

const RULES: Readonly<Record<VesselKind, VesselRule>> = {
  lease: { cite: "T-2-1-5", months: "vesselMinMonths" },
  excursion: { cite: "T-2-13-1", months: "vesselAllYearMonths", size: { fact: "passengers", least: "vesselMinPassengers" } },
  "mega-yacht": { cite: "T-2-21-1", months: "vesselMinMonths", size: { fact: "lengthFeet", least: "megaYachtMinFeet" } },
  "boat-program": { cite: "T-2-29-1", months: "vesselMinMonths", size: { fact: "lengthFeet", least: "boatProgramMinFeet" } },
};

const MONTHS_OF_READING: Readonly<Record<string, ParameterId>> = { ALL_YEAR: "vesselAllYearMonths", SIX_MONTHS: "vesselMinMonths" };

/**
 * Whether a vessel has the size of its kind and was available in Puerto Rico long enough in every calendar year. Certificates and the
 * Director's finding stay with the user.
 *
 * @throws RuleError `invalid` "year-twice"; `missing` "blank" (the size the kind needs), "no-years"
 * @cite T-2-1-5, T-2-13-1, T-2-21-1, T-2-29-1, T-8b1_3-1
 */
export function vesselTest(vessel: Vessel, years: readonly YearAvailable[], readings: Readings, trace?: Trace): VesselResult {
  const { cite, months } = RULES[vessel.kind];
  const twice = duplicatesOf(years.map(({ year }) => String(year)));
  refuseIf(
    [
      [twice.length > 0, "invalid", "year-twice", { years: twice }],
      [years.length === 0, "missing", "no-years"],
    ],
    cite,
  );
  const sizeOk = isLargeEnough(vessel, trace);
  const minMonths = wholeParameter(MONTHS_OF_READING[readings.option("X-04")] ?? months);
  const failedYears = years.filter((year) => year.months < minMonths).map(({ year }) => year);
  trace?.line("lines.vessel-months", { years: years.length, minMonths }, failedYears.length, cite, readings.used("X-04"));
  return { minMonths, sizeOk, failedYears, pass: sizeOk && failedYears.length === 0 };
}

function isLargeEnough(vessel: Vessel, trace?: Trace): boolean {
  const { cite, size } = RULES[vessel.kind];
  if (!size) return true;
  const value = needed(vessel[size.fact], size.fact, cite);
  const actual = typeof value === "number" ? ratio(value) : value;
  const least = wholeParameter(size.least);
  const sizeOk = compare(actual, ratio(least)) >= 0;
  trace?.line("lines.vessel-size", { kind: vessel.kind, size: actual, least }, sizeOk, cite);
  return sizeOk;
}
