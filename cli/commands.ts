import { writeFile } from "node:fs/promises";
import { toFixed } from "../src/core";
import { layOut } from "../src/documents/layout";
import { tiesOf } from "../src/documents/evaluate";
import type { WorkbookPlan } from "../src/documents/plan";
import { problemSentence, type Problem } from "../src/intake";
import { JOBS, runJob, type Job, type TableChoice } from "../src/jobs";
import { verify } from "../src/jobs/verify";
import { say, type Lang } from "../src/words";
import { readGrids } from "./read";
import { UsageError, type Options } from "./options";
import { summaryOf } from "./summary";
import { writeWorkbook } from "./write";

type Command = (options: Options) => Promise<number>;

/** The command of a document's job: reads the workbook, writes the document or lists every problem. */
const documentCommand =
  (definition: Job): Command =>
  async (options) => {
    const { input, out } = options;
    if (!input || !out) throw new UsageError(`${definition.id} IN.xlsx --out OUT.xlsx`);
    const tables: Record<string, TableChoice> = Object.fromEntries(
      Object.entries(options.tables).map(([table, sheet]) => [table, { sheet }]),
    );
    const { plan, problems: found } = runJob(definition, await readGrids(input), options, tables);
    const problems = bySeverity(found);
    await reportProblems(problems, options);
    if (!plan) return refused(problems, options);
    await writeWorkbook(out, layOut(plan), plan.title);
    printPlan(plan, problems, out, options);
    return 0;
  };

const SEVERITIES = ["stop", "warn", "note"];

/** What must be mended first, then what to accept, then what was left out. */
const bySeverity = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

async function reportProblems(problems: readonly Problem[], { lang, json, problems: file }: Options): Promise<void> {
  const sentences = problems.map((problem) => `${say(lang, `cli.severity.${problem.severity}`)} ${problemSentence(lang, problem)}`);
  if (file)
    await writeFile(
      file,
      JSON.stringify(
        problems.map((problem, k) => ({ ...problem, values: undefined, sentence: sentences[k] })),
        printable,
        2,
      ),
    );
  if (!json) for (const sentence of sentences) console.error(sentence);
}

const printable = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

function refused(problems: readonly Problem[], { lang, json }: Options): number {
  const stops = problems.filter(({ severity }) => severity === "stop").length;
  if (json) console.log(JSON.stringify({ ok: false, problems: problems.map((problem) => jsonProblem(lang, problem)) }, null, 2));
  else console.error(say(lang, "cli.nothingWritten", { stops }));
  return 1;
}

const jsonProblem = (lang: Lang, problem: Problem) => ({
  severity: problem.severity,
  sheet: problem.sheet,
  cell: problem.cell,
  row: problem.row,
  column: problem.column,
  code: problem.code,
  cite: problem.cite,
  sentence: problemSentence(lang, problem),
});

function printPlan(plan: WorkbookPlan, problems: readonly Problem[], out: string, { lang, json, readings }: Options): void {
  const summary = summaryOf(plan);
  const ties = tiesOf(plan).map(({ sheet, label, difference }) => ({ sheet, label, difference: toFixed(difference, 2) }));
  if (json) {
    const notDefault = readings.notAtDefault().map(([id, code]) => `${id}=${code}`);
    console.log(
      JSON.stringify(
        { ok: true, out, ...summary, ties, readings: notDefault, problems: problems.map((problem) => jsonProblem(lang, problem)) },
        null,
        2,
      ),
    );
    return;
  }
  console.log(`${out}: ${plan.title}`);
  for (const { sheet, rows } of summary.sheets) console.log(`  ${say(lang, "cli.rows", { sheet, rows })}`);
  for (const { label, value } of summary.totals) console.log(`  ${label}: ${value}`);
  for (const { label, difference } of ties) console.log(`  ${say(lang, "cli.tie")} ${label}: ${difference}`);
}

async function verifyCommand({ input, lang, json }: Options): Promise<number> {
  if (!input) throw new UsageError("verify DOCUMENT.xlsx");
  const { document, compared, differences, extract } = verify(await readGrids(input), JOBS);
  if (json) console.log(JSON.stringify({ document, compared, extract, differences }, null, 2));
  else if (extract) console.log(say(lang, "cli.extract"));
  else {
    for (const difference of differences)
      console.log(say(lang, "cli.difference", { ...difference, kind: say(lang, `cli.kind.${difference.kind}`) }));
    console.log(say(lang, "cli.verified", { compared, differences: differences.length }));
  }
  return differences.length === 0 ? 0 : 1;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries([...JOBS.values()].map((definition) => [definition.id, documentCommand(definition)])),
  verify: verifyCommand,
};

/** What a command expects, or the list of commands. */
export function help(lang: Lang, command: string): string {
  const definition = JOBS.get(command);
  if (!definition) return [say(lang, "cli.usage"), ...Object.keys(COMMANDS).map((id) => `  ${id}`)].join("\n");
  const tables = Object.entries(definition.tables).map(([key, { schema, required }]) => {
    const fields = Object.entries(schema.fields as Record<string, { required: boolean }>).map(([field, spec]) =>
      spec.required ? field : `[${field}]`,
    );
    return `  ${key}${required ? "" : ` (${say(lang, "cli.optional")})`}: ${fields.join(", ")}`;
  });
  return [
    `prorrata ${command} IN.xlsx --out OUT.xlsx`,
    say(lang, `documents.${command}.title`),
    say(lang, "cli.tables"),
    ...tables,
    say(lang, "cli.options"),
  ].join("\n");
}
