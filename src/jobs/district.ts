import {
  benefitBase,
  exemptionWindow,
  liableDaysOf,
  parcelStatus,
  payerOf,
  reviseAmount,
  revisionMode,
  type Base,
  type BudgetLine,
  type ParcelStatus,
} from "../benefit";
import { daysInYear, NO_CENTS, RuleError, type Cents, type Footage } from "../core";
import type { Choices } from "../documents/about";
import { DISTRICT_TABLES, type Problem, type RowOf } from "../intake";
import type { Readings } from "../law";
import { need, rowProblem, tableProblem, type JobRow } from "./job";

/** The tables that a roll of the District is made from. */
export const ROLL_TABLES = {
  boardSettings: need(DISTRICT_TABLES.boardSettings, true, "entity", "year", "benefitShare", "revisionFixed", "priorBase"),
  budgetLines: need(DISTRICT_TABLES.budgetLines, false, "head", "label", "amount", "centro"),
  parcels: need(
    DISTRICT_TABLES.parcels,
    true,
    "id",
    "payer",
    "lessee",
    "footage",
    "inDistrict",
    "designatedPrivate",
    "transferred",
    "authorityOwned",
    "status",
    "exempt",
    "liableDays",
    "constructionStart",
    "application",
    "applicationAccepted",
    "finished",
    "usable",
    "occupied",
  ),
  buildings: need(DISTRICT_TABLES.buildings, false, "id", "parcel", "footage", "liableDays"),
  priorRoll: need(DISTRICT_TABLES.priorRoll, false, "id", "fullCharge"),
};

export type Settings = RowOf<(typeof DISTRICT_TABLES)["boardSettings"]["fields"]>;
export type ParcelRow = JobRow<RowOf<(typeof DISTRICT_TABLES)["parcels"]["fields"]>>;
export type BudgetRow = JobRow<RowOf<(typeof DISTRICT_TABLES)["budgetLines"]["fields"]>>;

/** A parcel as the roll takes it, with who pays and how it stands. */
export interface DistrictParcel {
  readonly id: string;
  readonly payer: string | null;
  readonly status: ParcelStatus;
  readonly footage: Footage | null;
  readonly liableDays: number;
  readonly row: ParcelRow;
}

/** What was found of the parcels: the good ones, and everything that keeps the roll from being made. */
export interface Found<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** Status, payer and chargeable days of every parcel; all problems at once. */
export function districtParcels(rows: readonly ParcelRow[], year: number, readings: Readings): Found<readonly DistrictParcel[]> {
  const problems: Problem[] = [];
  const value = rows.map((row): DistrictParcel => {
    const { id, footage } = row.values;
    const status = statusOf(row, problems);
    const liableDays = status === "CHARGEABLE" ? daysOf(row, year, readings, problems) : 0;
    if (status === "CHARGEABLE" && footage === null && liableDays !== 0)
      problems.push(rowProblem("stop", row, "footage", "footage-blank", "B-51"));
    return { id, payer: payer(row), status, footage, liableDays, row };
  });
  const assumed = rows.filter(({ values }) => values.status === null && flagsOf(values).every((flag) => flag === null));
  if (assumed.length > 0)
    problems.push(tableProblem("warn", assumed[0]!.source.sheet, "status-assumed", "B-13", { parcels: assumed.length }));
  return { value, problems };
}

const flagsOf = ({ inDistrict, designatedPrivate, transferred }: ParcelRow["values"]) =>
  [inDistrict, designatedPrivate, transferred] as const;

/** The status given, or the answer of the private-parcel test; with no fact at all the register lists private parcels (warned of). */
function statusOf(row: ParcelRow, problems: Problem[]): ParcelStatus {
  const { status } = row.values;
  const [inDistrict, designatedPrivate, transferred] = flagsOf(row.values);
  if (status !== null) return status;
  if (inDistrict === null && designatedPrivate === null && transferred === null) return "CHARGEABLE";
  for (const field of ["inDistrict", "designatedPrivate", "transferred"] as const)
    if (row.values[field] === null) problems.push(rowProblem("stop", row, field, "status-flag-blank", "B-13"));
  return parcelStatus({ inDistrict: inDistrict ?? true, designatedPrivate: designatedPrivate ?? true, transferred: transferred ?? true });
}

/** The days given, or those left by the exemption's dates; a whole year where there is neither. */
function daysOf(row: ParcelRow, year: number, readings: Readings, problems: Problem[]): number {
  const { liableDays, constructionStart, application, applicationAccepted, exempt } = row.values;
  if (liableDays !== null) return withinYear(row, liableDays, year, problems);
  if (constructionStart !== null && application !== null && applicationAccepted !== false)
    return exemptionDays(row, year, readings, problems);
  if (exempt === true) problems.push(rowProblem("stop", row, "exempt", "exempt-without-dates", "B-32"));
  return daysInYear(year);
}

function withinYear(row: ParcelRow, days: number, year: number, problems: Problem[]): number {
  if (days <= daysInYear(year)) return days;
  problems.push(rowProblem("stop", row, "liableDays", "liable-days-outside-year", "B-16", { days, inYear: daysInYear(year) }));
  return daysInYear(year);
}

function exemptionDays(row: ParcelRow, year: number, readings: Readings, problems: Problem[]): number {
  const { constructionStart, application, finished, usable, occupied } = row.values;
  const facts = { constructionStart: constructionStart!, application: application!, finished, usable, occupied };
  try {
    const window = exemptionWindow({ ...facts, developer: null, recognized: null, endDate: null, debtCleared: null }, readings);
    return liableDaysOf(window, year, readings);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    for (const { code, values, cite } of error.all)
      problems.push(rowProblem("stop", row, "constructionStart", code, cite ?? "B-33", values));
    return daysInYear(year);
  }
}

function payer({ values: { payer, lessee, authorityOwned } }: ParcelRow): string | null {
  const holder = authorityOwned === true ? lessee : payer;
  return holder === null ? null : payerOf({ feeOwner: payer, lessee, authorityOwned: authorityOwned === true });
}

/** The base of the year: the budget's, revised by the fixed amount of the settings (B-29). */
export interface YearBase {
  readonly budget: Base;
  readonly revision: Cents;
  readonly base: Cents;
}

/** @throws RuleError as benefitBase and reviseAmount */
export function yearBase(rows: readonly BudgetRow[], settings: Settings, { readings }: Choices): Found<YearBase> {
  const problems = rows
    .filter(({ values }) => values.centro === null)
    .map((row) => rowProblem("stop", row, "centro", "centro-blank", "B-09"));
  const negative = rows
    .filter(({ values }) => values.amount < 0n)
    .map((row) => rowProblem("stop", row, "amount", "negative-amount", "B-24", { value: row.values.amount }));
  const lines = rows.map(({ values }): BudgetLine => ({
    ...values,
    centro: values.centro ?? false,
    amount: values.amount < 0n ? NO_CENTS : values.amount,
  }));
  const share = settings.benefitShare;
  const budget = benefitBase(lines, readings, share === null ? null : { CAPITAL: share, PROJECTS: share });
  const fixed = settings.revisionFixed === null ? [] : [{ code: "OTHER" as const, amount: settings.revisionFixed }];
  const base = reviseAmount(budget.base, [], fixed, revisionMode(readings));
  return { value: { budget, revision: settings.revisionFixed ?? NO_CENTS, base }, problems: [...problems, ...negative] };
}

/** The one row of settings. */
export const settingsOf = (rows: readonly JobRow<Settings>[]): Settings => rows[0]!.values;
