import { add, compare, NO_CENTS, ONE, ratio, refuseIf, subtract, sum, ZERO, type Cents, type Ratio, type Trace } from "../core";
import { parameter } from "../law";

export interface Holder {
  /** Fraction held immediately before. */
  readonly holding: Ratio;
  readonly contribution: Cents;
}

export interface ProRata {
  readonly proRata: boolean;
  /** One an owner, in the order given. */
  readonly eligibleInvestment: readonly Cents[];
  readonly total: Cents;
}

const CITE = "T-2-18-7";

const distance = (a: Ratio, b: Ratio): Ratio => (compare(a, b) > 0 ? subtract(a, b) : subtract(b, a));

/**
 * Whether existing owners contribute in the percentages they hold, in which case no new issue is needed and each contribution is
 * eligible; otherwise none is. Shares may differ by 0.0005, as percentages are printed with one decimal.
 *
 * @throws RuleError `out-of-range` "holdings-not-one" when the holdings miss 1 by more than 0.005; `divide` "no-contribution"
 * @cite T-2-18-7
 */
export function proRataTest(holders: readonly Holder[], trace?: Trace): ProRata {
  const contributed = sum(holders.map(({ contribution }) => contribution));
  const held = holders.map(({ holding }) => holding).reduce(add, ZERO);
  refuseIf(
    [
      [compare(distance(held, ONE), parameter("holdingsTolerance")) > 0, "out-of-range", "holdings-not-one", { holdings: held }],
      [contributed === 0n, "divide", "no-contribution"],
    ],
    CITE,
  );
  const tolerance = parameter("proRataTolerance");
  const inProportion = ({ holding, contribution }: Holder): boolean =>
    compare(distance(ratio(contribution, contributed), holding), tolerance) <= 0;
  const proRata = holders.every(inProportion);
  const eligibleInvestment = holders.map(({ contribution }) => (proRata ? contribution : NO_CENTS));
  trace?.line("lines.pro-rata", { owners: holders.length, contributed, tolerance }, proRata, CITE);
  return { proRata, eligibleInvestment, total: proRata ? contributed : NO_CENTS };
}
