const INVISIBLE = /[\u200B\uFEFF\u200E\u200F]/g;
const SPACES = /[\s\u00A0\u202F\u2007\u2009]+/g;
/** Nothing but printable ASCII, no double or outer space: the common case, left as it is. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Text as people read it: marks without width removed, every kind of space an ordinary one, single, none at the ends. */
export const cleanText = (text: string): string => (CLEAN.test(text) ? text : text.replace(INVISIBLE, "").replace(SPACES, " ").trim());

/** Text for comparing: no accents, no case, words parted by single spaces. */
export const foldText = (text: string): string =>
  cleanText(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9%#]+/g, " ")
    .trim();
