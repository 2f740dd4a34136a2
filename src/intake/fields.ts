import { z } from "zod";
import {
  centsOf,
  compare,
  footageOf,
  fromSerial,
  isFootage,
  isIsoDate,
  isRatio,
  ratioOf,
  RuleError,
  type Cents,
  type DateSystem,
  type Footage,
  type IsoDate,
  type Ratio,
} from "../core";
import { amountText, type DecimalMark } from "./amountText";
import { cleanText, foldText } from "./cleanText";
import { dateText, type DateOrder } from "./dates";
import type { Value } from "./grid";
import { identifierOfNumber, identifierText } from "./identifier";
import { centsOfNumber, decimalOfNumber } from "./numbers";
import { andThen, got, gotWith, missing, refuse, type Outcome } from "./outcome";

/** How the text of a sheet is to be read; the user may choose. */
export interface HowToRead {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly dateSystem: DateSystem;
}

/** Written as methods, so that a table may hold fields of every type in one list. */
interface Additive<T> {
  units(value: T): bigint;
  of(units: bigint): T;
}

/** A kind of field: how a cell that is not blank becomes a value. */
export interface FieldKind<T> {
  readonly name: string;
  readonly read: (value: Exclude<Value, null>, how: HowToRead) => Outcome<T>;
  readonly zod: z.ZodType<T>;
  /** For kinds that add up: the value as whole units, and back; totals are checked with it. */
  readonly adds?: Additive<T>;
}

export interface Bounds {
  readonly from?: string;
  readonly to?: string;
}

/** Runs a reader that refuses by throwing. */
function attempt<A, T>(read: (raw: A) => T, raw: A): Outcome<T> {
  try {
    return got(read(raw));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return refuse(error.kind, error.code, error.values);
  }
}

/** A value that no number, text or date reader takes. */
function unreadable(value: Value, code: string): Outcome<never> {
  if (typeof value === "object" && value !== null && "error" in value) return refuse("invalid", "cell-error", { value: value.error });
  return refuse("invalid", code, { value: typeof value === "object" && value !== null ? value.date : value });
}

/** Decimal text of a number or a text number; percentages only where they make sense. */
function decimalText(value: Value, how: HowToRead, percentAllowed: boolean): Outcome<string> {
  if (typeof value === "number") return attempt(decimalOfNumber, value);
  if (typeof value !== "string") return unreadable(value, "not-a-number");
  return andThen(amountText(value, how.decimalMark), ({ value: text, percent }) =>
    percent && !percentAllowed ? refuse("invalid", "percent-in-amount", { value }) : got(text),
  );
}

/** Whole units of `places` decimals; null when the text has more decimals than that. */
function unitsOf(text: string, places: number): bigint | null {
  const point = text.indexOf(".");
  if (point < 0) return BigInt(text) * 10n ** BigInt(places);
  const fraction = text.slice(point + 1).replace(/0+$/, "");
  return fraction.length > places ? null : BigInt(text.slice(0, point) + fraction.padEnd(places, "0"));
}

const LARGEST_CENTS = BigInt(Number.MAX_SAFE_INTEGER);

function readMoney(value: Value, how: HowToRead): Outcome<Cents> {
  if (typeof value === "number") return attempt(centsOfNumber, value);
  return andThen(decimalText(value, how, false), (text) => {
    const units = unitsOf(text, 2);
    if (units === null) return refuse("invalid", "more-than-two-decimals", { value: text });
    const tooLarge = units > LARGEST_CENTS || units < -LARGEST_CENTS;
    return tooLarge ? refuse("out-of-range", "money-too-large", { value: text }) : got(centsOf(units));
  });
}

const notNegative = <T>(outcome: Outcome<T>, units: (value: T) => bigint, raw: Value): Outcome<T> =>
  "value" in outcome && units(outcome.value) < 0n ? refuse("out-of-range", "negative", { value: raw }) : outcome;

const isCents = z.custom<Cents>((value) => typeof value === "bigint");
const itself = (amount: Cents): bigint => amount;

/** Money of either sign: payments, entries, budget lines. */
export const money: FieldKind<Cents> = { name: "money", read: readMoney, zod: isCents, adds: { units: itself, of: centsOf } };

/** Money that is never negative. */
export const amount: FieldKind<Cents> = {
  ...money,
  name: "amount",
  read: (value, how) => notNegative(readMoney(value, how), itself, value),
};

const EXEMPT_WORDS = new Set(["exempt", "exento", "exenta"]);

/**
 * A 0 that may be a blank: spreadsheets hand a blank over as 0, so only the text "0" or EXEMPT says that there is none.
 */
const zeroMustBeSaid =
  <T>(zero: T, read: FieldKind<T>["read"]): FieldKind<T>["read"] =>
  (value, how) => {
    if (value === 0) return missing("zero-or-blank");
    return typeof value === "string" && EXEMPT_WORDS.has(foldText(value)) ? got(zero) : read(value, how);
  };

const tenThousandths = (area: Footage): bigint => area.tenThousandths;

function readFootage(value: Value, how: HowToRead): Outcome<Footage> {
  const outcome = andThen(decimalText(value, how, false), (text) => {
    const units = unitsOf(text, 4);
    return units === null ? refuse("invalid", "more-than-four-decimals", { value: text }) : got(footageOf(units));
  });
  return notNegative(outcome, tenThousandths, value);
}

