import { readFileSync } from "node:fs";
import { CATALOGUE, IN_CELL } from "../../functions/catalogue";
import { exampleInputs } from "../../functions/help/example";
import { call } from "../../functions/catalogue";
import { operandName } from "../../functions/refusals";
import { RuleError, Trace, type TraceLine } from "../../src/core";
import { LANGS, say } from "../../src/words";
import { hostOf, pr, shown } from "./support";

describe("PR.EXPLAIN", () => {
  const lines = pr("EXPLAIN", "BENEFITCHARGE", [[[1000000]], [[12000]], [[480000]]] as never) as string[][];

  it("spills step, figures, result, rule and readings", () => {
    expect(lines).toEqual([
      [1, expect.any(String), "base: 1,000,000.00; parcelFootage: 12,000; totalFootage: 480,000", "25,000.00", "B-25", ""],
    ]);
  });

  it("gives the same figure as the function itself", () => {
    expect(pr("BENEFITCHARGE", 1000000, 12000, 480000)).toBe(25000);
  });

  it("speaks the language of the host", () => {
    const spanish = shown(CATALOGUE.get("EXPLAIN")!, ["pr.benefitcharge", [[[1000000]], [[12000]], [[480000]]]] as never, hostOf("es"));
    expect((spanish as string[][])[0]![2]).toMatch(/^base: .*pietajeParcela/);
  });

  it("names the readings that a line followed", () => {
    const roll = pr("EXPLAIN", "BENEFITROLL", [[[100]], [[2026]], [["ALL"]], [["A", 10, 365]]] as never) as string[][];
    expect(roll.some((line) => line[5]!.includes("B-A12=ACTUAL"))).toBe(true);
  });

  it("keeps a date as text", () => {
    const term = pr("EXPLAIN", "LASTTIMELYDAY", [[["2026-03-01"]], [[0]], [[0]]] as never) as string[][];
    expect(term.at(-1)![3]).toMatch(/^2026-03-\d\d$/);
  });

  it("refuses what the function refuses, an unknown function and an error cell", () => {
    expect(pr("EXPLAIN", "BENEFITCHARGE", [[[1]], [[0]], [[1]]] as never)).toMatch(/^missing: /);
    expect(pr("EXPLAIN", "NOSUCH", [])).toBe("invalid: “NOSUCH” is not a Prorrata function that can be explained.");
    expect(pr("EXPLAIN", "LEDGER", [])).toMatch(/^invalid: /);
    expect(pr("EXPLAIN", "BENEFITCHARGE", [[[{ code: "#N/A" }]], [[1]], [[1]]] as never)).toMatch(/^invalid: .*#N\/A/);
  });
});

const CASES = ["charges", "tourism"].flatMap(
  (name) =>
    JSON.parse(readFileSync(`${__dirname}/../reference/${name}-examples.json`, "utf8")) as readonly {
      readonly function: string;
      readonly inputs: Readonly<Record<string, unknown>>;
    }[],
);

/** The lines that the reference's cases and the example of a function write; a refused case those up to the refusal. */
function linesOf(id: string): readonly TraceLine[] {
  const trace = new Trace();
  for (const { inputs } of [exampleInputs(id), ...CASES.filter((item) => item.function === id)])
    try {
      call(CATALOGUE.get(id)!, inputs, trace);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
    }
  return trace.lines;
}

describe("the lines of every function", () => {
  it.each(IN_CELL.filter(({ id }) => id !== "EXPLAIN").map(({ id }) => id))("PR.%s has words for its lines and their figures", (id) => {
    for (const { label, operands } of linesOf(id))
      for (const lang of LANGS) {
        expect(say(lang, label, operands)).not.toContain("{");
        for (const name of Object.keys(operands)) expect(operandName(lang, id, name)).toMatch(/\S/);
      }
  });
});
