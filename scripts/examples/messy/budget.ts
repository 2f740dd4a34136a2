import { cents, sum, toDollars } from "../../../src/core";
import { BUDGET } from "../district/budget";
import { typedRow, type Cells, type Page, type Typed } from "./page";

const FIELDS = ["head", "label", "account", "amount", "centro"];

const TYPED: Typed = {
  "Administración del Distrito": { amount: "$ 286,400.00", centro: "n" },
  "Seguros y fianzas": { amount: "74,250.50\u00A0" },
  "Servicios profesionales y legales": { centro: 0 },
  "Operación de salones del Centro": { centro: "X" },
  "Alumbrado del bulevar": { amount: { formula: "165000+8650.25", result: 173_650.25 } },
  "Repavimentación de calles": { amount: "96.415,00" },
  "Limpieza de áreas públicas": { head: "MAINTENANCE" },
  "Parques y áreas ornamentales": { amount: { formula: "#REF!*1.03", result: { error: "#REF!" } } },
  "Elevadores del Centro": { amount: "US$45,120" },
};

type Line = (typeof BUDGET)[number];

const totalOf = (lines: readonly Line[]): number => toDollars(sum(lines.map(({ amount }) => cents(String(amount)))));

/** A head with its lines, its subtotal typed by hand, and a blank row. */
function section(head: string, account: number): readonly Cells[] {
  const lines = BUDGET.filter((line) => line.head === head);
  return [
    ...lines.map((line, k) => typedRow({ ...line, account: `${account + k}` }, String(line.label), FIELDS, {}, TYPED)),
    [null, `Subtotal ${head}`, null, totalOf(lines)],
    [],
  ];
}

const HEADS = [...new Set(BUDGET.map(({ head }) => String(head)))];

/** The total is last month's: a line was raised by 1,500.00 since. */
const STALE = 1500;

export const budgetPage: Page = {
  name: "PRESUP FINAL v3",
  merged: ["A1:E1", "A2:E2"],
  hidden: 3,
  rows: [
    ["AUTORIDAD DEL DISTRITO"],
    ["Presupuesto anual 2026 (borrador para la Junta)"],
    [],
    ["CATEGORIA", "DESCRIPCION", "Cta. contable", "PRESUPUESTO ", "Centro de convenciones"],
    ...HEADS.flatMap((head, k) => section(head, 1000 * (k + 1))),
    ["GRAN TOTAL", null, null, totalOf(BUDGET) - STALE],
    [],
    ["Nota: la Junta aprobó las fianzas el 4 de diciembre."],
  ],
};
