import {
  amenityTest,
  condohotelCount,
  laterBuyerCredit,
  laterBuyerEnd,
  lodgingClass,
  nauticalRenovation,
  NAUTICAL_KINDS,
  newBusinessTest,
  operatorFine,
  ownerCharge,
  ownerUse,
  vesselTest,
  VESSEL_KINDS,
} from "../../../src/tourism";
import { entry, type Entry } from "../entry";
import { amount, code, count, date, flag, givenList, rate, share, year } from "../fields";
import { rowsOf } from "./columns";

const days = count({ from: "0", to: "366" });
const months = count({ from: "0", to: "12" });
const number = count({ from: "0" });

/** What a thing is under §2: units, lodgings, amenities, new businesses, vessels; and the owner's days with what they cost (§8). */
export const definitionEntries: readonly Entry[] = [
  entry({
    id: "CONDOUNITS",
    area: "tourism",
    cites: ["T-2-7-1", "T-2-7-2"],
    inputs: {
      roomsOwnEntrance: givenList(number.required),
      hasBath: givenList(flag.required),
      hasEntrance: givenList(flag.required),
      enrolled: givenList(flag.required),
    },
    inCell: {
      ranges: { roomsOwnEntrance: ["*"], hasBath: ["*"], hasEntrance: ["*"], enrolled: ["*"] },
      first: "count",
      parts: ["count", "pass"],
    },
    run: (columns, { trace }) => {
      const units = rowsOf(columns).map(({ roomsOwnEntrance, hasBath, hasEntrance, enrolled }) => ({
        ownEntranceRooms: roomsOwnEntrance,
        hasBath,
        hasPrivateEntrance: hasEntrance,
        enrolled,
      }));
      return condohotelCount(units, trace);
    },
  }),
  entry({
    id: "LODGINGCLASS",
    area: "tourism",
    cites: ["T-2-15-1", "T-2-3-1", "T-2-38-1"],
    inputs: {
      rooms: number.required,
      baths: number.required,
      privateBath: flag.required,
      transient: flag.required,
      endorsed: flag.required,
      staff24h: flag.required,
      maidService: flag.required,
      minimumRequirements: flag.required,
      completeUnits: number.required,
    },
    inCell: { first: "class", parts: ["class", "hotel", "guestHouse", "touristVilla"] },
    run: (lodging, { trace }) => lodgingClass(lodging, trace),
  }),
  entry({
    id: "AMENITYTEST",
    area: "tourism",
    cites: ["T-2-15-2"],
    inputs: { amenityCosts: givenList(amount.required), totalProjectCost: amount.required, limit: share.optional },
    inCell: { ranges: { amenityCosts: ["*"] }, first: "pass", parts: ["pass", "share"] },
    run: ({ amenityCosts, totalProjectCost, limit }, { readings, trace }) =>
      amenityTest(amenityCosts, totalProjectCost, limit, readings, trace),
  }),
  entry({
    id: "NEWBUSINESS",
    area: "tourism",
    cites: ["T-2-25-1", "T-2-25-2"],
    inputs: { lastUse: date.optional, filing: date.required },
    inCell: { first: "qualifies36", parts: ["qualifies36", "waiver18", "idleMonthsAtLeast"] },
    run: ({ lastUse, filing }, { trace }) => newBusinessTest(lastUse, filing, trace),
  }),
  entry({
    id: "LATERBUYERCREDIT",
    area: "tourism",
    cites: ["T-2-25-6"],
    inputs: { cash: amount.required, firstComparablePrice: amount.required, buyerPrice: amount.required },
    inCell: { first: "credit", parts: ["credit"] },
    run: ({ cash, firstComparablePrice, buyerPrice }, { readings, trace }) => ({
      credit: laterBuyerCredit(cash, firstComparablePrice, buyerPrice, readings, trace),
    }),
  }),
  entry({
    id: "LATERBUYEREND",
    area: "tourism",
    cites: ["T-2-25-7"],
    inputs: { developerStart: date.required, developerEnd: date.required, buyerStart: date.required },
    inCell: { first: "end", parts: ["end", "monthsUsed", "daysUsed"] },
    run: ({ developerStart, developerEnd, buyerStart }, { trace }) => laterBuyerEnd(developerStart, developerEnd, buyerStart, trace),
  }),
  entry({
    id: "NAUTICALRENOVATION",
    area: "tourism",
    cites: ["T-2-31-2"],
    inputs: {
      investment: amount.required,
      inventoryValue: amount.required,
      kind: code(...NAUTICAL_KINDS).required,
      vessels: number.optional,
      inventoryVessels: number.optional,
    },
    inCell: { first: "result", parts: ["result", "share"] },
    run: (investment, { readings, trace }) => nauticalRenovation(investment, readings, trace),
  }),
  entry({
    id: "VESSELTEST",
    area: "tourism",
    cites: ["T-2-1-5", "T-2-13-1", "T-2-21-1", "T-2-29-1", "T-8b1_3-1"],
    inputs: {
      kind: code(...VESSEL_KINDS).required,
      passengers: number.optional,
      lengthFeet: rate({ from: "0" }).optional,
      years: givenList(year.required),
      monthsAvailable: givenList(months.required),
    },
    inCell: {
      ranges: { years: ["*"], monthsAvailable: ["*"] },
      first: "pass",
      parts: ["pass", "sizeOk", "minMonths", "failedYears"],
      spills: { failedYears: ["*"] },
    },
    run: ({ years, monthsAvailable, ...vessel }, { readings, trace }) =>
      vesselTest(vessel, rowsOf({ year: years, months: monthsAvailable }), readings, trace),
  }),
  entry({
    id: "OWNERUSE",
    area: "tourism",
    cites: ["T-2-18-10"],
    inputs: { reservedDays: days.required, walkInDays: days.required, reservedLimit: days.optional, year: year.optional },
    inCell: { first: "excessReserved", parts: ["excessReserved", "excessWalkIn", "pass"] },
    run: ({ reservedLimit, ...used }, { readings, trace }) => ownerUse(used, reservedLimit, readings, trace),
  }),
  entry({
    id: "OWNERCHARGE",
    area: "tourism",
    cites: ["T-8b1-1"],
    inputs: {
      reservedDays: days.required,
      walkInDays: days.required,
      year: year.optional,
      rate: amount.required,
      charges: amount.required,
    },
    inCell: { first: "charge", parts: ["charge", "excessReserved", "excessWalkIn"] },
    run: ({ rate: daily, charges, ...used }, { trace }) => ownerCharge(used, daily, charges, trace),
  }),
  entry({
    id: "OPERATORFINE",
    area: "tourism",
    cites: ["T-8b1-2"],
    inputs: { rate: amount.required, unpaidExcessDays: days.required },
    inCell: { first: "fine", parts: ["fine"] },
    run: ({ rate: daily, unpaidExcessDays }, { trace }) => ({ fine: operatorFine(daily, unpaidExcessDays, trace) }),
  }),
];
