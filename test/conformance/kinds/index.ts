import { apportionmentInvalid, apportionmentKinds } from "./apportionment";
import { datesKinds } from "./dates";
import { exciseInvalid, exciseKinds } from "./excise";
import { holidaysKinds } from "./holidays";
import { intakeKinds } from "./intake";
import { classicalInvalid } from "./classical";
import type { InvalidKind, Kind } from "./kind";
import { samplingInvalid, samplingKinds } from "./sampling";

/** Who answers the bad inputs of each area. */
const INVALID: readonly InvalidKind[] = [apportionmentInvalid, exciseInvalid, samplingInvalid, classicalInvalid];

const invalid: Kind = {
  answer: function answer(input: Readonly<Record<string, unknown>>): object {
    const area = INVALID.find(({ applies }) => applies(input));
    if (!area) throw new Error(`no area answers the bad input ${JSON.stringify(input)}`);
    return area.answer(input);
  },
};

/** Every kind of the vectors, each to the engine call that answers it. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...apportionmentKinds,
  ...datesKinds,
  ...exciseKinds,
  ...holidaysKinds,
  ...intakeKinds,
  ...samplingKinds,
  invalid,
};