/** Square feet of construction; a number 0 is `missing`, the text "0" or EXEMPT is none. */
export const area: FieldKind<Footage> = {
  name: "area",
  read: zeroMustBeSaid(footageOf(0n), readFootage),
  zod: z.custom<Footage>(isFootage),
  adds: { units: tenThousandths, of: footageOf },
};

function within(value: Ratio, raw: unknown, { from, to }: Bounds): Outcome<Ratio> {
  if (from !== undefined && compare(value, ratioOf(from)) < 0)
    return refuse("out-of-range", from === "0" ? "negative" : "below-limit", { value: raw, limit: from });
  if (to !== undefined && compare(value, ratioOf(to)) > 0) return refuse("out-of-range", "above-limit", { value: raw, limit: to });
  return got(value);
}

/** A rate or factor; "6 %" is 0.06. */
export const rate = (bounds: Bounds = {}): FieldKind<Ratio> => ({
  name: "rate",
  read: (value, how) => andThen(decimalText(value, how, true), (text) => within(ratioOf(text), value, bounds)),
  zod: z.custom<Ratio>(isRatio),
});

/** A fraction from 0 to 1. */
export const share: FieldKind<Ratio> = { ...rate({ from: "0", to: "1" }), name: "share" };

const readCount =
  (bounds: Bounds): FieldKind<number>["read"] =>
  (value, how) =>
    andThen(decimalText(value, how, false), (text) =>
      andThen(within(ratioOf(text), value, bounds), ({ n, d }) =>
        d === 1n ? got(Number(n)) : refuse("out-of-range", "not-whole", { value }),
      ),
    );

/** A whole number. */
export const count = (bounds: Bounds = { from: "0" }): FieldKind<number> => ({ name: "count", read: readCount(bounds), zod: z.int() });
export const year: FieldKind<number> = { ...count({ from: "1900", to: "9999" }), name: "year" };

/** Days of a year; a number 0 is `missing`, the text "0" or EXEMPT is none. */
export const days: FieldKind<number> = {
  name: "days",
  read: zeroMustBeSaid(0, readCount({ from: "0", to: "366" })),
  zod: z.int(),
};

/** Days before this or from that on are warned of: more likely a slip than a date of these texts. */
const LIKELY = { from: "1950-01-01", before: "2100-01-01" };

const likely = (date: IsoDate): Outcome<IsoDate> =>
  date < LIKELY.from || date >= LIKELY.before ? gotWith(date, "unlikely-date", { date }) : got(date);

function readDate(value: Value, how: HowToRead): Outcome<IsoDate> {
  if (typeof value === "number")
    return andThen(
      attempt((serial) => fromSerial(serial, how.dateSystem), value),
      likely,
    );
  if (typeof value === "string") return andThen(dateText(value, how.dateOrder), likely);
  return typeof value === "object" && value !== null && "date" in value ? likely(value.date) : unreadable(value, "not-a-date");
}

export const date: FieldKind<IsoDate> = { name: "date", read: readDate, zod: z.custom<IsoDate>(isIsoDate) };

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...["true", "verdadero", "yes", "y", "si", "s", "x"].map((word) => [word, true] as const),
  ...["false", "falso", "no", "n"].map((word) => [word, false] as const),
]);

function readFlag(value: Value): Outcome<boolean> {
  if (typeof value === "boolean") return got(value);
  if (value === 0) return missing("zero-or-blank");
  const known = typeof value === "string" ? FLAGS.get(foldText(value)) : undefined;
  return known === undefined ? unreadable(value, "not-a-flag") : got(known);
}

/** TRUE or FALSE, or words; 0 is `missing`. */
export const flag: FieldKind<boolean> = { name: "flag", read: readFlag, zod: z.boolean() };

/** A code of a table, or one of the words that stand for it. */
export function code<const T extends string>(table: Readonly<Record<T, readonly string[]>>): FieldKind<T> {
  const codes = Object.keys(table) as T[];
  const known = new Map(codes.flatMap((name) => [name, ...table[name]].map((word) => [foldText(word), name] as const)));
  const read = (value: Value): Outcome<T> => {
    if (typeof value === "object") return unreadable(value, "unknown-code");
    const found = known.get(foldText(String(value)));
    return found === undefined ? refuse("invalid", "unknown-code", { value, codes }) : got(found);
  };
  return { name: "code", read, zod: z.enum(codes) as unknown as z.ZodType<T> };
}

function readIdentifier(value: Value): Outcome<string> {
  if (typeof value === "number") return identifierOfNumber(value);
  return typeof value === "string" ? identifierText(value) : unreadable(value, "not-text");
}

/** Text of an identifier, as written; see identifier.ts. */
export const identifier: FieldKind<string> = { name: "id", read: readIdentifier, zod: z.string().min(1) };

function readText(value: Value): Outcome<string> {
  if (typeof value === "number") return attempt(decimalOfNumber, value);
  return typeof value === "string" ? got(cleanText(value)) : unreadable(value, "not-text");
}

export const text: FieldKind<string> = { name: "text", read: readText, zod: z.string() };
