import { mkdirSync, writeFileSync } from "node:fs";
import { metadata } from "../functions/metadata";
import { LANGS } from "../src/words";

/** Writes dist/functions/functions.es.json and functions.en.json. Usage: tsx scripts/functions-metadata.ts [SITE] */
const site = (process.argv[2] ?? "https://localhost:3000").replace(/\/$/, "");

mkdirSync("dist/functions", { recursive: true });
for (const lang of LANGS) writeFileSync(`dist/functions/functions.${lang}.json`, `${JSON.stringify(metadata(lang, site), null, 2)}\n`);
