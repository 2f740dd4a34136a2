import { addDays, refuseIf, type IsoDate } from "../core";

/**
 * The last day to appeal a refusal of exempt status. The text at hand stops before any term, so it must be given (B-A32).
 *
 * @throws RuleError `missing` "appeal-term-blank"
 * @cite B-58
 */
export function appealDeadline(notified: IsoDate, termDays: number | null): { readonly deadline: IsoDate } {
  refuseIf([[termDays === null, "missing", "appeal-term-blank"]], "B-58");
  return { deadline: addDays(notified, termDays!) };
}
