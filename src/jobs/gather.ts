import {
  chosenMapping,
  needsColumn,
  proposeMapping,
  readTable,
  turn,
  type Grid,
  type Mapping,
  type Problem,
  type ReadChoices,
  type TableRead,
  type TableSchema,
} from "../intake";
import { tableProblem, type AnyTables, type Job, type JobRow, type TableNeeds } from "./job";

/** What the user said of a table: where it stands and which column holds which field. What is left out is proposed. */
export interface TableChoice {
  readonly sheet?: string;
  /** Fields to columns of the sheet, from 0. */
  readonly columns?: Readonly<Record<string, number>>;
  readonly headerRow?: number;
  readonly reading?: ReadChoices;
}

export interface Gathered {
  readonly tables: AnyTables;
  readonly problems: readonly Problem[];
  /** Which sheet was read as which table, with which columns. */
  readonly found: readonly { readonly table: string; readonly sheet: string; readonly mapping: Mapping }[];
}

/**
 * Finds a job's tables among the sheets and reads them: the user's choice first, then the sheet whose headers are most like the table's.
 * Every problem of every table is given at once.
 */
export function gather(job: Job, grids: readonly Grid[], choices: Readonly<Record<string, TableChoice>> = {}): Gathered {
  const taken = assignSheets(job.tables, grids, choices);
  const problems: Problem[] = [];
  const found: Gathered["found"][number][] = [];
  const tables: Record<string, readonly JobRow[]> = {};
  for (const [key, { schema, required }] of Object.entries(job.tables)) {
    const match = taken.get(key);
    if (match) {
      const read = readTable(match.grid, schema, { ...choices[key]?.reading, mapping: match.mapping });
      problems.push(...read.problems);
      if (required && read.rows.length === 0 && read.badRows.length === 0)
        problems.push(tableProblem("stop", match.grid.sheet, "table-empty", null, { table: key }));
      found.push({ table: key, sheet: match.grid.sheet, mapping: match.mapping });
      const place = placeOf(match.grid.sheet, read, Object.keys(schema.fields), schema.settings);
      tables[key] = read.rows.map((values, k) => new PlacedRow(values, read.lines[k]!, place));
      continue;
    }
    tables[key] = [];
    if (required) problems.push(tableProblem("stop", choices[key]?.sheet ?? "", "table-not-found", null, { table: key }));
  }
  return { tables, problems, found };
}

/** Where the cells of a table stand: so little is kept of the sheet that its grid can be let go. */
interface Place {
  readonly sheet: string;
  /** Address of a field's cell in a line of the sheet. */
  readonly cell: (line: number, field: string) => string | null;
}

class PlacedRow implements JobRow {
  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    private readonly line: number,
    private readonly place: Place,
  ) {}

  get source(): JobRow["source"] {
    return { sheet: this.place.sheet, cell: `A${this.line}` };
  }

  cellOf(field: string): string {
    return this.place.cell(this.line, field) ?? `A${this.line}`;
  }
}

type AnyRead = TableRead<Readonly<Record<string, unknown>>>;

const firstCells = (read: AnyRead, fields: readonly string[]): readonly (readonly [string, string | null])[] =>
  fields.map((field) => [field, read.cellOf(0, field)]);

const placeOf = (sheet: string, read: AnyRead, fields: readonly string[], settings: boolean): Place =>
  placeAt(sheet, new Map(firstCells(read, fields)), settings);

/**
 * Settings stand one under the other, each in a cell of its own; rows have a column a field. Takes addresses, not what was read: a function
 * kept by every row must hold no grid.
 */
function placeAt(sheet: string, first: ReadonlyMap<string, string | null>, settings: boolean): Place {
  if (settings) return { sheet, cell: (_line, field) => first.get(field) ?? null };
  const columns = new Map([...first].map(([field, address]) => [field, address?.replace(/\d+$/, "") ?? null]));
  return { sheet, cell: (line, field) => (columns.get(field) ? `${columns.get(field)}${line}` : null) };
}

interface Match {
  readonly grid: Grid;
  readonly mapping: Mapping;
}

/** Tables to sheets, the surest pair first, each sheet for one table. */
function assignSheets(
  needs: TableNeeds,
  grids: readonly Grid[],
  choices: Readonly<Record<string, TableChoice>>,
): ReadonlyMap<string, Match> {
  const taken = new Map<string, Match>();
  const used = new Set<Grid>();
  for (const [key, choice] of Object.entries(choices)) {
    const grid = grids.find(({ sheet }) => sheet === choice.sheet);
    const schema = needs[key]?.schema;
    if (!grid || !schema) continue;
    const mapping = choice.columns ? chosenMapping(grid, choice.headerRow ?? 0, choice.columns) : mappingOf(grid, schema);
    if (mapping) taken.set(key, { grid, mapping });
    used.add(grid);
  }
  const pairs = Object.entries(needs)
    .filter(([key]) => !taken.has(key) && choices[key]?.sheet === undefined)
    .flatMap(([key, { schema }]) => grids.filter((grid) => !used.has(grid)).flatMap((grid) => likeness(key, schema, grid)))
    .sort((a, b) => b.score - a.score);
  for (const { key, grid, mapping } of pairs) {
    if (taken.has(key) || used.has(grid)) continue;
    taken.set(key, { grid, mapping });
    used.add(grid);
  }
  return taken;
}

const mappingOf = (grid: Grid, schema: TableSchema): Mapping | null => proposeMapping(schema.settings ? turn(grid) : grid, schema);

/** Least share of a table's required fields that a sheet's headers must name to be taken for it. */
const LEAST_REQUIRED = 0.99;

/** A sheet longer than this is no table of settings. */
const LONGEST_SETTINGS = 300;

function likeness(key: string, schema: TableSchema, grid: Grid): readonly (Match & { key: string; score: number })[] {
  const mapping = schema.settings && grid.cells.length > LONGEST_SETTINGS ? null : mappingOf(grid, schema);
  if (!mapping) return [];
  const named = new Set(mapping.columns.map(({ field }) => field));
  const required = Object.entries(schema.fields).filter(([, field]) => needsColumn(field));
  const present = required.filter(([field]) => named.has(field)).length / required.length;
  const confidence = mapping.columns.reduce((sum, column) => sum + column.confidence, 0);
  return present < LEAST_REQUIRED ? [] : [{ key, grid, mapping, score: confidence - 0.3 * mapping.unmapped.length }];
}
