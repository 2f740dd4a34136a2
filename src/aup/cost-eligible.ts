import { centsOf, greater, minus, NO_CENTS, type Cents, type Trace } from "../core";
import type { Readings } from "../law";
import { checkProject, UNLISTED, type CostLine, type Exclusion, type Project } from "./cost-line";
import { afterConference, datesOf, inWindow } from "./cost-window";
import { needed } from "./needed";

/** Why a line, or a part of it, is out. */
export type CostReason =
  Exclusion | "MIXED" | "RULING" | "NOT_LISTED" | "TIMESHARE" | "PAC" | "WINDOW" | "SOFT_COST" | "EVIDENCE" | "STAFF" | "INSURANCE";

export interface CostEligibility {
  readonly eligible: Cents;
  readonly ineligible: Cents;
  /** null when the whole amount is eligible. */
  readonly reason: CostReason | null;
}

const CITE = "T-5c5-14";
const PROCEDURE = "T-5d4-3";

type Test = readonly [reason: CostReason, fails: (line: CostLine, project: Project, readings: Readings) => boolean];

/** Timeshares have marketing of their own (A4) in the place of A3. */
const wrongKind = ({ code }: CostLine, { timeshare }: Project): boolean => (code === "A3" && timeshare) || (code === "A4" && !timeshare);

/** In the order in which the first failure is the reason; a ruling replaces them all. */
const TESTS: readonly Test[] = [
  ["NOT_LISTED", ({ code }, _project, readings) => code === UNLISTED && readings.option("X-74") === "CLOSED"],
  ["TIMESHARE", wrongKind],
  ["PAC", (line, project, readings) => !afterConference(datesOf(line, readings), project, readings)],
  ["WINDOW", (line, project, readings) => !inWindow(line, datesOf(line, readings), project, readings)],
  ["SOFT_COST", ({ isSoft }, _project, readings) => readings.option("X-41") === "HARD_ONLY" && needed(isSoft, "isSoft", PROCEDURE)],
  [
    "EVIDENCE",
    ({ evidence }, _project, readings) =>
      readings.option("X-42") === "INVOICE_ONLY" && needed(evidence, "evidence", PROCEDURE) !== "INVOICE",
  ],
  [
    "STAFF",
    ({ code, payrollOf }, _project, readings) => readings.option("X-81") === "PROJECT_STAFF" && code === "A3" && payrollOf === "OTHER",
  ],
];

/** Readings that can decide a line, for its worked line. */
const READINGS = ["X-39", "X-40", "X-41", "X-42", "X-43", "X-44", "X-45", "X-73", "X-74", "X-81"] as const;

/**
 * The part of a cost line that enters Total Project Cost: all of it, less insurance money, when no exclusion hits it and it is listed,
 * after the conference and inside the window of its code; else nothing. An exclusion beats a ruling, a ruling replaces the windows.
 *
 * @throws RuleError `out-of-range` "opening-before-conference"; `missing` "blank" for a fact that an option needs
 * @cite T-5c5-3 … T-5c5-14, T-5d4-3, T-5d4-5, T-5d4-8, T-5d4-10
 */
export function costEligible(line: CostLine, project: Project, readings: Readings, trace?: Trace): CostEligibility {
  checkProject(project);
  const failed = failureOf(line, project, readings);
  const eligible = failed === null ? greater(minus(line.amount, line.insurance), NO_CENTS) : NO_CENTS;
  const reason = failed ?? (eligible === line.amount ? null : "INSURANCE");
  const { code, amount, insurance } = line;
  const used = READINGS.map((id) => readings.used(id));
  trace?.line("lines.cost-reason", { code, incurredDate: line.incurredDate, paidDate: line.paidDate }, reason, PROCEDURE, ...used);
  trace?.line("lines.cost-eligible", { code, amount, insurance }, eligible, CITE);
  return { eligible, ineligible: minus(amount, eligible), reason };
}

function failureOf(line: CostLine, project: Project, readings: Readings): CostReason | null {
  if (line.exclusion !== null) return line.exclusion;
  if (readings.option("X-73") === "NO_MIXED_LINE" && needed(line.isMixed, "isMixed", "T-5d4-5")) return "MIXED";
  if (line.ruling !== null) return line.ruling ? null : "RULING";
  return TESTS.find(([, fails]) => fails(line, project, readings))?.[0] ?? null;
}

export interface ProjectCost {
  readonly totalProjectCost: Cents;
  /** Of each line, in the order given. */
  readonly lines: readonly CostEligibility[];
}

/**
 * Total Project Cost: the eligible amounts of its lines. B and H enter as the figures of the interest and of the reused facilities.
 *
 * @throws RuleError as {@link costEligible}
 * @cite T-5c5-3 … T-5c5-14
 */
export function totalProjectCost(lines: readonly CostLine[], project: Project, readings: Readings, trace?: Trace): ProjectCost {
  checkProject(project);
  const results = lines.map((line) => costEligible(line, project, readings, trace));
  const total = centsOf(results.reduce((sum, { eligible }) => sum + eligible, 0n));
  trace?.line("lines.project-cost", { count: lines.length }, total, CITE);
  return { totalProjectCost: total, lines: results };
}
