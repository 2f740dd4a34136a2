import { contains, intersection, subtract, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import type { Kind, Part } from "../thing";
import type { Range } from "./range";

export type Rule = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What may be entered into an area of a sheet. */
export interface Validation {
  readonly area: Rect;
  readonly rule: Rule;
  readonly prompt: Readonly<Record<string, unknown>>;
  readonly errorAlert: Readonly<Record<string, unknown>>;
  readonly ignoreBlanks: boolean;
}

/** Excel's name for each kind of rule. */
export const TYPES: Readonly<Record<string, string>> = {
  wholeNumber: "WholeNumber",
  decimal: "Decimal",
  list: "List",
  date: "Date",
  time: "Time",
  textLength: "TextLength",
  custom: "Custom",
};

const EMPTY: Omit<Validation, "area"> = {
  rule: {},
  prompt: { message: "", showPrompt: true, title: "" },
  errorAlert: { message: "", showAlert: true, style: "Stop", title: "" },
  ignoreBlanks: true,
};

/** The one validation all cells share: none, or null when they differ. */
function common({ of: { sheet, area } }: Part<Range>): Omit<Validation, "area"> | null {
  const touching = sheet.validations.filter((validation) => intersection(validation.area, area));
  if (!touching.length) return EMPTY;
  return touching.length === 1 && contains(touching[0]!.area, area) ? touching[0]! : null;
}

/** Takes an area out of the rules that stand, leaving the rest of each. */
function release(sheet: Sheet, area: Rect) {
  const rest = sheet.validations.flatMap((validation) => subtract(validation.area, area).map((left) => ({ ...validation, area: left })));
  sheet.validations.splice(0, Infinity, ...rest);
}

function change(self: Part<Range>, part: Partial<Validation>) {
  const { sheet, area } = self.of;
  sheet.writable(area);
  const next = { ...(common(self) ?? EMPTY), ...part, area };
  release(sheet, area);
  sheet.validations.push(next);
}

/** A formula as Excel gives it back; a range becomes its address. */
function asFormula(given: unknown): unknown {
  if (given && typeof given === "object" && "sheet" in given) return `=${(given as Range).sheet.addressOf((given as Range).area, true)}`;
  return typeof given === "number" ? `=${given}` : given;
}

function checked(rule: Record<string, Record<string, unknown>>): Rule {
  const given = Object.entries(rule ?? {}).filter(([, value]) => value !== null && value !== undefined);
  demand(given.length === 1 && TYPES[given[0]![0]], `validation ${JSON.stringify(rule)}`);
  const [type, body] = given[0]!;
  if (type === "list") demand("source" in body, "a list needs a source");
  else if (type !== "custom") demand("formula1" in body && "operator" in body, "formula1 and operator");
  const converted = Object.entries(body).map(([key, value]) => [
    key,
    key.startsWith("formula") ? asFormula(value) : key === "source" ? sourceOf(value) : value,
  ]);
  return { [type]: Object.fromEntries(converted) };
}

/** A list's source is text of items, or a reference. */
function sourceOf(given: unknown): unknown {
  if (typeof given === "string" && !given.startsWith("=") && given.length > 255)
    throw fault("InvalidArgument", "a list of more than 255 characters");
  return asFormula(given);
}

export const dataValidationKind: Kind<Part<Range>> = {
  name: "DataValidation",
  alive: ({ of }) => of.sheet.alive(),
  reads: {
    Rule: (self) => common(self)?.rule ?? null,
    Prompt: (self) => common(self)?.prompt ?? null,
    ErrorAlert: (self) => common(self)?.errorAlert ?? null,
    IgnoreBlanks: (self) => common(self)?.ignoreBlanks ?? null,
    Type: (self) => {
      const found = common(self);
      if (!found) return "Inconsistent";
      return TYPES[Object.keys(found.rule)[0] ?? ""] ?? "None";
    },
  },
  writes: {
    Rule: (self, rule) => change(self, { rule: checked(rule) }),
    Prompt: (self, prompt) => change(self, { prompt: { ...EMPTY.prompt, ...prompt } }),
    ErrorAlert: (self, errorAlert) => change(self, { errorAlert: { ...EMPTY.errorAlert, ...errorAlert } }),
    IgnoreBlanks: (self, ignoreBlanks) => change(self, { ignoreBlanks }),
  },
  calls: {
    Clear: ({ of: { sheet, area } }) => {
      sheet.writable(area);
      release(sheet, area);
    },
  },
};
