import { refuseIf, type Cents, type IsoDate } from "../core";

/** §5(c)-5: A1 until opening, A2 pre-opening, A3 first twelve months, A4 timeshare marketing, B interest … H reused facilities. */
export const COST_CODES = ["A1", "A2", "A3", "A4", "B", "C", "D", "E", "F", "G", "H"] as const;
/** A cost that no letter lists. */
export const UNLISTED = "OTHER";
export type CostCode = (typeof COST_CODES)[number] | typeof UNLISTED;

/** Costs that never enter, whatever the Director rules; the last is an A4 payment outside Puerto Rico. */
export const EXCLUSIONS = ["CASINO", "OWNER_TIME", "INELIGIBLE_ACTIVITY", "NOT_PUERTO_RICO"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** INVOICE is invoice and payment; the others stand in for costs never invoiced or paid. */
export const EVIDENCE = ["INVOICE", "APPRAISAL", "BANK", "LOAN", "AGENCY"] as const;
export type Evidence = (typeof EVIDENCE)[number];

export const PAYROLLS = ["PROJECT", "OTHER"] as const;

/** A cost line as §5(c)-5 and its options see it; a blank fact is null. */
export interface CostLine {
  readonly code: CostCode;
  readonly amount: Cents;
  readonly incurredDate: IsoDate | null;
  readonly paidDate: IsoDate | null;
  readonly invoiceDate: IsoDate | null;
  /** Insurance money received for a natural event. */
  readonly insurance: Cents;
  readonly exclusion: Exclusion | null;
  /** true: the Director's ruling; false: taken out by the user; null: by the rules. */
  readonly ruling: boolean | null;
  /** D lines: operating supplies rather than furniture and equipment. */
  readonly isSupplies: boolean | null;
  /** Indirect cost of construction. */
  readonly isSoft: boolean | null;
  readonly evidence: Evidence | null;
  /** Holds casino cost besides eligible cost. */
  readonly isMixed: boolean | null;
  /** Whose payroll the line is; null when it is none. */
  readonly payrollOf: (typeof PAYROLLS)[number] | null;
}

/** The dates of a project against which its lines are held; a window is tested only between dates that are given. */
export interface Project {
  /** Pre-application conference. */
  readonly pacDate: IsoDate | null;
  readonly openingDate: IsoDate | null;
  /** Opening of all facilities of a timeshare business. */
  readonly allOpenDate: IsoDate | null;
  readonly timeshare: boolean;
  /** Start of the tourism activity, which may come before the opening. */
  readonly activityStart: IsoDate | null;
}

/**
 * @throws RuleError `out-of-range` "opening-before-conference"
 * @cite T-5c5-14
 */
export function checkProject({ pacDate, openingDate, allOpenDate }: Project): void {
  const early = (opening: IsoDate | null): boolean => pacDate !== null && opening !== null && opening < pacDate;
  refuseIf(
    [
      [early(openingDate), "out-of-range", "opening-before-conference", { openingDate, pacDate }],
      [early(allOpenDate), "out-of-range", "opening-before-conference", { openingDate: allOpenDate, pacDate }],
    ],
    "T-5c5-14",
  );
}
