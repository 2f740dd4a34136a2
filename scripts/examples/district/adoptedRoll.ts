import { allocate, cents, footage, footageOf, isoDate, type Cents, type Footage } from "../../../src/core";
import {
  benefitBase,
  buildingsRoll,
  installments,
  type Building,
  type BudgetLine,
  type Head,
  type Installment,
} from "../../../src/benefit";
import { Readings } from "../../../src/law";
import type { EntryRow } from "../sheets";
import { BUDGET } from "./budget";
import { BUILDINGS, PARCELS } from "./parcels";

const HEAD_OF: Readonly<Record<string, Head>> = {
  "Gastos operacionales": "OPERATING",
  "Mejoras capitales": "CAPITAL",
  Mantenimiento: "MAINTENANCE",
  Proyectos: "PROJECTS",
};

export const PRIOR_BASE = cents("1318600.00");
const YEAR = 2026;
const ALL_YEAR = 365;
const FIRST_DUE = isoDate("2026-01-01");
const NUMBER_OF_INSTALLMENTS = 12;

const moneyOf = (entry: unknown): Cents => cents(String(entry));

/** Footage as the sheet has it: the word EXENTA is none. */
const areaOf = (entry: unknown): Footage => (typeof entry === "number" ? footage(String(entry)) : footageOf(0n));

const linesOf = (rows: readonly EntryRow<"budgetLines">[]): readonly BudgetLine[] =>
  rows.map(({ head, label, amount, centro }) => ({
    head: HEAD_OF[String(head)]!,
    label: String(label),
    amount: moneyOf(amount),
    centro: centro === true,
  }));

const isCharged = ({ status }: EntryRow<"parcels">): boolean => status === "Sujeta a cargo";

/** The buildings of a parcel; one without a list of buildings is one building. Exempt when the roll was adopted: no days. */
function buildingsOf({ id, footage: area, exempt }: EntryRow<"parcels">): readonly Building[] {
  const listed = BUILDINGS.filter(({ parcel }) => parcel === id);
  if (listed.length === 0) return [{ id: String(id), parcel: String(id), footage: areaOf(area), liableDays: exempt ? 0 : ALL_YEAR }];
  return listed.map((building) => ({
    id: String(building.id),
    parcel: String(id),
    footage: areaOf(building.footage),
    liableDays: Number(building.liableDays),
  }));
}

export interface BilledParcel {
  readonly id: string;
  readonly charge: Cents;
  readonly installments: readonly Installment[];
}

/** The roll as the Board adopted it in December, under the default readings: who is billed, and in which installments. */
export function adoptedRoll(): readonly BilledParcel[] {
  const { base } = benefitBase(linesOf(BUDGET), Readings.defaults, null);
  const roll = buildingsRoll(base, YEAR, PARCELS.filter(isCharged).flatMap(buildingsOf), Readings.defaults);
  return roll.rows
    .filter(({ charge }) => charge > 0n)
    .map(({ parcel, charge }) => ({
      id: parcel,
      charge,
      installments: installments(charge, NUMBER_OF_INSTALLMENTS, FIRST_DUE, Readings.defaults).rows,
    }));
}

/** Parcels that last year's roll did not have yet. */
const NEW_THIS_YEAR = new Set(["040-012-306-02-001", "040-012-306-05-001", "040-012-307-02-001"]);

/** Last year's base over the private parcels of last year. */
export function priorRoll(): readonly { readonly id: string; readonly fullCharge: Cents }[] {
  const rows = PARCELS.filter((parcel) => isCharged(parcel) && !NEW_THIS_YEAR.has(String(parcel.id)));
  const ids = rows.map(({ id }) => String(id));
  const shares = allocate(
    PRIOR_BASE,
    rows.map((row) => areaOf(row.footage).tenThousandths),
    ids,
  );
  return ids.map((id, k) => ({ id, fullCharge: shares[k]! }));
}
