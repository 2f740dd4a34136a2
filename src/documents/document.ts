import { shortFingerprint } from "../core";
import { say } from "../words";
import { inputsSheet, methodSheet, readingsSheet, type Choices, type InputBlock, type MethodLine } from "./about";
import { choiceFingerprint, inputFingerprint } from "./fingerprintInputs";
import { resultFingerprint } from "./fingerprints";
import type { SheetPlan, WorkbookPlan } from "./plan";

/** What a document is made from, beside its own sheets. */
export interface DocumentParts {
  /** The command; names the document in the words: "documents.<id>.title", "documents.<id>.provision". */
  readonly id: string;
  readonly entity: string;
  /** "2026", or another period. */
  readonly period: string;
  readonly sheets: readonly SheetPlan[];
  readonly inputs: readonly InputBlock[];
  readonly choices: Choices;
  readonly rules: readonly string[];
  readonly readings: readonly string[];
  /** The results depend on the as-of date. */
  readonly asOf?: boolean;
  /** Warnings accepted and other facts that Method prints. */
  readonly method?: readonly MethodLine[];
}

/** Lines that stand on top of every sheet: entity, title, period, provision, date. */
export const headingOf = ({
  id,
  entity,
  period,
  choices: { lang, on },
}: Pick<DocumentParts, "id" | "entity" | "period" | "choices">): readonly string[] => [
  entity,
  `${say(lang, `documents.${id}.title`)} · ${period}`,
  `${say(lang, "documents.provision")}: ${say(lang, `documents.${id}.provision`)}`,
  `${say(lang, "documents.prepared")}: ${on}`,
];

/** A whole document: its sheets, then Method, Readings and Inputs, with the fingerprints printed. */
export function documentOf(parts: DocumentParts): WorkbookPlan {
  const { id, entity, period, choices, rules, readings } = parts;
  const { lang } = choices;
  const title = say(lang, `documents.${id}.title`);
  const fingerprints = {
    inputs: inputFingerprint(parts.inputs),
    choices: choiceFingerprint(id, choices, readings, parts.asOf === true),
    results: "",
  };
  const base: WorkbookPlan = { id, lang, title, entity, sheets: parts.sheets, fingerprints };
  const results = resultFingerprint(base);
  const plan = { ...base, fingerprints: { ...fingerprints, results } };
  const heading = [entity, `${title} · ${period}`];
  const about = [
    methodSheet(lang, heading, methodLines(parts, plan), rules),
    ...(readings.length > 0 ? [readingsSheet(lang, heading, choices.readings, readings)] : []),
    inputsSheet(lang, heading, parts.inputs),
  ];
  return { ...plan, sheets: [...parts.sheets, ...about] };
}

function methodLines(
  { id, choices: { lang, on }, inputs, method = [] }: DocumentParts,
  { fingerprints }: WorkbookPlan,
): readonly MethodLine[] {
  const line = (key: string, value: string): MethodLine => ({ key, label: say(lang, `documents.method.${key}`), value });
  return [
    line("document", id),
    line("lang", lang),
    line("on", on),
    line("rounding", say(lang, "documents.method.roundingRule")),
    ...inputs.map(({ key, rows }) => ({
      key: `rows.${key}`,
      label: say(lang, "documents.method.rows", { table: key }),
      value: String(rows.length),
    })),
    ...method,
    line("fingerprintInputs", fingerprints.inputs),
    line("fingerprintChoices", fingerprints.choices),
    line("fingerprintResults", `${fingerprints.results} (${shortFingerprint(fingerprints.results)})`),
  ];
}
