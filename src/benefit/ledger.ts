import {
  add,
  centsOf,
  daysBetween,
  NO_CENTS,
  plus,
  ratio,
  roundToCent,
  sum,
  times,
  type Cents,
  type HolidayTable,
  type IsoDate,
  type Ratio,
  type Trace,
} from "../core";
import { wholeParameter, type Readings } from "../law";
import { lastTimelyDay, type Grace } from "./lateness";
import { Purse } from "./payment";

export interface LedgerInputs {
  readonly installments: readonly { readonly due: IsoDate; readonly amount: Cents }[];
  readonly annualRate: Ratio;
  readonly lateChargeRate: Ratio;
  readonly collectionCosts: readonly { readonly date: IsoDate; readonly amount: Cents }[];
  readonly payments: readonly { readonly date: IsoDate; readonly amount: Cents }[];
  readonly statementDates: readonly IsoDate[];
  readonly holidays: HolidayTable | null;
}

/** What is owed on a day, by class; lists follow the due dates. */
export interface OwedByClass {
  readonly interest: readonly Cents[];
  readonly lateCharge: readonly Cents[];
  readonly collectionCosts: Cents;
  readonly overdue: readonly Cents[];
  readonly total: Cents;
}

export interface Statement extends OwedByClass {
  readonly date: IsoDate;
  readonly current: readonly Cents[];
  readonly credit: Cents;
}

export interface Applied {
  readonly interest: Cents;
  readonly late: Cents;
  readonly fees: Cents;
  readonly overdue: Cents;
  readonly current: Cents;
  readonly credit: Cents;
}

export interface Ledger {
  readonly beforePayment: OwedByClass | null;
  readonly applied: Applied | null;
  readonly afterPayment: { readonly overdue: readonly Cents[] } | null;
  readonly statement: Statement | null;
}

/**
 * The account of one parcel: entries by date (costs, payments, statement), with late charges and interest as they fall.
 *
 * @returns what the last payment met and paid, and the statement of the last statement date
 * @throws RuleError `missing` "holidays-blank" under B-A24=ROLL
 * @cite B-42, B-43, B-44
 */
export function ledger(inputs: LedgerInputs, readings: Readings, trace?: Trace): Ledger {
  const account = new Account(inputs, readings);
  const statementDate = [...inputs.statementDates].sort().at(-1) ?? null;
  let result: Ledger = { beforePayment: null, applied: null, afterPayment: null, statement: null };
  for (const entry of entriesOf(inputs, statementDate)) {
    account.advance(entry.date);
    result = { ...result, ...post(account, entry) };
  }
  const { applied, statement } = result;
  if (applied) trace?.line("lines.ledger-payment", { ...applied }, sum(Object.values(applied) as Cents[]), "B-44", readings.used("B-A23"));
  if (statement)
    trace?.line(
      "lines.ledger-statement",
      { date: statement.date },
      statement.total,
      "B-43",
      ...["B-A20", "B-A21", "B-A22"].map((id) => readings.used(id)),
    );
  return result;
}

interface Entry {
  readonly date: IsoDate;
  readonly kind: "cost" | "payment" | "statement";
  readonly amount: Cents;
}

