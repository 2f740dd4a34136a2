import { duplicatesOf, lesser, minus, plus, refuseIf, centsOf, sum, type Cents, type Trace } from "../core";
import { investorCap } from "./credit-limits";
import { governmentMinimum } from "./government-minimum";

const T_5C5_15 = "T-5c5-15";

export interface CreditInvestor {
  readonly name: string;
  /** Cash, land and all other Eligible Investment. */
  readonly eligibleInvestment: Cents;
  readonly isGovernment: boolean;
  /** Credit the investors agreed on for it; for all of them or for none. */
  readonly requested: Cents | null;
}

export interface CreditDistribution {
  /** One an investor, in the order given. */
  readonly credits: readonly Cents[];
  /** 50% of each Eligible Investment. */
  readonly caps: readonly Cents[];
  /** `null` without a Government investor. */
  readonly governmentMinimum: Cents | null;
  /** What no investor may take, or nobody asked for. */
  readonly undistributed: Cents;
}

/**
 * Distributes the global credit: as the investors decide, none above 50% of its Eligible Investment and the Government not below its
 * minimum; without requests, pro rata to Eligible Investment.
 *
 * Several Government investors are one Government: the minimum is theirs together.
 *
 * @param governmentWaiver written approval of the Director, the Secretary and the president of the Government Development Bank to go below
 * the minimum; it never lifts a cap
 * @throws RuleError `invalid` "duplicate-id"; `missing` "request-missing"; `out-of-range` "request-above-cap", "requests-above-credit",
 * "below-government-minimum"; `divide` "no-eligible-investment"
 * @cite T-5c5-15, T-5c5-16
 */
export function distributeCredit(
  globalCredit: Cents,
  investors: readonly CreditInvestor[],
  governmentWaiver: boolean,
  trace?: Trace,
): CreditDistribution {
  const requests = requestsOf(investors);
  const pool: Pool = { globalCredit, investors, caps: investors.map(({ eligibleInvestment }) => investorCap(eligibleInvestment)) };
  const minimum = minimumOf(pool, trace);
  const credits = requests === null ? proRata(pool, minimum) : agreed(pool, requests, governmentWaiver ? null : minimum);
  const undistributed = minus(globalCredit, sum(credits));
  investors.forEach(({ name, eligibleInvestment }, k) =>
    trace?.line("lines.investor-credit", { name, eligibleInvestment, cap: pool.caps[k]! }, credits[k]!, T_5C5_15),
  );
  trace?.line("lines.undistributed-credit", { globalCredit, distributed: sum(credits) }, undistributed, T_5C5_15);
  return { credits, caps: pool.caps, governmentMinimum: minimum, undistributed };
}

interface Pool {
  readonly globalCredit: Cents;
  readonly investors: readonly CreditInvestor[];
  readonly caps: readonly Cents[];
}

/** The requests of all investors, or null when nobody made one. */
function requestsOf(investors: readonly CreditInvestor[]): readonly Cents[] | null {
  const requests = investors.flatMap(({ requested }) => (requested === null ? [] : [requested]));
  const ids = duplicatesOf(investors.map(({ name }) => name));
  const names = investors.filter(({ requested }) => requested === null).map(({ name }) => name);
  refuseIf(
    [
      [ids.length > 0, "invalid", "duplicate-id", { ids }],
      [requests.length > 0 && names.length > 0, "missing", "request-missing", { names }],
      [totalOf(investors) === 0n, "divide", "no-eligible-investment"],
    ],
    T_5C5_15,
  );
  return requests.length > 0 ? requests : null;
}

const totalOf = (investors: readonly CreditInvestor[]): Cents => sum(investors.map(({ eligibleInvestment }) => eligibleInvestment));

const ofGovernment = ({ investors }: Pool, amounts: readonly Cents[]): Cents => sum(amounts.filter((_, k) => investors[k]!.isGovernment));

function minimumOf(pool: Pool, trace?: Trace): Cents | null {
  const government = pool.investors.filter(({ isGovernment }) => isGovernment);
  if (government.length === 0) return null;
  const { credit } = governmentMinimum(pool.globalCredit, totalOf(government), totalOf(pool.investors), trace);
  return lesser(credit, ofGovernment(pool, pool.caps));
}

/** Requests are checked, never changed. */
function agreed(pool: Pool, requests: readonly Cents[], minimum: Cents | null): readonly Cents[] {
  const above = pool.investors.filter((_, k) => requests[k]! > pool.caps[k]!).map(({ name }) => name);
  const [requested, ofIt] = [sum(requests), ofGovernment(pool, requests)];
  refuseIf(
    [
      [above.length > 0, "out-of-range", "request-above-cap", { names: above }],
      [requested > pool.globalCredit, "out-of-range", "requests-above-credit", { requested, globalCredit: pool.globalCredit }],
      [minimum !== null && ofIt < minimum, "out-of-range", "below-government-minimum", { requested: ofIt, minimum }],
    ],
    T_5C5_15,
  );
  return requests;
}

/**
 * Exact shares rounded down; the cents left go one each, first to a Government below its minimum, then to the largest remainders, never
 * above a cap. Several Government investors may need a second cent, when a cap keeps one of them from taking its own.
 */
function proRata(pool: Pool, minimum: Cents | null): readonly Cents[] {
  const { globalCredit, investors, caps } = pool;
  const total = totalOf(investors);
  const floors = investors.map(({ eligibleInvestment }, k) => lesser(centsOf((globalCredit * eligibleInvestment) / total), caps[k]!));
  const credits = [...floors];
  let left = minus(globalCredit, sum(floors));
  const giveCent = (k: number): boolean => {
    if (left === 0n || credits[k]! >= caps[k]!) return false;
    credits[k] = plus(credits[k]!, ONE_CENT);
    left = minus(left, ONE_CENT);
    return true;
  };
  const order = byRemainder(pool, total);
  const government = order.filter((k) => investors[k]!.isGovernment);
  const isBelowMinimum = () => minimum !== null && ofGovernment(pool, credits) < minimum;
  let served = true;
  while (served && isBelowMinimum()) served = government.filter((k) => isBelowMinimum() && giveCent(k)).length > 0;
  for (const k of order) if (credits[k] === floors[k]) giveCent(k);
  return credits;
}

const ONE_CENT = centsOf(1n);

/** Rows by largest remainder; ties by larger Eligible Investment, then by name in plain order. */
function byRemainder({ globalCredit, investors }: Pool, total: Cents): readonly number[] {
  const remainder = (k: number): bigint => (globalCredit * investors[k]!.eligibleInvestment) % total;
  return investors
    .map((_, k) => k)
    .sort((a, b) => {
      const [one, other] = [investors[a]!, investors[b]!];
      return (
        descending(remainder(a), remainder(b)) ||
        descending(one.eligibleInvestment, other.eligibleInvestment) ||
        (one.name < other.name ? -1 : 1)
      );
    });
}

const descending = (a: bigint, b: bigint): number => (a === b ? 0 : a > b ? -1 : 1);
