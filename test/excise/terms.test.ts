import fc from "fast-check";
import { addDays, cents, centsOf, holidayTable, isoDate, isWorkingDay, ratioOf, RuleError, ZERO, type ErrorKind } from "../../src/core";
import { Readings } from "../../src/law";
import {
  acknowledgedOn,
  cancellationRefund,
  changeOrderRefund,
  deficiencyTerm,
  determinationDeadlines,
  determinationTimely,
  exciseDetermination,
  excessRefundTerm,
  openEvidenceRequests,
  paymentTimely,
  reconsiderationDate,
  reconsiderationDeadline,
  rejectionPath,
  REJECTION_PATHS,
  reviewDeadline,
  type Cancellation,
  type ChangeOrderClaim,
  type RejectionActs,
} from "../../src/excise";

const defaults = Readings.defaults;
const noHolidays = holidayTable([]);
const winter = holidayTable(["2025-12-25", "2026-01-01", "2026-01-06", "2026-01-19"].map(isoDate));
const anyDate = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(isoDate("2020-01-01"), days));
const amount = fc.bigInt({ min: 0n, max: 10n ** 11n }).map(centsOf);
const anyReadings = fc
  .tuple(fc.constantFrom("ROLL", "ART388", "NONE"), fc.constantFrom("DATE_TO_DATE", "DAYS_30"), fc.constantFrom("CANCELLATION_ONLY", "ALL"))
  .map(([roll, months, bar]) =>
    Readings.of([
      ["C-A29", roll],
      ["C-A09", months],
      ["C-A11", bar],
    ]),
  );

const kindOf = (act: () => unknown): ErrorKind | "none" => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.kind;
    throw error;
  }
  return "none";
};

test("the last day of a notice and the test of it agree", () => {
  const within = Readings.of([["C-A01", "WITHIN"]]);
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 30 }), fc.constantFrom(defaults, within), (filed, days, readings) => {
      const { lastNoticeDay, noticeBefore, lastEstimateDay } = determinationDeadlines(filed, readings);
      const notified = addDays(filed, days);
      const { noticeTimely, estimateTimely } = determinationTimely(filed, notified, readings);
      expect(noticeTimely).toBe(notified <= lastNoticeDay);
      expect(noticeTimely).toBe(notified < noticeBefore);
      expect(estimateTimely).toBe(notified <= lastEstimateDay);
    }),
  );
  expect(kindOf(() => determinationTimely(isoDate("2026-03-02"), isoDate("2026-03-01"), defaults))).toBe("out-of-range");
  expect(kindOf(() => acknowledgedOn(isoDate("2026-03-02"), isoDate("2026-03-01")))).toBe("out-of-range");
});

test("a deemed acceptance asks for its dates in a rejection alone", () => {
  const deemed = Readings.of([["C-A02", "DEEMED_ACCEPTANCE"]]);
  const decision = { declared: cents("1000000.00"), estimate: cents("1250000.00"), rate: ratioOf("0.05"), filed: null, notified: null };
  expect(kindOf(() => exciseDetermination({ ...decision, decision: "REJECT" }, deemed))).toBe("missing");
  expect(exciseDetermination({ ...decision, decision: "ACCEPT" }, deemed).base).toBe(cents("1000000.00"));
  expect(kindOf(() => exciseDetermination({ ...decision, estimate: null, decision: "REJECT" }, defaults))).toBe("missing");
});

test("a payment is in time up to the deadline, which is a working day; an empty table is warned of", () => {
  fc.assert(
    fc.property(anyDate, (reference) => {
      const { deadline } = paymentTimely("ACCEPTED", reference, reference, winter, defaults);
      expect(isWorkingDay(deadline, winter)).toBe(true);
      expect(paymentTimely("ACCEPTED", reference, deadline, winter, defaults)).toMatchObject({ timely: true, warning: null });
      expect(paymentTimely("REJECTED", reference, addDays(deadline, 1), winter, defaults).timely).toBe(false);
    }),
  );
  const start = isoDate("2026-03-16");
  expect(paymentTimely("ACCEPTED", start, start, noHolidays, defaults).warning).toBe("no-holidays-entered");
  expect(kindOf(() => paymentTimely("ACCEPTED", start, start, null, defaults))).toBe("missing");
});

