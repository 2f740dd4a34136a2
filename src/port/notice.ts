import { NO_CENTS, plus, type Cents } from "../core";

export interface OneCharge {
  readonly id: string;
  readonly charge: Cents;
}

/** What the Board notifies for one row of the register. */
export interface ChargeNotice {
  readonly id: string;
  readonly occupation: Cents;
  readonly exploitation: Cents;
  readonly total: Cents;
}

/**
 * The notices of both charges, one a row of the register, when the annual budget or an amendment is adopted.
 *
 * @cite P-16
 */
export function chargeNotices(occupation: readonly OneCharge[], exploitation: readonly OneCharge[]): readonly ChargeNotice[] {
  const [space, income] = [occupation, exploitation].map((charges) => new Map(charges.map(({ id, charge }) => [id, charge])));
  const ids = [...new Set([...space!.keys(), ...income!.keys()])];
  return ids.map(function notice(id) {
    const [ofSpace, ofIncome] = [space!.get(id) ?? NO_CENTS, income!.get(id) ?? NO_CENTS];
    return { id, occupation: ofSpace, exploitation: ofIncome, total: plus(ofSpace, ofIncome) };
  });
}
