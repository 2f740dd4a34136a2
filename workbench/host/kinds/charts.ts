import { bounding, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import { part, type Kind, type Part, type Thing } from "../thing";
import { axesKind, dataLabelsKind, legendKind, newChartParts, titleKind, type ChartParts } from "./chartParts";
import { chartSeriesCollectionKind, seriesFrom, type ChartSeries } from "./chartSeries";
import { range, type Range } from "./range";
import { fields, find, number, positive, text } from "./record";

/** A chart on a sheet: what it shows and where; the page draws it. Sizes in points. */
export interface Chart extends Thing, ChartParts {
  readonly sheet: Sheet;
  readonly id: string;
  name: string;
  type: string;
  left: number;
  top: number;
  width: number;
  height: number;
  source: Rect;
  series: ChartSeries[];
}

const TYPES = [
  "ColumnClustered", "ColumnStacked", "ColumnStacked100", "BarClustered", "BarStacked", "BarStacked100", "Line", "LineMarkers", "LineStacked",
  "Pie", "PieExploded", "Doughnut", "Area", "AreaStacked", "XYScatter", "XYScatterLines", "XYScatterSmooth", "Histogram", "Pareto", "Waterfall",
]; // prettier-ignore

function checkedType(type: unknown): string {
  demand(TYPES.includes(type as string), `chart type ${type}`);
  return type as string;
}

function setData(self: Chart, source: Range, seriesBy?: string | null) {
  self.source = source.area;
  self.series = seriesFrom(self, source, seriesBy ?? "Auto");
}

/** Puts the chart over the cells from `start` to `end`. */
function setPosition(self: Chart, start: Range | string, end?: Range | string | null) {
  const rectOf = (given: Range | string) => (typeof given === "string" ? self.sheet.rectOf(given) : given.area);
  const area = range(self.sheet, end ? bounding(rectOf(start), rectOf(end)) : rectOf(start));
  const { Left, Top, Width, Height } = area.kind.reads as Record<string, (of: Range) => number>;
  self.left = Left!(area);
  self.top = Top!(area);
  if (end) Object.assign(self, { width: Width!(area), height: Height!(area) });
}

const plain = fields<Chart, Chart>((self) => self, {
  Id: ["id"],
  Name: ["name", text],
  Left: ["left", number],
  Top: ["top", number],
  Width: ["width", positive],
  Height: ["height", positive],
});

const chartKind: Kind<Chart> = {
  name: "Chart",
  alive: ({ sheet }) => sheet.alive(),
  reads: { ...plain.reads, ChartType: ({ type }) => type },
  writes: { ...plain.writes, ChartType: (self, type) => void (self.type = checkedType(type)) },
  opens: {
    Title: ({ title }) => part(titleKind, title),
    Legend: ({ legend }) => part(legendKind, legend),
    Axes: ({ axes }) => part(axesKind, axes),
    DataLabels: ({ dataLabels }) => part(dataLabelsKind, dataLabels),
    Series: (self) => part(chartSeriesCollectionKind, self),
    Worksheet: ({ sheet }) => sheet,
  },
  calls: {
    SetData: setData,
    SetPosition: setPosition,
    Delete: (self) => void self.sheet.charts.splice(self.sheet.charts.indexOf(self), 1),
  },
};

function freeName(sheet: Sheet): string {
  for (let n = 1; ; n++) if (!sheet.charts.some(({ name }) => name === `Chart ${n}`)) return `Chart ${n}`;
}

function add({ of: sheet }: Part<Sheet>, type: unknown, source: Range, seriesBy?: string | null): Chart {
  sheet.writable(source.area, sheet.protection ? "allowEditObjects" : undefined);
  const id = `{${String(sheet.book.id()).padStart(8, "0")}-0003-0000-0000-000000000000}`;
  const place = { left: 0, top: 0, width: 360, height: 216 };
  const chart: Chart = {
    kind: chartKind,
    sheet,
    id,
    name: freeName(sheet),
    type: checkedType(type),
    ...place,
    ...newChartParts(),
    source: source.area,
    series: [],
  };
  setData(chart, source, seriesBy);
  sheet.charts.push(chart);
  return chart;
}

const must = (chart: Chart | undefined, key: unknown): Chart => {
  if (!chart) throw fault("ItemNotFound", `chart ${key}`);
  return chart;
};
const chartNamed = ({ of }: Part<Sheet>, key: unknown) => find(of.charts, key, "name", "id");

export const chartsKind: Kind<Part<Sheet>> = {
  name: "ChartCollection",
  alive: ({ of }) => of.alive(),
  reads: { Count: ({ of }) => of.charts.length },
  items: ({ of }) => of.charts,
  opens: {
    Add: add,
    GetItem: (self, key) => must(chartNamed(self, key), key),
    Indexer: (self, key) => must(chartNamed(self, key), key),
    GetItemAt: ({ of }, index) => must(of.charts[index], index),
    GetItemOrNullObject: (self, key) => chartNamed(self, key) ?? null,
  },
  calls: { GetCount: ({ of }) => of.charts.length },
};
