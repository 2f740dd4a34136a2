import { ruleError } from "../core";
import data from "./provisions.json";

/** A rule of the inventory: id ("B-26"), the text it belongs to, the provision it carries out, its title. */
export interface Provision {
  readonly id: string;
  readonly text: "benefit" | "port" | "excise" | "tourism";
  readonly provision: string;
  readonly title: Readonly<Record<"es" | "en", string>>;
}

export const PROVISIONS: readonly Provision[] = data as readonly Provision[];
const byId = new Map(PROVISIONS.map((provision) => [provision.id, provision]));

/** @throws RuleError `invalid` "unknown-rule" */
export function provisionOf(id: string): Provision {
  const provision = byId.get(id);
  if (!provision) throw ruleError("invalid", "unknown-rule", { rule: id });
  return provision;
}
