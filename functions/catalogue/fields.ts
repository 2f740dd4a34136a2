import { z } from "zod";
import {
  cents,
  compare,
  footage,
  fromSerial,
  holidayTable,
  isoDate,
  isRatio,
  ratio,
  ratioOf,
  RuleError,
  ruleError,
  type Cents,
  type ErrorKind,
  type ErrorValues,
  type Footage,
  type HolidayTable,
  type IsoDate,
  type Ratio,
} from "../../src/core";
import { centsOfNumber, decimalOfNumber } from "../../src/intake/numbers";
import { known, shapeOf, type FieldKind, type FieldShape, type ListShape } from "./shape";

/**
 * The kinds of named inputs. Each reads JSON (decimal text, ISO dates) or what a cell holds (numbers, serials), and turns a bad value into
 * a zod issue with the kind and code of the refusal, so that every bad input of a call is reported at once.
 */
export interface IssueParams {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly values: ErrorValues;
}

type Bounds = { readonly from?: string; readonly to?: string };

const isBlank = (raw: unknown): boolean => raw === null || raw === undefined || raw === "";

/** Adds a refusal to those of the call. */
export const issue = (context: z.RefinementCtx, params: IssueParams): void =>
  context.addIssue({ code: "custom", params, message: params.code });

/** Runs a reader; its refusals become issues. */
function readInto<T>(raw: unknown, context: z.RefinementCtx, read: (raw: unknown) => T): T {
  try {
    return read(raw);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    for (const { kind, code, values } of error.all) issue(context, { kind, code, values });
    return z.NEVER;
  }
}

/** A required field: blank is `missing`. */
const required = <T>(read: (raw: unknown) => T) =>
  z.unknown().transform((raw, context): T => {
    if (!isBlank(raw)) return readInto(raw, context, read);
    issue(context, { kind: "missing", code: "blank", values: {} });
    return z.NEVER;
  });

/** An optional field: blank is null. */
const optional = <T>(read: (raw: unknown) => T) =>
  z
    .unknown()
    .transform((raw, context): T | null => (isBlank(raw) ? null : readInto(raw, context, read)))
    .optional()
    .transform((value): T | null => value ?? null);

export interface Field<T> {
  /** Blank is refused as `missing`. */
  readonly required: z.ZodType<T>;
  /** Blank is null. */
  readonly optional: z.ZodType<T | null>;
}

const field = <T>(kind: FieldKind, read: (raw: unknown) => T, codes: FieldShape["codes"] = []): Field<T> => ({
  required: known(required(read) as unknown as z.ZodType<T>, { kind, required: true, codes }),
  optional: known(optional(read) as unknown as z.ZodType<T | null>, { kind, required: false, codes }),
});

function decimalText(raw: unknown): string {
  if (typeof raw === "number") return decimalOfNumber(raw);
  if (typeof raw === "string") return raw.trim();
  throw ruleError("invalid", "not-a-number", { value: raw });
}

function within(value: Ratio, raw: unknown, { from, to }: Bounds): void {
  if (from !== undefined && compare(value, ratioOf(from)) < 0)
    throw ruleError("out-of-range", from === "0" ? "negative" : "below-limit", { value: raw, limit: from });
  if (to !== undefined && compare(value, ratioOf(to)) > 0) throw ruleError("out-of-range", "above-limit", { value: raw, limit: to });
}

const readMoney =
  (bounds: Bounds) =>
  (raw: unknown): Cents => {
    const amount = typeof raw === "number" ? centsOfNumber(raw) : cents(decimalText(raw));
    within(ratio(amount, 100n), raw, bounds);
    return amount;
  };

const readRate =
  (bounds: Bounds) =>
  (raw: unknown): Ratio => {
    const value = isRatio(raw) ? raw : ratioOf(decimalText(raw));
    within(value, raw, bounds);
    return value;
  };

const readCount =
  (bounds: Bounds) =>
  (raw: unknown): number => {
    const value = ratioOf(decimalText(raw));
    if (value.d !== 1n) throw ruleError("out-of-range", "not-whole", { value: raw });
    within(value, raw, bounds);
    return Number(value.n);
  };

function readFootage(raw: unknown): Footage {
  const area = footage(decimalText(raw));
  within(ratio(area.tenThousandths), raw, { from: "0" });
  return area;
}

