import { call, CATALOGUE } from "../../../functions/catalogue";
import { isoDate } from "../../../src/core";
import { monthsTerm } from "../../../src/excise";
import { Readings } from "../../../src/law";
import type { InvalidKind, Kind } from "./kind";

interface TaxedCost {
  readonly taxableCost: string;
  readonly rate: string;
}

function taxOf({ taxableCost, rate }: TaxedCost): object {
  const { net } = call(CATALOGUE.get("CONSTRUCTIONEXCISE")!, { value: taxableCost, rate }) as { net: bigint };
  return { tax: net };
}

/** The last day before it moves off weekends and holidays. */
const UNMOVED = Readings.of([["C-A29", "NONE"]]);

export const exciseKinds: Readonly<Record<string, Kind>> = {
  excise: { answer: taxOf },
  "refund-term": {
    answer: ({ event, months }: { readonly event: string; readonly months: number }) => ({
      rawLastDay: monthsTerm(isoDate(event), months, "DATE_TO_DATE", null, UNMOVED, "C-16").nominal,
    }),
  },
};

export const exciseInvalid: InvalidKind = {
  applies: (input) => "taxableCost" in input,
  answer: (input) => taxOf(input as unknown as TaxedCost),
};
