import { format, formatFootage, isFootage, isRatio, toDecimal, type Cents, type RuleError, type Refusal } from "../core";
import { es } from "./es";
import { en } from "./en";

/** Spanish first, English complete. */
export type Lang = "es" | "en";
export const LANGS: readonly Lang[] = ["es", "en"];

export const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { es, en };

export type WordValues = Readonly<Record<string, unknown>>;

/** The sentence of a key in a language, its {names} filled with the values. An unknown key is a defect and throws. */
export function say(lang: Lang, key: string, values: WordValues = {}): string {
  const sentence = WORDS[lang][key];
  if (sentence === undefined) throw new Error(`no words for "${key}" in ${lang}`);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => show(values[name]));
}

export const hasWords = (key: string): boolean => key in es;

/** A value as people read it: money "1,234.50", areas and ratios as decimals, lists with commas. */
export function show(value: unknown): string {
  if (typeof value === "bigint") return group(format(value as Cents));
  if (isFootage(value)) return group(formatFootage(value));
  if (isRatio(value)) return toDecimal(value, 10);
  if (Array.isArray(value)) return value.map(show).join(", ");
  return value === null || value === undefined ? "" : String(value);
}

const group = (text: string): string =>
  text.replace(/^(-?)(\d+)/, (_, sign: string, digits: string) => sign + digits.replace(/\B(?=(\d{3})+$)/g, ","));

/** A refusal as a sentence that says what to change. */
export const refusalSentence = (lang: Lang, { code, values }: Refusal): string => say(lang, `errors.${code}`, values);

/** Every refusal of an error, a sentence each. */
export const errorSentences = (lang: Lang, error: RuleError): readonly string[] =>
  error.all.map((refusal) => refusalSentence(lang, refusal));
