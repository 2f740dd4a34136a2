import type { DateSystem } from "../../src/core";
import type { DrawnSheet } from "../../src/documents/layout";
import type { Begun } from "./cleanup";
import { PROBE_NAME, probeDateSystem } from "./dates";
import { HostFailure } from "./failure";
import { namesToMove, type TakenNames } from "./names";
import { freeSheetNames } from "./sheetNames";

/** What is known of the workbook before anything is changed: what the write will begin, by which names, in which calendar. */
export interface Plan {
  readonly begun: Begun;
  /** The date system, asked for once the write has begun: it takes a passing name. */
  readonly dateSystem: () => Promise<DateSystem>;
}

/**
 * Asks all there is to ask in one request.
 *
 * @throws HostFailure "structure-protected", "names-taken"
 */
export async function preflight(context: Excel.RequestContext, sheets: readonly DrawnSheet[], taken: TakenNames): Promise<Plan> {
  const { workbook, runtime } = context;
  workbook.worksheets.load("items/name");
  workbook.names.load("items/name,items/formula");
  workbook.protection.load("protected");
  workbook.application.load("calculationMode");
  workbook.properties.load("title");
  runtime.load("enableEvents");
  await context.sync();
  if (workbook.protection.protected) throw new HostFailure("structure-protected");
  return { begun: planned(context, sheets, taken), dateSystem: () => probeDateSystem(context) };
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
