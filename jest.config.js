/** Packages that are ES modules only and stand under Univer's CommonJS build: Jest on Node 20 needs them compiled. */
const esModules = [
  "cjk-regex",
  "collapse-white-space",
  "franc-min",
  "kdbush",
  "lodash-es",
  "n-gram",
  "nanoid",
  "quickselect",
  "rbush",
  "regexp-util",
  "trigram-utils",
  "unicode-regex",
].join("|"); // prettier-ignore;

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  roots: ["<rootDir>/test"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testPathIgnorePatterns: ["/test/e2e/"],
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`],
  transform: {
    [`/node_modules/(${esModules})/.+\\.js$`]: ["@swc/jest", { jsc: { target: "es2022" }, module: { type: "commonjs" } }],
    "^.+\\.(ts|tsx)$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  maxWorkers: 2,
};
