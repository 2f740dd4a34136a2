import { cleanText } from "./cleanText";
import { andThen, ask, got, gotWith, missing, refuse, type Outcome } from "./outcome";

/** The mark between whole and fraction: a point (the default in Puerto Rico) or, when the user says so, a comma. */
export type DecimalMark = "point" | "comma";

/** A number found in text: plain decimal text, as written or divided by 100 when it was a percentage. */
export interface TextNumber {
  readonly value: string;
  readonly percent: boolean;
}

const PLAIN = /^\d+(?:\.\d+)?$/;
const NOT_GIVEN = new Set(["N/A", "NA", "N/D", "ND", "NO APLICA", "NOT AVAILABLE", "NO DISPONIBLE"]);
const CELL_ERROR = /^#[A-Z0-9/]+[!?]?$/;
/** What an accounting format shows for zero: "$ -". */
const ACCOUNTING_DASH = /^(?:US)?\$? ?[-\u2013\u2014\u2212]+$/;
const PERCENT = / ?%(?=\)?$)/;
const FULL_WIDTH = /[\uFF10-\uFF19]/;
const LEDGER_MARK = /^(.*\d\)?) ?(CR|DR|DB)\.?$/i;

const POINT_GROUPS = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.\d*)?$/;
const COMMA_GROUPS = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:,\d*)?$/;
/** Written with a decimal comma beyond doubt, or with points that can only part thousands. */
const LOOKS_LIKE_COMMA = /^(?:\d+,\d{1,2}|\d{1,3}(?:[. ]\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/;

const OWN_CURRENCY = "US\\$|USD|\\$|d[oó]lares|dollars";
const OTHER_CURRENCY = "€|£|¥|EUR|GBP|MXN|DOP|CAD";
const CURRENCY_AT_START = new RegExp(`^(?:(${OWN_CURRENCY})|${OTHER_CURRENCY}) ?`, "i");
const CURRENCY_AT_END = new RegExp(` ?(?:(${OWN_CURRENCY})|${OTHER_CURRENCY})$`, "i");

/**
 * Reads the text of a cell as a number, as people write amounts: currency marks, grouping, parentheses or a trailing minus.
 *
 * A text that can be read in two ways is a question; a text without a number is refused, never zero.
 *
 * @returns the decimal text with its own number of places
 */
export function amountText(raw: string, mark: DecimalMark = "point"): Outcome<TextNumber> {
  if (PLAIN.test(raw) && mark === "point") return got(numberOf(raw));
  const text = cleanText(raw).replace(/[\u2212\u2013](?=[ $]*[\d.(])/g, "-");
  if (text === "" || NOT_GIVEN.has(text.toUpperCase())) return missing();
  if (CELL_ERROR.test(text)) return refuse("invalid", "cell-error", { value: text });
  if (ACCOUNTING_DASH.test(text)) return ask("dash-for-zero", "0", "missing");
  if (FULL_WIDTH.test(text)) return confirm("unusual-digits", amountText(text.normalize("NFKC"), mark));
  const ledger = LEDGER_MARK.exec(text);
  if (ledger) return eitherSign(amountText(ledger[1]!, mark));
  return PERCENT.test(text) ? percentage(text.replace(PERCENT, ""), mark) : signed(text, mark);
}

const numberOf = (value: string, percent = false): TextNumber => ({ value, percent });

/** A reading that stands only if the user says so. */
const confirm = (code: string, outcome: Outcome<TextNumber>): Outcome<TextNumber> =>
  andThen(outcome, ({ value }) => ask(code, value, "error"));

/** "CR" and "DR": the sign depends on whose ledger it is. */
const eitherSign = (outcome: Outcome<TextNumber>): Outcome<TextNumber> =>
  andThen(outcome, ({ value }) => ask("ledger-mark", negative(value), value));

const negative = (value: string): string => (value.startsWith("-") ? value.slice(1) : /[1-9]/.test(value) ? `-${value}` : value);

const percentage = (text: string, mark: DecimalMark): Outcome<TextNumber> =>
  andThen(signed(text, mark), ({ value }) => got(numberOf(hundredth(value), true)));

/** Moves the point two places to the left. */
function hundredth(value: string): string {
  const [sign, size] = value.startsWith("-") ? ["-", value.slice(1)] : ["", value];
  const [whole = "", fraction = ""] = size.split(".");
  const digits = whole.padStart(3, "0");
  const moved = `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`;
  return sign + moved.replace(/^0+(?=\d)/, "").replace(/\.?0+$/, "");
}

interface Undressed {
  readonly body: string;
  /** Minus signs and pairs of parentheses found. */
  readonly negations: number;
  /** A currency other than the dollar was named. */
  readonly foreign: boolean;
}

const NEGATION = /^- ?(.+)$|^(.+?) ?-$|^\( ?(.+?) ?\)$/;

/** Takes off every sign, and the currency marks of each end once. */
function undress(text: string, edges: readonly RegExp[] = [CURRENCY_AT_START, CURRENCY_AT_END]): Undressed {
  const negation = NEGATION.exec(text);
  if (negation) {
    const inner = undress((negation[1] ?? negation[2] ?? negation[3])!, edges);
    return { ...inner, negations: inner.negations + 1 };
  }
  const edge = edges.find((pattern) => pattern.test(text));
  if (!edge) return { body: text, negations: 0, foreign: false };
  const inner = undress(
    text.replace(edge, ""),
    edges.filter((other) => other !== edge),
  );
  return { ...inner, foreign: inner.foreign || edge.exec(text)![1] === undefined };
}

/** One sign makes the number negative; two are a question, more are refused. */
function signed(text: string, mark: DecimalMark): Outcome<TextNumber> {
  const { body, negations, foreign } = undress(text);
  const number = bare(body.replace(/^\+ ?(?=[\d.])/, ""), mark);
  if (negations > 2) return notANumber(text);
  if (negations === 2) return confirm("two-signs", number);
  const result = negations === 1 ? withSign(number) : number;
  return foreign ? andThen(result, (value) => gotWith(value, "other-currency", { value: text })) : result;
}

function withSign(outcome: Outcome<TextNumber>): Outcome<TextNumber> {
  if ("ask" in outcome) return { ...outcome, ask: outcome.ask.map((answer) => (/\d/.test(answer) ? negative(answer) : answer)) };
  return andThen(outcome, ({ value }) => got(numberOf(negative(value))));
}

/** Digits with regular grouping and one decimal mark. */
function bare(body: string, mark: DecimalMark): Outcome<TextNumber> {
  if (!/\d/.test(body)) return notANumber(body);
  if (mark === "comma") return COMMA_GROUPS.test(body) ? got(numberOf(fromComma(body))) : notANumber(body);
  if (POINT_GROUPS.test(body)) return got(numberOf(tidy(body.replace(/[, ]/g, ""))));
  return LOOKS_LIKE_COMMA.test(body) ? ask("decimal-comma", fromComma(body), "error") : notANumber(body);
}

const notANumber = (value: string): Outcome<never> => refuse("invalid", "not-a-number", { value });
const fromComma = (body: string): string => tidy(body.replace(/[. ]/g, "").replace(",", "."));
/** ".5" and "5." as "0.5" and "5". */
const tidy = (text: string): string => text.replace(/^\./, "0.").replace(/\.$/, "");
