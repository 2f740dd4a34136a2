import type { Entry } from "./entry";
import { definitionEntries } from "./tourism/definitions";
import { exemptionEntries } from "./tourism/exemptions";
import { grantEntries } from "./tourism/grant";
import { investmentEntries } from "./tourism/investment";

export const tourismEntries: readonly Entry[] = [...definitionEntries, ...investmentEntries, ...exemptionEntries, ...grantEntries];
