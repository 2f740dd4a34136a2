import { addDays, centsOf, dateOf, lastDayOf, monthOf, sum, toDollars, type Cents } from "../../../src/core";
import { holidaysOfYear, type DayStatus } from "../../../src/law";
import { tableSheet, type EntryRow } from "../sheets";
import { PAYMENTS } from "./collections";
import { PARCELS } from "./parcels";

const MONTHS = ["enero", "febrero", "marzo", "abril", "mayo", "junio"];

const monthEnd = (month: number): string => (month === 12 ? lastDayOf(2026) : addDays(dateOf(2026, month + 1, 1), -1));

const inMonth = (month: number, returned: boolean): Cents =>
  sum(PAYMENTS.filter((row) => monthOf(row.date) === month && (row.returned ?? false) === returned).map(({ amount }) => amount));

const entry = (date: string, kind: string, amount: number, purpose: string): EntryRow<"accountEntries"> => ({
  date,
  kind,
  charge: "Beneficio",
  amount,
  purpose,
});

/** What came in each month, as the payments sheet has it; a check sent back goes out again. */
function receiptsOf(month: number): readonly EntryRow<"accountEntries">[] {
  const [name, back] = [MONTHS[month - 1]!, inMonth(month, true)];
  return [
    entry(monthEnd(month), "Ingreso", toDollars(inMonth(month, false)), `Cobros de ${name}`),
    ...(back === 0n ? [] : [entry(monthEnd(month), "Egreso", toDollars(centsOf(-back)), `Cheques devueltos de ${name}`)]),
  ];
}

const OUTLAYS: readonly EntryRow<"accountEntries">[] = [
  entry("2026-02-06", "Egreso", 38_214.6, "Limpieza de áreas públicas, enero"),
  entry("2026-02-20", "Egreso", 12_375.25, "Seguros, primer trimestre"),
  entry("2026-03-13", "Egreso", 57_883.42, "Alumbrado del bulevar, certificación 1"),
  entry("2026-04-10", "Egreso", 49_400, "Alcantarillado pluvial, certificación 1"),
  entry("2026-05-15", "Egreso", 71_250.75, "Paseo peatonal de la laguna, certificación 1"),
  entry("2026-06-12", "Egreso", 36_120, "Parques y áreas ornamentales, semestre"),
];

const byDate = (a: EntryRow<"accountEntries">, b: EntryRow<"accountEntries">): number =>
  String(a.date) < String(b.date) ? -1 : String(a.date) > String(b.date) ? 1 : 0;

export const accountSheet = tableSheet(
  "Cuenta separada",
  "accountEntries",
  { date: "Fecha", kind: "Tipo", charge: "Cargo", amount: "Importe", purpose: "Nota explicativa" },
  [...MONTHS.flatMap((_, k) => receiptsOf(k + 1)), ...OUTLAYS].sort(byDate),
);

/** Names that the Property Registry has otherwise than CRIM. */
const REGISTRY_NAMES: Readonly<Record<string, string>> = {
  "040-012-302-03-001": "Estacionamientos del Caribe Inc.",
  "040-012-305-04-001": "Sucesión Rivera Colón",
};
const WITHOUT_DEED = new Set(["040-012-306-01-001", "040-012-306-02-001", "040-012-306-04-001", "040-012-307-01-001"]);
const WITHOUT_PERMIT = new Set([...WITHOUT_DEED, "040-012-306-03-001", "040-012-306-05-001"]);

export const registerSheet = tableSheet(
  "Registro",
  "registerDocuments",
  {
    parcel: "Parcela",
    deedOfNewConstruction: "Escritura de obra nueva",
    usePermit: "Permiso de uso",
    registryName: "Registro de la Propiedad",
    crimName: "Nombre en el CRIM",
    footage: "Pietaje",
  },
  PARCELS.filter(({ status }) => status === "Sujeta a cargo").map(({ id, payer, footage }) => ({
    parcel: id,
    deedOfNewConstruction: !WITHOUT_DEED.has(String(id)),
    usePermit: !WITHOUT_PERMIT.has(String(id)),
    registryName: REGISTRY_NAMES[String(id)] ?? payer,
    crimName: payer,
    footage: typeof footage === "number" ? footage : null,
  })),
);

const STATUS_WORDS: Readonly<Record<DayStatus, string>> = {
  legal: "Oficial",
  "executive-branch": "Rama ejecutiva",
  likely: "Probable",
  disputed: "En disputa",
  "half-day": "Medio día",
};

/** From the oldest works in the parcels' sheet to the year after this one. */
const HOLIDAY_YEARS = [2021, 2022, 2023, 2024, 2025, 2026, 2027];

export const holidaySheet = tableSheet(
  "Feriados",
  "holidays",
  { date: "Fecha", name: "Día feriado", status: "Estado" },
  HOLIDAY_YEARS.flatMap(holidaysOfYear).map(({ date, name, status }) => ({ date, name: name.es, status: STATUS_WORDS[status] })),
);
