import type ExcelJS from "exceljs";
import { addSheet, newWorkbook, type TableSheet } from "../sheets";
import { boardSheet, budgetSheet, scenarioSheet } from "./budget";
import { billedSheet, costSheet, debtSheet, demandSheet, paymentSheet, priorRollSheet } from "./collections";
import { buildingSheet, parcelSheet } from "./parcels";
import { accountSheet, holidaySheet, registerSheet } from "./records";

/** The sheets of the example district, in the order of the workbook. */
export const DISTRICT_SHEETS: readonly TableSheet[] = [
  boardSheet,
  budgetSheet,
  parcelSheet,
  buildingSheet,
  priorRollSheet,
  billedSheet,
  paymentSheet,
  costSheet,
  demandSheet,
  debtSheet,
  accountSheet,
  registerSheet,
  scenarioSheet,
  holidaySheet,
];

/** The district as a board would keep it: one sheet a table. */
export function districtWorkbook(): ExcelJS.Workbook {
  const workbook = newWorkbook();
  for (const sheet of DISTRICT_SHEETS) addSheet(workbook, sheet);
  return workbook;
}
