import { tableSheet, type EntryRow } from "../sheets";

const line = (head: string, label: string, amount: number, centro = false): EntryRow<"budgetLines"> => ({ head, label, amount, centro });

const OPERATING = "Gastos operacionales";
const CAPITAL = "Mejoras capitales";
const MAINTENANCE = "Mantenimiento";
const PROJECTS = "Proyectos";

/** The annual budget: eighteen lines over the four heads, five of them of the Centro. */
export const BUDGET: readonly EntryRow<"budgetLines">[] = [
  line(OPERATING, "Administración del Distrito", 286_400),
  line(OPERATING, "Seguros y fianzas", 74_250.5),
  line(OPERATING, "Servicios profesionales y legales", 58_900),
  line(OPERATING, "Operación de salones del Centro", 164_300, true),
  line(OPERATING, "Mercadeo del Centro", 92_000, true),
  line(CAPITAL, "Alumbrado del bulevar", 173_650.25),
  line(CAPITAL, "Alcantarillado pluvial, fase II", 148_200),
  line(CAPITAL, "Repavimentación de calles", 96_415),
  line(CAPITAL, "Cámaras de seguridad", 41_780),
  line(CAPITAL, "Cubierta del vestíbulo del Centro", 128_600, true),
  line(MAINTENANCE, "Limpieza de áreas públicas", 118_340),
  line(MAINTENANCE, "Parques y áreas ornamentales", 87_265.75),
  line(MAINTENANCE, "Estaciones de bombeo", 36_900),
  line(MAINTENANCE, "Elevadores del Centro", 45_120, true),
  line(PROJECTS, "Paseo peatonal de la laguna", 210_000),
  line(PROJECTS, "Ciclovía y estaciones", 64_500),
  line(PROJECTS, "Rótulos y orientación", 23_850),
  line(PROJECTS, "Ampliación del estacionamiento del Centro", 139_000, true),
];

export const budgetSheet = tableSheet(
  "Presupuesto",
  "budgetLines",
  { head: "Partida", label: "Descripción", amount: "Importe", centro: "Del Centro" },
  BUDGET,
);

export const scenarioSheet = tableSheet(
  "Escenarios",
  "scenarios",
  { name: "Escenario", code: "Factor", percent: "Por ciento", parcel: "Parcela nueva", footage: "Pietaje" },
  [
    { name: "Inflación de 3 %", code: "Inflación", percent: 0.03 },
    { name: "Parcela 310 entra al Distrito", code: "Infraestructura nueva", percent: 0.02 },
    { name: "Parcela 310 entra al Distrito", parcel: "040-012-310-01-001", footage: 52_400.5 },
    { name: "Subsidio federal", code: "Otros fondos", percent: -0.04 },
    { name: "Subsidio federal", code: "Necesidades proyectadas", percent: 0.015 },
  ],
);

const BOARD: EntryRow<"boardSettings"> = {
  entity: "Autoridad del Distrito del Centro de Convenciones (datos de ejemplo)",
  year: 2026,
  annualRate: 0.06,
  legalMaximumRate: 0.12,
  lateChargeRate: 0.05,
  graceDay: 10,
  discountRate: 0.02,
  installmentCount: 12,
  firstDue: "2026-01-01",
  benefitShare: 0.8,
  exemptDetermination: "2025-11-20",
  budgetApproval: "2025-12-04",
  benefitDetermination: "2025-12-11",
  rollAdoption: "2025-12-11",
  notice: "2025-12-15",
  boardDate: "2026-10-20",
  priorYear: 2025,
  priorBase: 1_318_600,
  fallback: "Rol anterior",
};

/** The terms of the year as the Board set them. */
export const boardSheet = tableSheet(
  "Junta",
  "boardSettings",
  {
    entity: "Entidad",
    year: "Año",
    annualRate: "Tasa de interés anual",
    legalMaximumRate: "Tasa máxima legal",
    lateChargeRate: "Tasa de recargo",
    graceDay: "Último día de gracia",
    discountRate: "Tasa de descuento",
    installmentCount: "Número de plazos",
    firstDue: "Primer vencimiento",
    benefitShare: "Proporción de beneficio",
    exemptDetermination: "Determinación de exentas",
    budgetApproval: "Aprobación del presupuesto",
    benefitDetermination: "Determinación de beneficio",
    rollAdoption: "Adopción del rol",
    notice: "Notificación",
    boardDate: "Fecha de la Junta",
    priorYear: "Año anterior",
    priorBase: "Base del año anterior",
    fallback: "Método sin presupuesto",
  },
  [BOARD],
);
