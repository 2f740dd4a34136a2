import { z } from "zod";
import {
  benefitBase,
  benefitCharge,
  benefitRoll,
  budgetFallback,
  budgetScenarios,
  buildingsRoll,
  HEADS,
  REVISION_CODES,
  rollDelta,
  supplementalCharge,
} from "../../../src/benefit";
import type { Cents } from "../../../src/core";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

const line = z.object({ head: f.code(...HEADS).required, label: f.text.optional, amount: f.amount.required, centro: f.flag.required });
const denominator = f.code("ALL", "NONEXEMPT", "TIMEWEIGHTED").optional;
const measured = z.object({ id: f.text.required, footage: f.area.required });
/** A pending footage is named together with the other bad inputs, so that it comes before what is outside its limits. */
const rollParcel = z.object({ id: f.text.required, footage: f.area.optional, liableDays: f.days.required }).superRefine(function pending(
  { id, footage, liableDays },
  context,
) {
  if (footage === null && liableDays !== 0) f.issue(context, { kind: "missing", code: "footage-pending", values: { ids: [id] } });
});
const building = z.object({ parcel: f.text.required, id: f.text.required, footage: f.area.required, liableDays: f.days.required });
const factor = z.object({ code: f.code(...REVISION_CODES).required, percent: f.rate().required });

const base = entry({
  id: "BENEFITBASE",
  area: "benefit",
  cites: ["B-24", "B-23", "B-09"],
  inputs: {
    lines: f.list(line),
    centroScope: f.code("ALL", "PROJECTS_ONLY").optional,
    shares: z.object({ CAPITAL: f.share.optional, PROJECTS: f.share.optional }).nullish(),
  },
  inCell: {
    ranges: { lines: ["head", "label", "amount", "centro"] },
    first: "base",
    parts: ["operating", "capital", "maintenance", "projects", "base", "excludedCentro"],
  },
  run: ({ lines, shares }, { readings, trace }) => benefitBase(lines, readings, shares ?? null, trace),
});

const charge = entry({
  id: "BENEFITCHARGE",
  area: "benefit",
  cites: ["B-25"],
  inputs: { base: f.amount.required, parcelFootage: f.area.required, totalFootage: f.area.required },
  inCell: { first: "charge", parts: ["charge"] },
  run: (inputs, { trace }) => ({ charge: benefitCharge(inputs.base, inputs.parcelFootage, inputs.totalFootage, trace) }),
});

const roll = entry({
  id: "BENEFITROLL",
  area: "benefit",
  cites: ["B-26", "B-27", "B-20"],
  inputs: { base: f.amount.required, year: f.year.required, denominator, parcels: f.uniqueRows(rollParcel, "id") },
  inCell: {
    ranges: { parcels: ["id", "footage", "liableDays"] },
    first: "rows",
    parts: ["rows", "assessed", "notCharged", "base"],
    spills: { rows: ["id", "fullCharge", "charge", "notCharged"] },
    perRow: { input: "parcels" },
  },
  run: function run({ base: total, year, parcels }, { readings, trace, lang }) {
    const result = benefitRoll(total, year, parcels, readings, trace);
    return { ...result, rows: result.rows.map((row) => ({ ...row, flag: row.flag && say(lang, `flags.${row.flag}`) })) };
  },
});

const rollBuildings = entry({
  id: "BENEFITROLLBUILDINGS",
  area: "benefit",
  cites: ["B-27"],
  inputs: {
    base: f.amount.required,
    year: f.year.required,
    denominator,
    exemptUnit: f.code("BUILDING", "PARCEL").optional,
    buildings: f.uniqueRows(building, "id"),
  },
  inCell: {
    ranges: { buildings: ["parcel", "id", "footage", "liableDays"] },
    first: "rows",
    parts: ["rows", "assessed", "notCharged", "base"],
    spills: { rows: ["parcel", "fullCharge", "charge", "notCharged"] },
    perRow: { input: "buildings" },
  },
  run: ({ base: total, year, buildings }, { readings, trace }) => buildingsRoll(total, year, buildings, readings, trace),
});

const delta = entry({
  id: "BENEFITROLLDELTA",
  area: "benefit",
  cites: ["B-38", "B-26"],
  inputs: { oldBase: f.amount.required, newBase: f.amount.required, parcels: f.uniqueRows(measured, "id") },
  inCell: {
    ranges: { parcels: ["id", "footage"] },
    first: "rows",
    parts: ["rows", "delta"],
    spills: { rows: ["id", "old", "new", "delta"] },
    perRow: { input: "parcels" },
  },
  run: ({ oldBase, newBase, parcels }) => rollDelta(oldBase, newBase, parcels),
});

const supplemental = entry({
  id: "SUPPLEMENTALCHARGE",
  area: "benefit",
  cites: ["B-28"],
  inputs: {
    base: f.amount.required,
    rollFootage: f.area.required,
    newFootage: f.area.required,
    liableDays: f.count().required,
    year: f.year.required,
    method: f.code("OWN_ADDED", "OLD_DENOMINATOR").optional,
  },
  inCell: { first: "charge", parts: ["fullCharge", "charge"] },
  run: (inputs, { readings, trace }) => supplementalCharge(inputs, readings, trace),
});

const fallback = entry({
  id: "BUDGETFALLBACK",
  area: "benefit",
  cites: ["B-21"],
  inputs: {
    adopted: f.flag.required,
    priorYear: f.year.optional,
    priorBase: f.amount.optional,
    priorRoll: f.uniqueRows(z.object({ id: f.text.required, fullCharge: f.amount.required }), "id"),
    currentParcels: f.uniqueRows(z.object({ id: f.text.required, footage: f.area.optional }), "id"),
    method: f.code("CARRY_ROLL", "RERUN").optional,
  },
  inCell: false,
  run: (inputs, { readings, trace }) => budgetFallback(inputs, readings, trace),
});

const scenario = z.object({ name: f.text.optional, factors: f.list(factor), addParcels: f.uniqueRows(measured, "id") });

const scenarios = entry({
  id: "BUDGETSCENARIO",
  area: "benefit",
  cites: ["B-29", "B-26"],
  inputs: { baseline: z.object({ base: f.amount.required, parcels: f.uniqueRows(measured, "id") }), scenarios: f.list(scenario) },
  inCell: false,
  run: function run({ baseline, scenarios: list }) {
    const { rows, baseline: total, totals } = budgetScenarios(baseline.base, baseline.parcels, list);
    return {
      rows: rows.map(({ id, baseline: before, charges, deltas }) => ({
        id,
        baseline: before,
        ...numbered("scenario", charges),
        ...numbered("delta", deltas),
      })),
      totals: { baseline: total, ...numbered("scenario", totals) },
    };
  },
});

/** scenario1, scenario2, …: the columns of the scenarios in their order. */
const numbered = (name: string, amounts: readonly Cents[]): Readonly<Record<string, Cents>> =>
  Object.fromEntries(amounts.map((amount, k) => [`${name}${k + 1}`, amount]));

export const rollEntries: readonly Entry[] = [base, charge, roll, rollBuildings, delta, supplemental, fallback, scenarios];
