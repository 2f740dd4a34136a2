import { z } from "zod";
import {
  COST_HEADS,
  EXEMPT_GROUNDS,
  exploitationCharge,
  occupationBase,
  occupationCharge,
  occupationRoll,
  partYearCharge,
  personRoll,
  type CostLine,
} from "../../../src/port";
import { ONE } from "../../../src/core";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

const factor = f.rate({ from: "0" }).optional;
const exemptGround = f.code(...EXEMPT_GROUNDS).optional;

/** Costs by head as one record, or as rows of a range; every amount given must be read. */
const costs = z.preprocess(
  (raw) =>
    typeof raw === "object" && raw !== null && !Array.isArray(raw) ? Object.entries(raw).map(([head, amount]) => ({ head, amount })) : raw,
  f.list(z.object({ head: f.code(...COST_HEADS).required, amount: f.amount.required })),
) as unknown as z.ZodType<readonly CostLine[]>;

const base = entry({
  id: "OCCUPATIONBASE",
  area: "port",
  cites: ["P-09"],
  inputs: { costs, budgetedImprovements: f.amount.required },
  inCell: { ranges: { costs: ["head", "amount"] }, first: "base", parts: ["attributable", "improvements", "base"] },
  run: (inputs, { readings, trace }) => occupationBase(inputs.costs, inputs.budgetedImprovements, readings, trace),
});

const charge = entry({
  id: "OCCUPATIONCHARGE",
  area: "port",
  cites: ["P-10", "P-11"],
  inputs: { base: f.amount.required, footage: f.area.required, totalLandFootage: f.area.required, categoryFactor: factor },
  inCell: { first: "charge", parts: ["charge", "flag"] },
  run: function run({ base: total, footage, totalLandFootage, categoryFactor }, { readings, trace, lang }) {
    const result = occupationCharge(total, { footage, categoryFactor: categoryFactor ?? ONE }, totalLandFootage, readings, trace);
    return { ...result, flag: result.flag && say(lang, `flags.${result.flag}`) };
  },
});

/** A pending footage is named together with the other bad inputs, so that it comes before what is outside its limits. */
const rollRow = z
  .object({ id: f.text.required, footage: f.area.optional, categoryFactor: factor, exemptGround })
  .superRefine(function pending({ id, footage, exemptGround: ground }, context) {
    if (footage === null && ground === null) f.issue(context, { kind: "missing", code: "port-footage-pending", values: { ids: [id] } });
  });

const roll = entry({
  id: "OCCUPATIONROLL",
  area: "port",
  cites: ["P-12", "P-11", "P-07"],
  inputs: {
    base: f.amount.required,
    totalLandFootage: f.area.required,
    normalize: f.flag.optional,
    rows: f.uniqueRows(rollRow, "id"),
  },
  inCell: {
    ranges: { rows: ["id", "footage", "categoryFactor", "exemptGround"] },
    first: "rows",
    parts: ["rows", "rollTotal", "base", "unallocated", "warning"],
    spills: { rows: ["id", "charge", "exactShare", "exemptGround"] },
    perRow: { input: "rows" },
  },
  run: function run({ base: total, totalLandFootage, rows }, { readings, trace, lang }) {
    const modulated = rows.map((row) => ({ ...row, categoryFactor: row.categoryFactor ?? ONE }));
    const result = occupationRoll(total, totalLandFootage, modulated, readings, trace);
    return {
      ...result,
      rows: result.rows.map((row) => ({ ...row, flag: row.flag && say(lang, `flags.${row.flag}`) })),
      warning: result.warning && say(lang, `flags.${result.warning}`),
    };
  },
});

const property = z.object({ id: f.text.required, footage: f.area.required, exemptGround });

const person = entry({
  id: "PORTPERSONROLL",
  area: "port",
  cites: ["P-04", "P-10"],
  inputs: {
    base: f.amount.required,
    totalLandFootage: f.area.required,
    scope: f.code("PROPERTY", "PERSON").optional,
    rows: f.uniqueRows(property, "id"),
  },
  inCell: {
    ranges: { rows: ["id", "footage", "exemptGround"] },
    first: "rows",
    parts: ["rows", "total"],
    spills: { rows: ["id", "charge"] },
    perRow: { input: "rows" },
  },
  run: (inputs, { readings, trace }) => personRoll(inputs.base, inputs.totalLandFootage, inputs.rows, readings, trace),
});

const exploitation = entry({
  id: "EXPLOITATIONCHARGE",
  area: "port",
  cites: ["P-13"],
  inputs: { income: f.amount.required, rate: f.share.required },
  inCell: { first: "charge", parts: ["charge"] },
  run: ({ income, rate }, { readings, trace }) => ({ charge: exploitationCharge(income, rate, readings, trace) }),
});

const partYear = entry({
  id: "OCCUPATIONPARTYEAR",
  area: "port",
  cites: ["P-17"],
  inputs: { fullCharge: f.amount.required, from: f.date.required, yearStart: f.date.required, prorate: f.flag.optional },
  inCell: { first: "charge", parts: ["days", "charge"] },
  run: ({ fullCharge, from, yearStart }, { readings, trace }) => partYearCharge(fullCharge, from, yearStart, readings, trace),
});

export const portChargeEntries: readonly Entry[] = [base, charge, roll, person, exploitation, partYear];
