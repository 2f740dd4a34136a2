import { minus, multiply, NO_CENTS, ONE, plus, ratio, refuseIf, roundToCent, sum, type Cents, type Ratio, type Trace } from "../core";
import type { Readings } from "../law";

/** The four heads of the benefit-charge budget (Cap. III, Regla 2(4)). */
export const HEADS = ["OPERATING", "CAPITAL", "MAINTENANCE", "PROJECTS"] as const;
export type Head = (typeof HEADS)[number];

export interface BudgetLine {
  readonly head: Head;
  readonly label: string | null;
  readonly amount: Cents;
  /** The line serves the Centro (B-09). */
  readonly centro: boolean;
}

/** What share of each improvement head the private parcels receive, as the Board found (B-A15); an absent head is whole. */
export type BoardShares = Readonly<Partial<Record<"CAPITAL" | "PROJECTS", Ratio | null>>>;

export interface Base {
  readonly operating: Cents;
  readonly capital: Cents;
  readonly maintenance: Cents;
  readonly projects: Cents;
  readonly base: Cents;
  readonly excludedCentro: Cents;
}

/**
 * The base of the benefit charges: the four heads without the lines of the Centro.
 *
 * @returns cents by head, the base and what was excluded: base + excluded = sum of the lines unless a Board share applies
 * @throws RuleError `missing` "board-shares-blank"; `out-of-range` "negative-amount"
 * @cite B-24, B-23
 */
export function benefitBase(lines: readonly BudgetLine[], readings: Readings, shares: BoardShares | null, trace?: Trace): Base {
  const shared = readings.option("B-A15") === "BOARD_SHARE";
  refuseIf(
    [
      [shared && shares === null, "missing", "board-shares-blank"],
      ...lines.map(({ amount }) => [amount < 0n, "out-of-range", "negative-amount", { value: amount }] as const),
    ],
    "B-24",
  );
  const kept = lines.filter((line) => !isExcluded(line, readings));
  const headTotal = (head: Head): Cents => sharedHead(head, totalOf(kept, head), shared ? shares : null, readings, trace);
  const [operating, capital, maintenance, projects] = HEADS.map(headTotal) as [Cents, Cents, Cents, Cents];
  const base = sum([operating, capital, maintenance, projects]);
  const excludedCentro = minus(sum(lines.map(({ amount }) => amount)), sum(kept.map(({ amount }) => amount)));
  trace?.line("lines.centro-excluded", { lines: lines.length - kept.length }, excludedCentro, "B-24", readings.used("B-A13"));
  trace?.line("lines.base", { operating, capital, maintenance, projects }, base, "B-24");
  return { operating, capital, maintenance, projects, base, excludedCentro };
}

const isExcluded = ({ head, centro }: BudgetLine, readings: Readings): boolean =>
  centro && (readings.option("B-A13") === "ALL" || head === "PROJECTS");

const totalOf = (lines: readonly BudgetLine[], head: Head): Cents =>
  lines.reduce((total, line) => (line.head === head ? plus(total, line.amount) : total), NO_CENTS);

function sharedHead(head: Head, total: Cents, shares: BoardShares | null, readings: Readings, trace?: Trace): Cents {
  const share = (shares as Readonly<Record<string, Ratio | null | undefined>> | null)?.[head] ?? ONE;
  const result = roundToCent(multiply(ratio(total), share));
  trace?.line("lines.head-total", { head, total, share }, result, "B-23", readings.used("B-A15"));
  return result;
}
