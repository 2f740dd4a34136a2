import { cents, NO_CENTS, plus, roundToCent, times, type Cents, type Trace } from "../core";
import { parameter, parameterText, wholeParameter, type Readings } from "../law";
import { needed } from "./needed";

export const APPLICANT_TYPES = ["hotel", "condohotel", "parador", "guest house", "lodging", "condohotel unit", "other"] as const;
export type ApplicantType = (typeof APPLICANT_TYPES)[number];

export interface Application {
  readonly type: ApplicantType;
  /** Needed for lodgings, whose base depends on it. */
  readonly rooms: number | null;
  /** Credit requested; for an amendment, its increase. */
  readonly credit: Cents;
  readonly isAmendment: boolean;
  /** The amendment corrects an administrative error; plays no part otherwise. */
  readonly adminError: boolean;
}

export interface ApplicationFee {
  readonly base: Cents;
  readonly creditFee: Cents;
  readonly fee: Cents;
}

const CITE = "T-9c2-1";
const SMALL: readonly ApplicantType[] = ["parador", "condohotel unit"];
const LODGINGS: readonly ApplicantType[] = ["hotel", "condohotel", "guest house", "lodging"];

function paysSmallBase({ type, rooms }: Application, readings: Readings): boolean {
  if (!LODGINGS.includes(type)) return SMALL.includes(type);
  const most = wholeParameter("tourismFeeSmallMaxRooms");
  const given = needed(rooms, "rooms", CITE);
  return given < most || (given === most && readings.option("X-63") === "FEE_500");
}

/**
 * Processing fee of an application or amendment: a base by type and size, and 0.1% of the credit, rounded half away from zero to the
 * cent; nothing when an amendment corrects an administrative error.
 *
 * @throws RuleError `missing` "blank" (rooms of a lodging)
 * @cite T-9c2-1
 */
export function applicationFee(application: Application, readings: Readings, trace?: Trace): ApplicationFee {
  const { type, rooms, credit, isAmendment, adminError } = application;
  if (isAmendment && adminError) return nothingDue(trace);
  const base = cents(parameterText(paysSmallBase(application, readings) ? "tourismFeeSmall" : "tourismFee"));
  trace?.line("lines.fee-base", { type, rooms }, base, CITE, readings.used("X-63"));
  const rate = parameter("tourismFeeCreditRate");
  const creditFee = roundToCent(times(credit, rate));
  trace?.line("lines.fee-on-credit", { credit, rate }, creditFee, CITE);
  const fee = plus(base, creditFee);
  trace?.line("lines.fee", { base, creditFee }, fee, CITE);
  return { base, creditFee, fee };
}

function nothingDue(trace?: Trace): ApplicationFee {
  trace?.line("lines.fee-administrative-error", {}, NO_CENTS, CITE);
  return { base: NO_CENTS, creditFee: NO_CENTS, fee: NO_CENTS };
}
