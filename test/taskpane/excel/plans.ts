import { cents, dateOf, footage, ratio, type Cents } from "../../../src/core";
import {
  added,
  inRow,
  named,
  subtracted,
  sumOf,
  type Column,
  type Row,
  type SheetPlan,
  type Table,
  type WorkbookPlan,
} from "../../../src/documents/plan";
import { WORDS } from "../../../src/words";

/** Texts that a sheet would take for something else if they were handed over unguarded. */
export const TRICKY = [
  "=1+1",
  "+5",
  "-3",
  "@SUM(A1)",
  "'quoted",
  "0042",
  "2024-01-02",
  "5%",
  "TRUE",
  "#N/A",
  "1,234.50",
  "ñandú “§ 5(b)” €",
];

const CODE =
  Object.keys(WORDS.es)
    .find((key) => key.startsWith("codes."))
    ?.slice("codes.".length) ?? null;

const COLUMNS: readonly Column[] = [
  { key: "parcel", kind: "id", header: "Parcela" },
  { key: "payer", kind: "text", header: "Obligado al pago" },
  { key: "state", kind: "word", header: "Estatus" },
  { key: "area", kind: "area", header: "Pietaje", total: true },
  { key: "share", kind: "rate", header: "Participación" },
  { key: "exact", kind: "exact", header: "Parte exacta", total: true },
  { key: "charge", kind: "money", header: "Cargo", total: true },
  { key: "paid", kind: "money", header: "Pagado", entry: { type: "money" }, total: true },
  { key: "balance", kind: "money", header: "Balance", formula: subtracted(inRow("charge"), inRow("paid")), total: true },
  { key: "due", kind: "date", header: "Vence" },
  { key: "days", kind: "count", header: "Días" },
  { key: "exempt", kind: "flag", header: "Exenta" },
  { key: "sent", kind: "date", header: "Requerida el", entry: { type: "date" } },
  { key: "class", kind: "text", header: "Clase", entry: { type: "list", list: ["A", "B", "C"] } },
  { key: "remark", kind: "note", header: "Nota" },
];

const row = (k: number): Row => ({
  parcel: String(k).padStart(6, "0"),
  payer: TRICKY[k % TRICKY.length]!,
  state: CODE,
  area: footage(String(100 + (k % 900)) + ".25"),
  share: ratio(k % 97, 1000),
  exact: ratio(k % 1013, 7),
  charge: cents(`${(k * 37) % 5000}.${String(k % 100).padStart(2, "0")}`),
  paid: k % 3 === 0 ? null : cents("12.34"),
  due: dateOf(2024, 1 + (k % 12), 1 + (k % 28)),
  days: k % 366,
  exempt: k % 5 === 0,
  sent: k % 7 === 0 ? dateOf(2025, 2, 1 + (k % 28)) : null,
  class: k % 4 === 0 ? "B" : null,
  remark: k % 6 === 0 ? `${TRICKY[(k + 3) % TRICKY.length]} y algo más de texto` : null,
});

const mainTable = (rows: number): Table => ({
  key: "roll",
  id: "parcel",
  columns: COLUMNS,
  rows: Array.from({ length: rows }, (_, k) => row(k)),
});

const FINGERPRINT = "0123456789abcdef".repeat(4);

function rollSheet(rows: number): SheetPlan {
  const table = mainTable(rows);
  const base = table.rows.reduce((sum, { charge }) => sum + (charge as bigint), 0n) as Cents;
  return {
    key: "roll",
    name: "Rol de cargos",
    title: ["Distrito & Asociados", "=Rol de cargos", "2024-25", "§ 6(b)", "2025-01-15"],
    top: [
      { key: "base", label: "Base presupuestaria", kind: "money", value: base, name: "PR_Roll_Base" },
      { key: "charged", label: "-Cargos", kind: "money", value: sumOf("charge"), name: "PR_Roll_Total", note: "=suma" },
      { key: "tie", label: "Cargos − base", kind: "money", value: subtracted(named("PR_Roll_Total"), named("PR_Roll_Base")), tie: true },
      { key: "on", label: "Al", kind: "date", value: dateOf(2025, 1, 15) },
      { key: "count", label: "Parcelas", kind: "count", value: rows },
    ],
    tables: [table],
    notes: ["+ Nota primera", "1/2 Nota segunda"],
    orientation: "landscape",
    paper: "legal",
    chart: { title: "Cargos", category: "parcel", values: ["charge", "balance"] },
  };
}

/** A sheet that draws on the first, with a calculation over three names. */
const summarySheet = (rows: number): SheetPlan => ({
  key: "summary",
  name: "Resumen de un nombre muy largo1",
  title: ["Distrito & Asociados", "Resumen"],
  top: [
    {
      key: "twice",
      label: "Dos veces",
      kind: "money",
      value: subtracted(added(named("PR_Roll_Total"), named("PR_Roll_Total")), subtracted(named("PR_Roll_Base"), named("PR_Roll_Base"))),
    },
  ],
  tables: [
    {
      key: "few",
      columns: [
        { key: "head", kind: "text", header: "Partida" },
        { key: "amount", kind: "money", header: "Cantidad", total: true },
      ],
      rows: [...Array(Math.min(rows, 3)).keys()].map((k) => ({ head: TRICKY[k]!, amount: cents("1.10") })),
    },
  ],
  notes: [],
  orientation: "portrait",
  paper: "letter",
});

/** Several tables under one another, one of them empty. */
const methodSheet: SheetPlan = {
  key: "method",
  name: "Método",
  title: ["Distrito & Asociados", "Método"],
  top: [],
  tables: [
    { key: "lines", columns: [{ key: "key", kind: "text", header: "Clave", width: 22 }, { key: "value", kind: "note", header: "Valor", width: 60 }], rows: TRICKY.map((value, k) => ({ key: `k${k}`, value })) },
    { key: "none", title: "Vacía", columns: [{ key: "a", kind: "money", header: "A", total: true }], rows: [] },
    { key: "rules", title: "Reglas", columns: [{ key: "rule", kind: "id", header: "Regla" }, { key: "on", kind: "date", header: "Fecha" }], rows: [{ rule: "001", on: dateOf(1950, 6, 30) }] },
  ],
  notes: [],
  about: true,
  orientation: "portrait",
  paper: "letter",
}; // prettier-ignore

/** A small but full document: title, ties, names, totals, entries, every kind of column, notes, several tables, a chart. */
export const fullPlan = (rows: number): WorkbookPlan => ({
  id: "roll",
  lang: "es",
  title: "Rol de cargos",
  entity: "Distrito & Asociados R&L",
  sheets: [rollSheet(rows), summarySheet(rows), methodSheet],
  fingerprints: { inputs: FINGERPRINT, choices: FINGERPRINT, results: FINGERPRINT },
});

/** Many plain rows of twelve columns, to be timed. */
export function widePlan(rows: number): WorkbookPlan {
  const { sheets, ...rest } = fullPlan(0);
  const columns = COLUMNS.slice(0, 12);
  const table: Table = { key: "roll", columns, rows: Array.from({ length: rows }, (_, k) => row(k)) };
  return { ...rest, sheets: [{ ...sheets[0]!, top: sheets[0]!.top.slice(0, 1), tables: [table] }] };
}
