import fc from "fast-check";
import { addDays, centsOf, dateOf, greater, lesser, minus, NO_CENTS, sum, yearOf, type Cents, type IsoDate } from "../../src/core";
import { Readings } from "../../src/law";
import {
  acquirerMax,
  condohotelRecapture,
  condohotelRecapturePlan,
  creditBasis,
  developerRecapture,
  distributeCredit,
  distributeExtra,
  globalCredit,
  governmentMinimum,
  investorCap,
  redetermine,
  usableCredit,
  yearsInProgram,
  type CreditInvestor,
  type RecaptureInvestor,
} from "../../src/tourism";

const defaults = Readings.defaults;
const money: fc.Arbitrary<Cents> = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(centsOf);
/** Few values, so that ties and odd cents are common. */
const small: fc.Arbitrary<Cents> = fc.bigInt({ min: 0n, max: 400n }).map(centsOf);
const date: fc.Arbitrary<IsoDate> = fc.integer({ min: 0, max: 8_000 }).map((days) => addDays(dateOf(2012, 1, 1), days));

const named = <T extends object>(rows: readonly T[]) => rows.map((row, k) => ({ ...row, name: `I${String(k).padStart(2, "0")}` }));
const investors: fc.Arbitrary<readonly CreditInvestor[]> = fc
  .array(fc.record({ eligibleInvestment: fc.oneof(small, money), isGovernment: fc.boolean(), requested: fc.constant(null) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => named(rows))
  .filter((rows) => rows.some(({ eligibleInvestment }) => eligibleInvestment > 0n));

const totalOf = (rows: readonly CreditInvestor[]): Cents => sum(rows.map(({ eligibleInvestment }) => eligibleInvestment));
/** A global credit such as the rule gives: at most half of all Eligible Investment. */
const pool = fc.tuple(investors, fc.integer({ min: 0, max: 1000 })).map(([rows, part]) => ({
  rows,
  credit: centsOf((totalOf(rows) * BigInt(part)) / 2000n),
}));

test("a distribution ties to the global credit to the cent, under every cap and over the Government's minimum", () => {
  fc.assert(
    fc.property(pool, ({ rows, credit }) => {
      const { credits, caps, governmentMinimum: minimum, undistributed } = distributeCredit(credit, rows, false);
      expect(sum(credits) + undistributed).toBe(credit);
      credits.forEach((share, k) => expect(share >= 0n && share <= caps[k]!).toBe(true));
      const ofGovernment = sum(credits.filter((_, k) => rows[k]!.isGovernment));
      expect(minimum === null || ofGovernment >= minimum).toBe(true);
      expect(undistributed < BigInt(rows.length)).toBe(true);
    }),
  );
});

test("each credit is the exact share, one cent up or down", () => {
  fc.assert(
    fc.property(pool, ({ rows, credit }) => {
      const total = totalOf(rows);
      const { credits } = distributeCredit(credit, rows, false);
      const severalGovernment = rows.filter(({ isGovernment }) => isGovernment).length > 1;
      credits.forEach((share, k) => {
        const floor = (credit * rows[k]!.eligibleInvestment) / total;
        expect(share >= floor && share <= floor + (severalGovernment && rows[k]!.isGovernment ? 2n : 1n)).toBe(true);
      });
    }),
  );
});

test("the order of the investors never matters", () => {
  fc.assert(
    fc.property(pool, fc.infiniteStream(fc.nat()), ({ rows, credit }, keys) => {
      const order = rows.map((row) => ({ row, key: keys.next().value as number })).sort((a, b) => a.key - b.key);
      const shuffled = order.map(({ row }) => row);
      const byName = (list: readonly CreditInvestor[]) =>
        new Map(distributeCredit(credit, list, false).credits.map((share, k) => [list[k]!.name, share]));
      expect([...byName(shuffled)].sort()).toEqual([...byName(rows)].sort());
    }),
  );
});

test("a distribution taken back as requests is accepted as it is", () => {
  fc.assert(
    fc.property(pool, ({ rows, credit }) => {
      const { credits } = distributeCredit(credit, rows, false);
      const asked = rows.map((row, k) => ({ ...row, requested: credits[k]! }));
      expect(distributeCredit(credit, asked, false).credits).toEqual(credits);
    }),
  );
});

test("the Government's minimum lies within a cent above its share, or at its cap", () => {
  fc.assert(
    fc.property(money, money, money, (credit, government, others) => {
      fc.pre(government + others > 0n);
      const total = centsOf(government + others);
      const { credit: minimum } = governmentMinimum(credit, government, total);
      const product = credit * government;
      const isCeiling = minimum * total >= product && (minimum - 1n) * total < product;
      expect(isCeiling || minimum === investorCap(government)).toBe(true);
    }),
  );
});

test("the global credit never exceeds either limit and never falls as cost or cash grow", () => {
  fc.assert(
    fc.property(money, money, money, (cost, cash, more) => {
      const { credit } = globalCredit(cost, cash);
      expect(credit * 10n <= cost && credit * 2n <= cash).toBe(true);
      expect(globalCredit(centsOf(cost + more), cash).credit >= credit).toBe(true);
      expect(globalCredit(cost, centsOf(cash + more)).credit >= credit).toBe(true);
    }),
  );
});

const developers: fc.Arbitrary<readonly RecaptureInvestor[]> = fc
  .array(fc.record({ isDeveloper: fc.boolean(), taken: fc.oneof(small, money), ceded: small }), { maxLength: 10 })
  .map((rows) => named(rows));
const readings34 = fc.constantFrom("TAKEN", "TAKEN_PLUS_CEDED", "CAP_AT_TAKEN");

test("developers' debts and what is not recovered make up the excess; installments make up each debt", () => {
  fc.assert(
    fc.property(money, developers, readings34, (excess, rows, option) => {
      const term = { expiryYear: 2017, expiryDate: null, firstInstallments: null };
      const { owed, unrecovered, installments } = developerRecapture(excess, rows, term, Readings.of([["X-34", option]]));
      expect(sum(owed) + unrecovered).toBe(excess);
      expect(unrecovered >= 0n).toBe(true);
      const [first, second] = installments!;
      owed.forEach((debt, k) => {
        expect(rows[k]!.isDeveloper || debt === 0n).toBe(true);
        expect(first!.owed[k]! + second!.owed[k]!).toBe(debt);
        expect([0n, 1n]).toContain(first!.owed[k]! - second!.owed[k]!);
        if (option === "CAP_AT_TAKEN") expect(debt <= rows[k]!.taken).toBe(true);
      });
    }),
  );
});

test("redetermined, the old credit and the new differ by what is extra or canceled, never both", () => {
  fc.assert(
    fc.property(money, money, money, money, (oldCredit, newTPC, cashEligible, part) => {
      const taken = lesser(part, oldCredit);
      const { newCredit, extra, excess } = redetermine({ oldCredit, newTPC, cashEligible, taken }, defaults);
      expect(extra).toBe(greater(NO_CENTS, minus(newCredit, oldCredit)));
      expect(extra === 0n || excess === 0n).toBe(true);
      expect(minus(taken, excess) <= newCredit).toBe(true);
    }),
  );
});

test("extra credit is distributed whole, and overflow is what stands above each cap", () => {
  fc.assert(
    fc.property(money, pool, (extra, { rows, credit }) => {
      fc.pre(credit > 0n);
      const { credits } = distributeCredit(credit, rows, false);
      fc.pre(sum(credits) > 0n);
      const notified = rows.map((row, k) => ({ ...row, credit: credits[k]! }));
      const { extras, overflows, needsNewDistribution } = distributeExtra(extra, notified);
      expect(sum(extras)).toBe(extra);
      extras.forEach((share, k) => {
        const over = minus(centsOf(share + credits[k]!), investorCap(rows[k]!.eligibleInvestment));
        expect(overflows[k]).toBe(greater(NO_CENTS, over));
      });
      expect(needsNewDistribution).toBe(sum(overflows) > 0n);
    }),
  );
});

const withdrawal = fc.tuple(money, money, date, fc.integer({ min: 0, max: 4_500 })).map(([totalCredit, part, startDate, days]) => ({
  totalCredit,
  creditTaken: lesser(part, totalCredit),
  startDate,
  withdrawalDate: addDays(startDate, days),
  failedYears: 0,
  developerStart: null,
  developerEnd: null,
}));

test("a unit owes less the longer it stays, nothing after ten years, and its payments make up the debt", () => {
  fc.assert(
    fc.property(withdrawal, (unit) => {
      const { recapture, years } = condohotelRecapture(unit, defaults);
      const later = condohotelRecapture({ ...unit, withdrawalDate: addDays(unit.withdrawalDate, 400) }, defaults);
      expect(later.recapture <= recapture && recapture <= unit.creditTaken).toBe(true);
      expect(years < 10 || recapture === 0n).toBe(true);
      const { amounts, years: due } = condohotelRecapturePlan(unit, defaults);
      expect(sum(amounts)).toBe(recapture);
      expect(due).toEqual([yearOf(unit.withdrawalDate), yearOf(unit.withdrawalDate) + 1]);
    }),
  );
});

test("the years remaining rounded down are the years elapsed rounded up", () => {
  fc.assert(
    fc.property(withdrawal, ({ startDate, withdrawalDate }) => {
      const elapsed = yearsInProgram(startDate, withdrawalDate, defaults);
      const balance = yearsInProgram(startDate, withdrawalDate, Readings.of([["X-49", "BALANCE"]]));
      const dayBefore = withdrawalDate > startDate ? yearsInProgram(startDate, addDays(withdrawalDate, -1), defaults) : -1;
      expect(balance).toBe(elapsed > dayBefore ? elapsed : elapsed + 1);
    }),
  );
});

test("usable credit: taken year after year up to the limit, the whole credit is used once and never more", () => {
  fc.assert(
    fc.property(money, fc.array(small, { minLength: 1, maxLength: 6 }), (credit, taxes) => {
      let used = NO_CENTS;
      taxes.forEach((tax, k) => {
        const held = { credit, firstYear: 2020, used, eligibleInvestment: null, priorYearClaim: null };
        const { usable } = usableCredit([held], 2020 + k, k === taxes.length - 1 && k > 0 ? null : tax, defaults);
        used = centsOf(used + usable);
        if (k === 0) expect(used * 2n <= credit).toBe(true);
      });
      expect(taxes.length > 1 ? used === credit : used <= credit).toBe(true);
    }),
  );
});

test("an acquirer and the others never pass the original half in its first year", () => {
  fc.assert(
    fc.property(money, money, money, (originalCredit, bought, others) => {
      const ceded = lesser(bought, originalCredit);
      const firstHalfTakenByOthers = lesser(others, centsOf(originalCredit / 2n));
      const most = acquirerMax({ originalCredit, ceded, usedBefore: NO_CENTS, firstHalfTakenByOthers, isFirstYear: true }, defaults);
      expect((most + firstHalfTakenByOthers) * 2n <= originalCredit && most * 2n <= ceded).toBe(true);
    }),
  );
});

test("basis falls by exactly what is taken and ceded until it reaches zero", () => {
  const year = fc.record({ taken: small, ceded: small, recaptured: fc.constant(null) });
  fc.assert(
    fc.property(money, fc.array(year, { maxLength: 8 }), (start, years) => {
      const down = sum(years.flatMap(({ taken, ceded }) => [taken, ceded]));
      const last = creditBasis(start, years, defaults).at(-1) ?? start;
      expect(last).toBe(greater(NO_CENTS, minus(start, down)));
    }),
  );
});
