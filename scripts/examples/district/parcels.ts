import { tableSheet, type EntryRow } from "../sheets";

type Parcel = EntryRow<"parcels">;

/** What most parcels have in common. */
const ORDINARY: Parcel = {
  inDistrict: true,
  designatedPrivate: true,
  transferred: true,
  propertyTaxExempt: false,
  renouncedUse: false,
  authorityOwned: false,
  status: "Sujeta a cargo",
  exempt: false,
  rehabilitation: false,
};

export const parcel = (id: string, payer: string, box: number, footage: number | string, facts: Parcel = {}): Parcel => ({
  id,
  payer,
  mailingAddress: `PO Box ${box}, San Juan PR 009${String(box).slice(0, 2)}`,
  footage,
  ...ORDINARY,
  ...facts,
});

/** An application filed and admitted for works begun on a day. */
export const exempt = (constructionStart: string, application: string, facts: Parcel = {}): Parcel => ({
  exempt: true,
  constructionStart,
  application,
  applicationAccepted: true,
  ...facts,
});

const leased = (lessee: string): Parcel => ({ authorityOwned: true, lessee });
export const NOT_TRANSFERRED: Parcel = { authorityOwned: true, transferred: false, status: "No traspasada" };
export const AUTHORITY = "Autoridad del Distrito";

/** Forty parcels: thirty-five private ones that stand in the roll, and five that do not. */
export const PARCELS: readonly Parcel[] = [
  parcel("040-012-301-01-001", "Hotel Bahía Clara LLC", 1101, 184_250.5),
  parcel("040-012-301-02-001", "Hotel Punta Almendro Inc.", 1102, 142_800),
  parcel("040-012-301-03-001", "Condominio Vista Laguna, Consejo de Titulares", 1103, 96_430.25),
  parcel("040-012-301-04-001", "Condominio Torre Azul, Consejo de Titulares", 1104, 88_915.75),
  parcel("040-012-301-05-001", "Oficinas Muelle Norte SE", 1105, 61_204.5),
  parcel("040-012-301-06-001", "Centro Médico del Canal PSC", 1106, 38_760, { propertyTaxExempt: true }),
  parcel("040-012-302-01-001", "Galería Isla Comercial Corp.", 1201, 54_318.4),
  parcel("040-012-302-02-001", "Restaurantes La Brisa Inc.", 1202, 12_480.5),
  parcel("040-012-302-03-001", "Estacionamientos Caribe LLC", 1203, 47_250, { renouncedUse: true }),
  parcel("040-012-302-04-001", "Municipio de San Juan", 1204, 22_015.75, { propertyTaxExempt: true }),
  parcel("040-012-302-05-001", "Fundación Artes del Puerto", 1205, 18_640.2, { propertyTaxExempt: true }),
  parcel("040-012-302-06-001", "Cine Teatro Laguna LLC", 1206, 31_507.6),
  parcel("040-012-303-01-001", "Hotel Ensenada Boutique LLC", 1301, 27_884.25),
  parcel("040-012-303-02-001", "Laboratorios Manglar Inc.", 1302, 43_116),
  parcel("040-012-303-03-001", "Marina Isla Grande SE", 1303, 9_875.5, leased("Operadora de Muelles del Sur LLC")),
  parcel("040-012-303-04-001", "Terminal de Carga Liviana Corp.", 1304, 35_402.75, leased("Terminal de Carga Liviana Corp.")),
  parcel("040-012-303-05-001", "Escuela de Hotelería Mar y Sol Inc.", 1305, 24_390),
  parcel("040-012-303-06-001", "Banco Cooperativo del Litoral", 1306, 15_228.35),
  parcel("040-012-304-01-001", "Apartamentos Las Palmas LP", 1401, 72_660.5),
  parcel("040-012-304-02-001", "Apartamentos El Faro LP", 1402, 69_145.25),
  parcel("040-012-304-03-001", "Supermercado La Ribera Inc.", 1403, 33_980),
  parcel("040-012-304-04-001", "Gimnasio Costa Activa LLC", 1404, 11_742.6),
  parcel("040-012-304-05-001", "Librería del Bulevar Inc.", 1405, 6_318.75),
  parcel("040-012-304-06-001", "Hospedería San Telmo LLC", 1406, 29_457.5),
  parcel("040-012-305-01-001", "Complejo Plaza del Agua SE", 1501, 131_200.5),
  parcel("040-012-305-02-001", "Parque Tecnológico Bahía LLC", 1502, 84_600),
  parcel("040-012-305-03-001", "Estudios de Grabación Coral Inc.", 1503, 14_075.25),
  parcel("040-012-305-04-001", "Gasolinera Avenida del Puerto", 1504, 4_820),
  // Under construction all year.
  parcel("040-012-306-01-001", "Hotel Mirador del Canal LLC", 1601, 118_400, exempt("2025-09-15", "2025-10-01")),
  // Under construction, plans not filed yet: no footage to write.
  parcel("040-012-306-02-001", "Residencias Puerta del Mar LP", 1602, "EXENTA", exempt("2025-10-06", "2025-10-20")),
  // Finished, fit for use and occupied during the year.
  parcel(
    "040-012-306-03-001",
    "Torre Atlántica Desarrollos LLC",
    1603,
    92_310.75,
    exempt("2024-03-11", "2024-03-20", { finished: "2026-07-29", usable: "2026-08-20", occupied: "2026-09-10" }),
  ),
  // Unfinished, and its five years run out in March.
  parcel("040-012-306-04-001", "Inversiones Cayo Norte Inc.", 1604, 56_725.5, exempt("2021-03-01", "2021-03-22")),
  // Applied too late: not admitted, so it pays.
  parcel("040-012-306-05-001", "Almacenes del Ensanche Inc.", 1605, 20_160, {
    constructionStart: "2025-08-04",
    application: "2025-11-18",
    applicationAccepted: false,
  }),
  parcel(
    "040-012-307-01-001",
    "Edificio La Nave Restauración LLC",
    1701,
    40_287.25,
    exempt("2025-03-03", "2025-03-17", { rehabilitation: true, usable: "2026-05-15" }),
  ),
  // Rehabilitated; the Board set the days by resolution.
  parcel("040-012-307-02-001", "Antigua Aduana Renovada LLC", 1702, 25_930.5, { exempt: true, rehabilitation: true, liableDays: 184 }),
  parcel("040-012-308-01-001", AUTHORITY, 1801, 16_500, NOT_TRANSFERRED),
  parcel("040-012-308-02-001", AUTHORITY, 1801, 7_240, NOT_TRANSFERRED),
  parcel("040-012-308-03-001", AUTHORITY, 1801, "EXENTA", NOT_TRANSFERRED),
  parcel("040-012-309-01-001", "Servicios Portuarios Bahía Inc.", 1901, 10_980, { designatedPrivate: false, status: "No designada" }),
  parcel("040-013-401-01-001", "Talleres Miramar Inc.", 1902, 13_415.5, {
    inDistrict: false,
    designatedPrivate: false,
    status: "Fuera del Distrito",
  }),
];

