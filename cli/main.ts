import { dateOf, RuleError } from "../src/core";
import { errorSentences } from "../src/words";
import { COMMANDS, help } from "./commands";
import { optionsOf, UsageError, type Options } from "./options";

const now = new Date();
const today = dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** Exit 0 done; 1 the input has problems; 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  let options: Options;
  try {
    options = optionsOf(args, today);
  } catch (error) {
    if (error instanceof UsageError) return usage(error.message);
    if (error instanceof RuleError) return usage(errorSentences("es", error).join("\n"));
    throw error;
  }
  const command = COMMANDS[options.command];
  if (options.help || options.command === "") {
    console.log(help(options.lang, options.command));
    return options.command === "" && !options.help ? 2 : 0;
  }
  if (!command) return usage(`unknown command: ${options.command}`);
  try {
    return await command(options);
  } catch (error) {
    if (error instanceof UsageError) return usage(error.message);
    if (!(error instanceof RuleError)) throw error;
    for (const sentence of errorSentences(options.lang, error)) console.error(sentence);
    return 1;
  }
}

function usage(message: string): number {
  console.error(`prorrata: ${message}`);
  console.error("prorrata --help");
  return 2;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 70;
  },
);
