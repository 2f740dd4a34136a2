import { refuseIf, type Trace } from "../core";
import { wholeParameter } from "../law";

export interface Lodging {
  /** Rooms for paying transient guests; those of the owner or manager are left out. */
  readonly rooms: number;
  readonly baths: number;
  /** Each room has its own bath. */
  readonly privateBath: boolean;
  readonly transient: boolean;
  /** Endorsed by the Company. */
  readonly endorsed: boolean;
  readonly staff24h: boolean;
  readonly maidService: boolean;
  /** Meets the Minimum Requirements regulation. */
  readonly minimumRequirements: boolean;
  /** Units with bedroom, sanitary facilities and kitchen. */
  readonly completeUnits: number;
}

export interface LodgingClass {
  readonly hotel: boolean;
  readonly guestHouse: boolean;
  readonly touristVilla: boolean;
  /** The first that holds. */
  readonly class: "hotel" | "guest house" | "tourist villa" | "none";
}

const HOTEL = "T-2-15-1";
const GUEST_HOUSE = "T-2-3-1";
const TOURIST_VILLA = "T-2-38-1";

const isHotel = (lodging: Lodging): boolean => lodging.rooms >= wholeParameter("hotelMinRooms") && lodging.transient && lodging.endorsed;

const isGuestHouse = ({ rooms, transient, staff24h, privateBath, maidService, minimumRequirements }: Lodging): boolean =>
  rooms >= wholeParameter("guestHouseMinRooms") && transient && staff24h && privateBath && maidService && minimumRequirements;

const isTouristVilla = ({ completeUnits }: Lodging): boolean =>
  completeUnits >= wholeParameter("touristVillaMinUnits") && completeUnits <= wholeParameter("touristVillaMaxUnits");

/**
 * Whether a lodging is a hotel, a guest house or a tourist villa; it may be more than one.
 *
 * @throws RuleError `out-of-range` "fewer-baths-than-rooms" when private baths are claimed for more rooms than there are baths
 * @cite T-2-15-1, T-2-3-1, T-2-38-1
 */
export function lodgingClass(lodging: Lodging, trace?: Trace): LodgingClass {
  const { rooms, baths, completeUnits } = lodging;
  refuseIf([[lodging.privateBath && baths < rooms, "out-of-range", "fewer-baths-than-rooms", { baths, rooms }]], GUEST_HOUSE);
  const hotel = isHotel(lodging);
  trace?.line("lines.hotel", { rooms, transient: lodging.transient, endorsed: lodging.endorsed }, hotel, HOTEL);
  const guestHouse = isGuestHouse(lodging);
  trace?.line("lines.guest-house", { rooms, baths }, guestHouse, GUEST_HOUSE);
  const touristVilla = isTouristVilla(lodging);
  trace?.line("lines.tourist-villa", { completeUnits }, touristVilla, TOURIST_VILLA);
  return { hotel, guestHouse, touristVilla, class: hotel ? "hotel" : guestHouse ? "guest house" : touristVilla ? "tourist villa" : "none" };
}
