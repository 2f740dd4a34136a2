import { isWholeColumns, isWholeRows, type Rect } from "../address";
import { demand } from "../fault";
import type { Sheet } from "../model";
import { part, type Kind, type Part } from "../thing";
import { range, type Range } from "./range";
import { rangeAreas } from "./rangeAreas";
import { fields, flag, number, oneOf, orEmpty, positive, recordKind, text } from "./record";

const SECTIONS = ["LeftHeader", "CenterHeader", "RightHeader", "LeftFooter", "CenterFooter", "RightFooter"] as const;
export type HeaderFooter = Record<(typeof SECTIONS)[number], string>;

const PAGES = ["defaultForAllPages", "evenPages", "firstPage", "oddPages"] as const;

export interface HeadersFooters extends Record<(typeof PAGES)[number], HeaderFooter> {
  state: string;
  useSheetMargins: boolean;
  useSheetScale: boolean;
}

/** How a sheet prints; margins in points. */
export interface PageLayout {
  readonly sheet: Sheet;
  orientation: string;
  paperSize: string;
  zoom: { scale?: number; horizontalFitToPages?: number; verticalFitToPages?: number };
  centerHorizontally: boolean;
  centerVertically: boolean;
  printHeadings: boolean;
  printGridlines: boolean;
  blackAndWhite: boolean;
  draftMode: boolean;
  firstPageNumber: number | "";
  printOrder: string;
  printComments: string;
  printErrors: string;
  leftMargin: number;
  rightMargin: number;
  topMargin: number;
  bottomMargin: number;
  headerMargin: number;
  footerMargin: number;
  titleRows: Rect | null;
  titleColumns: Rect | null;
  printAreas: readonly Rect[];
  readonly headersFooters: HeadersFooters;
}

const emptyPage = () => Object.fromEntries(SECTIONS.map((name) => [name, ""])) as HeaderFooter;

export const newPageLayout = (sheet: Sheet): PageLayout => ({
  sheet,
  orientation: "Portrait",
  paperSize: "Letter",
  zoom: { scale: 100 },
  centerHorizontally: false,
  centerVertically: false,
  printHeadings: false,
  printGridlines: false,
  blackAndWhite: false,
  draftMode: false,
  firstPageNumber: "",
  printOrder: "DownThenOver",
  printComments: "NoComments",
  printErrors: "AsDisplayed",
  leftMargin: 50.4,
  rightMargin: 50.4,
  topMargin: 54,
  bottomMargin: 54,
  headerMargin: 21.6,
  footerMargin: 21.6,
  titleRows: null,
  titleColumns: null,
  printAreas: [],
  headersFooters: {
    state: "Default",
    useSheetMargins: true,
    useSheetScale: true,
    defaultForAllPages: emptyPage(),
    evenPages: emptyPage(),
    firstPage: emptyPage(),
    oddPages: emptyPage(),
  },
});

const section = [(value: unknown) => typeof value === "string" && value.length <= 255, "text of at most 255 characters"] as const;
const headerFooterKind = recordKind<HeaderFooter>("HeaderFooter", Object.fromEntries(SECTIONS.map((name) => [name, [name, section]])));

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const headersFootersKind = recordKind<HeadersFooters>(
  "HeaderFooterGroup",
  {
    State: ["state", oneOf("Default", "FirstAndDefault", "OddAndEven", "FirstOddAndEven")],
    UseSheetMargins: ["useSheetMargins", flag],
    UseSheetScale: ["useSheetScale", flag],
  },
  { opens: Object.fromEntries(PAGES.map((page) => [pascal(page), ({ of }: Part<HeadersFooters>) => part(headerFooterKind, of[page])])) },
);

export const PAPERS = [
  "Letter", "LetterSmall", "Tabloid", "Ledger", "Legal", "Statement", "Executive", "A3", "A4", "A4Small", "A5", "B4", "B5", "Folio", "Quatro",
  "Paper10x14", "Paper11x17", "Note",
]; // prettier-ignore

const printed = fields<Part<PageLayout>, PageLayout>(({ of }) => of, {
  Orientation: ["orientation", oneOf("Portrait", "Landscape")],
  PaperSize: ["paperSize", orEmpty(oneOf(...PAPERS))],
  CenterHorizontally: ["centerHorizontally", flag],
  CenterVertically: ["centerVertically", flag],
  PrintHeadings: ["printHeadings", flag],
  PrintGridlines: ["printGridlines", flag],
  BlackAndWhite: ["blackAndWhite", flag],
  DraftMode: ["draftMode", flag],
  FirstPageNumber: ["firstPageNumber", orEmpty(number)],
  PrintOrder: ["printOrder", oneOf("DownThenOver", "OverThenDown")],
  PrintComments: ["printComments", text],
  PrintErrors: ["printErrors", text],
  LeftMargin: ["leftMargin", positive],
  RightMargin: ["rightMargin", positive],
  TopMargin: ["topMargin", positive],
  BottomMargin: ["bottomMargin", positive],
  HeaderMargin: ["headerMargin", positive],
  FooterMargin: ["footerMargin", positive],
  Zoom: ["zoom"],
});

/** Either a scale of 10 to 400 percent, or pages to fit on. */
function setZoom({ of }: Part<PageLayout>, zoom: PageLayout["zoom"]) {
  const { scale, horizontalFitToPages: wide, verticalFitToPages: tall } = zoom ?? {};
  demand(scale === undefined || scale === null || (scale >= 10 && scale <= 400), `scale ${scale}`);
  const fits = wide !== undefined || tall !== undefined;
  of.zoom = fits
    ? { ...(wide ? { horizontalFitToPages: wide } : {}), ...(tall ? { verticalFitToPages: tall } : {}) }
    : { scale: scale ?? 100 };
}

const areaOf = ({ of: { sheet } }: Part<PageLayout>, given: Range | string): Rect =>
  typeof given === "string" ? sheet.rectOf(given) : given.area;
const POINTS: Readonly<Record<string, number>> = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 };

function setMargins({ of }: Part<PageLayout>, unit: string, margins: Readonly<Record<string, number>>) {
  const points = POINTS[unit];
  demand(points, `unit ${unit}`);
  for (const side of ["left", "right", "top", "bottom", "header", "footer"] as const)
    if (margins[side] !== undefined) of[`${side}Margin`] = margins[side] * points;
}

const title = (key: "titleRows" | "titleColumns") => ({ of }: Part<PageLayout>) => (of[key] ? range(of.sheet, of[key]) : null); // prettier-ignore

export const pageLayoutKind: Kind<Part<PageLayout>> = {
  name: "PageLayout",
  alive: ({ of }) => of.sheet.alive(),
  reads: printed.reads,
  writes: { ...printed.writes, Zoom: setZoom },
  opens: {
    HeadersFooters: ({ of }) => part(headersFootersKind, of.headersFooters),
    GetPrintTitleRowsOrNullObject: title("titleRows"),
    GetPrintTitleColumnsOrNullObject: title("titleColumns"),
    GetPrintAreaOrNullObject: ({ of }) => rangeAreas(of.sheet, of.printAreas),
  },
  calls: {
    SetPrintArea: (self, area) => void (self.of.printAreas = [areaOf(self, area)]),
    SetPrintMargins: setMargins,
    SetPrintTitleRows: (self, rows) => {
      const area = areaOf(self, rows);
      demand(isWholeRows(area), "print titles are whole rows");
      self.of.titleRows = area;
    },
    SetPrintTitleColumns: (self, columns) => {
      const area = areaOf(self, columns);
      demand(isWholeColumns(area), "print titles are whole columns");
      self.of.titleColumns = area;
    },
  },
};
