import { apportionmentKinds } from "./apportionment";
import { datesKinds } from "./dates";
import { exciseKinds } from "./excise";
import { holidaysKinds } from "./holidays";
import { intakeKinds } from "./intake";
import type { Kind } from "./kind";
import { samplingKinds } from "./sampling";

/** Every kind of the vectors, each to the engine call that answers it. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...apportionmentKinds,
  ...datesKinds,
  ...exciseKinds,
  ...holidaysKinds,
  ...intakeKinds,
  ...samplingKinds,
};
