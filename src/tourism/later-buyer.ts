import { addDays, addMonths, cents, floorToCent, later, lesser, refuseIf, times, type Cents, type IsoDate, type Trace } from "../core";
import { parameter, parameterText, wholeParameter, type Readings } from "../law";
import { termUsed } from "./term-used";

const CREDIT = "T-2-25-6";
const REMAINDER = "T-2-25-7";
const MONTHS_A_YEAR = 12;

/**
 * Credit of the later buyer of a condohotel unit that the developer had used in the program: the lesser of half the cash paid and a tenth
 * of the lower price, down to the cent. The example's reading takes its fixed amount for the tenth.
 *
 * @param firstComparablePrice price of the first comparable unit sold right after the program began
 * @throws RuleError `out-of-range` "amount-not-positive", "cash-above-price"
 * @cite T-2-25-6
 */
export function laterBuyerCredit(cash: Cents, firstComparablePrice: Cents, buyerPrice: Cents, readings: Readings, trace?: Trace): Cents {
  refuseIf(
    [
      [cash <= 0n || firstComparablePrice <= 0n || buyerPrice <= 0n, "out-of-range", "amount-not-positive"],
      [cash > buyerPrice, "out-of-range", "cash-above-price", { cash, price: buyerPrice }],
    ],
    CREDIT,
  );
  const cashRate = parameter("laterBuyerCashRate");
  const cashLimit = floorToCent(times(cash, cashRate));
  trace?.line("lines.later-buyer-cash", { cash, rate: cashRate }, cashLimit, CREDIT);
  const priceLimit = priceLimitOf(lesser(firstComparablePrice, buyerPrice), readings);
  trace?.line("lines.later-buyer-price", { firstComparablePrice, buyerPrice }, priceLimit, CREDIT, readings.used("X-09"));
  return lesser(cashLimit, priceLimit);
}

const priceLimitOf = (lowerPrice: Cents, readings: Readings): Cents =>
  readings.option("X-09") === "EXAMPLE"
    ? cents(parameterText("laterBuyerExampleLimit"))
    : floorToCent(times(lowerPrice, parameter("laterBuyerPriceRate")));

export interface LaterBuyerEnd {
  readonly monthsUsed: number;
  readonly daysUsed: number;
  /** First day without benefits. */
  readonly end: IsoDate;
}

/**
 * When a later buyer's benefits end: the ten years less the time the developer used the unit in the program, from the buyer's own start;
 * never before it.
 *
 * @throws RuleError `out-of-range` "developer-dates-order", "buyer-before-developer-ends"
 * @cite T-2-25-7
 */
export function laterBuyerEnd(developerStart: IsoDate, developerEnd: IsoDate, buyerStart: IsoDate, trace?: Trace): LaterBuyerEnd {
  refuseIf(
    [
      [developerStart > developerEnd, "out-of-range", "developer-dates-order", { developerStart, developerEnd }],
      [developerEnd > buyerStart, "out-of-range", "buyer-before-developer-ends", { developerEnd, buyerStart }],
    ],
    REMAINDER,
  );
  const { months, days } = termUsed(developerStart, developerEnd);
  const whole = wholeParameter("exemptYears") * MONTHS_A_YEAR;
  trace?.line("lines.developer-months", { developerStart, developerEnd, days }, months, REMAINDER);
  const end = months >= whole ? buyerStart : later(buyerStart, addDays(addMonths(buyerStart, whole - months), -days));
  trace?.line("lines.later-buyer-end", { buyerStart, months: whole - months, days }, end, REMAINDER);
  return { monthsUsed: months, daysUsed: days, end };
}
