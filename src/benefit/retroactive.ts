import { daysBetween, ratio, refuseIf, roundToCent, times, type Cents, type IsoDate, type Ratio, type Trace } from "../core";
import { wholeParameter, type Readings } from "../law";
import { spread, type Installment } from "./installments";
import { lastTimelyDay, tenDaysFrom, type Grace } from "./lateness";

export interface RetroactiveInputs {
  readonly charge: Cents;
  readonly boardDate: IsoDate;
  /** Facts that only an option of B-A19 needs. */
  readonly remainingDue: readonly IsoDate[];
  readonly exemptionEnded: IsoDate | null;
  readonly annualRate: Ratio | null;
}

export interface RetroactiveDue {
  readonly due: IsoDate;
  readonly lastTimelyDay: IsoDate;
  readonly interestFrom: IsoDate;
  readonly rows?: readonly (Installment & { readonly lastTimelyDay: IsoDate })[];
  readonly interestAtDue?: Cents;
}

const CITE = "B-40";
const YEAR_DAYS = 365;

/**
 * When a retroactive charge is payable: one lump on the Board's date unless another option of B-A19 is chosen.
 *
 * @throws RuleError `missing` "no-remaining-dates", "exemption-ended-blank", "annual-rate-blank"; `out-of-range` "due-before-board",
 * "ended-after-board"
 * @cite B-40
 */
export function retroactiveDue(inputs: RetroactiveInputs, readings: Readings, trace?: Trace): RetroactiveDue {
  const grace: Grace = { day: wholeParameter("graceDay"), rolls: false, holidays: null };
  const result = PAYABLE[readings.option("B-A19")]!(inputs, grace);
  trace?.line("lines.retroactive", { charge: inputs.charge, boardDate: inputs.boardDate }, result.due, CITE, readings.used("B-A19"));
  trace?.line("lines.last-timely-day", { due: result.due, graceDay: grace.day }, result.lastTimelyDay, "B-41");
  return result;
}

const nextTenth = ({ boardDate }: RetroactiveInputs, grace: Grace): RetroactiveDue => ({
  due: boardDate,
  lastTimelyDay: lastTimelyDay(boardDate, grace),
  interestFrom: boardDate,
});

const PAYABLE: Readonly<Record<string, (inputs: RetroactiveInputs, grace: Grace) => RetroactiveDue>> = {
  NEXT_TENTH: nextTenth,
  TEN_DAYS: (inputs, grace) => ({ ...nextTenth(inputs, grace), lastTimelyDay: tenDaysFrom(inputs.boardDate, grace) }),
  SPREAD: overInstallments,
  INTEREST_FROM_END: withInterestFromEnd,
};

function overInstallments({ charge, boardDate, remainingDue }: RetroactiveInputs, grace: Grace): RetroactiveDue {
  const early = remainingDue.filter((due) => due < boardDate);
  refuseIf(
    [
      [remainingDue.length === 0, "missing", "no-remaining-dates"],
      [early.length > 0, "out-of-range", "due-before-board", { dates: early, boardDate }],
    ],
    CITE,
  );
  const rows = spread(charge, remainingDue).map((row) => ({ ...row, lastTimelyDay: lastTimelyDay(row.due, grace) }));
  const [first] = rows;
  return { due: first!.due, lastTimelyDay: first!.lastTimelyDay, interestFrom: first!.due, rows };
}

function withInterestFromEnd(inputs: RetroactiveInputs, grace: Grace): RetroactiveDue {
  const { charge, boardDate, exemptionEnded, annualRate } = inputs;
  refuseIf(
    [
      [exemptionEnded === null, "missing", "exemption-ended-blank"],
      [annualRate === null, "missing", "annual-rate-blank"],
      [exemptionEnded !== null && exemptionEnded > boardDate, "out-of-range", "ended-after-board", { ended: exemptionEnded, boardDate }],
    ],
    CITE,
  );
  const days = daysBetween(exemptionEnded!, boardDate);
  const interestAtDue = roundToCent(times(charge, annualRate!, ratio(days, YEAR_DAYS)));
  return { ...nextTenth(inputs, grace), interestFrom: exemptionEnded!, interestAtDue };
}
