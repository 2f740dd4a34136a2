/** Differences between expected and actual, each with its path: only the keys that `expected` has; numbers by value; lists in order. */
export function differences(expected: unknown, actual: unknown, path = ""): string[] {
  if (Array.isArray(expected)) return listDifferences(expected, actual, path);
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [differ(path, expected, actual)];
    return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], path === "" ? key : `${path}.${key}`));
  }
  return same(expected, actual) ? [] : [differ(path, expected, actual)];
}

function listDifferences(expected: readonly unknown[], actual: unknown, path: string): string[] {
  if (!Array.isArray(actual)) return [differ(path, expected, actual)];
  const size = expected.length === actual.length ? [] : [differ(`${path}.length`, expected.length, actual.length)];
  return [...size, ...expected.flatMap((value, k) => differences(value, actual[k], `${path}[${k}]`))];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const differ = (path: string, expected: unknown, actual: unknown): string =>
  `${path || "result"}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;

const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** Decimal texts are equal as numbers, a printed zero has no minus sign; all else must be identical. */
function same(expected: unknown, actual: unknown): boolean {
  if (typeof expected === "string" && typeof actual === "string" && DECIMAL.test(expected) && DECIMAL.test(actual))
    return normal(expected) === normal(actual);
  return expected === actual || (expected === null && actual === undefined);
}

const normal = (text: string): string =>
  text
    .replace(/^\+/, "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
