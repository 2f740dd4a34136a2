import { demand } from "../fault";
import type { Kind, Part, Thing } from "../thing";

/** Whether a value may stand in a property; the text is what the refusal says. */
export type Check = readonly [test: (value: unknown) => boolean, expected: string];

export const text: Check = [(value) => typeof value === "string", "text"];
export const flag: Check = [(value) => typeof value === "boolean", "true or false"];
export const number: Check = [(value) => typeof value === "number" && Number.isFinite(value), "a number"];
export const positive: Check = [(value) => typeof value === "number" && value >= 0, "a number from 0"];
export const anything: Check = [() => true, ""];
export const oneOf = (...names: readonly string[]): Check => [(value) => names.includes(value as string), names.join(", ")];
/** Also accepts the empty text, which puts the property back. */
export const orEmpty = ([test, expected]: Check): Check => [(value) => value === "" || value === null || test(value), expected];

/** One property of a plain object: its wire name, its key in the object, and what it takes; read-only without a check. */
export type Fields<T> = Readonly<Record<string, readonly [key: keyof T, check?: Check]>>;

/** Reads and writes of an object whose properties are plain values. `before` runs ahead of each write, `after` behind it. */
export function fields<S extends Thing, T>(
  of: (self: S) => T,
  table: Fields<T>,
  before: (self: S) => void = () => {},
  after: (self: S) => void = () => {},
) {
  const reads: Record<string, (self: S) => unknown> = {};
  const writes: Record<string, (self: S, value: unknown) => void> = {};
  for (const [name, [key, check]] of Object.entries(table)) {
    reads[name] = (self) => of(self)[key];
    if (check) writes[name] = (self, value) => {
      before(self);
      demand(check[0](value), `${name} ${JSON.stringify(value)}, expected ${check[1]}`);
      of(self)[key] = value as T[keyof T];
      after(self);
    }; // prettier-ignore
  }
  return { reads, writes };
}

/** A kind that is nothing but the plain properties of an object. */
export const recordKind = <T>(name: string, table: Fields<T>, more: Partial<Kind<Part<T>>> = {}): Kind<Part<T>> => {
  const { reads, writes } = fields<Part<T>, T>(({ of }) => of, table);
  return { name, ...more, reads: { ...reads, ...more.reads }, writes: { ...writes, ...more.writes } };
};

/** The item of a collection by one of its keys, without regard to case; undefined when there is none. */
export const find = <T>(items: readonly T[], key: unknown, ...keys: readonly (keyof T)[]): T | undefined =>
  items.find((item) => keys.some((name) => String(item[name]).toLowerCase() === String(key).toLowerCase()));
