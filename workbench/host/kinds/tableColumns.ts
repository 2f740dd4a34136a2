import type { Rect } from "../address";
import { demand, fault } from "../fault";
import type { Kind, Part, Thing } from "../thing";
import { range } from "./range";
import { readRange } from "./rangeReads";
import type { Table } from "./table";

export type ColumnId = number;

interface TableColumn extends Thing {
  readonly table: Table;
  readonly id: ColumnId;
}

const indexOf = ({ table, id }: TableColumn): number => {
  const index = table.columnIds.indexOf(id);
  if (index < 0) throw fault("ItemNotFound", `column ${id}`);
  return index;
};

const narrow = (self: TableColumn, area: Rect) => range(self.table.sheet, { ...area, column: area.column + indexOf(self), columns: 1 });

function rename(self: TableColumn, name: unknown) {
  demand(typeof name === "string" && name.length > 0, `column name ${name}`);
  const { sheet, area } = self.table;
  sheet.cells.setValue(area.row, area.column + indexOf(self), name);
  self.table.fixHeaders();
}

const tableColumnKind: Kind<TableColumn> = {
  name: "TableColumn",
  alive: ({ table }) => table.alive(),
  reads: {
    Id: ({ id }) => id,
    Index: indexOf,
    Name: (self) => self.table.headerText(indexOf(self)),
    Values: (self) => readRange["Values"]!(narrow(self, self.table.area)),
  },
  writes: { Name: rename },
  opens: {
    GetRange: (self) => narrow(self, self.table.area),
    GetHeaderRowRange: (self) => narrow(self, self.table.header()),
    GetDataBodyRange: (self) => narrow(self, self.table.body()),
    GetTotalRowRange: (self) => {
      if (!self.table.showTotals) throw fault("ItemNotFound", "totals");
      return narrow(self, self.table.totals());
    },
  },
};

const columnsOf = ({ of: table }: Part<Table>): TableColumn[] => table.columnIds.map((id) => ({ kind: tableColumnKind, table, id }));

const columnNamed = (self: Part<Table>, key: number | string) =>
  columnsOf(self).find((column) =>
    typeof key === "number" ? column.id === key : self.of.headerText(indexOf(column)).toLowerCase() === key.toLowerCase(),
  );

const must = (column: TableColumn | undefined, key: unknown): TableColumn => {
  if (!column) throw fault("ItemNotFound", `column ${key}`);
  return column;
};

export const tableColumnsKind: Kind<Part<Table>> = {
  name: "TableColumnCollection",
  alive: ({ of }) => of.alive(),
  reads: { Count: ({ of }) => of.columnIds.length },
  items: columnsOf,
  opens: {
    Indexer: (self, key) => must(columnNamed(self, key), key),
    GetItemAt: (self, index) => must(columnsOf(self)[index], index),
    GetItemOrNullObject: (self, key) => columnNamed(self, key) ?? null,
  },
  calls: { GetCount: ({ of }) => of.columnIds.length },
};
