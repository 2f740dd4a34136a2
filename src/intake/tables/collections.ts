import { amount, code, date, flag, identifier, money, text } from "../fields";
import { optional, required, tableSchema } from "../schema";

/** Installments already billed, a line each. */
export const billed = tableSchema(
  "billed",
  {
    parcel: required(identifier, "catastro", "finca", "id"),
    due: required(date, "fecha de vencimiento", "due date", "vence"),
    amount: required(amount, "importe", "cantidad", "plazo", "installment", "charge", "cargo"),
  },
  { key: "parcel" },
);

/** Payments in the order received; a returned payment is a line of its own, marked. */
export const payments = tableSchema(
  "payments",
  {
    date: required(date, "fecha de pago", "payment date", "paid on", "recibido"),
    parcel: required(identifier, "catastro", "finca", "id"),
    amount: required(money, "importe", "cantidad", "pago", "payment"),
    memo: optional(text, "nota", "note", "concepto", "instruccion"),
    returned: optional(flag, "cheque devuelto", "returned payment", "reversal"),
  },
  { key: "parcel" },
);

/** Attorney's fees and other costs of collection. */
export const collectionCosts = tableSchema(
  "collectionCosts",
  {
    date: required(date),
    parcel: required(identifier, "catastro", "finca", "id"),
    amount: required(amount, "importe", "cantidad", "costo", "cost"),
    description: optional(text, "concepto", "nota", "note"),
  },
  { key: "parcel" },
);

/** Demands for payment sent by certified mail. */
export const demands = tableSchema(
  "demands",
  {
    parcel: required(identifier, "catastro", "finca", "id"),
    sent: required(date, "fecha de envio", "date sent", "enviado", "demand sent"),
    certifiedNo: optional(identifier, "num certificado", "correo certificado", "certified mail no"),
    received: optional(date, "fecha de recibo", "date received"),
  },
  { key: "parcel" },
);

const DEBT_STATUS = {
  OVERDUE: ["vencida", "vencido"],
  CONTESTED_IN_COURT: ["impugnada", "impugnada en el tribunal", "contested"],
  DEFERRED: ["diferida", "plan de pago", "aplazada"],
  NOT_YET_COLLECTIBLE: ["no exigible", "aun no exigible"],
} as const;

/** Debts with the Government that an application for exemption must be clear of. */
export const debts = tableSchema(
  "debts",
  {
    parcel: optional(identifier, "catastro", "finca", "id"),
    description: optional(text, "concepto", "deuda", "debt"),
    amount: required(amount, "importe", "cantidad", "balance"),
    open: required(flag, "pendiente", "outstanding"),
    status: required(code(DEBT_STATUS), "estado"),
  },
  { key: "description" },
);
