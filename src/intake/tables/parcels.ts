import { amount, area, code, date, days, flag, identifier, text } from "../fields";
import { mayBeBlank, optional, required, tableSchema } from "../schema";

/** The answers of the private-parcel test, as words a register uses. */
const STATUS = {
  CHARGEABLE: ["sujeta", "sujeta a cargo", "privada", "parcela privada", "private parcel", "liable"],
  EXEMPT_AUTHORITY: ["de la autoridad", "no traspasada", "authority", "not transferred"],
  NOT_PRIVATE_PARCEL: ["no privada", "not private", "no designada", "not designated"],
  OUTSIDE_DISTRICT: ["fuera del distrito", "fuera", "outside"],
} as const;

/** The parcels of the District: who pays, how much construction, and the facts that decide status and liable days. */
export const parcels = tableSchema(
  "parcels",
  {
    id: required(
      identifier,
      "parcela",
      "parcel",
      "parcel no",
      "finca",
      "catastro",
      "num catastro",
      "numero de catastro",
      "parcel number",
      "crim",
    ),
    payer: optional(text, "propietario", "dueño", "owner", "contribuyente", "name", "nombre"),
    lessee: optional(text, "inquilino", "tenant"),
    mailingAddress: optional(text, "direccion", "address"),
    // Blank while the documents are not filed (B-51); the roll asks for it of a chargeable parcel.
    footage: mayBeBlank(area, "pietaje", "pies cuadrados", "square feet", "sq ft", "sqft", "area", "pies2", "construction area"),
    inDistrict: optional(flag, "distrito"),
    designatedPrivate: optional(flag, "designada"),
    transferred: optional(flag, "transferida"),
    propertyTaxExempt: optional(flag, "exenta del crim"),
    renouncedUse: optional(flag),
    authorityOwned: optional(flag, "autoridad", "owned by the authority"),
    status: optional(code(STATUS), "estado"),
    exempt: optional(flag, "exencion"),
    liableDays: optional(days, "dias", "days"),
    constructionStart: optional(date, "comienzo de obras", "comienzo de construccion", "start of works"),
    application: optional(date, "solicitud de exencion", "exemption application"),
    applicationAccepted: optional(flag, "solicitud aceptada"),
    finished: optional(date, "obra terminada", "works finished"),
    usable: optional(date, "permiso de uso"),
    occupied: optional(date, "ocupacion"),
    rehabilitation: optional(flag, "proyecto de rehabilitacion"),
  },
  { key: "id", unique: true },
);

/** The buildings of the parcels, where exemption goes by building. */
export const buildings = tableSchema(
  "buildings",
  {
    id: required(identifier, "building no", "numero de edificio"),
    parcel: required(identifier, "catastro", "finca"),
    footage: required(area, "pietaje", "pies cuadrados", "square feet", "sq ft", "area"),
    liableDays: required(days, "dias", "days"),
  },
  { key: "id", unique: true },
);

/** Last year's roll, carried when no budget is adopted. */
export const priorRoll = tableSchema(
  "priorRoll",
  {
    id: required(identifier, "parcela", "parcel", "catastro", "finca"),
    fullCharge: required(amount, "cargo", "charge", "importe", "amount"),
  },
  { key: "id", unique: true },
);
