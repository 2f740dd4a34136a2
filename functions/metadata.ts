import { say, type Lang } from "../src/words";
import { argumentNames } from "./arguments";
import { IN_CELL, type Entry } from "./catalogue";
import { shapeOf, type InputShape } from "./catalogue/shape";
import { spillsAt } from "./in-cell";
import { wordKey } from "./refusals";

/** One parameter in `functions.LANG.json`. All are `any`, so that words can be given and errors can be named. */
export interface ParameterMetadata {
  readonly name: string;
  readonly description: string;
  readonly type: "any";
  readonly dimensionality: "scalar" | "matrix";
  readonly optional?: true;
  readonly repeating?: true;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly result: { readonly type: "any"; readonly dimensionality: "scalar" | "matrix" };
}

export interface MetadataFile {
  readonly allowErrorForDataTypeAny: true;
  readonly functions: readonly FunctionMetadata[];
}

/** Path of a function's help page below the site. */
export const helpPath = (lang: Lang, id: string): string => `help/${lang}/${id}.html`;

/** What Excel is told of the functions, in a language. `site` is where the pages are served, without a slash at the end. */
export const metadata = (lang: Lang, site: string): MetadataFile => ({
  allowErrorForDataTypeAny: true,
  functions: IN_CELL.map((definition) => ({
    id: definition.id,
    name: definition.id,
    description: say(lang, `functions.${definition.id}.description`),
    helpUrl: `${site}/${helpPath(lang, definition.id)}`,
    parameters: parametersOf(lang, definition),
    result: { type: "any", dimensionality: spillsAt(definition) ? "matrix" : "scalar" },
  })),
});

function parametersOf(lang: Lang, definition: Entry): readonly ParameterMetadata[] {
  const names = argumentNames(definition);
  const firstOptional = names.length - optionalAtEnd(definition, names);
  return names.map((name, k) => ({
    name: say(lang, wordKey("inputs", definition.id, name, ".name")),
    description: say(lang, wordKey("inputs", definition.id, name)),
    type: "any",
    dimensionality: isRange(definition, name) ? "matrix" : "scalar",
    ...howOften(definition, k === names.length - 1, k >= firstOptional),
  }));
}

/** A repeating range must be optional, or Excel installs none of the functions (office-js #2732). */
const howOften = ({ inCell }: Entry, isLast: boolean, isOptional: boolean): Pick<ParameterMetadata, "optional" | "repeating"> =>
  inCell && inCell.repeats && isLast ? { optional: true, repeating: true } : isOptional ? { optional: true } : {};

/** Excel loads no add-in with an optional parameter before a required one (office-js #1749): such a one is given as "" instead. */
function optionalAtEnd(definition: Entry, names: readonly string[]): number {
  const from = [...names].reverse().findIndex((name) => isRequired(definition, name));
  return from === -1 ? names.length : from;
}

export function isRequired({ inputs, inCell }: Entry, name: string): boolean {
  const schema = inputs[name];
  if (!schema || !inCell) return false;
  const shape = shapeOf(schema as never);
  if (inCell.perRow?.input === name) return true;
  return shape.kind !== "record" && shape.required;
}

function isRange({ inputs }: Entry, name: string): boolean {
  if (name === "readings") return true;
  const shape: InputShape | undefined = inputs[name] && shapeOf(inputs[name] as never);
  return shape !== undefined && (shape.kind === "list" || shape.kind === "record");
}
