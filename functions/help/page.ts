import { PROVISIONS, type Reading } from "../../src/law";
import { say, type Lang } from "../../src/words";
import { MOST_ROWS } from "../arguments";
import { IN_CELL, type CellForm, type Entry } from "../catalogue";
import { exampleOf, show, type ExampleRange } from "./example";
import { argumentsHelp, readingsHelp, resultsHelp, syntax, type ArgumentHelp } from "./parts";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** Text that is escaped already. */
type Html = string;

const document = (lang: Lang, title: string, body: Html): Html => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="../help.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const section = (title: string, ...body: readonly Html[]): Html => [`<h2>${escape(title)}</h2>`, ...body.filter(Boolean)].join("\n");
const paragraph = (text: string): Html => `<p>${escape(text)}</p>`;
const list = (items: readonly Html[]): Html =>
  items.length === 0 ? "" : `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;

function table(caption: string, head: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const titles = head.map((title) => `<th scope="col">${escape(title)}</th>`).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table>\n<caption>${escape(caption)}</caption>\n${titles && `<thead><tr>${titles}</tr></thead>\n`}<tbody>\n${lines.join("\n")}\n</tbody>\n</table>`;
}

/** The help page of a function: what it answers, what it takes and gives, its readings, provisions and an example worked now. */
export function helpPage(lang: Lang, definition: Entry): Html {
  const word = (key: string, values = {}) => say(lang, `help.${key}`, values);
  const body = [
    `<p><a href="index.html">${escape(word("back"))}</a></p>`,
    `<h1>PR.${definition.id}</h1>`,
    paragraph(say(lang, `functions.${definition.id}.description`)),
    section(word("syntax"), `<p><code>${escape(syntax(lang, definition))}</code></p>`),
    section(word("arguments"), ...argumentsPart(lang, definition), paragraph(word("blanks"))),
    section(word("results"), resultsPart(lang, definition)),
    section(word("readings"), readingsPart(lang, readingsHelp(definition.id))),
    section(word("errors"), list([escape(word("errors.missing")), escape(word("errors.others"))]), rowsPart(lang, definition)),
    definition.cites.length > 0 ? section(word("cites"), citesPart(lang, definition.cites)) : "",
    section(word("example"), examplePart(lang, definition)),
  ];
  return document(lang, `PR.${definition.id}`, body.filter(Boolean).join("\n"));
}

function argumentsPart(lang: Lang, definition: Entry): readonly Html[] {
  const all = argumentsHelp(lang, definition);
  const withColumns = all.filter(({ columns }) => columns.length > 0);
  return [
    argumentsTable(lang, say(lang, "help.arguments"), all),
    ...withColumns.map(({ name, columns }) => argumentsTable(lang, `${name}: ${say(lang, "help.columns")}`, columns)),
  ];
}

const argumentsTable = (lang: Lang, caption: string, rows: readonly ArgumentHelp[]): Html =>
  table(
    caption,
    ["help.argument", "help.kind", "help.meaning"].map((key) => say(lang, key)),
    rows.map(({ name, required, kind, meaning }) => [
      `<code>${escape(name)}</code> (${escape(say(lang, required ? "help.required" : "help.optional"))})`,
      escape(kind),
      escape(meaning),
    ]),
  );

function resultsPart(lang: Lang, definition: Entry): Html {
  const rows = resultsHelp(lang, definition).map(({ name, meaning, columns }) => [
    `<code>${name}</code>`,
    columns.length === 0
      ? escape(meaning)
      : `${escape(meaning)} ${escape(say(lang, "help.spill"))}: ${columns.map((column, k) => `${k + 1}) ${escape(column)}`).join(" ")}`,
  ]);
  const { first } = definition.inCell as CellForm;
  return table(say(lang, "help.first", { first }), [say(lang, "help.result"), say(lang, "help.meaning")], rows);
}

function readingsPart(lang: Lang, readings: readonly Reading[]): Html {
  if (readings.length === 0) return paragraph(say(lang, "help.readings.none"));
  return readings.map((reading) => readingPart(lang, reading)).join("\n");
}

const readingPart = (lang: Lang, { id, question, options, default: usual }: Reading): Html =>
  `<h3>${escape(id)}</h3>\n${paragraph(question[lang])}\n${list(
    options.map(
      (option) =>
        `<code>${escape(`${id}=${option.code}`)}</code> ${escape(option[lang])}${option.code === usual ? ` <strong>(${escape(say(lang, "help.default"))})</strong>` : ""}`,
    ),
  )}`;

function rowsPart(lang: Lang, { inCell }: Entry): Html {
  const form = inCell as CellForm;
  if (!form.ranges) return "";
  const rows = form.perRow ? [say(lang, form.perRow.independent ? "help.rows.independent" : "help.rows.shared")] : [];
  return [...rows, say(lang, "help.rows.most", { limit: MOST_ROWS })].map(paragraph).join("\n");
}

const citesPart = (lang: Lang, cites: readonly string[]): Html =>
  list(
    cites.map((cite) => {
      const found = PROVISIONS.find(({ id }) => id === cite);
      return escape(found ? `${cite}: ${found.provision}. ${found.title[lang]}` : cite);
    }),
  );

function examplePart(lang: Lang, definition: Entry): Html {
  const { formula, ranges, result, hasDates } = exampleOf(definition, lang);
  return [
    ...ranges.map((range) => rangeTable(lang, definition, range)),
    `<p><code>${escape(formula)}</code></p>`,
    table(
      say(lang, "help.result"),
      [],
      result.map((row) => row.map((cell) => escape(show(cell)))),
    ),
    hasDates ? paragraph(say(lang, "help.dates")) : "",
  ]
    .filter(Boolean)
    .join("\n");
}

function rangeTable(lang: Lang, definition: Entry, { name, address, cells }: ExampleRange): Html {
  const found = argumentsHelp(lang, definition)[Object.keys(definition.inputs).indexOf(name)];
  const head = (found?.columns ?? []).map((column) => column.name);
  return table(
    `${found?.name ?? name} (${address})`,
    head,
    cells.map((row) => row.map((cell) => escape(show(cell)))),
  );
}

/** All functions of a language, by text. */
export function indexPage(lang: Lang): Html {
  const areas = [...new Set(IN_CELL.map(({ area }) => area))];
  const parts = areas.map((area) =>
    section(
      say(lang, `help.area.${area}`),
      list(
        IN_CELL.filter((definition) => definition.area === area).map(
          ({ id }) => `<a href="${id}.html">PR.${id}</a>: ${escape(say(lang, `functions.${id}.description`))}`,
        ),
      ),
    ),
  );
  return document(lang, say(lang, "help.title"), [`<h1>${escape(say(lang, "help.title"))}</h1>`, ...parts].join("\n"));
}
