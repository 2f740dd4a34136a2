import { canonicalLine, fingerprint } from "../core";
import type { Choices, InputBlock } from "./about";
import { canonical } from "./fingerprints";

/** Fingerprint of the input rows: their fields only, not where they stood. */
export function inputFingerprint(blocks: readonly InputBlock[]): string {
  const lines: string[] = [];
  for (const { key, fields, rows } of blocks)
    for (const row of rows) {
      const line: Record<string, string> = { "": key };
      for (const field of fields) line[field.key] = canonical(row[field.key] ?? null);
      lines.push(canonicalLine(line));
    }
  return fingerprint(lines);
}

/** Fingerprint of what was chosen: the document, the readings it takes, and the as-of date where the document depends on one. */
export function choiceFingerprint(id: string, { readings, on }: Choices, taken: readonly string[], asOf: boolean): string {
  const chosen = taken.map((reading) => canonicalLine({ reading, option: readings.option(reading) }));
  return fingerprint([canonicalLine({ document: id }), ...(asOf ? [canonicalLine({ on })] : []), ...chosen]);
}
