import { lesser, minus, NO_CENTS, plus, refuseIf, sum, type Cents, type Trace } from "../core";
import type { Readings } from "../law";

/** E exempt year, F flexible year (elected out), P before the grant, C casino. */
export const LOSS_CLASSES = ["E", "F", "P", "C"] as const;
export type LossClass = (typeof LOSS_CLASSES)[number];

/** "any": nature not given, enough before the start or after expiry. */
export const INCOME_TYPES = ["TDI", "nonTDI", "saleGain", "any"] as const;

export interface Loss {
  readonly year: number;
  readonly class: LossClass;
  readonly amount: Cents;
}

/** Income of a year; with no flag the year is exempt. */
export interface YearIncome {
  readonly year: number;
  readonly type: (typeof INCOME_TYPES)[number];
  readonly electedOut: boolean;
  readonly beforeStart: boolean;
  readonly afterExpiry: boolean;
  readonly amount: Cents;
}

/** Part of one loss used against one income: rows by their place in the lists given. */
export interface LossUse {
  readonly loss: number;
  readonly income: number;
  readonly amount: Cents;
}

export interface LossLedger {
  readonly used: Cents;
  readonly incomeAfter: Cents;
  readonly remaining: Cents;
  readonly uses: readonly LossUse[];
  /** What is left of each loss and of each income, in the order given. */
  readonly lossesLeft: readonly Cents[];
  readonly incomesLeft: readonly Cents[];
}

const CITE = "T-3a1H-1";

type Nature = (income: YearIncome) => boolean;

const isOutside: Nature = ({ beforeStart, afterExpiry }) => beforeStart || afterExpiry;
const isFlexible: Nature = (income) => income.electedOut && !isOutside(income);
const isExempt: Nature = (income) => !income.electedOut && !isOutside(income);
const isOtherDuringGrant: Nature = (income) => income.type === "nonTDI" && !isOutside(income);

/** Income of like nature for each class of loss; a sale gain takes losses of any nature. */
const LIKE_NATURE: Readonly<Record<LossClass, Nature>> = {
  E: (income) => income.type === "TDI" && isExempt(income),
  F: isFlexible,
  P: (income) => isOutside(income) || (income.type === "TDI" && isFlexible(income)) || isOtherDuringGrant(income),
  C: isOtherDuringGrant,
};

/** The example of the section leaves out the last item of the rule for losses before the grant. */
const LIKE_NATURE_OF_EXAMPLE: Readonly<Record<LossClass, Nature>> = {
  ...LIKE_NATURE,
  P: (income) => isOutside(income) || isFlexible(income),
};

/**
 * Net losses carried forward against income of like nature, or against the gain on the sale of the business.
 *
 * Income is taken by year, rows of one year in the order given; against each, the losses of earlier years only, oldest first. The years
 * after which a loss expires come from the Code: leave expired losses out.
 *
 * @throws RuleError `invalid` "income-in-two-periods"; `missing` "income-nature-needed" for "any" during the grant
 * @cite T-3a1H-1
 */
export function lossCarryforward(losses: readonly Loss[], incomes: readonly YearIncome[], readings: Readings, trace?: Trace): LossLedger {
  const periods = ({ electedOut, beforeStart, afterExpiry }: YearIncome): number =>
    Number(electedOut) + Number(beforeStart) + Number(afterExpiry);
  refuseIf(
    [
      [incomes.some((income) => periods(income) > 1), "invalid", "income-in-two-periods"],
      [incomes.some((income) => income.type === "any" && !isOutside(income)), "missing", "income-nature-needed"],
    ],
    CITE,
  );
  const likeNature = readings.option("X-17") === "EXAMPLE" ? LIKE_NATURE_OF_EXAMPLE : LIKE_NATURE;
  const uses = usesOf(losses, incomes, (loss, income) => income.type === "saleGain" || likeNature[loss.class](income));
  for (const { loss, income, amount } of uses) traceUse(losses[loss]!, incomes[income]!, amount, readings, trace);
  const ledger = ledgerOf(losses, incomes, uses);
  trace?.line("lines.losses-left", { used: ledger.used, incomeAfter: ledger.incomeAfter }, ledger.remaining, CITE);
  return ledger;
}

const byYear = (rows: readonly { readonly year: number }[]): readonly number[] =>
  rows.map((_, k) => k).sort((a, b) => rows[a]!.year - rows[b]!.year);

function usesOf(
  losses: readonly Loss[],
  incomes: readonly YearIncome[],
  allowed: (loss: Loss, income: YearIncome) => boolean,
): readonly LossUse[] {
  const lossLeft = losses.map(({ amount }) => amount);
  const incomeLeft = incomes.map(({ amount }) => amount);
  const uses: LossUse[] = [];
  for (const income of byYear(incomes))
    for (const loss of byYear(losses)) {
      const amount = lesser(lossLeft[loss]!, incomeLeft[income]!);
      if (amount === 0n || losses[loss]!.year >= incomes[income]!.year || !allowed(losses[loss]!, incomes[income]!)) continue;
      lossLeft[loss] = minus(lossLeft[loss]!, amount);
      incomeLeft[income] = minus(incomeLeft[income]!, amount);
      uses.push({ loss, income, amount });
    }
  return uses;
}

function ledgerOf(losses: readonly Loss[], incomes: readonly YearIncome[], uses: readonly LossUse[]): LossLedger {
  const usedOf = (side: "loss" | "income", row: number): Cents =>
    uses.reduce((total, use) => (use[side] === row ? plus(total, use.amount) : total), NO_CENTS);
  const lossesLeft = losses.map(({ amount }, row) => minus(amount, usedOf("loss", row)));
  const incomesLeft = incomes.map(({ amount }, row) => minus(amount, usedOf("income", row)));
  return {
    used: sum(uses.map(({ amount }) => amount)),
    incomeAfter: sum(incomesLeft),
    remaining: sum(lossesLeft),
    uses,
    lossesLeft,
    incomesLeft,
  };
}

function traceUse(loss: Loss, income: YearIncome, amount: Cents, readings: Readings, trace?: Trace): void {
  const operands = { lossYear: loss.year, class: loss.class, incomeYear: income.year, type: income.type };
  trace?.line("lines.loss-used", operands, amount, CITE, readings.used("X-17"));
}
