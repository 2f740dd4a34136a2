import type { Book } from "../model";
import type { Kind, Part } from "../thing";
import { fields, text } from "./record";

const NAMES = ["Title", "Subject", "Author", "Keywords", "Comments", "Category", "Manager", "Company"];

const table = Object.fromEntries(NAMES.map((name) => [name, [name, text] as const]));
const { reads, writes } = fields<Part<Book>, Record<string, unknown>>(({ of }) => of.properties, table);

/** The workbook's document properties; one nobody set is the empty text. */
export const propertiesKind: Kind<Part<Book>> = {
  name: "DocumentProperties",
  reads: Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, (self: Part<Book>) => read(self) ?? ""])),
  writes,
};
