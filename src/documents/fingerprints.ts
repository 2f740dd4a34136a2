import { canonicalLine, fingerprint, formatFootage, isFootage, isRatio, toDecimal, type Cents } from "../core";
import { format } from "../core";
import { Evaluator } from "./evaluate";
import type { PlanValue, SheetPlan, WorkbookPlan } from "./plan";

const EXACT_PLACES = 20;

/** A value as canonical text: decimals without trailing zeros, ISO dates, blank for nothing. */
export function canonical(value: PlanValue): string {
  if (value === null) return "";
  if (typeof value === "bigint") return format(value as Cents);
  if (isFootage(value)) return formatFootage(value);
  return isRatio(value) ? toDecimal(value, EXACT_PLACES) : String(value);
}

/** Fingerprint of the results: every figure of the result sheets, whatever the language, the order of the rows, or what people entered. */
export function resultFingerprint(plan: WorkbookPlan): string {
  const evaluator = new Evaluator(plan);
  return fingerprint(plan.sheets.filter((sheet) => !sheet.about).flatMap((sheet) => sheetLines(sheet, evaluator)));
}

function sheetLines(sheet: SheetPlan, evaluator: Evaluator): string[] {
  const top = sheet.top.map((line) =>
    canonicalLine({ sheet: sheet.key, line: line.key, value: canonical(evaluator.topLine(sheet, line.value)) }),
  );
  return sheet.tables.reduce((lines, table) => {
    const columns = table.columns.filter((column) => !column.entry && column.kind !== "note");
    for (const row of table.rows) {
      const fields: Record<string, string> = { "": `${sheet.key}/${table.key}` };
      for (const column of columns) fields[column.key] = canonical(evaluator.cell(sheet, column, row));
      lines.push(canonicalLine(fields));
    }
    return lines;
  }, top);
}
