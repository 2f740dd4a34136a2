import { format, sum, toDollars, isoDate, toSerial, type Cents } from "../../../src/core";
import { priorRoll } from "../district/adoptedRoll";
import { PAYMENTS, type Payment } from "../district/collections";
import { cellOf } from "../sheets";
import type { Cells, Page } from "./page";

const grouped = (amount: Cents): string => format(amount).replace(/\B(?=(\d{3})+\.)/g, ",");

const rolls = priorRoll();
const blockOf = (id: string): string => id.slice(0, 11);
const totalOf = (rows: typeof rolls): number => toDollars(sum(rows.map(({ fullCharge }) => fullCharge)));

/** Last year's roll as a system exports it: each block of several parcels with its sum above them, a total without a label below. */
export const priorRollPage: Page = {
  name: "roll2025_export",
  rows: [
    ["Parcel", "Full-year charge", "Printed on"],
    ...[...new Set(rolls.map(({ id }) => blockOf(id)))].flatMap((block): readonly Cells[] => {
      const rows = rolls.filter(({ id }) => blockOf(id) === block);
      const heading: readonly Cells[] = rows.length > 1 ? [[block, totalOf(rows)]] : [];
      return [...heading, ...rows.map(({ id, fullCharge }): Cells => [id, toDollars(fullCharge)])];
    }),
    [null, totalOf(rolls)],
  ],
};

/** Ways in which the clerks write a day, in turn. */
const DAYS: readonly ((day: string) => Cells[number])[] = [
  (day) => cellOf(day, "date"),
  (day) => `${Number(day.slice(8))} de ${MONTHS.es[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`,
  (day) => `${MONTHS.en[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  (day) => toSerial(isoDate(day)),
];
const MONTHS = {
  es: ["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  en: ["January", "Feb.", "March", "April", "May", "June"],
};

/** Ways in which they write an amount. */
const AMOUNTS: readonly ((amount: Cents) => Cells[number])[] = [
  toDollars,
  (amount) => (amount < 0n ? `(${grouped(amount).slice(1)})` : `$ ${grouped(amount)}`),
  toDollars,
  (amount) => (amount < 0n ? `(${grouped(amount).slice(1)})` : `${grouped(amount)}\u00A0`),
];

const HEADER: Cells = ["Payment date", "Parcel", "Payment", "Note", "Returned payment"];

const paymentRow = ({ date, parcel, amount, memo, returned }: Payment, k: number): Cells => [
  DAYS[k % DAYS.length]!(date),
  parcel,
  amount < 0n ? AMOUNTS[1]!(amount) : AMOUNTS[k % AMOUNTS.length]!(amount),
  memo ?? null,
  returned ? "X" : "No",
];

/** Rows that someone typed in a way of their own. */
const withSlips = (rows: readonly Cells[]): readonly Cells[] =>
  rows.map((cells, k): Cells => {
    const slip = SLIPS[k];
    return slip ? cells.map((cell, column) => slip(cell, column)) : cells;
  });
const DATE = 0;
const AMOUNT = 2;
const SLIPS: Readonly<Record<number, (cell: Cells[number], column: number) => Cells[number]>> = {
  2: (cell, column) => (column === AMOUNT ? `${grouped(PAYMENTS[2]!.amount)} CR` : cell),
  5: (cell, column) => (column === DATE ? `${PAYMENTS[5]!.date.slice(5, 7)}/${PAYMENTS[5]!.date.slice(8)}/26` : cell),
  9: (cell, column) => (column === AMOUNT ? `${grouped(PAYMENTS[9]!.amount)} (cheque)` : cell),
};

const SHOWN = 60;
const PAGE = 40;
const shown = withSlips(PAYMENTS.slice(0, SHOWN).map(paymentRow));

/** The receipts of the first months, as the clerk keeps them; the total was not updated for the last one. */
export const paymentPage: Page = {
  name: "Payments",
  merged: ["A1:E1"],
  rows: [
    ["CASH RECEIPTS – benefit charges"],
    [],
    HEADER,
    ...shown.slice(0, PAGE),
    HEADER,
    ...shown.slice(PAGE),
    ["Total to date", null, toDollars(sum(PAYMENTS.slice(0, SHOWN - 1).map(({ amount }) => amount)))],
  ],
};

/** What the Board decided, from the minutes. */
export const boardPage: Page = {
  name: "Junta (de las actas)",
  rows: [
    ["De las actas de la Junta"],
    [],
    ["Autoridad", "Autoridad del Distrito del Centro de Convenciones (datos de ejemplo)"],
    ["Año fiscal", "2026"],
    ["Interes", "6 %"],
    ["Tasa maxima", "12%"],
    ["Recargo", "5.00%"],
    ["Gracia", "10"],
    ["Descuento", 0.02],
    ["Plazos", 12],
    ["Primer vencimiento", "1 de enero de 2026"],
    ["Parte del beneficio", "80%"],
    ["Determinacion de exentas", "20/11/2025"],
    ["Aprobacion del presupuesto", "December 4, 2025"],
    ["Determinacion de beneficio", toSerial(isoDate("2025-12-11"))],
    ["Adopcion del rol", "11-dic-2025"],
    ["Aviso", "12/15/2025"],
    ["Resolucion", "20 de octubre de 2026"],
    ["Año anterior", 2025],
    ["Base del año anterior", "$1,318,600.00"],
    ["Metodo", "rol anterior"],
  ],
};
