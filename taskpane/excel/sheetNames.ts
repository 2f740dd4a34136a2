const MAX_LENGTH = 31;

/** A name with "(2)" behind it, cut so that it still fits on a tab. */
function numbered(name: string, n: number): string {
  if (n === 1) return name;
  const suffix = ` (${n})`;
  return [...name].slice(0, MAX_LENGTH - suffix.length).join("").trimEnd() + suffix; // prettier-ignore
}

/** Names for the sheets of one document, none taken: all of them get the same number, so that one sees what belongs together. */
export function freeSheetNames(wanted: readonly string[], taken: readonly string[]): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const names = wanted.map((name) => numbered(name, n));
    if (names.every((name) => !used.has(name.toLowerCase()))) return names;
  }
}
