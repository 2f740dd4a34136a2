import { addFootage, footage, formatFootage, isoDate, toSerial } from "../../../src/core";
import { PARCELS } from "../district/parcels";
import { typedRow, type Cells, type Page, type Typed } from "./page";

/** The headers as typed, by field; the last two are nobody's. */
const HEADERS: Readonly<Record<string, string>> = {
  id: "Num Catastro",
  payer: "Dueño",
  lessee: "Inquilino",
  mailingAddress: "Direccion",
  footage: "Pietaje",
  inDistrict: "Distrito",
  designatedPrivate: "Designada",
  transferred: "Transferida",
  propertyTaxExempt: "Exenta del CRIM",
  renouncedUse: "Renuncio al uso",
  authorityOwned: "Owned by the Authority",
  status: "ESTADO",
  exempt: "Exencion",
  liableDays: "Dias",
  constructionStart: "Comienzo de obras",
  application: "Solicitud de exencion",
  applicationAccepted: "Solicitud aceptada",
  finished: "Works finished",
  usable: "Permiso de uso",
  occupied: "Ocupacion",
  rehabilitation: "Proyecto de rehabilitacion",
  folio: "Folio",
  remarks: "Observaciones",
};

const FIELDS = Object.keys(HEADERS);
const KINDS = { constructionStart: "date", application: "date", finished: "date", usable: "date", occupied: "date" };

const serial = (day: string): number => toSerial(isoDate(day));

const TYPED: Typed = {
  "040-012-301-01-001": { footage: "184,250.50", inDistrict: "X", status: "Privada", remarks: "Llamar al contador" },
  "040-012-301-02-001": { footage: "142,800.00\u00A0" },
  // Kept as a number: the zero in front is gone.
  "040-012-301-04-001": { id: 4_001_230_104_001 },
  "040-012-301-05-001": { id: "04001230105001" },
  "040-012-301-06-001": { propertyTaxExempt: "yes" },
  "040-012-302-02-001": { id: " 040 012 302 02 001 " },
  "040-012-302-03-001": { transferred: 0 },
  "040-012-302-05-001": { footage: -18_640.2 },
  "040-012-302-06-001": { footage: { formula: "28000+3507.6", result: 31_507.6 } },
  "040-012-303-02-001": { status: "Activa" },
  "040-012-303-04-001": { payer: { error: "#N/A" } },
  "040-012-304-03-001": { footage: "33,980 " },
  // Copied from the row above and not corrected.
  "040-012-304-05-001": { id: "040-012-304-04-001" },
  "040-012-306-01-001": { constructionStart: "15 de septiembre de 2025", application: "Oct 1, 2025" },
  "040-012-306-02-001": { footage: "exempt", constructionStart: "10/06/2025", application: serial("2025-10-20") },
  "040-012-306-03-001": {
    constructionStart: "03/11/24",
    application: "20-mar-2024",
    finished: "July 29, 2026",
    usable: "20/08/2026",
    occupied: "46275",
  },
  "040-012-306-04-001": { constructionStart: "1ro de marzo de 2021", application: "pendiente de buscar" },
  "040-012-306-05-001": { constructionStart: "2025-08-04 00:00:00", applicationAccepted: "No" },
  "040-012-307-02-001": { liableDays: "184 " },
  "040-012-308-03-001": { footage: "-", status: "De la Autoridad" },
  "040-013-401-01-001": { status: "fuera" },
};

type Parcel = (typeof PARCELS)[number];

const blockOf = ({ id }: Parcel): string => String(id).slice(8, 11);

function areaOf(parcels: readonly Parcel[]): number {
  const areas = parcels.flatMap((parcel) => (typeof parcel.footage === "number" ? [footage(String(parcel.footage))] : []));
  return Number(formatFootage(addFootage(areas)));
}

const rowsOf = (parcels: readonly Parcel[]): readonly Cells[] =>
  parcels.map((parcel, k) => typedRow({ ...parcel, folio: `F-${k + 1}` }, String(parcel.id), FIELDS, KINDS, TYPED));

const BLOCKS = [...new Set(PARCELS.map(blockOf))];
/** The second printed page begins with this block. */
const SECOND_PAGE = "305";

function blockRows(block: string): readonly Cells[] {
  const parcels = PARCELS.filter((parcel) => blockOf(parcel) === block);
  return [
    ...(block === SECOND_PAGE ? [Object.values(HEADERS)] : []),
    ...rowsOf(parcels),
    [`Subtotal bloque ${block}`, null, null, null, areaOf(parcels)],
    [],
  ];
}

const LAST_COLUMN = FIELDS.length - 1;
const atEnd = (text: string): Cells => [...Array.from({ length: LAST_COLUMN }, () => null), text];

export const parcelPage: Page = {
  name: "parcelas CRIM",
  merged: ["A1:W1", "A2:W2"],
  hidden: FIELDS.indexOf("folio") + 1,
  rows: [
    ["Registro de parcelas privadas del Distrito"],
    ["Al 31 de diciembre de 2025"],
    [],
    Object.values(HEADERS),
    [null, null, null, null, "(pies cuadrados)"],
    ...BLOCKS.flatMap(blockRows),
    ["TOTAL", null, null, null, areaOf(PARCELS)],
    atEnd("El pietaje de la 306-02 se calculará cuando radiquen los planos."),
  ],
};
