import fc from "fast-check";
import { call, CATALOGUE } from "../../functions/catalogue";
import {
  cents,
  centsOf,
  footage,
  footageOf,
  holidayTable,
  isoDate,
  ONE,
  ratio,
  RuleError,
  sum,
  Trace,
  type ErrorKind,
} from "../../src/core";
import { Readings } from "../../src/law";
import {
  applyPortPayment,
  categoryFactor,
  chargeNotices,
  checkLease,
  costByCategory,
  dividingLand,
  EXEMPT_GROUNDS,
  exemptRows,
  exploitationApplies,
  isProvisional,
  isSubject,
  lateFrom,
  occupationCharge,
  occupationRoll,
  occupiedFootage,
  outlaysOutsidePurpose,
  partYearCharge,
  personRoll,
  portSchedule,
  rollChanges,
  type RollRow,
} from "../../src/port";
import { say } from "../../src/words";

const defaults = Readings.defaults;

const kindOf = (act: () => unknown): ErrorKind | "none" => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.kind;
    throw error;
  }
  return "none";
};

const base = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(centsOf);
const land = fc.bigInt({ min: 1n, max: 10n ** 11n }).map(footageOf);
const rows = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    footage: fc.bigInt({ min: 1n, max: 10n ** 10n }).map(footageOf),
    categoryFactor: fc.integer({ min: 1, max: 400 }).map((hundredths) => ratio(hundredths, 100)),
    exemptGround: fc.option(fc.constantFrom(...EXEMPT_GROUNDS), { nil: null }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 25 },
);
const anyReadings = fc
  .tuple(fc.constantFrom("LITERAL", "NORMALIZE"), fc.constantFrom("MULTIPLY", "REVENUE_NEUTRAL"))
  .map(([total, factors]) =>
    Readings.of([
      ["P-A01", total],
      ["P-A04", factors],
    ]),
  );
const isChargeable = (list: readonly RollRow[]): boolean => list.some(({ exemptGround }) => exemptGround === null);

