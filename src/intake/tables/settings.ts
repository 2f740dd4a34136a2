import { amount, code, count, date, rate, share, text, year } from "../fields";
import { optional, required, tableSchema } from "../schema";

/** How charges stand when no budget is adopted. */
const FALLBACK = {
  CARRY_ROLL: ["rol anterior", "carry the roll"],
  RERUN: ["recalcular", "base anterior", "run again"],
} as const;

/** What the Board decides: labels in one column, values beside them. */
export const boardSettings = tableSchema(
  "boardSettings",
  {
    entity: required(text, "autoridad", "authority"),
    year: required(year, "año fiscal", "fiscal year", "año natural"),
    annualRate: optional(rate({ from: "0" }), "interes", "tasa de interes", "interest rate"),
    legalMaximumRate: optional(rate({ from: "0" }), "tasa maxima", "maximum rate"),
    lateChargeRate: optional(share, "recargo", "late charge"),
    graceDay: optional(count({ from: "1", to: "31" }), "gracia", "grace"),
    discountRate: optional(share, "descuento", "discount"),
    installmentCount: optional(count({ from: "1", to: "366" }), "plazos", "installments"),
    firstDue: optional(date, "primer vencimiento", "first due date"),
    benefitShare: optional(share, "parte del beneficio", "benefit share"),
    revisionFixed: optional(amount),
    exemptDetermination: optional(date),
    budgetApproval: optional(date),
    benefitDetermination: optional(date),
    rollAdoption: optional(date),
    notice: optional(date, "aviso"),
    boardDate: optional(date, "resolucion", "board resolution"),
    priorYear: optional(year),
    priorBase: optional(amount),
    fallback: optional(code(FALLBACK), "metodo"),
  },
  { key: "entity", settings: true },
);
