import { demand, fault } from "../fault";
import type { Book } from "../model";
import type { Kind, Part, Thing } from "../thing";
import { find } from "./record";

/** A piece of XML an add-in keeps in the workbook. */
export interface CustomXmlPart extends Thing {
  readonly book: Book;
  readonly id: string;
  xml: string;
}

const namespaceOf = (xml: string) =>
  /<[A-Za-z_][^\s>/]*[^>]*?\sxmlns\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(xml)?.slice(1).find(Boolean) ?? "";

function wellFormed(xml: unknown): string {
  demand(typeof xml === "string" && /^\s*(<\?xml[^>]*\?>\s*)?<[A-Za-z_][\s\S]*>\s*$/.test(xml), "XML");
  return xml;
}

const customXmlPartKind: Kind<CustomXmlPart> = {
  name: "CustomXmlPart",
  reads: { Id: ({ id }) => id, NamespaceUri: ({ xml }) => namespaceOf(xml) },
  calls: {
    GetXml: ({ xml }) => xml,
    SetXml: (self, xml) => void (self.xml = wellFormed(xml)),
    Delete: (self) => void self.book.xmlParts.splice(self.book.xmlParts.indexOf(self), 1),
  },
};

const partWith = ({ of }: Part<Book>, id: string) => find(of.xmlParts, id, "id");

interface Scope {
  readonly book: Book;
  readonly uri: string;
}
const scoped = ({ of: { book, uri } }: Part<Scope>) => book.xmlParts.filter(({ xml }) => namespaceOf(xml) === uri);
const onlyOne = (self: Part<Scope>) => (scoped(self).length === 1 ? scoped(self)[0]! : null);

const scopedKind: Kind<Part<Scope>> = {
  name: "CustomXmlPartScopedCollection",
  items: scoped,
  opens: {
    GetOnlyItemOrNullObject: onlyOne,
    GetOnlyItem: (self) => {
      const one = onlyOne(self);
      if (!one) throw fault("GeneralException", "not exactly one part");
      return one;
    },
  },
  calls: { GetCount: (self) => scoped(self).length },
};

export const customXmlPartsKind: Kind<Part<Book>> = {
  name: "CustomXmlPartCollection",
  items: ({ of }) => of.xmlParts,
  opens: {
    Add: ({ of }, xml) => {
      const added: CustomXmlPart = {
        kind: customXmlPartKind,
        book: of,
        id: `{${String(of.id()).padStart(8, "0")}-0000-0000-0000-000000000000}`,
        xml: wellFormed(xml),
      };
      of.xmlParts.push(added);
      return added;
    },
    GetByNamespace: ({ of }, uri) => ({ kind: scopedKind, of: { book: of, uri } }) as Part<Scope>,
    GetItemOrNullObject: (self, id) => partWith(self, id) ?? null,
    Indexer: (self, id) => {
      const found = partWith(self, id);
      if (!found) throw fault("ItemNotFound", `part ${id}`);
      return found;
    },
  },
  calls: { GetCount: ({ of }) => of.xmlParts.length },
};
