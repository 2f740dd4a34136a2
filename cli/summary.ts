import { toFixed } from "../src/core";
import { Evaluator } from "../src/documents/evaluate";
import type { WorkbookPlan } from "../src/documents/plan";

/** Rows of each result sheet and its totals, as the demo and machines read them. */
export function summaryOf(plan: WorkbookPlan) {
  const evaluator = new Evaluator(plan);
  const results = plan.sheets.filter((sheet) => !sheet.about);
  return {
    document: plan.id,
    fingerprint: plan.fingerprints.results,
    sheets: results.map((sheet) => ({ sheet: sheet.name, rows: sheet.tables[0]?.rows.length ?? 0 })),
    totals: results.flatMap((sheet) =>
      sheet.top
        .filter((line) => !line.tie && line.kind === "money")
        .map((line) => ({
          key: line.key,
          name: line.name ?? null,
          label: line.label,
          value: toFixed(evaluator.topLine(sheet, line.value), 2),
        })),
    ),
  };
}
