import type { DateSystem, ErrorKind } from "../src/core";
import type { Lang } from "../src/words";

/** What a function needs of the program it runs in. */
export interface Host {
  /** Language of words, at the time of the call. */
  lang(): Lang;
  /** Date system of the workbook, as the pane found it. */
  dateSystem(): DateSystem;
  /** An error that the cell can carry: `missing` as #N/A, the other kinds as #VALUE!, both with words. */
  refusal(kind: ErrorKind, words: string): Error;
}
