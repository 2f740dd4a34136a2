import {
  minus,
  multiply,
  negatives,
  ONE,
  outsideOne,
  refuseIf,
  roundToCent,
  subtract,
  times,
  type Cents,
  type Ratio,
  type Trace,
} from "../core";
import type { Readings } from "../law";

/** gross − exempt = net, to the cent. */
export interface Excise {
  readonly gross: Cents;
  readonly exempt: Cents;
  readonly net: Cents;
}

/** How much of the excise is left, by option of C-A16. */
const EXEMPT: Readonly<Record<string, (value: Cents, rate: Ratio, share: Ratio) => Excise>> = {
  ROUND_THEN_EXEMPT: exciseOf,
  ROUND_ONCE: exciseRoundedOnce,
};

/**
 * The excise on the value of the works and the part of it that an ordinance exempts.
 *
 * @param value cents
 * @param rate of the ordinance in force, 0 to 1; the text names none
 * @param exemptShare 0 to 1
 * @throws RuleError `out-of-range` "negative", "above-limit"
 * @cite C-03, C-27
 */
export function constructionExcise(value: Cents, rate: Ratio, exemptShare: Ratio, readings: Readings, trace?: Trace): Excise {
  refuseIf([...negatives({ value }), ...outsideOne({ rate, exemptShare })], "C-03");
  const excise = EXEMPT[readings.option("C-A16")]!(value, rate, exemptShare);
  trace?.line("lines.excise-gross", { value, rate }, excise.gross, "C-03", readings.used("C-A24"));
  trace?.line("lines.excise-net", { gross: excise.gross, exempt: excise.exempt, exemptShare }, excise.net, "C-27", readings.used("C-A16"));
  return excise;
}

/** The excise rounded, then the exemption of it rounded. */
export function exciseOf(value: Cents, rate: Ratio, exemptShare: Ratio): Excise {
  const gross = roundToCent(times(value, rate));
  const exempt = roundToCent(times(gross, exemptShare));
  return { gross, exempt, net: minus(gross, exempt) };
}

function exciseRoundedOnce(value: Cents, rate: Ratio, exemptShare: Ratio): Excise {
  const gross = roundToCent(times(value, rate));
  const net = roundToCent(times(value, multiply(rate, subtract(ONE, exemptShare))));
  return { gross, exempt: minus(gross, net), net };
}
