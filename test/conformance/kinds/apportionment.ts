import {
  apportion,
  cents,
  centsOf,
  multiply,
  ratio,
  ratioOf,
  roundText,
  ruleError,
  splitEqually,
  toDecimal,
  type Cents,
  type Ratio,
} from "../../../src/core";
import type { InvalidKind, Kind } from "./kind";

interface LargestRemainder {
  readonly total: string;
  readonly weights: readonly (string | null)[];
  readonly unit?: string;
  readonly ids?: readonly string[];
}

const CENT = "0.01";
const SHOWN_PLACES = 2;

function largestRemainder({ total, weights, unit = CENT, ids }: LargestRemainder): object {
  const names = ids ?? weights.map((_, k) => String(k).padStart(9, "0"));
  const { shares, leftOver, ties } = apportion(unitsOf(total, unit), inOneScale(weights), names);
  const size = ratioOf(unit);
  return { shares: shares.map((share) => toDecimal(multiply(ratio(share), size), SHOWN_PLACES)), leftOverUnits: leftOver, ties };
}

/** The total in units; a fraction of one is refused. */
function unitsOf(total: string, unit: string): Cents {
  const size = ratioOf(unit);
  const { n, d } = multiply(ratioOf(total), ratio(size.d, size.n));
  if (d !== 1n) throw ruleError("invalid", "more-than-two-decimals", { value: total });
  return centsOf(n);
}

/** Weights as whole numbers over one denominator. */
function inOneScale(weights: readonly (string | null)[]): readonly bigint[] {
  const exact = weights.map(weightOf);
  const scale = exact.reduce((largest, { d }) => largest * d, 1n);
  return exact.map(({ n, d }) => (n * scale) / d);
}

function weightOf(weight: string | null): Ratio {
  if (weight === null || weight === "") throw ruleError("missing", "blank", { field: "weights" });
  return ratioOf(weight);
}

export const apportionmentKinds: Readonly<Record<string, Kind>> = {
  "largest-remainder": { answer: largestRemainder },
  "split-equal": {
    answer: ({ total, parts }: { readonly total: string; readonly parts: number }) => ({ parts: splitEqually(cents(total), parts) }),
  },
  round: { answer: ({ x, places }: { readonly x: string; readonly places: number }) => ({ value: roundText(x, places) }) },
};

export const apportionmentInvalid: InvalidKind = {
  applies: (input) => "weights" in input,
  answer: (input) => largestRemainder(input as unknown as LargestRemainder),
};
