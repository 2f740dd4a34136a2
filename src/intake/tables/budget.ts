import { area, code, flag, identifier, money, rate, text } from "../fields";
import { optional, required, tableSchema } from "../schema";

const HEADS = {
  OPERATING: ["gastos operacionales", "operacional", "operacion", "operation", "operating expenses"],
  CAPITAL: ["mejoras capitales", "capital improvements"],
  MAINTENANCE: ["mantenimiento"],
  PROJECTS: ["proyectos", "proyecto de mejoras", "improvement projects"],
} as const;

/** Lines of the budget, by head; those of the Centro are marked. */
export const budgetLines = tableSchema(
  "budgetLines",
  {
    head: required(code(HEADS), "categoria", "category", "renglon"),
    label: required(text, "descripcion", "description", "partida", "line", "concepto", "item"),
    amount: required(money, "importe", "cantidad", "presupuesto", "budget"),
    centro: optional(flag, "del centro", "centro de convenciones"),
  },
  { key: "label" },
);

const FACTORS = {
  NEW_DEVELOPMENTS: ["desarrollos nuevos", "nuevos desarrollos", "new private developments"],
  NEW_INFRASTRUCTURE: ["infraestructura nueva", "nueva infraestructura", "new facilities"],
  PROJECTED_NEEDS: ["necesidades proyectadas"],
  INFLATION: ["inflacion"],
  OTHER_FUNDING: ["otros fondos", "otras fuentes", "changes in other funding"],
  OTHER: ["otro", "otros"],
} as const;

/** Scenarios of the budget, a line for each factor or each new parcel. */
export const scenarios = tableSchema(
  "scenarios",
  {
    name: required(text, "escenario", "scenario"),
    code: optional(code(FACTORS), "factor"),
    percent: optional(rate({ from: "-1" }), "por ciento", "porcentaje", "%"),
    parcel: optional(identifier, "parcela nueva", "new parcel"),
    footage: optional(area, "pietaje", "pies cuadrados", "square feet"),
  },
  { key: "name" },
);
