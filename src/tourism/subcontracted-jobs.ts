import { add, compare, divide, multiply, ratio, type Ratio, type Trace } from "../core";
import { parameter, type Readings } from "../law";

export interface Jobs {
  /** Employees on the payroll of the exempt business. */
  readonly direct: number;
  /** Hours of the month worked on its premises by the subcontractor's employees. */
  readonly hours: Ratio;
  /** Jobs the grant requires. */
  readonly required: number;
  /** Share that may be subcontracted; blank is the general one. */
  readonly limit: Ratio | null;
}

export interface JobsTest {
  readonly fte: Ratio;
  readonly countable: Ratio;
  readonly pass: boolean;
}

const CITE = "T-9d4-1";

/** Full-time equivalents of a month's subcontracted hours, not rounded. @cite T-9d4-1 */
export function fullTimeEquivalents(hours: Ratio, trace?: Trace): Ratio {
  const hoursAJob = parameter("fteHours");
  const fte = divide(hours, hoursAJob);
  trace?.line("lines.fte", { hours, hoursAJob }, fte, CITE);
  return fte;
}

/**
 * Whether direct and subcontracted jobs meet the requirement of the grant: subcontracted jobs count up to a share of the requirement, or
 * of all jobs, above which the test then fails whatever the direct jobs.
 *
 * @cite T-9d4-1
 */
export function jobsTest({ direct, hours, required, limit }: Jobs, readings: Readings, trace?: Trace): JobsTest {
  const fte = fullTimeEquivalents(hours, trace);
  const share = limit ?? parameter("subcontractedShare");
  const ofAllJobs = readings.option("X-66") === "OF_ALL_JOBS";
  const most = multiply(share, ofAllJobs ? add(ratio(direct), fte) : ratio(required));
  const isOver = compare(fte, most) > 0;
  const countable = isOver ? most : fte;
  trace?.line("lines.countable-jobs", { fte, share, required, direct }, countable, CITE, readings.used("X-66"));
  const enough = compare(add(ratio(direct), countable), ratio(required)) >= 0;
  const pass = enough && !(ofAllJobs && isOver);
  trace?.line("lines.jobs-requirement", { direct, countable, required }, pass, CITE, readings.used("X-66"));
  return { fte, countable, pass };
}
