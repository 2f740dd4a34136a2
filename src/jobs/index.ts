import { hasStop, type Grid } from "../intake";
import type { Choices } from "../documents/about";
import { gather, type Gathered, type TableChoice } from "./gather";
import type { Job, JobResult } from "./job";
import { rollJob } from "./roll";

/** Every document's job, by its command. */
export const JOBS: ReadonlyMap<string, Job> = new Map([rollJob].map((definition) => [definition.id, definition]));

export interface RunResult extends JobResult {
  readonly found: Gathered["found"];
}

/** Runs a job on the sheets of a workbook: tables in, a plan or every problem out. */
export function runJob(
  definition: Job,
  grids: readonly Grid[],
  choices: Choices,
  tables: Readonly<Record<string, TableChoice>> = {},
): RunResult {
  const gathered = gather(definition, grids, tables);
  if (hasStop(gathered.problems)) return { plan: null, problems: gathered.problems, found: gathered.found };
  const result = definition.run(gathered.tables, choices);
  return { plan: result.plan, problems: [...gathered.problems, ...result.problems], found: gathered.found };
}

export { gather, type TableChoice } from "./gather";
export type { Job, JobResult } from "./job";
export type { Choices } from "../documents/about";
