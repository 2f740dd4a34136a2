import type { ConditionalFormattingRule, DataValidation, Style as FileStyle } from "exceljs";
import type { ConditionalFormat, ConditionalLook } from "../kinds/conditionalFormat";
import type { Validation } from "../kinds/dataValidation";
import { fromColor, Names, toArgb } from "./looks";

const VALIDATIONS = new Names({
  wholeNumber: "whole",
  decimal: "decimal",
  list: "list",
  date: "date",
  time: "time",
  textLength: "textLength",
  custom: "custom",
});
const COMPARISONS = new Names({
  Between: "between",
  NotBetween: "notBetween",
  EqualTo: "equal",
  NotEqualTo: "notEqual",
  GreaterThan: "greaterThan",
  LessThan: "lessThan",
  GreaterThanOrEqualTo: "greaterThanOrEqual",
  LessThanOrEqualTo: "lessThanOrEqual",
});
/** Conditional formats say "GreaterThanOrEqual" where validations say "GreaterThanOrEqualTo". */
const CELL_VALUES = new Names({
  Between: "between",
  NotBetween: "notBetween",
  EqualTo: "equal",
  NotEqualTo: "notEqual",
  GreaterThan: "greaterThan",
  LessThan: "lessThan",
  GreaterThanOrEqual: "greaterThanOrEqual",
  LessThanOrEqual: "lessThanOrEqual",
});

const DAY = 86_400_000;
/** Days from the start of the 1900 calendar to 1970-01-01: ExcelJS knows the dates of rules by this calendar alone. */
const EPOCH = 25_569;

/** A date rule's limit is a number in the file, which ExcelJS reads and writes as a date. */
const dateToFile = (limit: unknown) => (/^\d+(\.\d+)?$/.test(String(limit)) ? new Date((Number(limit) - EPOCH) * DAY) : limit);
const dateFromFile = (limit: unknown) => (limit instanceof Date ? limit.getTime() / DAY + EPOCH : limit);

const bare = (formula: unknown) => (typeof formula === "string" ? formula.replace(/^=/, "") : formula);
const withEquals = (formula: unknown) => `=${String(formula)}`;

/** A list of items stands quoted in the file; a reference stands as it is. */
const sourceToFile = (source: unknown) => (String(source).startsWith("=") ? bare(source) : `"${String(source)}"`);
const sourceFromFile = (source: string) => (source.startsWith('"') ? source.slice(1, -1) : withEquals(source));

function formulae(type: string, body: Readonly<Record<string, unknown>>): unknown[] {
  if (type === "list") return [sourceToFile(body["source"])];
  if (type === "custom") return [bare(body["formula"])];
  const limits = [body["formula1"], body["formula2"]].filter((formula) => formula !== undefined && formula !== null).map(bare);
  return type === "date" ? limits.map(dateToFile) : limits;
}

export function toFileValidation({ rule, prompt, errorAlert, ignoreBlanks }: Validation): DataValidation | null {
  const [type, body] = Object.entries(rule)[0] ?? [];
  if (!type || !body) return null;
  const operator = COMPARISONS.toFile(body["operator"] as string | undefined);
  return {
    type: VALIDATIONS.toFile(type),
    formulae: formulae(type, body),
    allowBlank: ignoreBlanks,
    ...(operator ? { operator } : {}),
    showErrorMessage: errorAlert["showAlert"],
    errorStyle: String(errorAlert["style"]).toLowerCase(),
    ...(errorAlert["title"] ? { errorTitle: errorAlert["title"] } : {}),
    ...(errorAlert["message"] ? { error: errorAlert["message"] } : {}),
    showInputMessage: prompt["showPrompt"],
    ...(prompt["title"] ? { promptTitle: prompt["title"] } : {}),
    ...(prompt["message"] ? { prompt: prompt["message"] } : {}),
  } as DataValidation;
}

function ruleFromFile({ type, formulae: given = [], operator }: DataValidation): Validation["rule"] {
  const name = VALIDATIONS.toOffice(type)!;
  const [first, second] = given.map(dateFromFile);
  if (name === "list") return { list: { inCellDropDown: true, source: sourceFromFile(String(first)) } };
  if (name === "custom") return { custom: { formula: withEquals(first) } };
  const second2 = second === undefined ? {} : { formula2: withEquals(second) };
  return { [name]: { formula1: withEquals(first), ...second2, operator: COMPARISONS.toOffice(operator) ?? "Between" } };
}

export function fromFileValidation(validation: DataValidation): Omit<Validation, "area"> {
  const style = validation.errorStyle ?? "stop";
  return {
    rule: ruleFromFile(validation),
    ignoreBlanks: validation.allowBlank ?? false,
    prompt: { message: validation.prompt ?? "", showPrompt: validation.showInputMessage ?? false, title: validation.promptTitle ?? "" },
    errorAlert: {
      message: validation.error ?? "",
      showAlert: validation.showErrorMessage ?? false,
      style: style.charAt(0).toUpperCase() + style.slice(1),
      title: validation.errorTitle ?? "",
    },
  };
}

function lookToFile(look: ConditionalLook): Partial<FileStyle> {
  const { bold, italic, strikethrough: strike, fontColor, fill, numberFormat } = look;
  const font = {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(strike && { strike }),
    ...(fontColor && { color: toArgb(fontColor) }),
  };
  return {
    ...(Object.keys(font).length ? { font } : {}),
    ...(fill ? { fill: { type: "pattern", pattern: "solid", bgColor: toArgb(fill) } } : {}),
    ...(numberFormat ? { numFmt: numberFormat } : {}),
  } as Partial<FileStyle>;
}

function lookFromFile(style: Partial<FileStyle> | undefined): ConditionalLook {
  const { bold, italic, strike, color } = style?.font ?? {};
  const fill = style?.fill?.type === "pattern" ? fromColor(style.fill.bgColor ?? style.fill.fgColor) : undefined;
  const fontColor = fromColor(color);
  return {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(strike !== undefined && { strikethrough: strike }),
    ...(fontColor && { fontColor }),
    ...(fill && { fill }),
  };
}

/** A rule as ExcelJS writes it; null for the types it cannot. */
export function toFileRule(format: ConditionalFormat, priority: number): ConditionalFormattingRule | null {
  const basic = { priority, style: lookToFile(format.look), ...(format.stopIfTrue ? { stopIfTrue: true } : {}) };
  if (format.type === "Custom") return { type: "expression", formulae: [bare(format.rule["formula"])], ...basic };
  if (format.type !== "CellValue") return null;
  const compared = [format.rule["formula1"], format.rule["formula2"]]
    .filter((formula) => formula !== undefined && formula !== null)
    .map(bare);
  return {
    type: "cellIs",
    operator: CELL_VALUES.toFile(format.rule["operator"] as string),
    formulae: compared,
    ...basic,
  } as ConditionalFormattingRule;
}

/** Fills a fresh conditional format from the file; false for a type the workbench has no model of. */
export function fromFileRule(rule: ConditionalFormattingRule): Pick<ConditionalFormat, "type" | "rule" | "look"> | null {
  const look = lookFromFile(rule.style);
  if (rule.type === "expression") return { type: "Custom", rule: { formula: withEquals(rule.formulae?.[0]) }, look };
  if (rule.type !== "cellIs") return null;
  const [first, second] = rule.formulae ?? [];
  const second2 = second === undefined ? {} : { formula2: withEquals(second) };
  return { type: "CellValue", rule: { formula1: withEquals(first), ...second2, operator: CELL_VALUES.toOffice(rule.operator) }, look };
}
