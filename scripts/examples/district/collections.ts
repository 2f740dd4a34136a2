import { addDays, centsOf, isoDate, roundToCent, ratioOf, sum, times, toDollars, type Cents, type IsoDate } from "../../../src/core";
import { tableSheet, type EntryRow } from "../sheets";
import { adoptedRoll, priorRoll, type BilledParcel } from "./adoptedRoll";

/** The books were closed on this day. */
const BOOKS_CLOSED = isoDate("2026-06-30");

const BILLED: readonly BilledParcel[] = adoptedRoll().map(({ installments, ...parcel }) => ({
  ...parcel,
  installments: installments.filter(({ due }) => due <= BOOKS_CLOSED),
}));

export const priorRollSheet = tableSheet(
  "Rol 2025",
  "priorRoll",
  { id: "Parcela", fullCharge: "Cargo anual completo" },
  priorRoll().map(({ id, fullCharge }) => ({ id, fullCharge: toDollars(fullCharge) })),
);

export const billedSheet = tableSheet(
  "Cuotas",
  "billed",
  { parcel: "Parcela", due: "Fecha de vencimiento", amount: "Plazo" },
  BILLED.flatMap(({ id, installments }) => installments.map(({ due, amount }) => ({ parcel: id, due, amount: toDollars(amount) }))),
);

export interface Payment {
  readonly date: IsoDate;
  readonly parcel: string;
  readonly amount: Cents;
  readonly memo?: string;
  readonly returned?: boolean;
}

type Due = BilledParcel["installments"][number];
type Habit = (id: string, due: Due, month: number, all: readonly Due[]) => readonly Payment[];

const payment = (parcel: string, due: IsoDate, daysAfter: number, amount: Cents, memo?: string): Payment => ({
  date: addDays(due, daysAfter),
  parcel,
  amount,
  ...(memo === undefined ? {} : { memo }),
});

/** Within the ten days of grace, each parcel on a day of its own. */
const punctual: Habit = (id, { due, amount }) => [payment(id, due, 1 + ((Number(id.slice(12, 14)) + Number(id.slice(8, 11))) % 8), amount)];

const part = (amount: Cents, share: string): Cents => roundToCent(times(amount, ratioOf(share)));

/** Payers who do something else, by parcel; months from 0. */
const HABITS: Readonly<Record<string, Habit>> = {
  // March comes late.
  "040-012-301-05-001": (id, due, month, all) =>
    month === 2 ? [payment(id, due.due, 18, due.amount, "Pago tardío de marzo")] : punctual(id, due, month, all),
  // April comes in two parts, the second one late.
  "040-012-302-02-001": (id, due, month, all) =>
    month !== 3
      ? punctual(id, due, month, all)
      : [
          payment(id, due.due, 6, part(due.amount, "0.6"), "Abono"),
          payment(id, due.due, 24, centsOf(due.amount - part(due.amount, "0.6")), "Resto de abril"),
        ],
  // The check for February bounced and was made good.
  "040-012-302-06-001": (id, due, month, all) =>
    month !== 1
      ? punctual(id, due, month, all)
      : [
          payment(id, due.due, 4, due.amount, "Cheque 4417"),
          { ...payment(id, due.due, 10, centsOf(-due.amount), "Cheque 4417 devuelto por el banco"), returned: true },
          payment(id, due.due, 19, due.amount, "Cheque de gerente"),
        ],
  // Paid January only.
  "040-012-303-02-001": (id, due, month, all) => (month === 0 ? punctual(id, due, month, all) : []),
  // Stopped paying in April; half of April came in June.
  "040-012-304-06-001": (id, due, month, all) =>
    month < 3 ? punctual(id, due, month, all) : month === 3 ? [payment(id, due.due, 70, part(due.amount, "0.5"), "Abono a la deuda")] : [],
  // Pays three months at once.
  "040-012-303-06-001": (id, due, month, all) =>
    month % 3 === 0 ? [payment(id, due.due, 2, sum(all.slice(month, month + 3).map(({ amount }) => amount)), "Pago de tres meses")] : [],
  // Paid May twice.
  "040-012-304-05-001": (id, due, month, all) => [
    ...punctual(id, due, month, all),
    ...(month === 4 ? [payment(id, due.due, 8, due.amount, "Duplicado")] : []),
  ],
};

/** Every payment received, by date. */
export const PAYMENTS: readonly Payment[] = BILLED.flatMap(({ id, installments }) =>
  installments.flatMap((due, month) => (HABITS[id] ?? punctual)(id, due, month, installments)),
).sort((a, b) => (a.date === b.date ? (a.parcel < b.parcel ? -1 : 1) : a.date < b.date ? -1 : 1));

export const paymentSheet = tableSheet(
  "Pagos 2026",
  "payments",
  { date: "Fecha de pago", parcel: "Parcela", amount: "Importe", memo: "Nota", returned: "Cheque devuelto" },
  PAYMENTS.map((row) => ({ ...row, amount: toDollars(row.amount), returned: row.returned ?? false })),
);

export const costSheet = tableSheet(
  "Gastos de cobro",
  "collectionCosts",
  { date: "Fecha", parcel: "Parcela", amount: "Importe", description: "Concepto" },
  [
    { date: "2026-04-20", parcel: "040-012-303-02-001", amount: 750, description: "Honorarios de abogado" },
    { date: "2026-05-08", parcel: "040-012-303-02-001", amount: 85.5, description: "Emplazamiento" },
    { date: "2026-05-29", parcel: "040-012-304-06-001", amount: 35, description: "Gestión de cobro" },
  ],
);

export const demandSheet = tableSheet(
  "Requerimientos",
  "demands",
  { parcel: "Parcela", sent: "Fecha de envío", certifiedNo: "Núm. de correo certificado", received: "Fecha de recibo" },
  [
    { parcel: "040-012-303-02-001", sent: "2026-02-12", certifiedNo: "7021-0950-0001-4410-2231", received: "2026-02-17" },
    { parcel: "040-012-303-02-001", sent: "2026-03-12", certifiedNo: "7021-0950-0001-4410-2248", received: "2026-03-16" },
    { parcel: "040-012-301-05-001", sent: "2026-03-12", certifiedNo: "7021-0950-0001-4410-2255", received: "2026-03-14" },
    { parcel: "040-012-304-06-001", sent: "2026-04-14", certifiedNo: "7021-0950-0001-4410-2262", received: "2026-04-20" },
    { parcel: "040-012-304-06-001", sent: "2026-05-12", certifiedNo: "7021-0950-0001-4410-2279" },
  ],
);

const debt = (parcel: string, description: string, amount: number, open: boolean, status: string): EntryRow<"debts"> => ({
  parcel,
  description,
  amount,
  open,
  status,
});

export const debtSheet = tableSheet(
  "Deudas",
  "debts",
  { parcel: "Parcela", description: "Deuda", amount: "Balance", open: "Pendiente", status: "Estado" },
  [
    debt("040-012-306-01-001", "Canon de estacionamiento, 2024", 12_480.75, true, "Impugnada en el tribunal"),
    debt("040-012-306-03-001", "Derechos de conexión", 3_200, false, "Vencida"),
    debt("040-012-306-05-001", "Multa administrativa", 1_500, true, "Vencida"),
    debt("040-012-307-01-001", "Cargos por beneficio, 2024", 8_940.3, true, "Plan de pago"),
    debt("040-012-307-02-001", "Reembolso de obras", 6_715, true, "Aún no exigible"),
  ],
);
