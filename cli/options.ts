import { parseArgs } from "node:util";
import { isIsoDate, type IsoDate } from "../src/core";
import { Readings } from "../src/law";
import { LANGS, type Lang } from "../src/words";

/** What the command line was told. */
export interface Options {
  readonly command: string;
  readonly input: string | undefined;
  readonly out: string | undefined;
  readonly lang: Lang;
  readonly on: IsoDate;
  readonly readings: Readings;
  readonly problems: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
  readonly split: boolean;
  /** Table to sheet. */
  readonly tables: Readonly<Record<string, string>>;
}

/** Wrong usage: exit 2. */
export class UsageError extends Error {}

const SPEC = {
  out: { type: "string" },
  lang: { type: "string" },
  on: { type: "string" },
  reading: { type: "string", multiple: true },
  problems: { type: "string" },
  table: { type: "string", multiple: true },
  json: { type: "boolean" },
  split: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** @throws UsageError */
export function optionsOf(args: readonly string[], today: IsoDate): Options {
  const { values, positionals } = parsed(args);
  const [command = "", input, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`unexpected argument: ${rest.join(" ")}`);
  const { lang = "es", on = today } = values;
  if (!LANGS.includes(lang as Lang)) throw new UsageError(`--lang takes es or en, not ${lang}`);
  if (!isIsoDate(on)) throw new UsageError(`--on takes a date such as 2026-03-01, not ${on}`);
  return {
    command,
    input,
    out: values.out,
    lang: lang as Lang,
    on,
    readings: Readings.parse((values.reading ?? []).join(";")),
    problems: values.problems,
    json: values.json ?? false,
    help: values.help ?? false,
    split: values.split ?? false,
    tables: Object.fromEntries((values.table ?? []).map(pairOf)),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: SPEC, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function pairOf(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`--table takes TABLE=SHEET, not ${text}`);
  return [text.slice(0, at), text.slice(at + 1)];
}
