import { duplicatesOf, negatives, NO_CENTS, ONE, refuseIf, roundToCent, sum, type Cents, type Footage, type Trace } from "../core";
import type { Readings } from "../law";
import type { ExemptGround } from "./exemption";
import { exactShare } from "./occupation-charge";

/** A property of the person. */
export interface PersonProperty {
  readonly id: string;
  readonly footage: Footage;
  readonly exemptGround: ExemptGround | null;
}

export interface PersonRoll {
  readonly rows: readonly { readonly id: string; readonly charge: Cents }[];
  readonly total: Cents;
}

const CITE = "P-04";

/**
 * The occupation charges of everything one person holds. Under P-A05=PERSON a lease that exempts one property (23.3(a)) exempts them all;
 * the other grounds never leave their own row.
 *
 * @param base cents
 * @returns each charge rounded on its own, and their sum
 * @throws RuleError `invalid` "duplicate-id"; `out-of-range` "negative"; `divide` "no-land"
 * @cite P-04, P-10
 */
export function personRoll(
  base: Cents,
  land: Footage,
  properties: readonly PersonProperty[],
  readings: Readings,
  trace?: Trace,
): PersonRoll {
  checkProperties(base, land, properties);
  const personExempt = readings.option("P-A05") === "PERSON" && properties.some(({ exemptGround }) => exemptGround === "23.3(a)");
  const rows = properties.map(function charged({ id, footage, exemptGround }) {
    const exempt = personExempt || exemptGround !== null;
    const charge = exempt ? NO_CENTS : roundToCent(exactShare(base, { footage, categoryFactor: ONE }, land));
    trace?.line("lines.port-property", { id, footage, exempt }, charge, CITE, readings.used("P-A05"));
    return { id, charge };
  });
  return { rows, total: sum(rows.map(({ charge }) => charge)) };
}

function checkProperties(base: Cents, land: Footage, properties: readonly PersonProperty[]): void {
  const repeated = duplicatesOf(properties.map(({ id }) => id));
  refuseIf(
    [
      [repeated.length > 0, "invalid", "duplicate-id", { ids: repeated }],
      ...negatives({ base, totalLandFootage: land }),
      ...properties.flatMap(({ id, footage }) => negatives({ [id]: footage })),
      [land.tenThousandths === 0n, "divide", "no-land", { base }],
    ],
    CITE,
  );
}
