import { benefitRoll, buildingsRoll, denominatorOf, WEIGHT, type Building, type RollRow } from "../benefit";
import { addFootage, NO_CENTS, RuleError, ZERO, type Cents, type Footage } from "../core";
import type { Choices } from "../documents/about";
import { documentOf, headingOf } from "../documents/document";
import { exactShares, rollSheet, type PrintedRollRow } from "../documents/roll";
import { hasStop, type Problem } from "../intake";
import { districtParcels, ROLL_TABLES, settingsOf, yearBase, type DistrictParcel } from "./district";
import { inputBlocks, job, tableProblem, type AnyTables, type JobResult, type JobTables } from "./job";

const READINGS = ["B-A01", "B-A02", "B-A05", "B-A06", "B-A08", "B-A09", "B-A10", "B-A12", "B-A13", "B-A15", "B-A36", "B-A39"];
const RULES = ["B-13", "B-16", "B-20", "B-23", "B-24", "B-25", "B-26", "B-27", "B-29", "B-32", "B-33", "B-51", "B-54"];

type RollTables = JobTables<typeof ROLL_TABLES>;

/** The assessment roll of a year: every parcel's share of the budget, tied to the cent. */
export const rollJob = job({ id: "roll", tables: ROLL_TABLES, readings: READINGS, rules: RULES, run: makeRoll });

function makeRoll(tables: RollTables, choices: Choices): JobResult {
  const settings = settingsOf(tables.boardSettings);
  const parcels = districtParcels(tables.parcels, settings.year, choices.readings);
  const base = yearBase(tables.budgetLines, settings, choices);
  const problems: Problem[] = [...parcels.problems, ...base.problems];
  if (tables.budgetLines.length === 0) problems.push(tableProblem("stop", tables.boardSettings[0]!.source.sheet, "no-budget", "B-24"));
  if (hasStop(problems)) return { plan: null, problems };
  try {
    const rows = printedRows(base.value.base, settings.year, parcels.value, buildingsOf(tables), choices);
    const parts = { id: "roll", entity: settings.entity, period: String(settings.year), choices };
    const sheet = rollSheet(choices.lang, headingOf(parts), {
      base: base.value.base,
      denominator: denominatorFootage(parcels.value, buildingsOf(tables), choices),
      rows,
      supplementary: NO_CENTS,
    });
    const plan = documentOf({
      ...parts,
      sheets: [sheet],
      inputs: inputBlocks(ROLL_TABLES, tables as AnyTables),
      rules: RULES,
      readings: READINGS,
    });
    return { plan, problems };
  } catch (error) {
    return { plan: null, problems: [...problems, ...refusals(error, tables.parcels[0]?.source.sheet ?? "")] };
  }
}

/** What a rule refuses of the table as a whole. */
export function refusals(error: unknown, sheet: string): readonly Problem[] {
  if (!(error instanceof RuleError)) throw error;
  return error.all.map(({ code, values, cite }) => tableProblem("stop", sheet, code, cite ?? null, values));
}

const buildingsOf = ({ buildings }: RollTables): readonly Building[] => buildings.map(({ values }) => values);

interface Charged {
  readonly fullCharge: Cents | null;
  readonly charge: Cents;
  readonly notCharged: Cents;
  readonly flag?: RollRow["flag"];
}

function printedRows(
  base: Cents,
  year: number,
  parcels: readonly DistrictParcel[],
  buildings: readonly Building[],
  { readings }: Choices,
): readonly PrintedRollRow[] {
  const private_ = parcels.filter(({ status }) => status === "CHARGEABLE");
  const charged = chargesOf(base, year, private_, buildings, { readings });
  const shares = sharesOf(base, private_, buildings, { readings });
  return parcels.map((parcel) => printedRow(parcel, charged.get(parcel.id), shares.get(parcel.id)));
}

type ReadingChoice = Pick<Choices, "readings">;

function chargesOf(
  base: Cents,
  year: number,
  parcels: readonly DistrictParcel[],
  buildings: readonly Building[],
  { readings }: ReadingChoice,
): ReadonlyMap<string, Charged> {
  if (buildings.length === 0) return new Map(benefitRoll(base, year, parcels, readings).rows.map((row) => [row.id, row]));
  return new Map(buildingsRoll(base, year, wholeBuildings(parcels, buildings), readings).rows.map((row) => [row.parcel, row]));
}

/** Each parcel without buildings of its own listed is one building. */
function wholeBuildings(parcels: readonly DistrictParcel[], buildings: readonly Building[]): readonly Building[] {
  const listed = new Set(buildings.map(({ parcel }) => parcel));
  const single = parcels.flatMap(({ id, footage, liableDays }) =>
    listed.has(id) || footage === null ? [] : [{ parcel: id, id, footage, liableDays }],
  );
  return [...buildings, ...single];
}

function sharesOf(base: Cents, parcels: readonly DistrictParcel[], buildings: readonly Building[], { readings }: ReadingChoice) {
  const weight = WEIGHT[denominatorOf(readings)];
  const weights = new Map(parcels.map((parcel) => [parcel.id, weight(parcel)]));
  const listed = new Set(buildings.map(({ parcel }) => parcel));
  for (const id of listed) weights.set(id, 0n);
  for (const building of buildings) weights.set(building.parcel, weights.get(building.parcel)! + weight(building));
  const exact = exactShares(base, [...weights.values()]);
  return new Map([...weights.keys()].map((id, k) => [id, exact[k]!]));
}

/** The footage that divides the base, unless days weigh too. */
function denominatorFootage(parcels: readonly DistrictParcel[], buildings: readonly Building[], { readings }: Choices): Footage | null {
  const mode = denominatorOf(readings);
  if (mode === "TIMEWEIGHTED") return null;
  const measured = wholeBuildings(
    parcels.filter(({ status }) => status === "CHARGEABLE"),
    buildings,
  );
  return addFootage(measured.filter(({ liableDays }) => mode === "ALL" || liableDays > 0).map(({ footage }) => footage));
}

const NO_SHARE = { share: ZERO, exactShare: ZERO };
const NO_CHARGE: Charged = { fullCharge: null, charge: NO_CENTS, notCharged: NO_CENTS };

function printedRow(parcel: DistrictParcel, charged: Charged = NO_CHARGE, share = NO_SHARE): PrintedRollRow {
  const { id, payer, footage, liableDays } = parcel;
  const { fullCharge, charge, notCharged, flag } = charged;
  return {
    parcel: id,
    payer,
    status: statusOf(parcel, charged),
    footage,
    ...share,
    fullCharge,
    liableDays,
    charge,
    notCharged,
    flag: flag ?? null,
  };
}

/** How the parcel stands in the roll: its own status, or that of its days. */
function statusOf({ status, footage, liableDays }: DistrictParcel, { notCharged }: Charged): string {
  if (status !== "CHARGEABLE") return status;
  if (footage === null) return "PENDING";
  if (liableDays === 0) return "EXEMPT";
  return notCharged > 0n ? "PART_YEAR" : "CHARGEABLE";
}
