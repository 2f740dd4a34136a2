import { isUnbounded, MAX_COLUMNS, MAX_ROWS, rect, type Rect } from "../address";
import { demand, fault } from "../fault";
import type { Sheet } from "../model";
import { color, type Border, type Side, type Style } from "../style";
import type { Kind, Part, Thing } from "../thing";
import type { Range } from "./range";

const STYLES = ["None", "Continuous", "Dash", "DashDot", "DashDotDot", "Dot", "Double", "SlantDashDot"];
const WEIGHTS = ["Hairline", "Thin", "Medium", "Thick"];
const NONE: Border = { style: "None", color: "#000000", weight: "Thin" };

/** Each border of a range: the cells it runs along, the side of those cells, and the neighbors that share the line. */
interface Edge {
  readonly cells: (area: Rect) => Rect | null;
  readonly side: Side;
  readonly shared?: { readonly cells: (area: Rect) => Rect | null; readonly side: Side };
}

const row = (area: Rect, at: number, rows = 1) => (rows > 0 && at >= 0 && at < MAX_ROWS ? rect(at, area.column, rows, area.columns) : null);
const column = (area: Rect, at: number, columns = 1) =>
  columns > 0 && at >= 0 && at < MAX_COLUMNS ? rect(area.row, at, area.rows, columns) : null;

const EDGES: Readonly<Record<string, Edge>> = {
  EdgeTop: { cells: (a) => row(a, a.row), side: "top", shared: { cells: (a) => row(a, a.row - 1), side: "bottom" } },
  EdgeBottom: { cells: (a) => row(a, a.row + a.rows - 1), side: "bottom", shared: { cells: (a) => row(a, a.row + a.rows), side: "top" } },
  EdgeLeft: { cells: (a) => column(a, a.column), side: "left", shared: { cells: (a) => column(a, a.column - 1), side: "right" } },
  EdgeRight: {
    cells: (a) => column(a, a.column + a.columns - 1),
    side: "right",
    shared: { cells: (a) => column(a, a.column + a.columns), side: "left" },
  },
  InsideHorizontal: {
    cells: (a) => row(a, a.row, a.rows - 1),
    side: "bottom",
    shared: { cells: (a) => row(a, a.row + 1, a.rows - 1), side: "top" },
  },
  InsideVertical: {
    cells: (a) => column(a, a.column, a.columns - 1),
    side: "right",
    shared: { cells: (a) => column(a, a.column + 1, a.columns - 1), side: "left" },
  },
  DiagonalDown: { cells: (a) => a, side: "diagonalDown" },
  DiagonalUp: { cells: (a) => a, side: "diagonalUp" },
};

interface RangeBorder extends Thing {
  readonly sheet: Sheet;
  readonly area: Rect;
  readonly edge: string;
}

const edgeOf = ({ edge, area }: RangeBorder): { on: Rect | null; side: Side; across: Rect | null; shared: Side | undefined } => {
  const { cells, side, shared } = EDGES[edge]!;
  return { on: cells(area), side, across: shared?.cells(area) ?? null, shared: shared?.side };
};

/** The line of the first cell along the edge; the neighbor's when the cell itself has none. */
function lineOf(self: RangeBorder): Border {
  const { on, side, across, shared } = edgeOf(self);
  const at = (area: Rect | null, which: Side | undefined) =>
    area && which ? self.sheet.cells.style(area.row, area.column)?.borders?.[which] : undefined;
  return at(on, side) ?? at(across, shared) ?? NONE;
}

const without = (style: Style, side: Side): Style => {
  const { [side]: _gone, ...rest } = style.borders ?? {};
  const { borders: _all, ...plain } = style;
  return Object.keys(rest).length ? { ...plain, borders: rest } : plain;
};

function drawn(sheet: Sheet, area: Rect, side: Side): boolean {
  if (isUnbounded(area)) return false;
  for (let r = area.row; r < area.row + area.rows; r++)
    for (let c = area.column; c < area.column + area.columns; c++) if (sheet.cells.style(r, c)?.borders?.[side]) return true;
  return false;
}

/** Draws a line, and takes away the neighbor's idea of the same line: the last one drawn holds. */
function draw(self: RangeBorder, change: Partial<Border>) {
  const { sheet } = self;
  const { on, side, across, shared } = edgeOf(self);
  if (!on) return;
  const line = { ...lineOf(self), ...change };
  if (across && shared && drawn(sheet, across, shared)) sheet.restyle(across, (was) => without(was, shared));
  sheet.restyle(on, (was) => (line.style === "None" ? without(was, side) : { ...was, borders: { ...was.borders, [side]: line } }));
}

const visible = (self: RangeBorder) => (lineOf(self).style === "None" ? { style: "Continuous" } : {});

const rangeBorderKind: Kind<RangeBorder> = {
  name: "RangeBorder",
  reads: {
    SideIndex: ({ edge }) => edge,
    Id: ({ edge }) => edge,
    Style: (self) => lineOf(self).style,
    Weight: (self) => lineOf(self).weight,
    Color: (self) => lineOf(self).color,
  },
  writes: {
    Style: (self, style) => (demand(STYLES.includes(style), `border style ${style}`), draw(self, { style })),
    Weight: (self, weight) => (demand(WEIGHTS.includes(weight), `border weight ${weight}`), draw(self, { ...visible(self), weight })),
    Color: (self, given) => {
      const found = color(given);
      demand(found, `color ${given}`);
      draw(self, { ...visible(self), color: found });
    },
  },
};

const border = ({ of: { sheet, area } }: Part<Range>, edge: string): RangeBorder => {
  if (!Object.hasOwn(EDGES, edge)) throw fault("InvalidArgument", `border ${edge}`);
  return { kind: rangeBorderKind, sheet, area, edge };
};

export const bordersKind: Kind<Part<Range>> = {
  name: "RangeBorderCollection",
  reads: { Count: () => Object.keys(EDGES).length },
  items: (self) => Object.keys(EDGES).map((edge) => border(self, edge)),
  opens: {
    Indexer: (self, edge) => border(self, edge),
    GetItemAt: (self, index) => border(self, Object.keys(EDGES)[index] ?? String(index)),
  },
};
