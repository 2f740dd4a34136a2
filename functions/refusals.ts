import { type Refusal, type RuleError } from "../src/core";
import { hasWords, refusalSentence, say, type Lang } from "../src/words";

/** The key of a word that a function may have of its own: `functions.ID.name`, otherwise the shared one. */
export const wordKey = (shared: "inputs" | "results", id: string, name: string, ending = ""): string => {
  const own = `functions.${id}.${shared === "results" ? "results." : ""}${name}${ending}`;
  return hasWords(own) ? own : `${shared}.${name}${ending}`;
};

/** An input as the user sees it in Excel. */
const inputName = (lang: Lang, id: string, name: string): string => {
  const key = wordKey("inputs", id, name, ".name");
  return hasWords(key) ? say(lang, key) : name;
};

/** A figure of a worked line: an input, or a name that only the lines have. */
export const operandName = (lang: Lang, id: string, name: string): string =>
  hasWords(wordKey("inputs", id, name, ".name")) ? inputName(lang, id, name) : say(lang, `operands.${name}`);

/** "parcels.3.footage" as "parcels, row 4, footage"; within a row's own status the place is known and only the column stands. */
function placeName(lang: Lang, id: string, path: string, inRow: boolean): string {
  const [input, row, column] = path.split(".") as [string, string?, string?];
  const named = [inputName(lang, id, input)];
  if (row !== undefined) named.push(say(lang, "functions.row", { row: Number(row) + 1 }));
  if (column !== undefined) named.push(inputName(lang, id, column));
  return inRow ? named.at(-1)! : named.join(", ");
}

/** A refusal as a sentence, its field named as Excel shows it. */
export function sentenceOf(lang: Lang, id: string, refusal: Refusal, inRow = false): string {
  const { field } = refusal.values;
  const values = typeof field === "string" ? { ...refusal.values, field: placeName(lang, id, field, inRow) } : refusal.values;
  return refusalSentence(lang, { ...refusal, values });
}

export const sentencesOf = (lang: Lang, id: string, error: RuleError): string =>
  [...new Set(error.all.map((refusal) => sentenceOf(lang, id, refusal)))].join(" ");

/** Places of the rows that a refusal names: by its path, or by the ids it quotes. None when it is about something else. */
export function rowsNamed({ values }: Refusal, input: string, ids: readonly string[]): readonly number[] {
  const [of, row] = typeof values["field"] === "string" ? values["field"].split(".") : [];
  if (of === input && row !== undefined) return [Number(row)];
  const quoted = new Set([values["id"], ...((values["ids"] as readonly unknown[] | undefined) ?? [])].map(String));
  return ids.flatMap((id, k) => (quoted.has(id) ? [k] : []));
}
