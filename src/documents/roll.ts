import { ZERO, type Cents, type Footage, type Ratio } from "../core";
import { say, type Lang } from "../words";
import { named, inRow, subtracted, sumOf, added, type Column, type ColumnKind, type Row, type SheetPlan } from "./plan";

/** A row of the roll as it is printed. */
export interface PrintedRollRow {
  readonly parcel: string;
  readonly payer: string | null;
  /** CHARGEABLE, EXEMPT, PART_YEAR or PENDING. */
  readonly status: string;
  readonly footage: Footage | null;
  /** Share of the denominator, 0 to 1. */
  readonly share: Ratio;
  readonly exactShare: Ratio;
  readonly fullCharge: Cents | null;
  readonly liableDays: number;
  readonly charge: Cents;
  readonly notCharged: Cents;
  /** Why a row has no share, as a code of the words; null where it has. */
  readonly flag: string | null;
}

export interface PrintedRoll {
  readonly base: Cents;
  /** The footage that divides the base; null where days weigh too. */
  readonly denominator: Footage | null;
  readonly rows: readonly PrintedRollRow[];
  /** Amounts of parcels first measured during the year (B-28): outside the tie, as surplus. */
  readonly supplementary: Cents;
}

/** Share of a weight in a total, and the exact share of the base: what the roll prints beside the rounded charge. */
export function exactShares(base: Cents, weights: readonly bigint[]): readonly { readonly share: Ratio; readonly exactShare: Ratio }[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  return weights.map((weight) => {
    const share = total === 0n ? ZERO : { n: weight, d: total };
    return { share, exactShare: { n: base * share.n, d: share.d * 100n } };
  });
}

const COLUMNS: readonly (readonly [key: string, kind: ColumnKind, extra?: Partial<Column>])[] = [
  ["id", "id"],
  ["payer", "text"],
  ["rollStatus", "word"],
  ["footage", "area"],
  ["share", "rate"],
  ["exactShare", "exact"],
  ["fullCharge", "money", { total: true, line: "lines.parcel-share" }],
  ["difference", "exact", { formula: subtracted(inRow("fullCharge"), inRow("exactShare")) }],
  ["liableDays", "count"],
  ["charge", "money", { total: true, line: "lines.parcel-days" }],
  ["notCharged", "money", { total: true }],
  ["flag", "word"],
];

/** The assessment roll: totals and tie-outs, then a row a parcel. */
export function rollSheet(lang: Lang, heading: readonly string[], { base, denominator, rows, supplementary }: PrintedRoll): SheetPlan {
  const label = (key: string): string => say(lang, `documents.roll.${key}`);
  return {
    key: "roll",
    name: say(lang, "documents.sheet.roll"),
    title: heading,
    top: [
      { key: "base", label: label("base"), kind: "money", value: base, name: "PR_Roll_Base" },
      ...(denominator
        ? [{ key: "denominator", label: label("denominator"), kind: "area" as const, value: denominator, name: "PR_Roll_Footage" }]
        : []),
      { key: "assessed", label: label("assessed"), kind: "money", value: sumOf("charge"), name: "PR_Roll_Total" },
      { key: "notCharged", label: label("notCharged"), kind: "money", value: sumOf("notCharged"), name: "PR_Roll_NotCharged" },
      {
        key: "tie",
        label: label("tie"),
        kind: "money",
        value: subtracted(added(named("PR_Roll_Total"), named("PR_Roll_NotCharged")), named("PR_Roll_Base")),
        name: "PR_Roll_Tie",
        tie: true,
      },
      {
        key: "splitTie",
        label: label("splitTie"),
        kind: "money",
        value: subtracted(sumOf("fullCharge"), added(sumOf("charge"), sumOf("notCharged"))),
        tie: true,
      },
      { key: "supplementary", label: label("supplementary"), kind: "money", value: supplementary },
    ],
    tables: [
      {
        key: "roll",
        id: "id",
        columns: COLUMNS.map(([key, kind, extra]) => ({ key, kind, header: header(lang, key), ...extra })),
        rows: rows.map(printed),
      },
    ],
    notes: [say(lang, "documents.roll.note.rounding"), say(lang, "documents.roll.note.notCharged")],
    orientation: "landscape",
    paper: "legal",
  };
}

const header = (lang: Lang, key: string): string => say(lang, `columns.${key}`);

const printed = ({ parcel, status, ...row }: PrintedRollRow): Row => ({ id: parcel, rollStatus: status, ...row });
