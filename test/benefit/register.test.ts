import { claimTotal, isEligibleProject, isInForce, isPublished, leftAfterDeposits, openRequests, payerOf } from "../../src/benefit";
import { cents, isoDate, RuleError } from "../../src/core";

test("the lessee pays for land of the Authority, the owner in fee for the rest", () => {
  expect(payerOf({ feeOwner: "Autoridad", lessee: "Hotel Uno", authorityOwned: true })).toBe("Hotel Uno");
  expect(payerOf({ feeOwner: "Dueño", lessee: "Hotel Uno", authorityOwned: false })).toBe("Dueño");
  expect(() => payerOf({ feeOwner: "Autoridad", lessee: " ", authorityOwned: true })).toThrow(RuleError);
});

test("a project outside the District needs the owner's consent, and the Authority's money anywhere", () => {
  expect(isEligibleProject({ financedByAuthority: true, outsideDistrict: true, ownerConsent: true })).toBe(true);
  expect(isEligibleProject({ financedByAuthority: true, outsideDistrict: true, ownerConsent: false })).toBe(false);
  expect(isEligibleProject({ financedByAuthority: false, outsideDistrict: false, ownerConsent: null })).toBe(false);
  expect(() => isEligibleProject({ financedByAuthority: true, outsideDistrict: true, ownerConsent: null })).toThrow(RuleError);
});

test("in force from the day of approval", () => {
  expect(isInForce(isoDate("2006-04-26"))).toBe(true);
  expect(isInForce(isoDate("2006-04-25"))).toBe(false);
});

test("what may be claimed, and what deposits leave", () => {
  const owed = claimTotal(cents("1000.00"), cents("4.77"), cents("50.00"), cents("75.00"));
  expect(owed).toBe(cents("1129.77"));
  expect(leftAfterDeposits(owed, [cents("129.77"), cents("500.00")])).toBe(cents("500.00"));
  expect(leftAfterDeposits(owed, [cents("2000.00")])).toBe(0n);
});

test("open requests stand oldest first; only a granted claim hides a document", () => {
  const request = (requested: string, answered: string | null) => ({
    parcel: "A",
    item: "plans",
    requested: isoDate(requested),
    answered: answered === null ? null : isoDate(answered),
  });
  const open = openRequests([request("2026-05-01", null), request("2026-03-01", null), request("2026-01-01", "2026-01-09")]);
  expect(open.map(({ requested }) => requested)).toEqual(["2026-03-01", "2026-05-01"]);
  expect([isPublished(false), isPublished(true)]).toEqual([true, false]);
});
