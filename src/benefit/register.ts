import type { Footage } from "../core";

export interface RegisterRecord {
  readonly deedOfNewConstruction: boolean;
  readonly usePermit: boolean;
  readonly registryName: string;
  readonly crimName: string;
  readonly footage: Footage | null;
}

export type RegisterIssue = "deed-missing" | "permit-missing" | "owner-names-differ" | "footage-planned";

export interface RegisterCheck {
  readonly complete: boolean;
  readonly footageMayBeComputed: boolean;
  readonly issues: readonly RegisterIssue[];
}

/**
 * The register of private parcels: both documents on file, one owner in the Property Registry and CRIM; footage entered without the
 * documents is marked as planned.
 *
 * @cite B-50, B-51, B-52
 */
export function registerCheck(record: RegisterRecord): RegisterCheck {
  const { deedOfNewConstruction, usePermit, registryName, crimName, footage } = record;
  const footageMayBeComputed = deedOfNewConstruction && usePermit;
  const found: readonly (readonly [boolean, RegisterIssue])[] = [
    [!deedOfNewConstruction, "deed-missing"],
    [!usePermit, "permit-missing"],
    [registryName !== crimName, "owner-names-differ"],
    [footage !== null && !footageMayBeComputed, "footage-planned"],
  ];
  const issues = found.filter(([holds]) => holds).map(([, issue]) => issue);
  return { complete: issues.length === 0, footageMayBeComputed, issues };
}
