/** An item of the application for a grant, by its letter in §9(c)-1 (the I is printed "1."); its words stand under `application.<letter>`. */
export interface ApplicationItem {
  readonly letter: string;
  /** Papers, which may come later with sworn reasons; the rest is stated in the application itself. */
  readonly isDocument: boolean;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTU"];
const STATED = [..."MNOPQS"];

/** What an application for a grant carries, in the order of the Regulation. @cite T-9c1-1 */
export const APPLICATION_ITEMS: readonly ApplicationItem[] = LETTERS.map((letter) => ({ letter, isDocument: !STATED.includes(letter) }));
