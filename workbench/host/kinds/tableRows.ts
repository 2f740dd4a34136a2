import { demand, fault } from "../fault";
import type { Kind, Part, Thing } from "../thing";
import { range } from "./range";
import { readRange } from "./rangeReads";
import { appendRows, type Table } from "./table";

interface TableRow extends Thing {
  readonly table: Table;
  readonly index: number;
}

const rangeOf = ({ table, index }: TableRow) => {
  const body = table.body();
  if (index >= body.rows) throw fault("ItemNotFound", `row ${index}`);
  return range(table.sheet, { ...body, row: body.row + index, rows: 1 });
};

const tableRowKind: Kind<TableRow> = {
  name: "TableRow",
  alive: ({ table }) => table.alive(),
  reads: { Index: ({ index }) => index, Values: (self) => readRange["Values"]!(rangeOf(self)) },
  opens: { GetRange: rangeOf },
};

const row = ({ of: table }: Part<Table>, index: number): TableRow => ({ kind: tableRowKind, table, index });

export const tableRowsKind: Kind<Part<Table>> = {
  name: "TableRowCollection",
  alive: ({ of }) => of.alive(),
  reads: { Count: ({ of }) => of.body().rows },
  items: (self) => Array.from({ length: self.of.body().rows }, (_, index) => row(self, index)),
  opens: {
    GetItemAt: (self, index) => row(self, index),
    Add: (self, index, values) => {
      demand(index === null || index === undefined || index === self.of.body().rows, "rows are added at the end only");
      appendRows(self.of, values);
      return row(self, self.of.body().rows - 1);
    },
  },
  calls: { GetCount: ({ of }) => of.body().rows },
};
