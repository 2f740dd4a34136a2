import ExcelJS from "exceljs";
import { boardSheet, budgetSheet } from "./district/budget";
import { AUTHORITY, exempt, NOT_TRANSFERRED, parcel, parcelSheet } from "./district/parcels";
import { addSheet, MADE_ON, type EntryRow, type TableSheet } from "./sheets";

const padded = (value: number, digits: number): string => String(value).padStart(digits, "0");

/** A hundred lots a block, a thousand blocks a sheet of the map. */
const idOf = (k: number): string =>
  `040-${padded(100 + Math.floor(k / 100_000), 3)}-${padded(Math.floor(k / 100) % 1000, 3)}-${padded(k % 100, 2)}-001`;

const LEAST_FOOTAGE = 600;
/** Prime steps through a prime number of hundredths: the footages look irregular, and every run has the same ones. */
const [STEP, HUNDREDTHS] = [7_919_333, 2_499_997];
const footageOf = (k: number): number => LEAST_FOOTAGE + ((k * STEP) % HUNDREDTHS) / 100;

/** Every so many parcels one is of another kind. */
const KINDS: readonly { readonly every: number; readonly facts: EntryRow<"parcels"> }[] = [
  { every: 211, facts: { payer: AUTHORITY, ...NOT_TRANSFERRED } },
  { every: 97, facts: exempt("2024-03-11", "2024-03-20", { finished: "2026-07-29", usable: "2026-08-20" }) },
  { every: 50, facts: exempt("2025-09-15", "2025-10-01") },
  { every: 41, facts: exempt("2025-03-03", "2025-03-17", { rehabilitation: true, usable: "2026-05-15" }) },
];

function parcelAt(k: number): EntryRow<"parcels"> {
  const kind = KINDS.find(({ every }) => (k + 1) % every === 0);
  return parcel(idOf(k), `Titular ${padded(k + 1, 6)} LLC`, 1000 + (k % 9000), footageOf(k), kind?.facts);
}

function* parcelRows(count: number): Generator<EntryRow<"parcels">> {
  for (let k = 0; k < count; k++) yield parcelAt(k);
}

/** Rows of a sheet of the file format, less the header. */
export const MOST_PARCELS = 1_048_575;

const SAMPLE = 50;
const sampled: TableSheet = { ...parcelSheet, rows: [...parcelRows(SAMPLE)] as TableSheet["rows"] };

/** Writes a district of so many parcels, with the budget and the Board's terms of the small one, a row at a time. */
export async function writeLargeDistrict(path: string, count: number): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: true });
  Object.assign(workbook, { creator: "Prorrata", created: MADE_ON, modified: MADE_ON });
  for (const data of [boardSheet, budgetSheet]) addSheet(workbook, data).commit();
  addSheet(workbook, sampled, parcelRows(count)).commit();
  await workbook.commit();
}
