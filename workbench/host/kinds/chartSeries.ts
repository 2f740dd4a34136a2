import { rect, type Rect } from "../address";
import { fault } from "../fault";
import type { Sheet } from "../model";
import { color } from "../style";
import { demand } from "../fault";
import { part, type Kind, type Part, type Thing } from "../thing";
import type { Chart } from "./charts";
import { range, type Range } from "./range";
import { readRange } from "./rangeReads";
import { fields, flag, text } from "./record";

/** One series of a chart: the cells of its values and categories. */
export interface ChartSeries extends Thing {
  readonly chart: Chart;
  name: string;
  values: { readonly sheet: Sheet; readonly area: Rect } | null;
  categories: { readonly sheet: Sheet; readonly area: Rect } | null;
  type: string;
  color: string;
  hasDataLabels: boolean;
}

const fillKind: Kind<Part<ChartSeries>> = {
  name: "ChartFill",
  calls: {
    SetSolidColor: ({ of }, given) => {
      const found = color(given);
      demand(found, `color ${given}`);
      of.color = found;
    },
    Clear: ({ of }) => void (of.color = ""),
  },
};

const lineKind: Kind<Part<ChartSeries>> = {
  name: "ChartLineFormat",
  ...fields<Part<ChartSeries>, ChartSeries>(({ of }) => of, { Color: ["color", text] }),
};

const formatKind: Kind<Part<ChartSeries>> = {
  name: "ChartSeriesFormat",
  opens: { Fill: ({ of }) => part(fillKind, of), Line: ({ of }) => part(lineKind, of) },
};

const plain = fields<ChartSeries, ChartSeries>((self) => self, {
  Name: ["name", text],
  ChartType: ["type", text],
  HasDataLabels: ["hasDataLabels", flag],
});

const flat = (of: ChartSeries["values"]) => (of ? (readRange["Values"]!(range(of.sheet, of.area)) as unknown[][]).flat() : []);

const chartSeriesKind: Kind<ChartSeries> = {
  name: "ChartSeries",
  ...plain,
  opens: { Format: (self) => part(formatKind, self) },
  calls: {
    SetValues: (self, source: Range) => void (self.values = { sheet: source.sheet, area: source.area }),
    SetXAxisValues: (self, source: Range) => void (self.categories = { sheet: source.sheet, area: source.area }),
    GetDimensionValues: (self, dimension) => flat(dimension === "Categories" || dimension === "XValues" ? self.categories : self.values),
    Delete: (self) => void self.chart.series.splice(self.chart.series.indexOf(self), 1),
  },
};

const newSeries = (chart: Chart, name: string, values: Rect | null, categories: Rect | null): ChartSeries => {
  const on = (area: Rect | null) => (area ? { sheet: chart.sheet, area } : null);
  return {
    kind: chartSeriesKind,
    chart,
    name,
    values: on(values),
    categories: on(categories),
    type: chart.type,
    color: "",
    hasDataLabels: false,
  };
};

/**
 * Splits the source into series as Excel does: along the longer side unless told, with a first line of text read as
 * names and a first line across it read as categories.
 */
export function seriesFrom(chart: Chart, { sheet, area }: Range, seriesBy: string): ChartSeries[] {
  const byColumns = seriesBy === "Columns" || (seriesBy === "Auto" && area.rows >= area.columns);
  const at = (along: number, across: number) =>
    byColumns ? sheet.cells.value(area.row + along, area.column + across) : sheet.cells.value(area.row + across, area.column + along);
  const [length, count] = byColumns ? [area.rows, area.columns] : [area.columns, area.rows];
  const named = length > 1 && typeof at(0, count - 1) === "string" ? 1 : 0;
  const labeled = count > 1 && typeof at(length - 1, 0) !== "number" ? 1 : 0;
  const line = (across: number) =>
    byColumns
      ? rect(area.row + named, area.column + across, length - named, 1)
      : rect(area.row + across, area.column + named, 1, length - named);
  return Array.from({ length: count - labeled }, (_, n) =>
    newSeries(chart, named ? String(at(0, n + labeled) ?? "") : `Series${n + 1}`, line(n + labeled), labeled ? line(0) : null),
  );
}

const must = (series: ChartSeries | undefined, index: number): ChartSeries => {
  if (!series) throw fault("ItemNotFound", `series ${index}`);
  return series;
};

export const chartSeriesCollectionKind: Kind<Part<Chart>> = {
  name: "ChartSeriesCollection",
  alive: ({ of }) => of.sheet.alive(),
  reads: { Count: ({ of }) => of.series.length },
  items: ({ of }) => of.series,
  opens: {
    GetItemAt: ({ of }, index) => must(of.series[index], index),
    Add: ({ of }, name) => {
      const added = newSeries(of, name ?? `Series${of.series.length + 1}`, null, null);
      of.series.push(added);
      return added;
    },
  },
  calls: { GetCount: ({ of }) => of.series.length },
};
