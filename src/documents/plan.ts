import { dateOf, type Cents, type Footage, type IsoDate, type Ratio } from "../core";
import type { Lang } from "../words";

/** What a column or a line of totals holds; it decides format, alignment and how a value is compared. */
export type ColumnKind = "text" | "id" | "money" | "exact" | "date" | "rate" | "area" | "count" | "flag" | "word" | "note";

/** A word is a code, shown in the plan's language ("codes.EXEMPT"); so results do not depend on the language. Money is Cents, an area Footage, a rate or exact amount Ratio (of dollars), a date IsoDate, a count number. Null is an empty cell. */
export type PlanValue = Cents | Footage | Ratio | IsoDate | string | number | boolean | null;

/** A named calculation. The layout turns it into an A1 formula, the evaluator into its result: never both by hand. */
export type Expression =
  | { readonly op: "sum"; readonly column: string }
  | { readonly op: "row"; readonly column: string }
  | { readonly op: "name"; readonly name: string }
  | { readonly op: "add" | "subtract"; readonly left: Expression; readonly right: Expression };

/** Sum of a column of the sheet's main table. */
export const sumOf = (column: string): Expression => ({ op: "sum", column });
/** The cell of another column in the same row. */
export const inRow = (column: string): Expression => ({ op: "row", column });
/** A named cell, of any sheet of the workbook. */
export const named = (name: string): Expression => ({ op: "name", name });
export const added = (left: Expression, right: Expression): Expression => ({ op: "add", left, right });
export const subtracted = (left: Expression, right: Expression): Expression => ({ op: "subtract", left, right });

/** What people fill in: validated, drawn apart, outside the result fingerprint, kept by row id on a re-run. */
export interface EntryRule {
  readonly type: "date" | "money" | "text" | "list";
  readonly list?: readonly string[];
}

/** The earliest date an entry cell takes. */
export const EARLIEST_ENTRY = dateOf(2000, 1, 1);

export interface Column {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly header: string;
  /** Key of the worked line that explains the column's figures. */
  readonly line?: string;
  readonly entry?: EntryRule;
  /** Computed in the sheet, row by row. */
  readonly formula?: Expression;
  /** Shown with a total in the row above the header. */
  readonly total?: boolean;
  /** Characters; by default what the kind and the content need. */
  readonly width?: number;
}

export type Row = Readonly<Record<string, PlanValue>>;

export interface Table {
  readonly key: string;
  /** Heading over the table, on sheets with several. */
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Column that names a row; entries are kept by it. */
  readonly id?: string;
}

/** A line of the block on top: a label with a value or a calculation. */
export interface TopLine {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly value: PlanValue | Expression;
  /** Defined name that others may link to; the same in both languages. */
  readonly name?: string;
  /** Must be zero for the document to tie. */
  readonly tie?: boolean;
  readonly note?: string;
}

export interface SheetPlan {
  readonly key: string;
  readonly name: string;
  /** Entity, title, period, provision, prepared on. */
  readonly title: readonly string[];
  readonly top: readonly TopLine[];
  /** One main table; Inputs and Method may have several, one under the other. */
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
  /** Method, Readings and Inputs: they describe the run and are no results of it. */
  readonly about?: true;
  readonly orientation: "portrait" | "landscape";
  readonly paper: "letter" | "legal";
  /** The data block of a chart that the pane draws: category column, value columns of the main table. */
  readonly chart?: { readonly title: string; readonly category: string; readonly values: readonly string[] };
}

export interface WorkbookPlan {
  /** Document id: the command. */
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly entity: string;
  readonly sheets: readonly SheetPlan[];
  /** SHA-256 of inputs, choices and results, in hex. */
  readonly fingerprints: { readonly inputs: string; readonly choices: string; readonly results: string };
}

export const isExpression = (value: PlanValue | Expression): value is Expression =>
  typeof value === "object" && value !== null && "op" in value;
