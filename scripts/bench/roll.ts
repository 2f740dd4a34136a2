/** The roll command in this process, then its peak memory. */
import { COMMANDS } from "../../cli/commands";
import { optionsOf } from "../../cli/options";
import { dateOf } from "../../src/core";

const [input, output] = process.argv.slice(2);
COMMANDS["roll"]!(optionsOf(["roll", input!, "--out", output!, "--json"], dateOf(2026, 11, 30))).then(() =>
  console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)}`),
);
