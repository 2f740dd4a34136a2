import { ratioOf, ruleError, type IsoDate, type Ratio } from "../core";
import data from "./parameters.json";

/** A figure of a text, dated: `null` from the day it was repealed. */
export interface Parameter {
  readonly unit: "dollars" | "days" | "months" | "years" | "hours" | "feet" | "rate" | "date" | "day of month" | "count";
  /** Day someone last compared the values with the source. */
  readonly checkedOn: string;
  readonly values: readonly { readonly from: string; readonly value: string | null; readonly cite: string }[];
}

const PARAMETERS = data as Readonly<Record<string, Parameter>>;
export type ParameterId = keyof typeof data;
export const PARAMETER_IDS = Object.keys(data) as readonly ParameterId[];

export const parameterOf = (id: ParameterId): Parameter => PARAMETERS[id]!;

/**
 * The value in force on a date, as exact text; without a date, the latest.
 *
 * @throws RuleError `missing` "parameter-not-in-force" before the first value or after a repeal
 */
export function parameterText(id: ParameterId, on?: IsoDate): string {
  const value = [...parameterOf(id).values].reverse().find(({ from }) => on === undefined || from <= on);
  if (!value || value.value === null) throw ruleError("missing", "parameter-not-in-force", { parameter: id, on: on ?? null });
  return value.value;
}

export const parameter = (id: ParameterId, on?: IsoDate): Ratio => ratioOf(parameterText(id, on));
/** A whole number: days, months, years, a count. */
export const wholeParameter = (id: ParameterId, on?: IsoDate): number => Number(parameterText(id, on));
