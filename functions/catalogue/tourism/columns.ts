import { ruleError } from "../../../src/core";

type Row<Columns extends Readonly<Record<string, readonly unknown[]>>> = { readonly [Name in keyof Columns]: Columns[Name][number] };

/**
 * Lists that stand side by side, as rows.
 *
 * @throws RuleError `invalid` "different-lengths"
 */
export function rowsOf<Columns extends Readonly<Record<string, readonly unknown[]>>>(columns: Columns): readonly Row<Columns>[] {
  const lists = Object.entries(columns);
  const rows = lists[0]?.[1] ?? [];
  if (lists.some(([, list]) => list.length !== rows.length))
    throw ruleError("invalid", "different-lengths", { lists: lists.map(([name, list]) => `${name} (${list.length})`) });
  return rows.map((_, k) => Object.fromEntries(lists.map(([name, list]) => [name, list[k]])) as Row<Columns>);
}
