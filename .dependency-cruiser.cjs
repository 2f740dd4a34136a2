/** Who may import whom. Each message names the right door. */
const RULE_FOLDERS = ["benefit", "port", "excise", "tourism", "aup", "sampling"];

const only = (name, from, allowed, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { pathNot: [...allowed, from], dependencyTypesNot: ["core"] },
});

/** A rule folder reaches another only through its index. */
const throughIndex = RULE_FOLDERS.map((folder) => ({
  name: `${folder}-through-index`,
  severity: "error",
  comment: `Import src/${folder} through its index.ts.`,
  from: { pathNot: `^src/${folder}/` },
  to: { path: `^src/${folder}/(?!index\\.ts$)` },
}));

const CORE_LIBRARIES = ["node_modules/decimal\\.js", "node_modules/@noble/hashes"];

module.exports = {
  forbidden: [
    // Office.js objects open one another (a range its table, a table its range), so the tables of kinds do too.
    {
      name: "no-circular",
      severity: "error",
      comment: "Modules must not import each other in a circle.",
      from: { pathNot: "^workbench/host/kinds/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "not-to-unresolvable", severity: "error", comment: "The import does not resolve.", from: {}, to: { couldNotResolve: true } },
    only("core", "^src/core/", CORE_LIBRARIES, "src/core imports decimal.js and a hash library, nothing else."),
    only("law", "^src/law/", ["^src/core/"], "src/law imports core only."),
    only("words", "^src/words/", ["^src/core/"], "src/words imports core only."),
    ...RULE_FOLDERS.map((folder) =>
      only(
        `${folder}-rules`,
        `^src/${folder}/`,
        ["^src/core/", "^src/law/", "node_modules/decimal\\.js", ...RULE_FOLDERS.map((other) => `^src/${other}/index\\.ts$`)],
        "A rule folder imports core, law and other rule folders' index.ts.",
      ),
    ),
    ...throughIndex,
    only(
      "intake",
      "^src/intake/",
      ["^src/(core|words|law)/", "node_modules/zod", `^src/(${RULE_FOLDERS.join("|")})/index\\.ts$`],
      "src/intake imports core, words, zod and a rule folder's index.ts.",
    ),
    only(
      "documents",
      "^src/documents/",
      ["^src/(core|law|words)/", `^src/(${RULE_FOLDERS.join("|")})/index\\.ts$`],
      "src/documents imports core, law, words and the rule folders' index.ts.",
    ),
    {
      name: "src-alone",
      severity: "error",
      comment: "The engine imports nothing outside src.",
      from: { path: "^src/" },
      to: { path: "^(functions|taskpane|cli|workbench|test|scripts)/" },
    },
    {
      name: "functions",
      severity: "error",
      comment: "functions imports src, never the pane or a host.",
      from: { path: "^functions/" },
      to: { path: "^(taskpane|cli|workbench)/" },
    },
    {
      name: "components",
      severity: "error",
      comment: "Components take words, and actions by type and callback; no host call.",
      from: { path: "^taskpane/components/" },
      to: { path: "^(src/(?!words/)|cli/|workbench/|functions/|taskpane/excel/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "actions",
      severity: "error",
      comment: "Actions use jobs, plan types, words and taskpane/excel.",
      from: { path: "^taskpane/actions/" },
      to: { path: "^(cli/|workbench/|taskpane/components/)" },
    },
    {
      name: "excel",
      severity: "error",
      comment: "Reader and writer take core, words, the documents' layout and the intake's grid.",
      from: { path: "^taskpane/excel/" },
      to: { path: "^(src/(?!(core|words|documents|intake)/)|functions/|cli/|workbench/|taskpane/(?!excel/))" },
    },
    {
      name: "cli",
      severity: "error",
      comment: "cli uses jobs, plan types and words.",
      from: { path: "^cli/" },
      to: { path: "^(taskpane|workbench|functions)/" },
    },
    {
      name: "workbench",
      severity: "error",
      comment: "The workbench knows Office.js messages, not charges.",
      from: { path: "^workbench/" },
      to: { path: "^(src|functions|taskpane|cli)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
