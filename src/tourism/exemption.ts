import { minus, multiply, ONE, roundToCent, times, type Cents, type Ratio, type Trace } from "../core";
import { parameter, type ParameterId } from "../law";
import { needed } from "./needed";

export const EXEMPTION_KINDS = ["income", "property", "municipal", "use", "construction"] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];

export interface ExemptionFacts {
  readonly kind: ExemptionKind;
  /** Income or tax, before the exemption. */
  readonly amount: Cents;
  /** New business; the municipal exemption asks. */
  readonly isNew: boolean | null;
  /** The income exemption asks. */
  readonly inViequesCulebra: boolean | null;
  /** Part of the amount that belongs to the tourism activity; blank is all of it. */
  readonly tourismShare: Ratio | null;
  /** Rate of the grant, when the Director set another. */
  readonly override: Ratio | null;
}

export interface Exemption {
  readonly rate: Ratio;
  readonly exempt: Cents;
  readonly taxable: Cents;
}

interface KindRule {
  readonly cite: string;
  /** The fact that chooses between the two rates, when the kind has two. */
  readonly asks?: "isNew" | "inViequesCulebra";
  readonly rate: ParameterId;
  readonly rateWhenTrue?: ParameterId;
}

const RULES: Readonly<Record<ExemptionKind, KindRule>> = {
  income: { cite: "T-3a1A-1", asks: "inViequesCulebra", rate: "incomeExemptRate", rateWhenTrue: "incomeExemptRateIslands" },
  property: { cite: "T-3a2-1", rate: "propertyExemptRate" },
  municipal: { cite: "T-3a3-1", asks: "isNew", rate: "municipalExemptRateExisting", rateWhenTrue: "municipalExemptRateNew" },
  use: { cite: "T-3a4-1", rate: "useTaxExemptRate" },
  construction: { cite: "T-3a5-1", rate: "constructionExemptRate" },
};

function rateOf(facts: ExemptionFacts): Ratio {
  const { cite, asks, rate, rateWhenTrue } = RULES[facts.kind];
  if (!asks || !rateWhenTrue) return parameter(rate);
  return parameter(needed(facts[asks], asks, cite) ? rateWhenTrue : rate);
}

/**
 * Exempt and taxable part of an income or a tax: amount × tourism share × rate, rounded half away from zero to the cent; the rest is
 * taxable.
 *
 * @throws RuleError `missing` "blank" when the fact that sets the rate is blank and the grant sets none
 * @cite T-3a1A-1, T-3a2-1, T-3a2-2, T-3a3-1, T-3a3-2, T-3a4-1, T-3a5-1
 */
export function exemption(facts: ExemptionFacts, trace?: Trace): Exemption {
  const { kind, amount, override } = facts;
  const { cite } = RULES[kind];
  const rate = override ?? rateOf(facts);
  trace?.line("lines.exempt-rate", { kind, override }, rate, cite);
  const tourismShare = facts.tourismShare ?? ONE;
  const exempt = roundToCent(times(amount, multiply(tourismShare, rate)));
  trace?.line("lines.exempt-amount", { amount, tourismShare, rate }, exempt, cite);
  return { rate, exempt, taxable: minus(amount, exempt) };
}
