/** What the receipts of both charges may be used for. */
export const PURPOSE_CLASSES = ["SERVICES", "MAINTENANCE", "IMPROVEMENTS", "CONTROL_AND_ADMINISTRATION", "DEVELOPMENT"] as const;

export interface AccountOutlay {
  readonly kind: "RECEIPT" | "OUTLAY";
  readonly purposeClass: string | null;
}

/**
 * Entries, by their number in the list, that take money out for anything but the zone's services, maintenance and improvements, its
 * control and administration, and its development.
 *
 * @cite P-21
 */
export const outlaysOutsidePurpose = (entries: readonly AccountOutlay[]): readonly number[] =>
  entries.flatMap(({ kind, purposeClass }, k) =>
    kind === "OUTLAY" && !(PURPOSE_CLASSES as readonly (string | null)[]).includes(purposeClass) ? [k + 1] : [],
  );
