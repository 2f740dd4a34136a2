import { cleanText } from "./cleanText";
import { decimalOfNumber } from "./numbers";
import { got, gotWith, missing, refuse, type Outcome } from "./outcome";

const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** What may stand between groups: a dash of any kind, or a space. */
const BETWEEN = "[-\\u2010-\\u2015\\u2212 ]?";
/** Cadastre numbers stand in groups of 3-3-3-2-3 digits. */
const CADASTRE = new RegExp(`^${[3, 3, 3, 2, 3].map((digits) => `(\\d{${digits}})`).join(BETWEEN)}$`);
/** A cadastre number that lost its leading zero on the way through a number. */
const ONE_DIGIT_SHORT = /^\d{13}$/;
const GROUPS = /^\d+(?: \d+)+$/;
/** Digits that a spreadsheet number keeps. */
const KEPT_DIGITS = 15;

/**
 * Text of an identifier: trimmed, with its dashes and leading zeros; single spaces between groups of digits become dashes.
 * Scientific notation is refused: the digits are lost.
 */
export function identifierText(raw: string): Outcome<string> {
  const text = cleanText(raw);
  if (text === "") return missing();
  if (SCIENTIFIC.test(text)) return refuse("invalid", "id-lost-digits", { value: text });
  if (ONE_DIGIT_SHORT.test(text)) return gotWith(text, "id-was-number", { value: text });
  return got(GROUPS.test(text) ? text.replace(/ /g, "-") : text);
}

/** An identifier that the sheet holds as a number: leading zeros are gone, beyond 15 digits the rest too. */
export function identifierOfNumber(value: number): Outcome<string> {
  const text = decimalOfNumber(value);
  if (!Number.isInteger(value) || value < 0 || text.length > KEPT_DIGITS) return refuse("invalid", "id-lost-digits", { value: text });
  return gotWith(text, "id-was-number", { value: text });
}

/** The form under which two spellings are one parcel: groups of 3-3-3-2-3 digits where they fit, otherwise the text itself. */
export const normalizedId = (id: string): string => (CADASTRE.test(id) ? id.replace(CADASTRE, "$1-$2-$3-$4-$5") : id);
