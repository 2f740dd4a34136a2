import { readFileSync } from "node:fs";
import { call, CATALOGUE } from "../../functions/catalogue";
import { toJson } from "../../functions/json";
import { RuleError } from "../../src/core";
import { differences } from "./compare";
import { KINDS } from "./kinds";

interface FunctionCase {
  readonly id: string;
  readonly function: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}
interface KindCase {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

const DEFAULT_FILES = "see the README";

/** The differences of one case: none when it passes. */
export function check(item: FunctionCase | KindCase): string[] {
  const answer = answerOf(item);
  if (!answer) return [`unknown ${"kind" in item ? `kind ${item.kind}` : `function ${item.function}`}`];
  const compare = ("kind" in item ? KINDS[item.kind]?.differences : undefined) ?? differences;
  try {
    const actual = toJson(answer());
    return "error" in item.expected
      ? [`expected the error ${String(item.expected["error"])}, got ${JSON.stringify(actual)}`]
      : compare(item.expected, actual);
  } catch (error) {
    if (!(error instanceof RuleError)) return [`failed: ${(error as Error).stack ?? String(error)}`];
    return refusalDifferences(item.expected, error);
  }
}

function answerOf(item: FunctionCase | KindCase): (() => object) | undefined {
  if ("kind" in item) {
    const kind = KINDS[item.kind];
    return kind && (() => kind.answer(item.input as never));
  }
  const definition = CATALOGUE.get(item.function);
  return definition && (() => call(definition, item.inputs));
}

function refusalDifferences(expected: Readonly<Record<string, unknown>>, error: RuleError): string[] {
  const wanted = expected["error"] ?? (expected["missing"] === true ? "missing" : undefined);
  if (wanted === true || wanted === error.kind) return [];
  return [`expected ${JSON.stringify(expected)}, refused with ${error.kind} ${error.code} ${JSON.stringify(error.values, printable)}`];
}

const printable = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

/** Runs files of cases and prints each failing id; the last line is `N passed, N failed`. */
export function run(files: readonly string[]): number {
  let [passed, failed] = [0, 0];
  for (const file of files) {
    const parsed = JSON.parse(readFileSync(file, "utf8")) as readonly FunctionCase[] | { readonly cases: readonly KindCase[] };
    for (const item of Array.isArray(parsed) ? (parsed as readonly FunctionCase[]) : (parsed as { cases: readonly KindCase[] }).cases) {
      const found = check(item);
      if (found.length === 0) passed += 1;
      else failed += 1;
      for (const difference of found) console.log(`${item.id}: ${difference}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}

if (require.main === module) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error(`conformance: name at least one file of cases (${DEFAULT_FILES})`);
    process.exit(2);
  }
  process.exit(run(files) === 0 ? 0 : 1);
}
