import { amountText, type TextNumber } from "../../../src/intake/amountText";
import { identifierText, normalizedId } from "../../../src/intake/identifier";
import { andThen, got, gotWith, type Outcome } from "../../../src/intake/outcome";
import type { Kind } from "./kind";
import { answered, outcomeDifferences } from "./outcome";

const MONEY_PLACES = 2;

/** A fraction of a cent in an amount is a warning. */
const noted = (outcome: Outcome<TextNumber>): Outcome<TextNumber> =>
  andThen(outcome, (number) =>
    !number.percent && (number.value.split(".")[1] ?? "").length > MONEY_PLACES ? gotWith(number, "more-than-two-decimals") : got(number),
  );

const shown = ({ value, percent }: TextNumber) => (percent ? { value, unit: "percent" } : { value });

export const intakeKinds: Readonly<Record<string, Kind>> = {
  amount: {
    answer: ({ text }: { text: string }) => answered(noted(amountText(text)), shown),
    differences: outcomeDifferences,
  },
  "amount-locale": {
    answer: ({ text }: { text: string }) => answered(amountText(text, "comma"), shown),
    differences: outcomeDifferences,
  },
  identifier: {
    answer: ({ text }: { text: string }) => answered(identifierText(text), (id) => ({ text: id, normalized: normalizedId(id) })),
    differences: outcomeDifferences,
  },
};