/** By date; on one date costs, then payments in the order listed, then the statement (the sort is stable). */
function entriesOf({ collectionCosts, payments }: LedgerInputs, statementDate: IsoDate | null): readonly Entry[] {
  const entries: Entry[] = [
    ...collectionCosts.map(({ date, amount }): Entry => ({ date, amount, kind: "cost" })),
    ...payments.map(({ date, amount }): Entry => ({ date, amount, kind: "payment" })),
    ...(statementDate === null ? [] : [{ date: statementDate, amount: NO_CENTS, kind: "statement" } as const]),
  ];
  return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function post(account: Account, { kind, date, amount }: Entry): Partial<Ledger> {
  if (kind === "cost") account.addCost(amount);
  if (kind === "statement") return { statement: account.statement(date) };
  if (kind !== "payment") return {};
  const beforePayment = account.owed(date);
  const applied = account.receive(amount, date);
  return { beforePayment, applied, afterPayment: { overdue: account.owed(date).overdue } };
}

interface LedgerInstallment {
  readonly due: IsoDate;
  readonly amount: Cents;
  principal: Cents;
  isDue: boolean;
  late: boolean;
  /** Under ANNUAL only the installment that became late while no other was carries late charge and interest (B-A20). */
  carries: boolean;
  lateCharge: Cents;
  lateChargesMade: number;
  /** Interest settled by payments and not yet paid. */
  settled: Cents;
  /** From where interest runs unsettled. */
  since: IsoDate;
  extraDay: number;
}

class Account {
  private readonly installments: readonly LedgerInstallment[];
  private readonly grace: Grace;
  private readonly annualCharge: Cents;
  private costs: Cents = NO_CENTS;
  private credit: Cents = NO_CENTS;

  constructor(
    private readonly inputs: LedgerInputs,
    private readonly readings: Readings,
  ) {
    this.installments = [...inputs.installments].sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0)).map(opened);
    this.annualCharge = sum(inputs.installments.map(({ amount }) => amount));
    this.grace = { day: wholeParameter("graceDay"), rolls: readings.option("B-A24") === "ROLL", holidays: inputs.holidays };
  }

  addCost(amount: Cents): void {
    this.costs = plus(this.costs, amount);
  }

  /** What happens by itself up to a date: credit pays what falls due, then lateness is tested and late charges are made. */
  advance(date: IsoDate): void {
    for (const installment of this.installments) if (!installment.isDue && installment.due <= date) this.fallDue(installment);
    for (const installment of this.installments) {
      if (!installment.late && installment.principal > 0n && lastTimelyDay(installment.due, this.grace) < date)
        this.becomeLate(installment);
      this.makeLateCharges(installment, date);
    }
  }

  private fallDue(installment: LedgerInstallment): void {
    const purse = new Purse(this.credit);
    installment.principal = centsOf(installment.principal - purse.pay(installment.principal));
    installment.isDue = true;
    this.credit = purse.left;
  }

  private becomeLate(installment: LedgerInstallment): void {
    const option = this.readings.option("B-A21");
    installment.carries = this.readings.option("B-A20") !== "ANNUAL" || !this.installments.some(({ carries }) => carries);
    installment.late = true;
    installment.since = option === "AFTER_GRACE" ? lastTimelyDay(installment.due, this.grace) : installment.due;
    installment.extraDay = option === "BOTH_ENDS" ? 1 : 0;
  }

  private makeLateCharges(installment: LedgerInstallment, date: IsoDate): void {
    const base = this.penalized(installment);
    const limit = this.readings.option("B-A22") === "MONTHLY" ? Infinity : 1;
    while (
      base > 0n &&
      installment.lateChargesMade < limit &&
      lastTimelyDay(installment.due, this.grace, installment.lateChargesMade) < date
    ) {
      installment.lateCharge = plus(installment.lateCharge, roundToCent(times(base, this.inputs.lateChargeRate)));
      installment.lateChargesMade += 1;
    }
  }

  /** The amount on which late charge and interest are computed (B-A20). */
  private penalized(installment: LedgerInstallment): Cents {
    if (!installment.late || !installment.carries) return NO_CENTS;
    const option = this.readings.option("B-A20");
    if (option === "ANNUAL") return this.installments.some(isOverdue) ? this.annualCharge : NO_CENTS;
    return option === "FULL_INSTALLMENT" && installment.principal > 0n ? installment.amount : installment.principal;
  }

  private accrued(installment: LedgerInstallment, date: IsoDate): Ratio {
    const base = this.penalized(installment);
    if (base === 0n) return ratio(0n);
    const basis = this.readings.option("B-A21") === "BASIS_360" ? 360 : 365;
    return times(base, this.inputs.annualRate, ratio(daysBetween(installment.since, date) + installment.extraDay, basis));
  }

  private interestOf(installment: LedgerInstallment, date: IsoDate): Cents {
    return roundToCent(add(ratio(installment.settled), this.accrued(installment, date)));
  }

  owed(date: IsoDate): OwedByClass {
    const interest = this.installments.map((installment) => this.interestOf(installment, date));
    const lateCharge = this.installments.map((installment) => installment.lateCharge);
    const overdue = this.installments.map((installment) => (isOverdue(installment) ? installment.principal : NO_CENTS));
    return { interest, lateCharge, collectionCosts: this.costs, overdue, total: sum([...interest, ...lateCharge, this.costs, ...overdue]) };
  }

  statement(date: IsoDate): Statement {
    const current = this.installments.map((installment) => (isCurrent(installment) ? installment.principal : NO_CENTS));
    return { date, ...this.owed(date), current, credit: this.credit };
  }

  receive(amount: Cents, date: IsoDate): Applied {
    this.settleInterest(date);
    const purse = new Purse(amount);
    const paid = this.readings.option("B-A23") === "INSTALLMENT_FIRST" ? this.payByInstallment(purse) : this.payByClass(purse);
    const current = this.payPrincipal(purse, isCurrent);
    this.credit = plus(this.credit, purse.left);
    if (!this.installments.some(isOverdue)) for (const installment of this.installments) installment.carries = false;
    return { ...paid, current, credit: purse.left };
  }

  /** A payment date settles interest: what has run is rounded, and interest runs on from there. */
  private settleInterest(date: IsoDate): void {
    for (const installment of this.installments) {
      if (!installment.late) continue;
      installment.settled = this.interestOf(installment, date);
      installment.since = date;
      installment.extraDay = 0;
    }
  }

  private payByClass(purse: Purse): Omit<Applied, "current" | "credit"> {
    const interest = sum(this.installments.map((installment) => payInterest(purse, installment)));
    const late = sum(this.installments.map((installment) => payLateCharge(purse, installment)));
    const fees = this.payCosts(purse);
    return { interest, late, fees, overdue: this.payPrincipal(purse, isOverdue) };
  }

  private payByInstallment(purse: Purse): Omit<Applied, "current" | "credit"> {
    let [interest, late, fees, overdue] = [NO_CENTS, NO_CENTS, NO_CENTS, NO_CENTS];
    for (const installment of this.installments.filter(({ late: isLate }) => isLate)) {
      interest = plus(interest, payInterest(purse, installment));
      late = plus(late, payLateCharge(purse, installment));
      if (isOverdue(installment)) fees = plus(fees, this.payCosts(purse));
      overdue = plus(overdue, payPrincipalOf(purse, installment));
    }
    return { interest, late, fees: plus(fees, this.payCosts(purse)), overdue };
  }

  private payCosts(purse: Purse): Cents {
    const paid = purse.pay(this.costs);
    this.costs = centsOf(this.costs - paid);
    return paid;
  }

  private payPrincipal(purse: Purse, owes: (installment: LedgerInstallment) => boolean): Cents {
    return sum(this.installments.filter(owes).map((installment) => payPrincipalOf(purse, installment)));
  }
}

const opened = ({ due, amount }: { readonly due: IsoDate; readonly amount: Cents }): LedgerInstallment => ({
  due,
  amount,
  principal: amount,
  isDue: false,
  late: false,
  carries: false,
  lateCharge: NO_CENTS,
  lateChargesMade: 0,
  settled: NO_CENTS,
  since: due,
  extraDay: 0,
});

const isOverdue = ({ late, principal }: LedgerInstallment): boolean => late && principal > 0n;
const isCurrent = ({ isDue, late, principal }: LedgerInstallment): boolean => isDue && !late && principal > 0n;

function payInterest(purse: Purse, installment: LedgerInstallment): Cents {
  const paid = purse.pay(installment.settled);
  installment.settled = centsOf(installment.settled - paid);
  return paid;
}

function payLateCharge(purse: Purse, installment: LedgerInstallment): Cents {
  const paid = purse.pay(installment.lateCharge);
  installment.lateCharge = centsOf(installment.lateCharge - paid);
  return paid;
}

function payPrincipalOf(purse: Purse, installment: LedgerInstallment): Cents {
  const paid = purse.pay(installment.principal);
  installment.principal = centsOf(installment.principal - paid);
  return paid;
}
