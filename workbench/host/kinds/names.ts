import { parseA1, splitSheet, type Rect } from "../address";
import { dateProbe } from "../calculator";
import { CellError } from "../cells";
import { demand, fault } from "../fault";
import type { Book, Sheet } from "../model";
import type { Kind, Part, Thing } from "../thing";
import { range, type Range } from "./range";
import { find } from "./record";

/** A defined name of the workbook, or of one sheet. */
export class Name implements Thing {
  readonly kind = nameKind;
  visible = true;

  constructor(
    readonly book: Book,
    readonly sheet: Sheet | undefined,
    readonly name: string,
    public formula: string,
    public comment = "",
  ) {}

  list = () => this.sheet?.names ?? this.book.names;

  alive() {
    if (!this.list().includes(this)) throw fault("ItemNotFound", `name ${this.name}`);
  }

  /** The cells the name stands for; null for a constant or a formula. */
  target(): { sheet: Sheet; area: Rect } | null {
    const { sheet: sheetName, rest } = splitSheet(this.formula);
    const sheet = sheetName === null ? this.sheet : this.book.sheetNamed(sheetName);
    const area = parseA1(rest);
    return sheet && area ? { sheet, area } : null;
  }
}

/** The value of a name that is a constant; null for a formula. */
function constant(formula: string): number | string | boolean | CellError | null {
  const text = formula.replace(/^=/, "");
  if (/^"(?:[^"]|"")*"$/.test(text)) return text.slice(1, -1).replace(/""/g, '"');
  if (/^(TRUE|FALSE)$/i.test(text)) return text.toUpperCase() === "TRUE";
  if (/^#(REF!|N\/A|VALUE!|NAME\?)/.test(text)) return new CellError(text);
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
}

function valueOf(self: Name): unknown {
  const target = self.target();
  if (target) return target.sheet.addressOf(target.area);
  const value = constant(self.formula) ?? dateProbe(self.book, self.formula);
  if (value === null) throw fault("NotImplemented", `the value of name ${self.name}, a formula`);
  return value instanceof CellError ? value.text : value;
}

function typeOf(self: Name): string {
  if (self.target()) return "Range";
  const value = valueOf(self);
  if (typeof value === "string") return value.startsWith("#") ? "Error" : "String";
  return typeof value === "boolean" ? "Boolean" : "Double";
}

function rangeOf(self: Name): Range | null {
  const target = self.target();
  return target ? range(target.sheet, target.area) : null;
}

const nameKind: Kind<Name> = {
  name: "NamedItem",
  alive: (self) => self.alive(),
  reads: {
    _Id: ({ name }) => name,
    Name: ({ name }) => name,
    Type: typeOf,
    Value: valueOf,
    Formula: ({ formula }) => formula,
    Visible: ({ visible }) => visible,
    Comment: ({ comment }) => comment,
    Scope: ({ sheet }) => (sheet ? "Worksheet" : "Workbook"),
  },
  writes: {
    Visible: (self, visible) => (self.visible = visible),
    Comment: (self, comment) => (self.comment = comment),
    Formula: (self, formula) => (self.formula = asFormula(formula)),
  },
  opens: {
    GetRangeOrNullObject: rangeOf,
    GetRange: (self) => {
      const found = rangeOf(self);
      if (!found) throw fault("InvalidReference", `name ${self.name}`);
      return found;
    },
    Worksheet: ({ sheet }) => {
      if (!sheet) throw fault("ItemNotFound", "the name belongs to the workbook");
      return sheet;
    },
    WorksheetOrNullObject: ({ sheet }) => sheet ?? null,
  },
  calls: { Delete: (self) => void self.list().splice(self.list().indexOf(self), 1) },
};

interface Scope {
  readonly book: Book;
  readonly sheet?: Sheet;
}
type Names = Part<Scope>;
const namesOf = ({ of: { book, sheet } }: Names) => (sheet ?? book).names;
const nameNamed = (self: Names, key: unknown) => find(namesOf(self), key, "name");

const asFormula = (reference: unknown): string => {
  if (typeof reference === "number" || typeof reference === "boolean") return `=${String(reference).toUpperCase()}`;
  demand(typeof reference === "string" && reference.length > 1 && reference.startsWith("="), `a formula, not ${JSON.stringify(reference)}`);
  return reference;
};

function add(self: Names, name: unknown, reference: Range | string | number, comment?: string): Name {
  demand(typeof name === "string" && /^[\p{L}_\\][\p{L}\p{N}_.?\\]{0,254}$/u.test(name), `name ${name}`);
  demand(!parseA1(name) && !/^[RrCc]$|^[Rr]\d*[Cc]\d*$/.test(name), `name ${name} looks like a cell`);
  const { book, sheet } = self.of;
  if (nameNamed(self, name) || book.tables().some((table) => table.name.toLowerCase() === name.toLowerCase()))
    throw fault("ItemAlreadyExists", `name ${name}`);
  const formula = typeof reference === "object" ? `=${reference.sheet.addressOf(reference.area, true)}` : asFormula(reference);
  const added = new Name(book, sheet, name, formula, comment ?? "");
  namesOf(self).push(added);
  return added;
}

export const namesKind: Kind<Names> = {
  name: "NamedItemCollection",
  items: namesOf,
  opens: {
    Add: add,
    AddFormulaLocal: (self, name, formula, comment) => add(self, name, formula, comment),
    GetItemOrNullObject: (self, key) => nameNamed(self, key) ?? null,
    Indexer: (self, key) => {
      const found = nameNamed(self, key);
      if (!found) throw fault("ItemNotFound", `name ${key}`);
      return found;
    },
  },
  calls: { GetCount: (self) => namesOf(self).length },
};
