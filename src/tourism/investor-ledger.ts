import { greater, lesser, minus, NO_CENTS, plus, refuseIf, sum, type Cents, type Trace } from "../core";
import type { Readings } from "../law";
import { creditBasis } from "./credit-basis";
import { usableCredit, type HeldCredit } from "./usable-credit";

const T_5B1_1 = "T-5b1-1";

/** A credit that an investor holds, by its origin; a bought one does not reduce the investor's basis. */
export interface OriginCredit extends Omit<HeldCredit, "used"> {
  readonly origin: string;
  readonly bought: boolean;
}

/** What an investor did with one credit in one tax year. */
export interface LedgerEntry {
  readonly origin: string;
  readonly year: number;
  readonly taken: Cents;
  readonly ceded: Cents;
  /** Part of what was ceded that counts against the first-year half: what its buyer may take in that year. */
  readonly cededOfHalf: Cents;
  /** Recaptured in the year; asked for only under X-60=RESTORED. */
  readonly recaptured: Cents | null;
}

export interface LedgerRow extends LedgerEntry {
  /** The most the investor could take in the year. */
  readonly usable: Cents;
  /** Credit neither taken nor ceded at the year's end. */
  readonly balance: Cents;
}

export interface InvestorLedger {
  readonly rows: readonly LedgerRow[];
  /** Basis at the end of each year that has entries. */
  readonly basis: readonly { readonly year: number; readonly basis: Cents }[];
}

/**
 * The ledger of an investor: each credit year by year on its own, and the basis of its Eligible Investment. The limit that X-26=EXAMPLE puts
 * on a year of all credits together is that of {@link usableCredit}.
 *
 * @param entries in any order; at most one for a credit and year
 * @throws RuleError `invalid` "unknown-origin"; `out-of-range` "take-above-usable", "transfer-above-credit"
 * @cite T-5b1-1, T-5c4-1, T-5d2-1, T-5e2-1
 */
export function investorLedger(
  credits: readonly OriginCredit[],
  startBasis: Cents,
  entries: readonly LedgerEntry[],
  readings: Readings,
  trace?: Trace,
): InvestorLedger {
  const unknown = entries.filter(({ origin }) => !credits.some((credit) => credit.origin === origin)).map(({ origin }) => origin);
  refuseIf([[unknown.length > 0, "invalid", "unknown-origin", { unknown }]], T_5B1_1);
  const rows = credits.flatMap((credit) => rowsOfCredit(credit, inOrder(entries, credit.origin), readings, trace));
  return { rows, basis: basisByYear(credits, startBasis, entries, readings, trace) };
}

const inOrder = (entries: readonly LedgerEntry[], origin: string): readonly LedgerEntry[] =>
  entries.filter((entry) => entry.origin === origin).sort((a, b) => a.year - b.year);

function rowsOfCredit(credit: OriginCredit, entries: readonly LedgerEntry[], readings: Readings, trace?: Trace): readonly LedgerRow[] {
  let balance = credit.credit;
  return entries.map((entry) => {
    const { year, taken, ceded, cededOfHalf } = entry;
    const used = year === credit.firstYear ? cededOfHalf : minus(credit.credit, balance);
    const rest = greater(NO_CENTS, minus(balance, ceded));
    const usable = lesser(usableCredit([{ ...credit, used }], year, null, readings, trace).usable, rest);
    refuseIf(
      [
        [ceded > balance, "out-of-range", "transfer-above-credit", { taken, ceded, credit: balance }],
        [taken > usable, "out-of-range", "take-above-usable", { toTake: taken, usable }],
      ],
      T_5B1_1,
    );
    balance = minus(rest, taken);
    return { ...entry, usable, balance };
  });
}

/** Only the investor's own credits reduce its basis. */
function basisByYear(
  credits: readonly OriginCredit[],
  startBasis: Cents,
  entries: readonly LedgerEntry[],
  readings: Readings,
  trace?: Trace,
): InvestorLedger["basis"] {
  const own = new Set(credits.filter(({ bought }) => !bought).map(({ origin }) => origin));
  const years = [...new Set(entries.map(({ year }) => year))].sort((a, b) => a - b);
  const ofYear = years.map((year) => {
    const found = entries.filter((entry) => entry.year === year && own.has(entry.origin));
    const lacksRecapture = found.some(({ recaptured }) => recaptured === null);
    return {
      taken: sum(found.map(({ taken }) => taken)),
      ceded: sum(found.map(({ ceded }) => ceded)),
      recaptured: lacksRecapture ? null : found.reduce((total, { recaptured }) => plus(total, recaptured!), NO_CENTS),
    };
  });
  return creditBasis(startBasis, ofYear, readings, trace).map((basis, k) => ({ year: years[k]!, basis }));
}
