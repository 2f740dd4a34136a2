import { color } from "../style";
import { part, type Kind, type Part } from "../thing";
import { flag, number, oneOf, orEmpty, recordKind, text, type Check } from "./record";

interface Title {
  text: string;
  visible: boolean;
  overlay: boolean;
  position: string;
  font: ChartFont;
}

interface ChartFont {
  bold: boolean;
  italic: boolean;
  color: string;
  name: string;
  size: number;
}

interface Axis {
  title: Title;
  visible: boolean;
  numberFormat: string;
  minimum: number | "";
  maximum: number | "";
  majorUnit: number | "";
  displayUnit: string;
  reversePlotOrder: boolean;
  gridlines: { visible: boolean };
}

interface Legend {
  visible: boolean;
  position: string;
  overlay: boolean;
}

interface DataLabels {
  showValue: boolean;
  showSeriesName: boolean;
  showCategoryName: boolean;
  showPercentage: boolean;
  numberFormat: string;
  position: string;
}

interface Axes {
  category: Axis;
  value: Axis;
}

/** The parts every chart has beside its series. */
export interface ChartParts {
  readonly title: Title;
  readonly legend: Legend;
  readonly axes: Axes;
  readonly dataLabels: DataLabels;
}

const newFont = (): ChartFont => ({ bold: false, italic: false, color: "#595959", name: "Calibri", size: 10 });
const newTitle = (visible: boolean): Title => ({
  text: visible ? "Chart Title" : "",
  visible,
  overlay: false,
  position: "Automatic",
  font: newFont(),
});
const newAxis = (gridlines: boolean): Axis => ({
  title: newTitle(false),
  visible: true,
  numberFormat: "General",
  minimum: "",
  maximum: "",
  majorUnit: "",
  displayUnit: "None",
  reversePlotOrder: false,
  gridlines: { visible: gridlines },
});

export const newChartParts = (): ChartParts => ({
  title: newTitle(true),
  legend: { visible: true, position: "Bottom", overlay: false },
  axes: { category: newAxis(false), value: newAxis(true) },
  dataLabels: {
    showValue: false,
    showSeriesName: false,
    showCategoryName: false,
    showPercentage: false,
    numberFormat: "General",
    position: "BestFit",
  },
});

const shade: Check = [(value) => color(value) !== null, "a color"];

const fontKind = recordKind<ChartFont>("ChartFont", {
  Bold: ["bold", flag],
  Italic: ["italic", flag],
  Color: ["color", shade],
  Name: ["name", text],
  Size: ["size", number],
});

const titleFormatKind: Kind<Part<Title>> = { name: "ChartTitleFormat", opens: { Font: ({ of }) => part(fontKind, of.font) } };

/** Giving a title its text shows it. */
const setText = ({ of }: Part<Title>, given: unknown) => Object.assign(of, { text: String(given), visible: true });

export const titleKind = recordKind<Title>(
  "ChartTitle",
  { Text: ["text", text], Visible: ["visible", flag], Overlay: ["overlay", flag], Position: ["position", text] },
  { writes: { Text: setText }, opens: { Format: ({ of }) => part(titleFormatKind, of) } },
);

const gridlinesKind = recordKind<{ visible: boolean }>("ChartGridlines", { Visible: ["visible", flag] });

const axisKind = recordKind<Axis>(
  "ChartAxis",
  {
    Visible: ["visible", flag],
    NumberFormat: ["numberFormat", text],
    Minimum: ["minimum", orEmpty(number)],
    Maximum: ["maximum", orEmpty(number)],
    MajorUnit: ["majorUnit", orEmpty(number)],
    DisplayUnit: ["displayUnit", text],
    ReversePlotOrder: ["reversePlotOrder", flag],
  },
  { opens: { Title: ({ of }) => part(titleKind, of.title), MajorGridlines: ({ of }) => part(gridlinesKind, of.gridlines) } },
);

export const axesKind: Kind<Part<Axes>> = {
  name: "ChartAxes",
  opens: { CategoryAxis: ({ of }) => part(axisKind, of.category), ValueAxis: ({ of }) => part(axisKind, of.value) },
};

export const legendKind = recordKind<Legend>("ChartLegend", {
  Visible: ["visible", flag],
  Position: ["position", oneOf("Top", "Bottom", "Left", "Right", "Corner", "Custom")],
  Overlay: ["overlay", flag],
});

export const dataLabelsKind = recordKind<DataLabels>("ChartDataLabels", {
  ShowValue: ["showValue", flag],
  ShowSeriesName: ["showSeriesName", flag],
  ShowCategoryName: ["showCategoryName", flag],
  ShowPercentage: ["showPercentage", flag],
  NumberFormat: ["numberFormat", text],
  Position: ["position", text],
});
