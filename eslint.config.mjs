import tseslint from "typescript-eslint";
import office from "eslint-plugin-office-addins";

const REACH = "The engine is pure: no clock, chance, host or file. Take the date, the seed or the rows as an argument.";

export default tseslint.config(
  { ignores: ["node_modules/**", "dist/**", "out/**", "coverage/**", "**/*.js", "**/*.cjs", "**/*.mjs"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    rules: {
      "max-depth": ["error", 4],
      "max-lines": ["error", { max: 320, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 22],
      eqeqeq: "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    files: ["src/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["Date", "performance", "window", "document", "fetch", "process", "console", "setTimeout"].map((name) => ({
          name,
          message: REACH,
        })),
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: REACH },
        { object: "Math", property: "round", message: "Round with src/core/rounding." },
        { property: "toFixed", object: "Number", message: "Round with src/core/rounding." },
      ],
      "no-restricted-syntax": [
        "error",
        { selector: "CallExpression[callee.name='parseFloat']", message: "Read decimals exactly: src/core/ratio." },
      ],
    },
  },
  { files: ["test/**/*.ts", "test/**/*.tsx"], rules: { "max-lines": "off" } },
  // The wire of Office.js carries anything.
  { files: ["workbench/**/*.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } },
  {
    files: ["taskpane/**/*.ts", "taskpane/**/*.tsx"],
    plugins: { "office-addins": office },
    rules: {
      "office-addins/load-object-before-read": "error",
      "office-addins/call-sync-before-read": "off",
      "office-addins/no-navigational-load": "error",
    },
  },
);
