import type { TableSchema } from "../schema";
import { budgetLines, scenarios } from "./budget";
import { billed, collectionCosts, debts, demands, payments } from "./collections";
import { buildings, parcels, priorRoll } from "./parcels";
import { accountEntries, holidayDays, readingChoices, registerDocuments } from "./records";
import { boardSettings } from "./settings";

/** Every input table of the District. */
export const DISTRICT_TABLES = {
  parcels,
  buildings,
  priorRoll,
  budgetLines,
  scenarios,
  billed,
  payments,
  collectionCosts,
  demands,
  debts,
  accountEntries,
  registerDocuments,
  boardSettings,
  holidays: holidayDays,
  readings: readingChoices,
} as const satisfies Readonly<Record<string, unknown>>;

export const DISTRICT_TABLE_LIST: readonly TableSchema[] = Object.values(DISTRICT_TABLES) as unknown as readonly TableSchema[];
