import type { DrawnSheet } from "../../src/documents/layout";
import type { Begun } from "./cleanup";
import { PROBE_NAME } from "./dates";
import { HostFailure } from "./failure";
import { namesToMove, type TakenNames } from "./names";
import { freeSheetNames } from "./sheetNames";

/**
 * Asks in one request what must be known before anything is changed, and says what the write will begin.
 *
 * @throws HostFailure "structure-protected", "names-taken"
 */
export async function preflight(context: Excel.RequestContext, sheets: readonly DrawnSheet[], taken: TakenNames): Promise<Begun> {
  const { workbook, runtime } = context;
  workbook.worksheets.load("items/name");
  workbook.names.load("items/name,items/formula");
  workbook.protection.load("protected");
  workbook.application.load("calculationMode");
  workbook.properties.load("title");
  runtime.load("enableEvents");
  await context.sync();
  if (workbook.protection.protected) throw new HostFailure("structure-protected");
  return planned(context, sheets, taken);
}

function planned({ workbook, runtime }: Excel.RequestContext, sheets: readonly DrawnSheet[], taken: TakenNames): Begun {
  const wanted = sheets.flatMap(({ names }) => names.map(({ name }) => name));
  const existing = workbook.names.items.map(({ name, formula }) => ({ name, formula: String(formula) }));
  const moved = namesToMove(wanted, existing, taken);
  const kept = new Set(moved.map(({ name }) => name.toLowerCase()));
  const names = freeSheetNames(
    sheets.map(({ name }) => name),
    workbook.worksheets.items.map(({ name }) => name),
  );
  return {
    modes: { calculationMode: workbook.application.calculationMode, enableEvents: runtime.enableEvents },
    title: workbook.properties.title,
    sheets: names.map((name) => ({ name })),
    added: [...wanted.filter((name) => !kept.has(name.toLowerCase())), PROBE_NAME],
    moved,
  };
}
