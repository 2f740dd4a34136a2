import { addFootage, footageOf, refuseIf, type Footage } from "../core";
import type { Readings } from "../law";

/** The two footages of a register row; null where there is none. */
export interface RowFootage {
  readonly land: Footage | null;
  readonly structures: Footage | null;
}

const present = ({ land, structures }: RowFootage): readonly Footage[] => [land, structures].filter((area) => area !== null);

const NUMERATOR: Readonly<Record<string, (row: RowFootage) => Footage | null>> = {
  STRUCTURES_ELSE_LAND: ({ land, structures }) => structures ?? land,
  LAND: ({ land }) => land,
  BOTH: (row) => (present(row).length === 0 ? null : addFootage(present(row))),
};

/**
 * The one footage of a row that its charge is computed on (P-A02); null while it is not known.
 *
 * @cite P-10
 */
export const occupiedFootage = (row: RowFootage, readings: Readings): Footage | null => NUMERATOR[readings.option("P-A02")]!(row);

/**
 * The land that divides the base: all of it, or what is not exempt (P-A03).
 *
 * @throws RuleError `out-of-range` "exempt-land-above-total"
 * @cite P-10
 */
export function dividingLand(total: Footage, exempt: Footage, readings: Readings): Footage {
  const left = total.tenThousandths - exempt.tenThousandths;
  refuseIf([[left < 0n, "out-of-range", "exempt-land-above-total", { exempt, total }]], "P-10");
  return readings.option("P-A03") === "NONEXEMPT_LAND" ? footageOf(left) : total;
}
