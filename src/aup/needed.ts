import { ruleError } from "../core";

/**
 * A fact that only some cases of a rule need.
 *
 * @throws RuleError `missing` "blank" when it is blank
 */
export function needed<T>(value: T | null | undefined, field: string, cite: string): T {
  if (value === null || value === undefined) throw ruleError("missing", "blank", { field }, cite);
  return value;
}
