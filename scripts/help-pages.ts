import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { IN_CELL } from "../functions/catalogue";
import { helpPage, indexPage } from "../functions/help/page";
import { reference } from "../functions/help/reference";
import { helpPath } from "../functions/metadata";
import { LANGS } from "../src/words";

/** Writes the help pages below dist/help and docs/functions.md. */
for (const lang of LANGS) {
  mkdirSync(`dist/help/${lang}`, { recursive: true });
  writeFileSync(`dist/help/${lang}/index.html`, indexPage(lang));
  for (const definition of IN_CELL) writeFileSync(`dist/${helpPath(lang, definition.id)}`, helpPage(lang, definition));
}
copyFileSync("functions/help/help.css", "dist/help/help.css");
mkdirSync("docs", { recursive: true });
writeFileSync("docs/functions.md", reference());
