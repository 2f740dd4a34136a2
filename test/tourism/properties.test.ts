import fc from "fast-check";
import {
  addDays,
  addMonths,
  centsOf,
  compare,
  dateOf,
  holidayTable,
  isWorkingDay,
  ratio,
  sum,
  type Cents,
  type IsoDate,
  type Ratio,
} from "../../src/core";
import { Readings } from "../../src/law";
import {
  applicationFee,
  EXEMPTION_KINDS,
  exemption,
  flexibleYears,
  grantTimeline,
  INCOME_TYPES,
  jobsTest,
  landInvestment,
  lossCarryforward,
  LOSS_CLASSES,
  ownerUse,
  proRataTest,
  saleGain,
  tourismDeadline,
} from "../../src/tourism";
import { termUsed } from "../../src/tourism/term-used";

const money: fc.Arbitrary<Cents> = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(centsOf);
const share: fc.Arbitrary<Ratio> = fc.integer({ min: 0, max: 1000 }).map((n) => ratio(n, 1000));
const date: fc.Arbitrary<IsoDate> = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(dateOf(2000, 1, 1), days));
const defaults = Readings.defaults;

test("a sale splits its gain to the cent, and a loss mirrors a gain", () => {
  fc.assert(
    fc.property(money, money, money, money, share, (tourismPrice, tourismBasis, otherPrice, otherBasis, rate) => {
      const sold = saleGain({ tourismPrice, tourismBasis, otherPrice, otherBasis }, rate);
      const mirror = saleGain(
        { tourismPrice: tourismBasis, tourismBasis: tourismPrice, otherPrice: otherBasis, otherBasis: otherPrice },
        rate,
      );
      return sold.exempt + sold.taxable === sold.gain && mirror.exempt === -sold.exempt && mirror.taxable === -sold.taxable;
    }),
  );
});

test("exempt and taxable add up, and neither is negative", () => {
  fc.assert(
    fc.property(fc.constantFrom(...EXEMPTION_KINDS), money, share, fc.option(share), (kind, amount, tourismShare, override) => {
      const found = exemption({ kind, amount, isNew: false, inViequesCulebra: false, tourismShare, override });
      return found.exempt + found.taxable === amount && found.exempt >= 0n && found.taxable >= 0n;
    }),
  );
});

const year = fc.integer({ min: 2010, max: 2020 });
const loss = fc.record({ year, class: fc.constantFrom(...LOSS_CLASSES), amount: money });
const period = fc.constantFrom("exempt", "electedOut", "beforeStart", "afterExpiry");
const income = fc
  .record({ year, type: fc.constantFrom(...INCOME_TYPES.filter((type) => type !== "any")), period, amount: money })
  .map(({ period: named, ...row }) => ({
    ...row,
    electedOut: named === "electedOut",
    beforeStart: named === "beforeStart",
    afterExpiry: named === "afterExpiry",
  }));

test("losses and incomes are conserved, and a loss only meets income of later years", () => {
  fc.assert(
    fc.property(fc.array(loss, { maxLength: 8 }), fc.array(income, { maxLength: 8 }), (losses, incomes) => {
      const ledger = lossCarryforward(losses, incomes, defaults);
      expect(ledger.used + ledger.remaining).toBe(sum(losses.map(({ amount }) => amount)));
      expect(ledger.used + ledger.incomeAfter).toBe(sum(incomes.map(({ amount }) => amount)));
      expect([...ledger.lossesLeft, ...ledger.incomesLeft].every((left) => left >= 0n)).toBe(true);
      expect(ledger.uses.every((use) => losses[use.loss]!.year < incomes[use.income]!.year)).toBe(true);
    }),
  );
});

test("the example's reading never lets a loss be used more", () => {
  const example = Readings.of([["X-17", "EXAMPLE"]]);
  fc.assert(
    fc.property(fc.array(money, { minLength: 1, maxLength: 4 }), fc.array(income, { maxLength: 6 }), (amounts, incomes) => {
      const exempt = incomes.map((row) => ({ ...row, electedOut: false }));
      const losses = amounts.map((amount) => ({ year: 2009, class: "P" as const, amount }));
      return lossCarryforward(losses, exempt, example).used <= lossCarryforward(losses, exempt, defaults).used;
    }),
  );
});

