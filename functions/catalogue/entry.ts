import { z } from "zod";
import { RuleError, type Refusal, type Trace } from "../../src/core";
import { chosenByInputs, Readings } from "../../src/law";
import type { Lang } from "../../src/words";
import type { IssueParams } from "./fields";

export type Area = "shared" | "benefit" | "port" | "excise" | "tourism" | "aup" | "sampling";

/** What a run is given beside its inputs. */
export interface RunContext {
  readonly readings: Readings;
  readonly trace?: Trace | undefined;
  /** Language of the results that are words. */
  readonly lang: Lang;
}

/** How a function stands in a cell. Its parameters are the named inputs in the order of the schema, then `part`, then `readings`. */
export interface CellForm {
  /** Columns, in order, of the inputs that are ranges of records; a list of single values is `["*"]`. */
  readonly ranges?: Readonly<Record<string, readonly string[]>>;
  /** The result given when no `part` is asked for; a list of records spills, with a status column. */
  readonly first: string;
  /** Results that `part` may name. */
  readonly parts: readonly string[];
  /** Results that are lists: their columns, in order, as they spill; a list of single values is `["*"]`. */
  readonly spills?: Readonly<Record<string, readonly string[]>>;
  /** The range that a spilled first result answers row by row: a status column stands beside it. */
  readonly perRow?: PerRow;
  /** Columns that stay text, even where a text looks like a date. */
  readonly texts?: readonly string[];
  /** The last input takes every argument that remains, those of another function. */
  readonly repeats?: true;
}

export interface PerRow {
  readonly input: string;
  /** A bad row leaves the others their results; otherwise one bad row leaves all of them empty. */
  readonly independent?: true;
}

/** One function of the catalogue: everything that Excel, the pane, the help pages and the conformance cases know about it. */
export interface Entry<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** The name after `PR.`; never changes after release. */
  readonly id: string;
  readonly area: Area;
  /** Rules of the inventory it carries out. */
  readonly cites: readonly string[];
  readonly inputs: Shape;
  /** `false`: engine, pane and command line only. */
  readonly inCell: CellForm | false;
  readonly run: (inputs: z.output<z.ZodObject<Shape>>, context: RunContext) => object;
}

/** An entry of the catalogue with its inputs' types inferred. */
export const entry = <Shape extends z.ZodRawShape>(definition: Entry<Shape>): Entry => definition as unknown as Entry;

/**
 * Calls a function with named inputs.
 *
 * Options come from the input `readings` and from inputs that are options themselves (an input given wins over `readings`).
 *
 * @param raw inputs as JSON or cells hold them
 * @param lang language of the results that are words
 * @throws RuleError with every bad input, or what the rule itself refuses
 */
export function call(definition: Entry, raw: Readonly<Record<string, unknown>>, trace?: Trace, lang: Lang = "en"): object {
  const readings = Readings.parse((raw["readings"] ?? null) as string | null)
    .with(Readings.parse((raw["reading"] ?? null) as string | null).notAtDefault())
    .with(chosenByInputs(definition.id, raw));
  const parsed = z.object(definition.inputs).safeParse(raw);
  if (!parsed.success) throw new RuleError(parsed.error.issues.map(refusalOf) as [Refusal, ...Refusal[]]);
  return definition.run(parsed.data, { readings: readings.takenBy(definition.id), trace, lang });
}

function refusalOf(found: z.core.$ZodIssue): Refusal {
  const path = found.path.map(String).join(".");
  if (found.code !== "custom") return { kind: "invalid", code: "wrong-shape", values: { field: path } };
  const { kind, code, values } = found.params as unknown as IssueParams;
  return { kind, code, values: { field: path, ...values } };
}