describe("occupation roll", () => {
  test("charges add up to the roll total, which with the unallocated is the base", () => {
    fc.assert(
      fc.property(base, land, rows, anyReadings, (total, zone, list, readings) => {
        fc.pre(isChargeable(list));
        const roll = occupationRoll(total, zone, list, readings);
        expect(sum(roll.rows.map(({ charge }) => charge))).toBe(roll.rollTotal);
        expect(roll.rollTotal + roll.unallocated).toBe(total);
        expect(roll.warning === null).toBe(roll.unallocated >= 0n);
        if (readings.option("P-A01") === "NORMALIZE") expect(roll.unallocated).toBe(0n);
        for (const { charge, exemptGround } of roll.rows) if (exemptGround !== null) expect(charge).toBe(0n);
      }),
    );
  });

  test("a modulated charge stays within a cent of its exact share", () => {
    fc.assert(
      fc.property(base, land, rows, (total, zone, list) => {
        for (const { charge, exactShare } of occupationRoll(total, zone, list, defaults).rows) {
          if (exactShare === null) continue;
          const distance = charge * exactShare.d - exactShare.n * 100n;
          expect(distance < exactShare.d && distance > -exactShare.d).toBe(true);
        }
      }),
    );
  });

  test("the order of the rows never matters", () => {
    const byId = (total: ReturnType<typeof cents>, zone: ReturnType<typeof footage>, list: readonly RollRow[]): string[] =>
      occupationRoll(total, zone, list, defaults)
        .rows.map(({ id, charge }) => `${id} ${charge}`)
        .sort();
    fc.assert(
      fc.property(base, land, rows, (total, zone, list) => {
        expect(byId(total, zone, [...list].reverse())).toEqual(byId(total, zone, list));
      }),
    );
  });

  test("factors that are all 1 change nothing, whichever way they modulate", () => {
    const neutral = Readings.of([["P-A04", "REVENUE_NEUTRAL"]]);
    fc.assert(
      fc.property(base, land, rows, (total, zone, list) => {
        const plain = list.map((row) => ({ ...row, categoryFactor: ONE }));
        expect(occupationRoll(total, zone, plain, neutral)).toEqual(occupationRoll(total, zone, plain, defaults));
      }),
    );
  });

  const row: RollRow = { id: "A", footage: footage("10"), categoryFactor: ONE, exemptGround: null };
  const zone = footage("100");

  test("an exempt row may wait for its footage; nothing to charge is refused only when there is a target", () => {
    const exempt: RollRow = { ...row, footage: null, exemptGround: "23.9" };
    expect(occupationRoll(cents("5.00"), zone, [exempt], defaults).unallocated).toBe(500n);
    expect(occupationRoll(cents("5.00"), zone, [], defaults).rollTotal).toBe(0n);
    expect(kindOf(() => occupationRoll(cents("5.00"), zone, [exempt], Readings.of([["P-A01", "NORMALIZE"]])))).toBe("divide");
    expect(
      kindOf(() => occupationRoll(cents("5.00"), zone, [{ ...row, categoryFactor: ratio(0) }], Readings.parse("P-A04=REVENUE_NEUTRAL"))),
    ).toBe("divide");
  });

  test("refusals come in the order invalid, missing, out-of-range, divide", () => {
    const pending: RollRow = { ...row, footage: null };
    const negative = centsOf(-1n);
    expect(kindOf(() => occupationRoll(negative, footage("0"), [pending, pending], defaults))).toBe("invalid");
    expect(kindOf(() => occupationRoll(negative, footage("0"), [pending], defaults))).toBe("missing");
    expect(kindOf(() => occupationRoll(negative, footage("0"), [row], defaults))).toBe("out-of-range");
    expect(kindOf(() => occupationRoll(cents("1.00"), footage("0"), [row], defaults))).toBe("divide");
  });

  test("an amended roll is told row by row, rows that come or go included", () => {
    const before = occupationRoll(cents("100.00"), zone, [row, { ...row, id: "B" }], defaults);
    const after = occupationRoll(cents("120.00"), zone, [row, { ...row, id: "C" }], defaults);
    expect(rollChanges(before, after).map(({ id, delta }) => [id, delta])).toEqual([
      ["A", 200n],
      ["B", -1000n],
      ["C", 1200n],
    ]);
  });

  test("a roll of 50,000 rows takes seconds at most", () => {
    const many = Array.from({ length: 50_000 }, (_, k) => ({ ...row, id: `M-${k}`, categoryFactor: ratio(50 + (k % 97), 100) }));
    const started = Date.now();
    const roll = occupationRoll(cents("9876543.21"), footage("4000000"), many, defaults);
    expect(roll.rollTotal + roll.unallocated).toBe(cents("9876543.21"));
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

describe("one row", () => {
  const occupation = { footage: footage("12345.5"), categoryFactor: ONE };
  const zone = footage("4000000");

  test("what calls attention is flagged, not refused", () => {
    const flagOf = (of: typeof occupation) => occupationCharge(cents("2000000.00"), of, zone, defaults).flag;
    expect(flagOf(occupation)).toBeNull();
    expect(flagOf({ ...occupation, footage: footage("4000000.0001") })).toBe("footage-above-land");
    expect(flagOf({ ...occupation, categoryFactor: ratio(0) })).toBe("modulated-to-zero");
  });

  test("a lone row cannot follow factors that depend on every row", () => {
    expect(kindOf(() => occupationCharge(cents("1.00"), occupation, zone, Readings.parse("P-A04=REVENUE_NEUTRAL")))).toBe("missing");
  });

  test("inputs are checked although the charge is not imposed", () => {
    expect(kindOf(() => occupationCharge(cents("1.00"), occupation, footage("0"), Readings.parse("P-A07=EXPLOITATION_ONLY")))).toBe(
      "divide",
    );
  });

  // plot of 20,000 with a two-floor warehouse of 12,000 a floor, P-A02
  test.each([
    ["STRUCTURES_ELSE_LAND", "12000.00"],
    ["LAND", "10000.00"],
    ["BOTH", "22000.00"],
  ])("footage under P-A02=%s: %s", (option, charge) => {
    const area = occupiedFootage({ land: footage("20000"), structures: footage("24000") }, Readings.of([["P-A02", option]]))!;
    expect(occupationCharge(cents("2000000.00"), { footage: area, categoryFactor: ONE }, zone, defaults).charge).toBe(cents(charge));
  });

  test("a row without any footage stays pending", () => {
    const none = { land: null, structures: null };
    for (const option of ["STRUCTURES_ELSE_LAND", "LAND", "BOTH"])
      expect(occupiedFootage(none, Readings.of([["P-A02", option]]))).toBeNull();
  });

  // 1,000,000 of 4,000,000 exempt, P-A03
  test.each([
    ["ALL_LAND", "6172.75"],
    ["NONEXEMPT_LAND", "8230.33"],
  ])("land under P-A03=%s: %s", (option, charge) => {
    const divisor = dividingLand(zone, footage("1000000"), Readings.of([["P-A03", option]]));
    expect(occupationCharge(cents("2000000.00"), occupation, divisor, defaults).charge).toBe(cents(charge));
    expect(kindOf(() => dividingLand(zone, footage("4000001"), defaults))).toBe("out-of-range");
  });

  test("the factor of a category comes from the Board's table when there is one", () => {
    const table = new Map([["INDUSTRIAL", ratio(5, 4)]]);
    const chosen = Readings.of([["P-A19", "USER_TABLE"]]);
    expect(categoryFactor("INDUSTRIAL", table, chosen)).toEqual(ratio(5, 4));
    expect(categoryFactor("INDUSTRIAL", table, defaults)).toEqual(ONE);
    expect(categoryFactor("ANY", new Map(), chosen)).toEqual(ONE);
    expect(kindOf(() => categoryFactor("TOURISM", table, chosen))).toBe("invalid");
  });
});

test("under PERSON only a lease frees everything else the person holds", () => {
  const person = Readings.of([["P-A05", "PERSON"]]);
  const totalOf = (ground: (typeof EXEMPT_GROUNDS)[number], readings: Readings) =>
    personRoll(
      cents("2000000.00"),
      footage("4000000"),
      [
        { id: "L1", footage: footage("30000"), exemptGround: ground },
        { id: "L2", footage: footage("20000"), exemptGround: null },
      ],
      readings,
    ).total;
  expect(totalOf("23.3(a)", person)).toBe(0n);
  expect(totalOf("23.9", person)).toBe(cents("10000.00"));
  expect(totalOf("23.3(a)", defaults)).toBe(cents("10000.00"));
});

test("installments differ by a cent at most, add up, and fall every 12/count months", () => {
  fc.assert(
    fc.property(base, fc.constantFrom(1, 2, 3, 4, 6, 12), (total, count) => {
      const { rows: parts } = portSchedule(total, count, isoDate("2026-01-31"), defaults);
      const amounts = parts.map(({ amount }) => amount);
      expect(sum(amounts)).toBe(total);
      expect(amounts[0]! - amounts.at(-1)! <= 1n).toBe(true);
      expect(parts).toHaveLength(count);
    }),
  );
  const due = portSchedule(cents("1.00"), 12, isoDate("2026-01-31"), defaults).rows.map((row) => row.due);
  expect([due[1], due[2]]).toEqual(["2026-02-28", "2026-03-31"]);
});

test.each([
  [null, "P-A10=ONE", 1],
  [null, "P-A10=MONTHLY", 12],
  [4, "P-A10=MONTHLY", 4],
] as const)("installments of count %s under %s: %s", (count, chosen, expected) => {
  expect(portSchedule(cents("9.00"), count, isoDate("2026-07-01"), Readings.parse(chosen)).rows).toHaveLength(expected);
});

test("the Board's period must be entered, and divide the year", () => {
  const schedule =
    (count: number | null, chosen = "") =>
    () =>
      portSchedule(cents("9.00"), count, isoDate("2026-07-01"), Readings.parse(chosen));
  expect(kindOf(schedule(null, "P-A10=BOARD_PERIOD"))).toBe("missing");
  for (const count of [0, -1, 5, 24, 1.5]) expect(kindOf(schedule(count))).toBe("out-of-range");
});

test("a part year is the days left over the days of the charge year", () => {
  const daily = Readings.of([["P-A18", "DAILY"]]);
  const charge = (from: string, start: string, readings = daily) =>
    partYearCharge(cents("36600.00"), isoDate(from), isoDate(start), readings);
  expect(charge("2028-12-31", "2028-01-01")).toEqual({ days: 1, charge: cents("100.00") });
  expect(charge("2027-07-01", "2027-07-01")).toEqual({ days: 366, charge: cents("36600.00") });
  expect(charge("2028-06-30", "2027-07-01", defaults)).toEqual({ days: null, charge: cents("36600.00") });
  for (const from of ["2027-06-30", "2028-07-01"]) expect(kindOf(() => charge(from, "2027-07-01"))).toBe("out-of-range");
});

test("a payment is used up in the order given and never pays more than is owed", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(centsOf);
  const order = fc.shuffledSubarray(["INTEREST", "LATE_CHARGE", "CHARGE"] as const, { minLength: 3 });
  fc.assert(
    fc.property(amount, amount, amount, amount, order, (payment, interest, lateCharge, overdue, debts) => {
      const paid = applyPortPayment(payment, { interest, lateCharge, overdue }, debts, defaults);
      expect(paid.toInterest + paid.toLateCharge + paid.toCharge + paid.credit).toBe(payment);
      expect(paid.toInterest <= interest && paid.toLateCharge <= lateCharge && paid.toCharge <= overdue).toBe(true);
      if (paid.credit > 0n) expect(paid.toInterest + paid.toLateCharge + paid.toCharge).toBe(interest + lateCharge + overdue);
    }),
  );
  const owed = { interest: cents("1.00"), lateCharge: cents("1.00"), overdue: cents("1.00") };
  expect(kindOf(() => applyPortPayment(cents("1.00"), owed, ["INTEREST", "INTEREST", "CHARGE"], defaults))).toBe("invalid");
  expect(applyPortPayment(cents("1.00"), owed, null, Readings.parse("P-A15=CHARGE_FIRST")).toCharge).toBe(100n);
});

test("the smaller rules", () => {
  expect(isSubject("Municipio de San Juan")).toBe(true);
  expect(kindOf(() => isSubject(""))).toBe("missing");
  expect(isProvisional(null)).toBe(true);
  expect(isProvisional({ number: "2026-4", date: isoDate("2026-06-01") })).toBe(false);
  expect([exploitationApplies("water-dependent"), exploitationApplies("office")]).toEqual([true, false]);
  expect(exemptRows([{ exemptGround: "23.9" as const }, { exemptGround: null }])).toHaveLength(1);
  expect(kindOf(() => checkLease(true, isoDate("2026-06-30"), isoDate("2026-07-01")))).toBe("out-of-range");
  expect(kindOf(() => checkLease(true, isoDate("2026-07-01"), isoDate("2026-07-01")))).toBe("none");
  expect(kindOf(() => checkLease(false, isoDate("2025-01-01"), isoDate("2026-07-01")))).toBe("none");
});

test("costs by category add up to the lines", () => {
  const line = fc.record({ label: fc.string(), amount: base, category: fc.constantFrom("PORT", "TOURISM", "INDUSTRIAL") });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(sum(costByCategory(lines).values())).toBe(sum(lines.map(({ amount }) => amount)));
    }),
  );
  expect(kindOf(() => costByCategory([{ label: "Dredging", amount: centsOf(-1n), category: "PORT" }]))).toBe("out-of-range");
});

