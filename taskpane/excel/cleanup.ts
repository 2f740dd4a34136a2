import { inWorkbook, type Host } from "./host";
import type { DefinedName } from "./names";

/** How the workbook was set before the write. */
export interface Modes {
  readonly calculationMode: Excel.Application["calculationMode"];
  readonly enableEvents: boolean;
}

/** What a write has begun and must be able to take back; noted before each step is sent, for a request can fail half done. */
export interface Begun {
  readonly modes?: Modes;
  /** The workbook's title, which is set only where there was none. */
  readonly title?: string;
  sheets: readonly { readonly name: string; readonly id?: string }[];
  readonly added: readonly string[];
  readonly moved: readonly DefinedName[];
}

export function restoreModes({ workbook, runtime }: Excel.RequestContext, { calculationMode, enableEvents }: Modes): void {
  workbook.application.calculationMode = calculationMode;
  runtime.enableEvents = enableEvents;
}

/** Waits before each try to take a write back, in milliseconds. */
const TRIES = [0, 200, 1_000];

/**
 * Takes back everything begun: names, sheets, modes.
 *
 * @returns names of the sheets that may still be there after several tries
 */
export async function undo(host: Host, begun: Begun): Promise<readonly string[]> {
  for (const wait of TRIES) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await inWorkbook(host, (context) => takeBack(context, begun));
      return [];
    } catch {
      // What a failed try has taken away is gone; the next goes on from there.
    }
  }
  return begun.sheets.map(({ name }) => name);
}

async function takeBack(context: Excel.RequestContext, { modes, title, sheets, added, moved }: Begun): Promise<void> {
  const { worksheets, names, properties } = context.workbook;
  const ourSheets = sheets.map(({ id, name }) => worksheets.getItemOrNullObject(id ?? name));
  const ourNames = added.map((name) => names.getItemOrNullObject(name));
  for (const one of [...ourSheets, ...ourNames]) one.load("name");
  await context.sync();
  if (modes) restoreModes(context, modes);
  if (title === "") properties.title = "";
  for (const { name, formula } of moved) names.getItem(name).formula = formula;
  // Names first: one whose sheet is gone would stay behind as #REF!.
  for (const one of [...ourNames, ...ourSheets]) if (!one.isNullObject) one.delete();
  await context.sync();
}
