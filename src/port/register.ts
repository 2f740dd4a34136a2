import type { Footage } from "../core";
import type { HolderBasis } from "./subject-person";

export const REGISTER_KINDS = ["MOVABLE", "IMMOVABLE", "INFRASTRUCTURE", "USE"] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

/** A row of the public register; a blank field is null. */
export interface PortRegisterRow {
  readonly id: string | null;
  readonly kind: RegisterKind | null;
  readonly description: string | null;
  readonly holder: string | null;
  readonly holderBasis: HolderBasis | null;
  readonly footage: Footage | null;
  readonly category: string | null;
  readonly use: string | null;
}

const FIELDS = ["id", "kind", "description", "holder", "holderBasis", "footage", "category", "use"] as const;

export interface PortRegisterCheck {
  readonly complete: boolean;
  /** Fields left blank, in the order of the register. */
  readonly blank: readonly (keyof PortRegisterRow)[];
}

/**
 * Whether a row describes its property, infrastructure or use specifically, as the public register asks.
 *
 * @cite P-23
 */
export function portRegisterCheck(row: PortRegisterRow): PortRegisterCheck {
  const blank = FIELDS.filter((field) => row[field] === null);
  return { complete: blank.length === 0, blank };
}
