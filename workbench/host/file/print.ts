import type { HeaderFooter as FileHeaderFooter, Margins, PageSetup } from "exceljs";
import { parseA1, rect, toA1, MAX_COLUMNS, MAX_ROWS, type Rect } from "../address";
import { PAPERS, type HeaderFooter, type PageLayout } from "../kinds/pageLayout";

const POINTS_PER_INCH = 72;
const MARGINS = ["left", "right", "top", "bottom", "header", "footer"] as const;

/** `4:4` for rows 4 to 4: the file wants no dollar signs here. */
const titles = (area: Rect | null) => (area ? toA1(area) : undefined);

function zoomToFile({ scale, horizontalFitToPages, verticalFitToPages }: PageLayout["zoom"]): Partial<PageSetup> {
  if (horizontalFitToPages === undefined && verticalFitToPages === undefined) return { fitToPage: false, scale: scale ?? 100 };
  return { fitToPage: true, fitToWidth: horizontalFitToPages ?? 0, fitToHeight: verticalFitToPages ?? 0 };
}

export function toPageSetup(layout: PageLayout): Partial<PageSetup> {
  const margins = Object.fromEntries(MARGINS.map((side) => [side, layout[`${side}Margin`] / POINTS_PER_INCH])) as unknown as Margins;
  return {
    orientation: layout.orientation.toLowerCase(),
    paperSize: PAPERS.indexOf(layout.paperSize || "Letter") + 1,
    ...zoomToFile(layout.zoom),
    horizontalCentered: layout.centerHorizontally,
    verticalCentered: layout.centerVertically,
    showRowColHeaders: layout.printHeadings,
    showGridLines: layout.printGridlines,
    blackAndWhite: layout.blackAndWhite,
    draft: layout.draftMode,
    pageOrder: layout.printOrder === "OverThenDown" ? "overThenDown" : "downThenOver",
    ...(layout.firstPageNumber === "" ? {} : { firstPageNumber: layout.firstPageNumber }),
    margins,
    ...(layout.printAreas.length ? { printArea: layout.printAreas.map((area) => toA1(area)).join("&&") } : {}),
    ...(layout.titleRows ? { printTitlesRow: titles(layout.titleRows) } : {}),
    ...(layout.titleColumns ? { printTitlesColumn: titles(layout.titleColumns) } : {}),
  } as Partial<PageSetup>;
}

const whole = (text: string | undefined, rows: boolean): Rect | null => {
  const area = text ? parseA1(text.replace(/\$/g, "")) : null;
  if (!area) return null;
  return rows ? rect(area.row, 0, area.rows, MAX_COLUMNS) : rect(0, area.column, MAX_ROWS, area.columns);
};

/** Takes what a file says of printing into a layout. */
export function readPageSetup(setup: Partial<PageSetup>, layout: PageLayout) {
  const fit = {
    ...(setup.fitToWidth ? { horizontalFitToPages: setup.fitToWidth } : {}),
    ...(setup.fitToHeight ? { verticalFitToPages: setup.fitToHeight } : {}),
  };
  Object.assign(layout, {
    orientation: setup.orientation === "landscape" ? "Landscape" : "Portrait",
    paperSize: PAPERS[(setup.paperSize ?? 1) - 1] ?? "",
    zoom: setup.fitToPage ? fit : { scale: setup.scale ?? 100 },
    centerHorizontally: setup.horizontalCentered ?? false,
    centerVertically: setup.verticalCentered ?? false,
    printHeadings: setup.showRowColHeaders ?? false,
    printGridlines: setup.showGridLines ?? false,
    blackAndWhite: setup.blackAndWhite ?? false,
    draftMode: setup.draft ?? false,
    printOrder: setup.pageOrder === "overThenDown" ? "OverThenDown" : "DownThenOver",
    // ExcelJS reads 1 where the file says nothing.
    firstPageNumber: setup.firstPageNumber === 1 ? "" : (setup.firstPageNumber ?? ""),
    titleRows: whole(setup.printTitlesRow, true),
    titleColumns: whole(setup.printTitlesColumn, false),
    printAreas: (setup.printArea ?? "").split("&&").flatMap((text) => parseA1(text) ?? []),
  });
  for (const side of MARGINS) if (setup.margins?.[side] !== undefined) layout[`${side}Margin`] = setup.margins[side] * POINTS_PER_INCH;
}

const PARTS = { L: "Left", C: "Center", R: "Right" } as const;

/** `&LPage &P&R…`: the three parts of a header or footer in one text. */
const join = (page: HeaderFooter, which: "Header" | "Footer") =>
  Object.entries(PARTS)
    .map(([letter, side]) => (page[`${side}${which}`] ? `&${letter}${page[`${side}${which}`]}` : ""))
    .join("");

function split(text: string | undefined | null, page: HeaderFooter, which: "Header" | "Footer") {
  for (const [, letter, content] of (text ?? "").matchAll(/&([LCR])((?:&&|(?!&[LCR])[\s\S])*)/g))
    page[`${PARTS[letter as "L"]}${which}`] = content!;
}

const FILE_PAGES = { odd: "defaultForAllPages", even: "evenPages", first: "firstPage" } as const;

export function toHeaderFooter({ headersFooters }: PageLayout): Partial<FileHeaderFooter> {
  const texts = Object.entries(FILE_PAGES).flatMap(([file, page]) => [
    [`${file}Header`, join(headersFooters[page], "Header")],
    [`${file}Footer`, join(headersFooters[page], "Footer")],
  ]);
  const { state } = headersFooters;
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(state.startsWith("First") ? { differentFirst: true } : {}),
    ...(state.includes("OddAndEven") ? { differentOddEven: true } : {}),
  };
}

export function readHeaderFooter(given: Partial<FileHeaderFooter> | undefined, { headersFooters }: PageLayout) {
  if (!given) return;
  for (const [file, page] of Object.entries(FILE_PAGES)) {
    split(given[`${file}Header` as "oddHeader"], headersFooters[page], "Header");
    split(given[`${file}Footer` as "oddFooter"], headersFooters[page], "Footer");
  }
  const { differentFirst: first, differentOddEven: even } = given;
  headersFooters.state = first ? (even ? "FirstOddAndEven" : "FirstAndDefault") : even ? "OddAndEven" : "Default";
}
