// Runs jest and closes with `N passed, N failed`, as every step of the tests does.
const { spawnSync } = require("node:child_process");
const { mkdtempSync, readFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");

const report = join(mkdtempSync(join(tmpdir(), "prorrata-")), "jest.json");
const { status } = spawnSync(
  process.execPath,
  [require.resolve("jest/bin/jest"), "--json", `--outputFile=${report}`, ...process.argv.slice(2)],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, "utf8"));
console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`);
process.exit(status ?? 1);