describe("after a rejection", () => {
  const acts: RejectionActs = {
    acknowledged: isoDate("2025-12-19"),
    notified: isoDate("2025-12-19"),
    paid: null,
    underProtest: false,
    reconsiderationFiled: null,
    courtFiled: null,
  };
  const pathOf = (changed: Partial<RejectionActs>, chosen = "") =>
    rejectionPath({ ...acts, ...changed }, winter, Readings.parse(chosen)).path;
  const [onTime, late] = [isoDate("2026-01-14"), isoDate("2026-01-15")];

  // paid, under protest, reconsideration, court, path: payment term to 14 January, court term to 8 January 2026
  test.each([
    [onTime, false, null, null, "ACCEPTED_FINAL"],
    [onTime, false, null, "2026-01-08", "ACCEPTED_FINAL"],
    [onTime, true, onTime, null, "RECONSIDERATION"],
    [onTime, true, late, "2026-01-08", "PROTEST_WITHOUT_RECONSIDERATION"],
    [late, true, onTime, null, "UNPAID"],
    [late, true, onTime, "2026-01-08", "JUDICIAL_REVIEW"],
    [late, false, null, "2026-01-09", "COURT_LATE"],
    [null, false, null, null, "UNPAID"],
  ] as const)("paid %s, protest %s, reconsideration %s, court %s: %s", (paid, underProtest, reconsiderationFiled, court, path) => {
    expect(pathOf({ paid, underProtest, reconsiderationFiled, courtFiled: court && isoDate(court) })).toBe(path);
  });

  test("what follows a protest without reconsideration is a reading", () => {
    expect(pathOf({ paid: onTime, underProtest: true }, "C-A26=TREAT_AS_FINAL")).toBe("ACCEPTED_FINAL");
  });

  test("every combination has one path of the list; the return receipt cannot come before the notice", () => {
    const maybe = fc.option(anyDate, { nil: null });
    fc.assert(
      fc.property(
        anyDate,
        fc.nat(20),
        maybe,
        fc.boolean(),
        maybe,
        maybe,
        (notified, days, paid, underProtest, reconsiderationFiled, courtFiled) => {
          const all = { notified, acknowledged: addDays(notified, days), paid, underProtest, reconsiderationFiled, courtFiled };
          expect(REJECTION_PATHS).toContain(rejectionPath(all, winter, defaults).path);
        },
      ),
    );
    expect(kindOf(() => pathOf({ notified: isoDate("2025-12-20") }))).toBe("out-of-range");
  });

  test("where the reconsideration counts as filed is a reading", () => {
    const filed = (chosen: string) => reconsiderationDate(late, onTime, Readings.parse(chosen));
    expect([filed("C-A08=EITHER"), filed("C-A08=COLLECTIONS_OFFICER"), filed("C-A08=FINANCE_OFFICE")]).toEqual([onTime, late, onTime]);
    expect(reconsiderationDate(null, onTime, defaults)).toBe(onTime);
    expect(reconsiderationDate(null, null, defaults)).toBeNull();
  });
});

test("only NONE does without a holiday table", () => {
  const day = isoDate("2026-01-14");
  const none = Readings.of([["C-A29", "NONE"]]);
  for (const term of [
    (readings: Readings) => reconsiderationDeadline(day, null, readings),
    (readings: Readings) => excessRefundTerm(day, null, null, readings),
    (readings: Readings) => deficiencyTerm(day, 0, null, readings),
    (readings: Readings) => reviewDeadline(day, 20, null, readings),
  ]) {
    expect(kindOf(() => term(defaults))).toBe("missing");
    expect(kindOf(() => term(none))).toBe("none");
  }
});

test("an extension lies within its limits and never shortens the term", () => {
  const readings = fc.constantFrom(defaults, Readings.of([["C-A25", "FROM_ROLLED"]]));
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 30 }), readings, (notified, days, chosen) => {
      const term = deficiencyTerm(notified, days, winter, chosen);
      expect(term.effective >= term.nominal && term.extendedEffective >= term.effective).toBe(true);
    }),
  );
  for (const days of [-1, 31]) expect(kindOf(() => deficiencyTerm(isoDate("2026-01-26"), days, noHolidays, defaults))).toBe("out-of-range");
});

test("a refund term outside a reconsideration is a reading that asks for its fact", () => {
  const only = Readings.of([["C-A27", "RECONSIDERATION_ONLY"]]);
  const term = (from: boolean | null) => excessRefundTerm(isoDate("2026-01-26"), from, noHolidays, only);
  expect(kindOf(() => term(null))).toBe("missing");
  expect(term(false)).toEqual({ nominal: null, effective: null });
  expect(term(true).nominal).toBe("2026-02-25");
});

