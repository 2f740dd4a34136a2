import { inWorkbook, officeHost, type Host } from "./host";
import type { Source } from "./read";

/** A block of the workbook that may be a table of input. */
export interface Candidate {
  readonly source: Exclude<Source, { kind: "selection" }>;
  readonly sheet: string;
  readonly address: string;
  readonly rows: number;
  readonly columns: number;
  /** What its first rows show, for the intake to find the headers. */
  readonly top: readonly (readonly string[])[];
}

const TOP = { rows: 10, columns: 50 };

/** Everything on visible sheets that may be a table: Excel's tables, then named ranges of several rows, then whatever else a sheet holds. */
export async function recognize(host: Host = officeHost()): Promise<readonly Candidate[]> {
  return inWorkbook(host, async (context) => {
    const { tables, names, worksheets } = context.workbook;
    tables.load("items/name");
    names.load("items/name,items/type,items/visible");
    worksheets.load("items/name,items/visibility");
    await context.sync();
    const found: Found[] = [
      ...tables.items.map((table): Found => ({ source: { kind: "table", name: table.name }, range: table.getRange() })),
      ...names.items
        .filter(({ type, visible }) => visible && type === "Range")
        .map((name): Found => ({ source: { kind: "name", name: name.name }, range: name.getRangeOrNullObject() })),
      ...worksheets.items
        .filter(({ visibility }) => visibility === "Visible")
        .map((sheet): Found => ({ source: { kind: "sheet", name: sheet.name }, range: sheet.getUsedRangeOrNullObject(true) })),
    ];
    const visible = new Set(worksheets.items.filter(({ visibility }) => visibility === "Visible").map(({ name }) => name));
    return candidates(context, found, visible);
  });
}

interface Found {
  readonly source: Candidate["source"];
  readonly range: Excel.Range;
}

/** A header and at least one row. */
const MIN_ROWS = 2;

async function candidates(
  context: Excel.RequestContext,
  found: readonly Found[],
  visible: ReadonlySet<string>,
): Promise<readonly Candidate[]> {
  for (const { range } of found) range.load("address,rowCount,columnCount,worksheet/name");
  await context.sync();
  const kept = found.filter(({ range }) => !range.isNullObject && range.rowCount >= MIN_ROWS && visible.has(range.worksheet.name));
  const tops = kept.map(({ range }) => {
    const { rowCount, columnCount } = range;
    const top = range.getCell(0, 0).getAbsoluteResizedRange(Math.min(rowCount, TOP.rows), Math.min(columnCount, TOP.columns));
    return top.load("text");
  });
  await context.sync();
  return kept.map(({ source, range }, k) => ({
    source,
    sheet: range.worksheet.name,
    address: range.address,
    rows: range.rowCount,
    columns: range.columnCount,
    top: tops[k]!.text,
  }));
}
