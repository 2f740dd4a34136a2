export type ParcelStatus = "CHARGEABLE" | "EXEMPT_AUTHORITY" | "NOT_PRIVATE_PARCEL" | "OUTSIDE_DISTRICT";

export interface ParcelFacts {
  readonly inDistrict: boolean;
  readonly designatedPrivate: boolean;
  readonly transferred: boolean;
}

/**
 * Whether a portion of the District is a private parcel that pays. A property-tax exemption, renouncing the use and abandonment change
 * nothing (B-53, B-55), so they are not asked.
 *
 * @cite B-13, B-10, B-54
 */
export function parcelStatus({ inDistrict, designatedPrivate, transferred }: ParcelFacts): ParcelStatus {
  if (!inDistrict) return "OUTSIDE_DISTRICT";
  if (!designatedPrivate) return "NOT_PRIVATE_PARCEL";
  return transferred ? "CHARGEABLE" : "EXEMPT_AUTHORITY";
}
