import { LANGS, say, type Lang } from "../../src/words";
import { IN_CELL, type CellForm } from "../catalogue";
import { syntax } from "./parts";

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** docs/functions.md: every function in both languages, with its arguments, results and rules. */
export const reference = (): string => ["# Funciones · Functions", ...LANGS.map(tableOf)].join("\n\n") + "\n";

function tableOf(lang: Lang): string {
  const head = ["syntax", "answers", "results", "cites"].map((key) => say(lang, `help.${key}`));
  const rows = IN_CELL.map((definition) => [
    `\`${syntax(lang, definition)}\``,
    say(lang, `functions.${definition.id}.description`),
    (definition.inCell as CellForm).parts.join(", "),
    definition.cites.join(", "),
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return [`## ${say(lang, "help.title")}`, lines.join("\n")].join("\n\n");
}
