import { fault } from "../fault";
import type { Book } from "../model";
import type { Kind, Part, Thing } from "../thing";
import { find } from "./record";

/** A value an add-in keeps in the workbook. */
export interface Setting extends Thing {
  readonly book: Book;
  readonly key: string;
  value: unknown;
}

const settingKind: Kind<Setting> = {
  name: "Setting",
  reads: { _Id: ({ key }) => key, Key: ({ key }) => key, Value: ({ value }) => value },
  writes: { Value: (self, value) => (self.value = value) },
  calls: { Delete: (self) => void self.book.settings.splice(self.book.settings.indexOf(self), 1) },
};

const settingNamed = ({ of }: Part<Book>, key: string) => find(of.settings, key, "key");

/** Settings of the same key are replaced, not doubled. */
function add(self: Part<Book>, key: string, value: unknown): Setting {
  const present = settingNamed(self, key);
  if (present) return Object.assign(present, { value });
  const setting: Setting = { kind: settingKind, book: self.of, key, value };
  self.of.settings.push(setting);
  return setting;
}

export const settingsKind: Kind<Part<Book>> = {
  name: "SettingCollection",
  items: ({ of }) => of.settings,
  opens: {
    Add: add,
    GetItemOrNullObject: (self, key) => settingNamed(self, key) ?? null,
    Indexer: (self, key) => {
      const setting = settingNamed(self, key);
      if (!setting) throw fault("ItemNotFound", `setting ${key}`);
      return setting;
    },
  },
  calls: { GetCount: ({ of }) => of.settings.length },
};
