import { inWorkbook, officeHost, type Host } from "./host";

/** Brings a sheet to the front and, given an address, selects it there: where a problem is. */
export async function goTo(sheetName: string, address?: string, host: Host = officeHost()): Promise<void> {
  await inWorkbook(host, async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetName);
    sheet.activate();
    if (address) sheet.getRange(address).select();
    await context.sync();
  });
}

/** The selected cells. */
export interface Selection {
  readonly sheet: string;
  readonly address: string;
}

/**
 * Tells of the selection, now and each time it changes; null while it is not one rectangle of cells.
 *
 * @returns ends the watch
 */
export async function watchSelection(tell: (selection: Selection | null) => void, host: Host = officeHost()): Promise<() => Promise<void>> {
  const look = async (): Promise<void> => tell(await selectionIn(host).catch(() => null));
  const handler = await inWorkbook(host, async (context) => {
    const added = context.workbook.onSelectionChanged.add(look);
    await context.sync();
    return added;
  });
  await look();
  return async () => {
    handler.remove();
    await handler.context.sync();
  };
}

const selectionIn = (host: Host): Promise<Selection> =>
  inWorkbook(host, async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address,worksheet/name");
    await context.sync();
    return { sheet: range.worksheet.name, address: range.address.slice(range.address.lastIndexOf("!") + 1) };
  });
