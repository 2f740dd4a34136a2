import { amount, area, code, date, flag, identifier, text } from "../fields";
import { optional, required, tableSchema } from "../schema";

const ENTRY_KINDS = {
  RECEIPT: ["ingreso", "recibo", "deposito", "deposit"],
  OUTLAY: ["egreso", "desembolso", "gasto", "expense", "disbursement"],
} as const;

const CHARGES = {
  BENEFIT: ["beneficio", "cargo por beneficio"],
  OCCUPATION: ["ocupacion"],
  EXPLOITATION: ["explotacion"],
} as const;

/** Entries of the separate account; an outlay tells its purpose. */
export const accountEntries = tableSchema(
  "accountEntries",
  {
    date: required(date),
    kind: required(code(ENTRY_KINDS), "tipo", "type"),
    charge: optional(code(CHARGES), "cargo"),
    amount: required(amount, "importe", "cantidad"),
    purpose: optional(text, "nota explicativa", "concepto", "description"),
  },
  { key: "purpose" },
);

/** The register of parcels: which documents were filed, and the names of both registries. */
export const registerDocuments = tableSchema(
  "registerDocuments",
  {
    parcel: required(identifier, "catastro", "finca", "id"),
    deedOfNewConstruction: required(flag, "escritura", "obra nueva", "deed"),
    usePermit: required(flag, "permiso de uso"),
    registryName: optional(text, "registro de la propiedad", "property registry"),
    crimName: optional(text, "crim"),
    footage: optional(area, "pietaje", "pies cuadrados", "square feet"),
  },
  { key: "parcel", unique: true },
);

const DAY_STATUS = {
  legal: ["oficial"],
  "executive-branch": ["rama ejecutiva", "executive branch"],
  likely: ["probable"],
  disputed: ["en disputa"],
  "half-day": ["medio dia", "half day"],
} as const;

/** Days that close, as the user keeps them. */
export const holidayDays = tableSchema(
  "holidays",
  {
    date: required(date, "dia", "day"),
    name: optional(text, "feriado", "dia feriado", "holiday"),
    status: optional(code(DAY_STATUS), "estado"),
  },
  { key: "name" },
);

/** The readings chosen: the table PR_Readings. */
export const readingChoices = tableSchema(
  "readings",
  { reading: required(text, "id"), option: required(text, "codigo", "code", "seleccion", "choice") },
  { key: "reading", unique: true },
);