export const parcelSheet = tableSheet(
  "Parcelas",
  "parcels",
  {
    id: "Número de catastro",
    payer: "Propietario",
    lessee: "Arrendatario",
    mailingAddress: "Dirección postal",
    footage: "Pietaje de construcción",
    inDistrict: "En el Distrito",
    designatedPrivate: "Designada privada",
    transferred: "Traspasada",
    propertyTaxExempt: "Exenta de contribución sobre la propiedad",
    renouncedUse: "Renunció al uso",
    authorityOwned: "De la Autoridad",
    status: "Estatus",
    exempt: "Exenta",
    liableDays: "Días sujetos a cargo",
    constructionStart: "Inicio de obras",
    application: "Fecha de solicitud",
    applicationAccepted: "Solicitud admitida",
    finished: "Obra terminada",
    usable: "Apta para uso",
    occupied: "Ocupada",
    rehabilitation: "Rehabilitación",
  },
  PARCELS,
);

/** Buildings of two parcels; a day count of 0 is written as text, for a bare 0 may be a blank. */
export const BUILDINGS: readonly EntryRow<"buildings">[] = [
  { id: "305-01-A", parcel: "040-012-305-01-001", footage: 78_000.5, liableDays: 365 },
  { id: "305-01-B", parcel: "040-012-305-01-001", footage: 33_200, liableDays: 365 },
  { id: "305-01-C", parcel: "040-012-305-01-001", footage: 20_000, liableDays: "0" },
  { id: "305-02-A", parcel: "040-012-305-02-001", footage: 60_350.5, liableDays: 365 },
  { id: "305-02-B", parcel: "040-012-305-02-001", footage: 24_249.5, liableDays: 122 },
];

export const buildingSheet = tableSheet(
  "Edificios",
  "buildings",
  { id: "Número de edificio", parcel: "Parcela", footage: "Pietaje de construcción", liableDays: "Días sujetos a cargo" },
  BUILDINGS,
);
