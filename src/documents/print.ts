/** Characters that a cell's padding takes beside those it shows (5 of 7 pixels, Calibri 11): column widths come without it. */
export const CELL_PADDING = 5 / 7;

/** Page margins in inches, the same for every document. */
export const MARGINS = { left: 0.5, right: 0.5, top: 0.6, bottom: 0.75, header: 0.3, footer: 0.3 } as const;

/** Excel takes 255 characters of header or footer, codes and all; this many leave room for the page number and the fingerprint. */
const FOOTER_TEXT = 180;

/** Text for a footer: & starts a code there, so it is doubled. */
export function footerText(text: string): string {
  const characters = [...text].map((character) => (character === "&" ? "&&" : character));
  let length = 0;
  const kept = characters.filter((character) => (length += character.length) <= FOOTER_TEXT);
  return kept.length === characters.length ? kept.join("") : `${kept.join("")}…`;
}