test("notices join both charges of a row", () => {
  const notices = chargeNotices(
    [{ id: "A", charge: cents("6172.75") }],
    [
      { id: "A", charge: cents("8750.00") },
      { id: "B", charge: cents("1.00") },
    ],
  );
  expect(notices.map(({ id, total }) => [id, total])).toEqual([
    ["A", cents("14922.75")],
    ["B", 100n],
  ]);
});

test("outlays outside the purposes of the account are found by number", () => {
  const entry = (kind: "RECEIPT" | "OUTLAY", purposeClass: string | null) => ({ kind, purposeClass });
  expect(
    outlaysOutsidePurpose([entry("RECEIPT", null), entry("OUTLAY", "SERVICES"), entry("OUTLAY", "TRAVEL"), entry("OUTLAY", null)]),
  ).toEqual([3, 4]);
});

test("a due date on a Sunday moves only where the Board rolls it", () => {
  const sunday = isoDate("2026-11-01");
  expect(lateFrom(sunday, holidayTable([]), defaults)).toBe(sunday);
  expect(lateFrom(sunday, holidayTable([]), Readings.of([["P-A20", "ROLL"]]))).toBe("2026-11-02");
});

test("in a cell: costs as a range, blank method and rate at their defaults, worked lines in both languages", () => {
  const trace = new Trace();
  const run = (id: string, inputs: Readonly<Record<string, unknown>>) => call(CATALOGUE.get(id)!, inputs, trace) as Record<string, unknown>;
  expect(
    run("OCCUPATIONBASE", {
      costs: [
        { head: "maintenance", amount: 10 },
        { head: "other", amount: 5.5 },
      ],
      budgetedImprovements: 1,
    })["base"],
  ).toBe(1650n);
  expect(run("PORTLATE", { amount: 10000, due: "2026-07-01", paid: "2026-07-16" })["interest"]).toBe(9950n);
  expect(
    run("OCCUPATIONROLL", { base: 10, totalLandFootage: 20, rows: [{ id: "A", footage: 10, categoryFactor: null, exemptGround: null }] })[
      "rollTotal"
    ],
  ).toBe(500n);
  expect(trace.lines.length).toBeGreaterThan(4);
  for (const { label, operands } of trace.lines)
    for (const lang of ["es", "en"] as const) expect(say(lang, label, operands)).not.toContain("undefined");
});
