import { z } from "zod";
import { RuleError, ruleError, Trace, type Refusal, type TraceLine } from "../src/core";
import { say, show, type Lang } from "../src/words";
import { namedArguments, type Argument } from "./arguments";
import { call, entry, type CellForm, type Entry } from "./catalogue/entry";
import { text } from "./catalogue/fields";
import { known, shapeOf } from "./catalogue/shape";
import { operandName } from "./refusals";

const anyArguments = known(z.array(z.unknown()), { kind: "list", required: false, item: shapeOf(text.optional) });

/**
 * The worked lines of another function, as the rule wrote them while it computed: `EXPLAIN("BENEFITCHARGE", …)` with the arguments of
 * BENEFITCHARGE.
 *
 * @param functions those that can be explained, by id
 */
export const explainEntry = (functions: ReadonlyMap<string, Entry>): Entry =>
  entry({
    id: "EXPLAIN",
    area: "shared",
    cites: [],
    inputs: { function: text.required, arguments: anyArguments },
    inCell: {
      first: "lines",
      parts: ["lines"],
      spills: { lines: ["no", "step", "operands", "result", "cite", "reading"] },
      texts: ["result"],
      repeats: true,
    },
    run: function run({ function: name, arguments: given }, { lang }) {
      const definition = functions.get(name.toUpperCase().replace(/^PR\./, ""));
      if (!definition || definition.inCell === false) throw ruleError("invalid", "unknown-function", { value: name });
      const lines = linesOf(definition, definition.inCell, given as readonly Argument[], lang);
      return { lines: lines.map((line) => worded(line, definition.id, lang)) };
    },
  });

function linesOf(definition: Entry, form: CellForm, given: readonly Argument[], lang: Lang): readonly TraceLine[] {
  const { inputs, refusals } = namedArguments(definition, form, given);
  if (refusals.length > 0) throw new RuleError(refusals as unknown as [Refusal]);
  const trace = new Trace();
  call(definition, inputs, trace, lang);
  if (trace.lines.length === 0) throw ruleError("invalid", "nothing-to-explain", { value: definition.id });
  return trace.lines;
}

const worded = ({ no, label, operands, result, cite, readings }: TraceLine, id: string, lang: Lang): object => ({
  no,
  step: say(lang, label, operands),
  operands: Object.entries(operands)
    .map(([name, value]) => `${operandName(lang, id, name)}: ${show(value)}`)
    .join("; "),
  result: show(result),
  cite,
  reading: readings.join("; "),
});
