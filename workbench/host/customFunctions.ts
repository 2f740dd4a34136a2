import { rect } from "./address";
import type { Calculator, Result } from "./calculator";
import { CellError } from "./cells";
import { fault } from "./fault";
import { arrange, type Given } from "./functions/arguments";
import { parseCall, readArgument } from "./functions/call";
import type { FunctionHost, FunctionMetadata, MetadataFile } from "./functions/metadata";
import { fromAnswer, fromThrown, type Outcome } from "./functions/results";
import type { Sheet } from "./model";

export type { Given, Reference } from "./functions/arguments";
export type { FunctionHost, FunctionMetadata, MetadataFile } from "./functions/metadata";
export type { Outcome } from "./functions/results";

/** What an add-in associates with an id. */
export type Implementation = (...args: any[]) => unknown;

export interface FunctionOptions {
  readonly metadata: MetadataFile;
  /** The name before the dot: `PR` in `=PR.X()`. */
  readonly namespace: string;
  readonly host?: FunctionHost;
  /** Makes the error object of Microsoft's file for functions that take errors. */
  readonly toError?: (error: CellError) => unknown;
  /** Whether results may be formatted numbers (CustomFunctionsRuntime 1.4). */
  readonly formattedNumbers?: boolean;
}

const NOT_ASSOCIATED = new CellError("#N/A");
const UNKNOWN = new CellError("#NAME?");
const BUSY = new CellError("#BUSY!");

/** The custom functions of one add-in: which are there, and what a call of one gives. */
export class CustomFunctionHost {
  private readonly implementations = new Map<string, Implementation>();

  constructor(private readonly options: FunctionOptions) {}

  /** `CustomFunctions.associate`: one id, or a record of them. */
  associate = (id: string | Readonly<Record<string, Implementation>>, implementation?: Implementation) => {
    const pairs = typeof id === "string" ? [[id, implementation!] as const] : Object.entries(id);
    for (const [key, value] of pairs) this.implementations.set(key.toUpperCase(), value);
  };

  /** The functions described by the metadata, in its order. */
  get functions(): readonly FunctionMetadata[] {
    return this.options.metadata.functions;
  }

  /** The function that `PR.NAME` calls. */
  named(name: string): FunctionMetadata | undefined {
    const full = (metadata: FunctionMetadata) => `${this.options.namespace}.${metadata.name}`.toUpperCase();
    return this.functions.find((metadata) => full(metadata) === name.toUpperCase());
  }

  /**
   * Calls a function as Excel would for a formula in a cell.
   *
   * @param name with the namespace: `PR.BENEFITCHARGE`
   * @param given the arguments as they stand in the formula
   * @param address of the calling cell, handed over where the metadata asks for it
   * @returns what the cell shows; a promise when the function answers with one
   */
  call(name: string, given: readonly Given[], address = ""): Outcome | Promise<Outcome> {
    const metadata = this.named(name);
    if (!metadata) return { result: UNKNOWN };
    if (metadata.options?.stream) throw fault("NotImplemented", `streaming function ${name}`);
    const implementation = this.implementations.get(metadata.id.toUpperCase());
    if (!implementation) return { result: NOT_ASSOCIATED };
    const { host = "desktop", toError = (error) => error, metadata: file } = this.options;
    const arranged = arrange(metadata, given, { host, toError, errorsAllowed: file.allowErrorForDataTypeAny === true });
    if ("error" in arranged) return { result: arranged.error };
    return this.run(metadata, implementation, [...arranged.values, invocation(metadata, given, address)]);
  }

  private run(metadata: FunctionMetadata, implementation: Implementation, args: readonly unknown[]): Outcome | Promise<Outcome> {
    const settle = (answer: unknown) => fromAnswer(metadata, answer, this.options.formattedNumbers ?? false);
    const fail = (thrown: unknown) => ({ result: fromThrown(thrown) });
    try {
      const answer = implementation(...args);
      return isPromise(answer) ? answer.then(settle, fail) : settle(answer);
    } catch (thrown) {
      return fail(thrown);
    }
  }

  /** Works out formulas that are one call of a function; others go to `next`, which without one leaves them as they are. */
  calculator(next?: Calculator): Calculator {
    return {
      evaluate: (sheet, row, column, formula) => this.evaluate(sheet, row, column, formula) ?? leave(next, sheet, row, column, formula),
    };
  }

  private evaluate(sheet: Sheet, row: number, column: number, formula: string): Result | null {
    const call = parseCall(formula);
    if (!call || !call.name.toUpperCase().startsWith(`${this.options.namespace.toUpperCase()}.`)) return null;
    const args = call.args.map((text) => readArgument(sheet, text));
    if (args.some((arg) => arg === null)) throw fault("NotImplemented", `an argument of ${formula} that is a formula itself`);
    const outcome = this.call(call.name, args.map((arg) => arg!.given), sheet.addressOf(rect(row, column))); // prettier-ignore
    if (!isPromise(outcome)) return show(sheet, row, column, outcome);
    void outcome.then((late) => sheet.place(row, column, show(sheet, row, column, late)));
    return BUSY;
  }
}

/** A promise of any window: the add-in runs in a frame of its own. */
const isPromise = <T>(value: T | Promise<T>): value is Promise<T> => typeof (value as { then?: unknown } | null)?.then === "function";

const leave = (next: Calculator | undefined, sheet: Sheet, row: number, column: number, formula: string): Result =>
  next ? next.evaluate(sheet, row, column, formula) : (sheet.cells.value(row, column) ?? 0);

/** A formatted number brings its format along, where the cell has none. */
function show(sheet: Sheet, row: number, column: number, { result, numberFormat }: Outcome): Result {
  if (numberFormat && !sheet.cells.style(row, column)?.numberFormat)
    sheet.cells.restyle(rect(row, column), (was) => ({ ...was, numberFormat }));
  return result;
}

/** The last argument of every function. */
function invocation({ options }: FunctionMetadata, given: readonly Given[], address: string) {
  const addressOf = (one: Given) => (typeof one === "object" && "cells" in one ? (one.address ?? "") : "");
  return {
    ...(options?.requiresAddress ? { address } : {}),
    ...(options?.requiresParameterAddresses ? { parameterAddresses: given.map(addressOf) } : {}),
    isInValuePreview: false,
  };
}
