import { ruleError } from "../core";
import data from "./readings.json";

type Lang = "es" | "en";
type Bilingual = Readonly<Record<Lang, string>>;

/** How an option is chosen through a function's input: by a value of that input, or by entering other facts. */
export interface ReadingInput {
  readonly name: string;
  readonly input: string;
  readonly values?: Readonly<Record<string, string | number | boolean | null>>;
  readonly enter?: Readonly<Record<string, string>>;
}

/** An ambiguity of a text: its question, the options with their codes, and the default. */
export interface Reading {
  readonly id: string;
  readonly text: string;
  readonly cite: string;
  /** `figure` when an option can change a figure, `note` otherwise. */
  readonly grade: "figure" | "note";
  readonly question: Bilingual;
  readonly options: readonly (Bilingual & { readonly code: string })[];
  readonly default: string;
  readonly functions: readonly ReadingInput[];
  readonly needs: readonly string[];
  readonly effect: string;
  readonly rules: readonly string[];
}

export const READINGS: readonly Reading[] = data as unknown as readonly Reading[];
const byId = new Map(READINGS.map((reading) => [reading.id, reading]));

/** @throws RuleError `invalid` "unknown-reading" */
export function readingOf(id: string): Reading {
  const reading = byId.get(id);
  if (!reading) throw ruleError("invalid", "unknown-reading", { reading: id });
  return reading;
}

/** The options in force: those chosen, every other at its default. */
export class Readings {
  private constructor(private readonly chosen: ReadonlyMap<string, string>) {}

  static readonly defaults = new Readings(new Map());

  /**
   * @param pairs reading ids with option codes
   * @throws RuleError `invalid` "unknown-reading", "unknown-option", "reading-twice"
   */
  static of(pairs: Iterable<readonly [id: string, code: string]>): Readings {
    const chosen = new Map<string, string>();
    for (const [id, code] of pairs) {
      if (!readingOf(id).options.some((option) => option.code === code))
        throw ruleError("invalid", "unknown-option", { reading: id, code });
      if (chosen.has(id)) throw ruleError("invalid", "reading-twice", { reading: id });
      chosen.set(id, code);
    }
    return new Readings(chosen);
  }

  /** From text as "B-A05=EXCLUSIVE;P-A11=B"; blank is all defaults. */
  static parse(text: string | null): Readings {
    const parts = (text ?? "").split(";").map((part) => part.trim());
    return Readings.of(parts.filter((part) => part !== "").map(pairOf));
  }

  option(id: string): string {
    return this.chosen.get(id) ?? readingOf(id).default;
  }

  /** The option as a worked line and a document print it: "B-A05=INCLUSIVE". */
  used(id: string): string {
    return `${id}=${this.option(id)}`;
  }

  /** These readings with other choices on top. */
  with(pairs: Iterable<readonly [id: string, code: string]>): Readings {
    return new Readings(new Map([...this.chosen, ...Readings.of(pairs).chosen]));
  }

  /** The choices that a function takes; it passes over every other, so that one text can serve a whole workbook. */
  takenBy(name: string): Readings {
    const taken = new Set(readingsOf(name).map(({ id }) => id));
    return new Readings(new Map([...this.chosen].filter(([id]) => taken.has(id))));
  }

  /** Choices that differ from the default, as pairs. */
  notAtDefault(): readonly (readonly [id: string, code: string])[] {
    return [...this.chosen].filter(([id, code]) => code !== readingOf(id).default);
  }
}

function pairOf(part: string): readonly [string, string] {
  const [id, code, ...rest] = part.split("=").map((side) => side.trim());
  if (!id || !code || rest.length > 0) throw ruleError("invalid", "unknown-reading", { reading: part });
  return [id, code];
}

/**
 * The readings that a function's own inputs choose (`denominator: "ALL"` is B-A01=ALL), as data says; blank inputs choose nothing.
 *
 * @param name function id of the catalogue
 */
export function chosenByInputs(name: string, inputs: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
  const chosen = new Map<string, string>();
  for (const reading of READINGS)
    for (const { name: of, input, values } of reading.functions) {
      const given = inputs[input];
      if (of !== name || !values || input === "readings" || input === "reading" || given === null || given === undefined) continue;
      const option = Object.entries(values).find(([, value]) => sameChoice(value, given))?.[0];
      if (option !== undefined && (option !== reading.default || !chosen.has(reading.id))) chosen.set(reading.id, option);
    }
  return [...chosen];
}

/** As codes are read: capitals or not, a number as text or not. */
const sameChoice = (value: unknown, given: unknown): boolean => String(value).toUpperCase() === String(given).trim().toUpperCase();

/** Readings that change a figure of the function. */
export const readingsOf = (name: string): readonly Reading[] =>
  READINGS.filter((reading) => reading.functions.some((entry) => entry.name === name));
