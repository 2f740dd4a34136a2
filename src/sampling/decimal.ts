import DecimalJs from "decimal.js";
import { ratioOf, type Ratio } from "../core";

/** Numbers of statistics: 40 significant digits. Amounts stay exact ratios and cents. */
export const Decimal = DecimalJs.clone({ precision: 40, rounding: DecimalJs.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });
export type Decimal = DecimalJs;

export const ONE = new Decimal(1);
export const NOTHING = new Decimal(0);

export const decimalOf = ({ n, d }: Ratio): Decimal => new Decimal(n.toString()).div(d.toString());

/** The ratio that a decimal's digits write. */
export const ratioOfDecimal = (value: Decimal): Ratio => ratioOf(value.toFixed());

/** What two ways to the same probability may differ by at 40 digits; far below any difference between two that are not equal. */
const EQUAL = new Decimal("1e-28");

/** At or below, so that a probability that equals its limit exactly (0.9 against 0.90) is never above it by a last digit. */
export const atMost = (value: Decimal, limit: Decimal): boolean => value.lte(limit.plus(EQUAL));

/** Rounded up to some decimals. */
export const roundedUp = (value: Decimal, places: number): Decimal => value.toDecimalPlaces(places, Decimal.ROUND_UP);