describe("refunds", () => {
  const claim = fc.record<ChangeOrderClaim>({
    paid: amount,
    newCost: amount,
    rate: fc.constantFrom(ratioOf("0.05"), ratioOf("0.0475")),
    exemptShare: fc.constantFrom(ZERO, ratioOf("0.4")),
    workKind: fc.constantFrom("PUBLIC", "PRIVATE"),
    changeOrderApproved: anyDate,
    completed: anyDate,
    requested: anyDate,
    receiptDate: anyDate,
  });

  test("a change order never refunds more than was paid, nor anything when late", () => {
    fc.assert(
      fc.property(claim, anyReadings, (asked, readings) => {
        const { timely, refund, deadline, deadlineNominal } = changeOrderRefund(asked, winter, readings);
        expect(refund >= 0n && refund <= asked.paid).toBe(true);
        expect(timely).toBe(asked.requested <= deadline);
        expect(deadline >= deadlineNominal).toBe(true);
        if (!timely) expect(refund).toBe(0n);
      }),
    );
  });

  test("the bar of six months from the receipt can only shorten the term", () => {
    const all = Readings.of([["C-A11", "ALL"]]);
    fc.assert(
      fc.property(claim, (asked) => {
        expect(changeOrderRefund(asked, winter, all).deadline <= changeOrderRefund(asked, winter, defaults).deadline).toBe(true);
      }),
    );
  });

  test("the event of the kind of works must be known, and the receipt where it bars", () => {
    const [example] = fc.sample(claim, 1) as [ChangeOrderClaim];
    const kind = (changed: Partial<ChangeOrderClaim>, chosen = "") =>
      kindOf(() => changeOrderRefund({ ...example, ...changed }, winter, Readings.parse(chosen)));
    expect(kind({ workKind: "PUBLIC", changeOrderApproved: null })).toBe("missing");
    expect(kind({ workKind: "PRIVATE", completed: null })).toBe("missing");
    expect(kind({ workKind: "PRIVATE", changeOrderApproved: null })).toBe("none");
    expect(kind({ receiptDate: null })).toBe("none");
    expect(kind({ receiptDate: null }, "C-A11=ALL")).toBe("missing");
  });

  const canceled: Cancellation = {
    paid: cents("61728.39"),
    activityBegun: true,
    receiptDate: isoDate("2025-08-31"),
    requested: isoDate("2026-02-27"),
    amountSet: null,
  };

  test("a cancellation refunds all, half or nothing of what was paid, and pays it within thirty days", () => {
    fc.assert(
      fc.property(amount, fc.boolean(), anyDate, fc.nat(400), anyReadings, (paid, activityBegun, receiptDate, days, readings) => {
        const requested = addDays(receiptDate, days);
        const result = cancellationRefund({ paid, activityBegun, receiptDate, requested, amountSet: null }, winter, readings);
        const whole = activityBegun ? (paid + 1n) / 2n : paid;
        expect(result.refund).toBe(result.timely ? whole : 0n);
        expect(result.payByNominal).toBe(result.timely ? addDays(requested, 30) : null);
      }),
    );
  });

  test("between the two ways of counting six months a request is disputed", () => {
    const on = (requested: string) =>
      cancellationRefund({ ...canceled, requested: isoDate(requested) }, holidayTable([isoDate("2026-03-02")]), defaults);
    expect(on("2026-02-27")).toMatchObject({ timely: true, disputed: false });
    expect(on("2026-02-28")).toMatchObject({ timely: true, disputed: true });
    expect(on("2026-03-03")).toMatchObject({ timely: true, disputed: true });
    expect(on("2026-03-04")).toMatchObject({ timely: false, disputed: false });
  });

  test("the municipality may set less than half, not more; nothing is asked where nothing had begun", () => {
    const atMost = Readings.of([["C-A12", "AT_MOST_HALF"]]);
    const refund = (changed: Partial<Cancellation>) => cancellationRefund({ ...canceled, ...changed }, winter, atMost).refund;
    expect(refund({ amountSet: cents("30864.20") })).toBe(cents("30864.20"));
    expect(kindOf(() => refund({ amountSet: cents("30864.21") }))).toBe("out-of-range");
    expect(kindOf(() => refund({}))).toBe("missing");
    expect(refund({ activityBegun: false })).toBe(cents("61728.39"));
  });

  test("a request before the receipt is refused", () => {
    expect(kindOf(() => cancellationRefund({ ...canceled, requested: isoDate("2025-08-30") }, winter, defaults))).toBe("out-of-range");
  });
});

test("requests for evidence without an answer, oldest first", () => {
  const request = (item: string, requested: string, answered: string | null) => ({
    item,
    requested: isoDate(requested),
    answered: answered === null ? null : isoDate(answered),
  });
  const open = openEvidenceRequests([
    request("A", "2026-03-02", null),
    request("B", "2026-01-02", "2026-01-09"),
    request("C", "2026-02-02", null),
  ]);
  expect(open.map(({ item }) => item)).toEqual(["C", "A"]);
});
