import {
  divide,
  negatives,
  NO_CENTS,
  ONE,
  refuseIf,
  roundToCent,
  squareFeet,
  times,
  type Cents,
  type Check,
  type Footage,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";

/** What a charge calls attention to without being wrong. */
export type ChargeFlag = "footage-above-land" | "modulated-to-zero";

export interface OccupationCharge {
  readonly charge: Cents;
  readonly flag: ChargeFlag | null;
}

/** One row of the zone: its footage and the factor of its category (1 where none is set). */
export interface Occupation {
  readonly footage: Footage;
  readonly categoryFactor: Ratio;
}

/**
 * The occupation charge of one row: base × footage / land of the zone × category factor.
 *
 * @param base cents
 * @returns cents, rounded half away from zero once, after the product; a lone row does not guarantee the roll
 * @throws RuleError `missing` "neutral-needs-roll" under P-A04=REVENUE_NEUTRAL; `out-of-range` "negative"; `divide` "no-land"
 * @cite P-10, P-11
 */
export function occupationCharge(base: Cents, row: Occupation, land: Footage, readings: Readings, trace?: Trace): OccupationCharge {
  refuseIf([[readings.option("P-A04") !== "MULTIPLY", "missing", "neutral-needs-roll"], ...chargeChecks(base, row, land)], "P-10");
  const imposed = readings.option("P-A07") !== "EXPLOITATION_ONLY";
  const charge = imposed ? roundToCent(exactShare(base, row, land)) : NO_CENTS;
  const { footage, categoryFactor } = row;
  const followed = ["P-A04", "P-A07"].map((id) => readings.used(id));
  trace?.line("lines.port-occupation", { base, footage, land, categoryFactor }, charge, "P-10", ...followed);
  return { charge, flag: flagOf(row, land) };
}

/** In cents, not rounded. */
export const exactShare = (base: Cents, { footage, categoryFactor }: Occupation, land: Footage): Ratio =>
  times(base, divide(squareFeet(footage), squareFeet(land)), categoryFactor);

export const chargeChecks = (base: Cents, { footage, categoryFactor }: Occupation, land: Footage): readonly Check[] => [
  ...negatives({ base, footage, totalLandFootage: land, categoryFactor }),
  [land.tenThousandths === 0n, "divide", "no-land", { base }],
];

/** Floor area may exceed the land; a factor of 0 is modulation, not exemption. */
export function flagOf({ footage, categoryFactor }: Occupation, land: Footage): ChargeFlag | null {
  if (categoryFactor.n === 0n) return "modulated-to-zero";
  return footage.tenThousandths > land.tenThousandths ? "footage-above-land" : null;
}

/**
 * The factor of a category: 1 for all while the Board has set no table (P-A19).
 *
 * @throws RuleError `invalid` "unknown-category"
 * @cite P-11
 */
export function categoryFactor(category: string, table: ReadonlyMap<string, Ratio>, readings: Readings): Ratio {
  if (table.size === 0 || readings.option("P-A19") === "FACTOR_ONE") return ONE;
  refuseIf([[!table.has(category), "invalid", "unknown-category", { category, known: [...table.keys()] }]], "P-11");
  return table.get(category)!;
}
