import type { DateSystem, ErrorKind } from "../src/core";
import type { Lang } from "../src/words";
import type { Host } from "./host";

/** What the pane tells the functions: both live in one page. */
const chosen: { lang: Lang | null; dateSystem: DateSystem } = { lang: null, dateSystem: 1900 };

/** The language of the words in cells; until the user chooses one, that of Office. */
export const useLanguage = (lang: Lang): void => void (chosen.lang = lang);

/** The date system of the workbook, which no function can find out by itself. */
export const useDateSystem = (system: DateSystem): void => void (chosen.dateSystem = system);

const ofOffice = (): Lang => (globalThis.Office?.context?.displayLanguage?.toLowerCase().startsWith("en") ? "en" : "es");

/** Only #N/A and #VALUE! can carry words. */
const errorCode = (kind: ErrorKind): CustomFunctions.ErrorCode =>
  kind === "missing" ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue;

export const officeHost: Host = {
  lang: () => chosen.lang ?? ofOffice(),
  dateSystem: () => chosen.dateSystem,
  refusal: (kind, words) => new CustomFunctions.Error(errorCode(kind), words) as unknown as Error,
};
