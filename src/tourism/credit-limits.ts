import { floorToCent, times, type Cents } from "../core";
import { parameter, type ParameterId } from "../law";

/** A share of an amount as a ceiling: rounded down, so that it is never exceeded. */
export const ceilingShare = (amount: Cents, rate: ParameterId): Cents => floorToCent(times(amount, parameter(rate)));

/**
 * The most credit an investor may have: 50% of its Eligible Investment, land included.
 *
 * @cite T-5c1-1
 */
export const investorCap = (eligibleInvestment: Cents): Cents => ceilingShare(eligibleInvestment, "investorCreditCap");

/**
 * The part of a credit that may be taken in its first tax year: half.
 *
 * @cite T-5b1-1
 */
export const firstYearHalf = (credit: Cents): Cents => ceilingShare(credit, "creditFirstYearShare");