function readDate(raw: unknown): IsoDate {
  if (typeof raw === "number") return fromSerial(raw, 1900);
  if (typeof raw === "string") return isoDate(raw.trim());
  throw ruleError("invalid", "not-a-date", { value: raw });
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = { true: true, yes: true, sí: true, si: true, false: false, no: false };

function readFlag(raw: unknown): boolean {
  if (typeof raw === "boolean") return raw;
  const known = typeof raw === "string" ? FLAG_WORDS[raw.trim().toLowerCase()] : undefined;
  if (known === undefined) throw ruleError(raw === 0 ? "missing" : "invalid", "not-a-flag", { value: raw });
  return known;
}

const readText = (raw: unknown): string => {
  if (typeof raw !== "string" && typeof raw !== "number") throw ruleError("invalid", "not-text", { value: raw });
  return String(raw).trim();
};

const readCode =
  <T extends string | number>(codes: readonly T[]) =>
  (raw: unknown): T => {
    const found = codes.find((code) => code === raw || String(code) === String(raw).trim().toUpperCase());
    if (found === undefined) throw ruleError("invalid", "unknown-code", { value: raw, codes });
    return found;
  };

/** Money of either sign; {@link amount} refuses a negative. */
export const money = field("money", readMoney({}));
export const amount = field("money", readMoney({ from: "0" }));
export const rate = (bounds: Bounds = {}): Field<Ratio> => field("rate", readRate(bounds));
/** A fraction from 0 to 1. */
export const share = rate({ from: "0", to: "1" });
export const count = (bounds: Bounds = {}): Field<number> => field("count", readCount(bounds));
export const year = field("year", readCount({ from: "1900", to: "9999" }));
/** Days of a row that count: in a range a blank must never pass for 0. */
export const days = field("days", readCount({}));
export const area = field("area", readFootage);
export const date = field("date", readDate);
export const flag = field("flag", readFlag);
export const text = field("text", readText);
export const code = <T extends string | number>(...codes: readonly T[]): Field<T> => field("code", readCode(codes), codes);

/** A list; blank is an empty list. */
export const list = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> =>
  z.preprocess((raw) => (isBlank(raw) ? [] : raw), z.array(item)) as unknown as z.ZodType<readonly T[]>;

/** A list that must be given: blank is refused as `missing`; an empty list is a list. */
export const given = <T>(items: z.ZodType<T>): z.ZodType<T> =>
  known(
    z
      .unknown()
      .superRefine((raw, context) => {
        if (isBlank(raw)) issue(context, { kind: "missing", code: "blank", values: {} });
      })
      .pipe(items) as unknown as z.ZodType<T>,
    { ...shapeOf(items), required: true } as ListShape,
  );

/** A list that must be given: see {@link given}. */
export const givenList = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> => given(list(item));

/** A list of records whose id must not stand twice; checked even when other fields are bad. */
export const uniqueRows = <T extends object>(row: z.ZodType<T>, id: keyof T & string): z.ZodType<readonly T[]> =>
  list(row).superRefine(function duplicates(rows, context) {
    const seen = new Set<unknown>();
    for (const record of Array.isArray(rows) ? rows : []) {
      const key = (record as Record<string, unknown> | null)?.[id];
      if (seen.has(key)) issue(context, { kind: "invalid", code: "duplicate-id", values: { id: key } });
      seen.add(key);
    }
  });

/** A holiday table given as a list of dates. */
export const holidays: z.ZodType<HolidayTable> = list(date.required).transform((days) =>
  holidayTable(days),
) as unknown as z.ZodType<HolidayTable>;

/** A holiday table where some option can do without one: blank is null, an empty list a table without holidays. */
export const optionalHolidays: z.ZodType<HolidayTable | null> = known(
  z
    .unknown()
    .transform((raw, context): HolidayTable | null => {
      if (isBlank(raw)) return null;
      const read = holidays.safeParse(raw);
      if (read.success) return read.data;
      for (const found of read.error.issues)
        issue(
          context,
          found.code === "custom"
            ? (found.params as unknown as IssueParams)
            : { kind: "invalid", code: "not-a-date", values: { value: raw } },
        );
      return z.NEVER;
    })
    .optional()
    .transform((value) => value ?? null) as unknown as z.ZodType<HolidayTable | null>,
  shapeOf(holidays),
);
