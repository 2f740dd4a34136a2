import type { DateSystem, ErrorKind } from "../../src/core";
import type { Lang } from "../../src/words";
import type { Argument } from "../../functions/arguments";
import { CATALOGUE, type Entry } from "../../functions/catalogue";
import { inCell } from "../../functions/in-cell";
import type { Host } from "../../functions/host";

export class CellError extends Error {
  constructor(
    readonly kind: ErrorKind,
    words: string,
  ) {
    super(words);
  }
}

export const hostOf = (lang: Lang = "en", system: DateSystem = 1900): Host => ({
  lang: () => lang,
  dateSystem: () => system,
  refusal: (kind, words) => new CellError(kind, words),
});

/** What Excel would show: the result, or `kind: words` of the error. */
export function shown(definition: Entry, given: readonly Argument[], host = hostOf()): unknown {
  try {
    return inCell(definition, host)(...given);
  } catch (error) {
    if (error instanceof CellError) return `${error.kind}: ${error.message}`;
    throw error;
  }
}

export const pr = (id: string, ...given: readonly Argument[]): unknown => shown(CATALOGUE.get(id)!, given);
