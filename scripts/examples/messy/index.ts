import type ExcelJS from "exceljs";
import { newWorkbook } from "../sheets";
import { budgetPage } from "./budget";
import { addPage } from "./page";
import { parcelPage } from "./parcels";
import { boardPage, paymentPage, priorRollPage } from "./records";

/** The table that each sheet of the messy workbook holds. */
export const MESSY_PAGES = [
  { table: "budgetLines", page: budgetPage },
  { table: "parcels", page: parcelPage },
  { table: "priorRoll", page: priorRollPage },
  { table: "payments", page: paymentPage },
  { table: "boardSettings", page: boardPage },
] as const;

/** The same district as people send it. */
export function messyWorkbook(): ExcelJS.Workbook {
  const workbook = newWorkbook();
  for (const { page } of MESSY_PAGES) addPage(workbook, page);
  return workbook;
}
