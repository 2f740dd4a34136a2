import Decimal from "decimal.js";
import { format, formatFootage, isFootage, isRatio, toDecimal, type Cents } from "../src/core";

const RATIO_PLACES = 6;

/** A result as JSON: money "1000.00", rates and ratios as decimal text of at most six places, footage as decimal text, dates ISO. */
export function toJson(value: unknown): unknown {
  if (typeof value === "bigint") return format(value as Cents);
  if (isRatio(value)) return toDecimal(value, RATIO_PLACES);
  if (isFootage(value)) return formatFootage(value);
  if (Decimal.isDecimal(value)) return value.toString();
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Map) return toJson(Object.fromEntries(value));
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
}
