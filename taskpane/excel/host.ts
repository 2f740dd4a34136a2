import { failureOf, HostFailure } from "./failure";

/** What reader and writer need of Office.js: its globals inside Excel, a stand-in's outside. */
export interface Host {
  readonly Excel: Pick<typeof Excel, "run">;
  readonly Office: { readonly context: { readonly requirements: { isSetSupported(set: string, version?: string): boolean } } };
}

export const officeHost = (): Host => ({ Excel, Office });

/**
 * Runs a batch on the open workbook; it waits while the user is typing in a cell.
 *
 * @throws HostFailure whatever goes wrong
 */
export async function inWorkbook<T>(host: Host, batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await host.Excel.run({ delayForCellEdit: true }, batch);
  } catch (error) {
    throw failureOf(error);
  }
}

/** @throws HostFailure "excel-too-old" when this Excel lacks a version of the API */
export function requireApi(host: Host, version: string): void {
  if (!hasApi(host, version)) throw new HostFailure("excel-too-old", { needed: `ExcelApi ${version}` });
}

export const hasApi = (host: Host, version: string): boolean => host.Office.context.requirements.isSetSupported("ExcelApi", version);

/** @throws HostFailure "canceled" once the user has canceled */
export function refuseIfCanceled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new HostFailure("canceled");
}

/** Lets the pane draw and take clicks between two requests. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
