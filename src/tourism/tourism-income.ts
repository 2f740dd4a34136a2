import { refuseIf, ratio, sum, type Cents, type Ratio, type Trace } from "../core";

/** Kinds of income of a hotel, condohotel, parador or guest house. "other" is what the activity brings beside those named. */
export const LODGING_INCOME_KINDS = ["rooms", "food", "retail", "sports", "commercialRent", "reinvestment", "other", "casino"] as const;

export interface IncomeLine {
  readonly kind: (typeof LODGING_INCOME_KINDS)[number];
  readonly amount: Cents;
  /** Retail only: the shop is owned by the exempt business, operated by it, and inside its premises; blank waits for an answer. */
  readonly owned?: boolean | null;
  readonly operated?: boolean | null;
  readonly inside?: boolean | null;
}

export interface TourismIncome {
  readonly tdi: Cents;
  readonly other: Cents;
  readonly share: Ratio;
  /** Retail lines, by their place in the list, that wait for an answer and count as other income. */
  readonly unanswered: readonly number[];
}

const CITE = "T-2-16-1";

const retailFacts = ({ owned, operated, inside }: IncomeLine): readonly (boolean | null | undefined)[] => [owned, operated, inside];

const isTourism = (line: IncomeLine): boolean =>
  line.kind === "retail" ? retailFacts(line).every((fact) => fact === true) : line.kind !== "casino";

const waits = (line: IncomeLine): boolean =>
  line.kind === "retail" && !retailFacts(line).includes(false) && retailFacts(line).some((fact) => typeof fact !== "boolean");

/**
 * Tourism Development Income of a lodging, other income, and the share of the first. Casino income is never tourism; a shop counts only
 * when owned and operated by the exempt business inside its premises.
 *
 * @throws RuleError `divide` "total-income-zero"
 * @cite T-2-16-1
 */
export function tourismIncome(lines: readonly IncomeLine[], trace?: Trace): TourismIncome {
  const amountOf = (kept: readonly IncomeLine[]): Cents => sum(kept.map(({ amount }) => amount));
  const [tdi, total] = [amountOf(lines.filter(isTourism)), amountOf(lines)];
  refuseIf([[total === 0n, "divide", "total-income-zero"]], CITE);
  const unanswered = lines.flatMap((line, k) => (waits(line) ? [k] : []));
  const share = ratio(tdi, total);
  trace?.line("lines.tourism-income", { tdi, total, unanswered: unanswered.length }, share, CITE);
  return { tdi, other: amountOf(lines.filter((line) => !isTourism(line))), share, unanswered };
}
