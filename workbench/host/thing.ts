import { fault } from "./fault";

/**
 * What one kind of Office.js object can do, as tables: the name on the wire (PascalCase) to what the workbench does.
 * A name that stands in no table is answered by NotImplemented.
 */
export interface Kind<T> {
  /** The class's name in Microsoft's reference. */
  readonly name: string;
  /** Scalar properties that can be loaded. */
  readonly reads?: Readonly<Record<string, (self: T) => unknown>>;
  /** Properties that can be set. */
  readonly writes?: Readonly<Record<string, (self: T, value: any) => void>>;
  /** Properties and methods that give another object; null is the null object. */
  readonly opens?: Readonly<Record<string, (self: T, ...args: any[]) => Thing | null>>;
  /** Methods that give a plain value or nothing. */
  readonly calls?: Readonly<Record<string, (self: T, ...args: any[]) => unknown>>;
  /** The members of a collection. */
  readonly items?: (self: T) => readonly Thing[];
  /** Throws when the object is gone (its sheet deleted, say). */
  readonly alive?: (self: T) => void;
}

/** Any object a request may address. */
export interface Thing {
  readonly kind: Kind<any>;
}

/** A light object that stands for one part of another: the format of a range, the font of a format. */
export interface Part<T> extends Thing {
  readonly of: T;
}

export const part = <T>(kind: Kind<Part<T>>, of: T): Part<T> => ({ kind, of });

/** The names asked for that the workbench does not know, with how often. */
export type Missing = Map<string, number>;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const own = <V>(table: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** Looks names up in the tables of an object's kind. */
export class Dispatch {
  constructor(readonly missing: Missing = new Map()) {}

  child(self: Thing, member: string, args: readonly unknown[]): Thing | null {
    return this.known(self, self.kind.opens, member)(self, ...args);
  }

  call(self: Thing, member: string, args: readonly unknown[]): unknown {
    const opens = own(self.kind.opens, member);
    return opens ? (opens(self, ...args), null) : this.known(self, self.kind.calls, member)(self, ...args);
  }

  set(self: Thing, property: string, value: unknown) {
    this.known(self, self.kind.writes, property)(self, value);
  }

  /** Answers a load: `select` are paths in the caller's camelCase (`format/fill/color`), none meaning all scalar properties. */
  query(self: Thing, select: readonly string[], top = Infinity, skip = 0): Record<string, unknown> {
    self.kind.alive?.(self);
    const { items } = self.kind;
    if (!items) return this.scalars(self, select);
    const isOwn = (path: string) => own(self.kind.reads, pascal(path)) !== undefined;
    const mine = select.filter(isOwn);
    const theirs = select.filter((path) => !isOwn(path));
    const members = items(self).slice(skip, skip + top);
    return { ...(mine.length || !select.length ? this.scalars(self, mine) : {}), _Items: members.map((item) => this.item(item, theirs)) };
  }

  private item(item: Thing, select: readonly string[]) {
    const id = ["Id", "_Id"].filter((name) => own(item.kind.reads, name)).slice(0, 1);
    return { ...(select.length ? this.scalars(item, id) : {}), ...this.query(item, select) };
  }

  private scalars(self: Thing, select: readonly string[]): Record<string, unknown> {
    const reads = self.kind.reads ?? {};
    const names = select.length ? [...groupByHead(select)] : Object.keys(reads).map((name) => [name, []] as const);
    return Object.fromEntries(names.map(([head, rest]) => [pascal(head), this.read(self, pascal(head), rest)]));
  }

  private read(self: Thing, name: string, rest: readonly string[]): unknown {
    const read = own(self.kind.reads, name);
    if (read && !rest.length) return read(self) ?? null;
    const opened = this.known(self, self.kind.opens, name)(self);
    return opened ? this.query(opened, rest) : { _IsNull: true };
  }

  private known<V>(self: Thing, table: Readonly<Record<string, V>> | undefined, member: string): V {
    self.kind.alive?.(self);
    const entry = own(table, member);
    if (entry !== undefined) return entry;
    const name = `${self.kind.name}.${member}`;
    this.missing.set(name, (this.missing.get(name) ?? 0) + 1);
    throw fault("NotImplemented", name);
  }
}

function groupByHead(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [head, ...rest] = path.split("/");
    const group = groups.get(head!) ?? groups.set(head!, []).get(head!)!;
    if (rest.length) group.push(rest.join("/"));
  }
  return groups;
}
