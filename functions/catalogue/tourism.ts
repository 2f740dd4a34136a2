import type { Entry } from "./entry";
import { creditEntries } from "./tourism/credit";
import { definitionEntries } from "./tourism/definitions";
import { exemptionEntries } from "./tourism/exemptions";
import { grantEntries } from "./tourism/grant";
import { investmentEntries } from "./tourism/investment";
import { recaptureEntries } from "./tourism/recapture";

export const tourismEntries: readonly Entry[] = [
  ...definitionEntries,
  ...investmentEntries,
  ...creditEntries,
  ...recaptureEntries,
  ...exemptionEntries,
  ...grantEntries,
];
