import { say, type WordValues } from "../../src/words";

/** Results that are words stand in English in a function's answer; documents say them in their own language. */
export const inWords = (key: string, values: WordValues = {}): string => say("en", key, values);
