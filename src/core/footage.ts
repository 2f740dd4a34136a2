import { ruleError } from "./errors";
import { multiply, ratio, ratioOf, type Ratio } from "./ratio";
import { toDecimal } from "./rounding";

/** Construction footage (pietaje de construcción): square feet in ten-thousandths, four decimals at most. */
export interface Footage {
  readonly tenThousandths: bigint;
}

export const footageOf = (tenThousandths: bigint): Footage => ({ tenThousandths });

/**
 * Square feet from plain decimal text.
 *
 * @throws RuleError `invalid` "not-a-decimal", "more-than-four-decimals"
 */
export function footage(text: string): Footage {
  const { n, d } = multiply(ratioOf(text), ratio(10_000n));
  if (d !== 1n) throw ruleError("invalid", "more-than-four-decimals", { value: text });
  return footageOf(n);
}

export const isFootage = (value: unknown): value is Footage =>
  typeof value === "object" && value !== null && "tenThousandths" in value && typeof value.tenThousandths === "bigint";

export const squareFeet = ({ tenThousandths }: Footage): Ratio => ratio(tenThousandths, 10_000n);
export const formatFootage = (area: Footage): string => toDecimal(squareFeet(area), 4);
export const addFootage = (areas: Iterable<Footage>): Footage => {
  let total = 0n;
  for (const { tenThousandths } of areas) total += tenThousandths;
  return footageOf(total);
};
