import { HostFailure } from "./failure";

/** A defined name as it stands in the workbook. */
export interface DefinedName {
  readonly name: string;
  readonly formula: string;
}

/** What to do with a name that an earlier document of ours has. */
export type TakenNames = "refuse" | "move";

/** Every defined name of a document begins like this. */
const OURS = /^PR_/i;
const isDead = ({ formula }: DefinedName): boolean => formula.includes("#REF!");

/**
 * Which of the names exist already and are to be pointed at the new sheets. A name whose sheet is gone is taken over without asking.
 *
 * @throws HostFailure "names-taken" for names of other people, and for ours unless they may be moved
 */
export function namesToMove(wanted: readonly string[], existing: readonly DefinedName[], taken: TakenNames): readonly DefinedName[] {
  const asked = new Set(wanted.map((name) => name.toLowerCase()));
  const found = existing.filter(({ name }) => asked.has(name.toLowerCase()));
  const mayMove = (one: DefinedName): boolean => OURS.test(one.name) && (taken === "move" || isDead(one));
  const refused = found.filter((one) => !mayMove(one)).map(({ name }) => name);
  if (refused.length > 0) throw new HostFailure("names-taken", { names: refused });
  return found;
}