test("months and days used lead back to the end, and no further month fits", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 5000 }), (from, span) => {
      const to = addDays(from, span);
      const { months, days } = termUsed(from, to);
      return addDays(addMonths(from, months), days) === to && days >= 0 && addMonths(from, months + 1) > to;
    }),
  );
});

test("flexible years: used and remaining make ten, whatever the order of rows", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }), (elections) => {
      const rows = elections.map((electedOut, k) => ({ year: 2015 + k, electedOut }));
      const found = flexibleYears(rows);
      expect(found.used + found.remaining).toBe(10);
      expect(flexibleYears([...rows].reverse())).toEqual(found);
    }),
  );
});

test("the fee never falls as the credit grows", () => {
  const feeOf = (credit: Cents): bigint =>
    applicationFee({ type: "other", rooms: null, credit, isAmendment: false, adminError: false }, defaults).fee;
  fc.assert(fc.property(money, money, (credit, more) => feeOf(credit) <= feeOf(centsOf(credit + more))));
});

test("one more direct job never breaks the requirement, and countable jobs never pass the share", () => {
  const count = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(count, fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 1, max: 500 }), (direct, worked, required) => {
      const jobs = { direct, hours: ratio(worked), required, limit: null };
      const found = jobsTest(jobs, defaults);
      expect(compare(found.countable, ratio(required, 10))).toBeLessThanOrEqual(0);
      if (found.pass) expect(jobsTest({ ...jobs, direct: direct + 1 }, defaults).pass).toBe(true);
    }),
  );
});

test("the Director's limit lies between due filing and the outer limit", () => {
  const span = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(date, fc.option(span), span, fc.option(span), (filing, notice, asked, answered) => {
      const secretaryFiling = addDays(filing, asked);
      const found = grantTimeline(
        {
          filing,
          completeNotice: notice === null ? null : addDays(filing, notice),
          secretaryFiling,
          secretaryDate: answered === null ? null : addDays(secretaryFiling, answered),
        },
        defaults,
      );
      return found.dueFiling < found.directorLimit && found.directorLimit <= found.outerLimit;
    }),
  );
});

test("a rolled last day is a working day and never earlier than the nominal one", () => {
  const rolling = Readings.of([["X-71", "ROLL"]]);
  fc.assert(
    fc.property(date, fc.array(fc.integer({ min: 25, max: 35 })), fc.constantFrom("T-7c1-1", "T-5d5-2", "T-9d7-1"), (day, closed, rule) => {
      const holidays = holidayTable(closed.map((offset) => addDays(day, offset)));
      const facts = { triggerDate: day, reportYear: null, fiscalYearEndMonth: null, extra: null, actual: null, holidays };
      const rolled = tourismDeadline(rule, facts, rolling).deadline!;
      return rolled >= tourismDeadline(rule, facts, defaults).deadline! && isWorkingDay(rolled, holidays);
    }),
  );
});

test("land is never worth less than nothing, nor more than its market value", () => {
  fc.assert(
    fc.property(money, money, (value, mortgage) => {
      const found = landInvestment(value, mortgage, true);
      return found >= 0n && found <= value;
    }),
  );
});

test("owner's days: excess is what passes each allowance, the two apart", () => {
  const days = fc.integer({ min: 0, max: 183 });
  fc.assert(
    fc.property(days, days, (reservedDays, walkInDays) => {
      const found = ownerUse({ reservedDays, walkInDays, year: null }, null, defaults);
      expect(Math.min(reservedDays, 90) + found.excessReserved).toBe(reservedDays);
      expect(Math.min(walkInDays, 60) + found.excessWalkIn).toBe(walkInDays);
    }),
  );
});

test("contributions in the very proportion held are always pro rata", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }), (parts) => {
      const whole = parts.reduce((total, part) => total + part, 0);
      const found = proRataTest(parts.map((part) => ({ holding: ratio(part, whole), contribution: centsOf(BigInt(part) * 100n) })));
      return found.proRata && found.total === BigInt(whole) * 100n;
    }),
  );
});
