import fc from "fast-check";
import {
  addDays,
  addMonths,
  allocate,
  anniversary,
  apportion,
  calendarTerm,
  canonicalLine,
  cents,
  centsOf,
  dayNumber,
  dateOfDayNumber,
  daysBetween,
  fingerprint,
  footage,
  format,
  fromSerial,
  holidayTable,
  isoDate,
  networkDays,
  ratio,
  ratioOf,
  roundHalfAway,
  roundText,
  RuleError,
  splitEqually,
  sum,
  toFixed,
  toSerial,
  weekday,
  workingDayTerm,
} from "../../src/core";

const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return `${error.kind} ${error.code}`;
    throw error;
  }
  return "none";
};

describe("cents", () => {
  test.each([
    ["1000", "1000.00"],
    ["-5", "-5.00"],
    ["0.5", "0.50"],
    ["-0", "0.00"],
    ["90071992547409.91", "90071992547409.91"],
  ])("%s is printed %s", (text, printed) => expect(format(cents(text))).toBe(printed));
  test.each([
    ["1.005", "invalid more-than-two-decimals"],
    ["1,000", "invalid not-a-decimal"],
    ["90071992547409.92", "out-of-range money-too-large"],
  ])("%s is refused: %s", (text, why) => expect(refusal(() => cents(text))).toBe(why));
});

describe("rounding", () => {
  test.each([
    ["2.5", 3n],
    ["-2.5", -3n],
    ["2.4999", 2n],
    ["0.5", 1n],
    ["-0.4", 0n],
  ])("%s becomes %s", (text, whole) => expect(roundHalfAway(ratioOf(text))).toBe(whole));
  test("tens and decimals", () => {
    expect(roundText("1250", -2)).toBe("1300");
    expect(roundText("1.005", 2)).toBe("1.01");
    expect(toFixed(ratioOf("-0.001"), 2)).toBe("0.00");
  });
});

test("a ratio is in lowest terms and refuses a zero below", () => {
  expect(ratio(6, -8)).toEqual({ n: -3n, d: 4n });
  expect(refusal(() => ratio(1, 0))).toBe("divide zero-denominator");
  expect(ratioOf("0.075")).toEqual({ n: 3n, d: 40n });
});

test("footage takes four decimals and no more", () => {
  expect(footage("19062.5").tenThousandths).toBe(190_625_000n);
  expect(refusal(() => footage("0.00001"))).toBe("invalid more-than-four-decimals");
});

describe("allocation", () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 8n }), { minLength: 1, maxLength: 20 });
  test("shares add up, stay within a unit of the exact share, and mirror for a negative total", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), weights, (total, list) => {
        const whole = list.reduce((a, b) => a + b, 0n);
        if (whole === 0n) return;
        const ids = list.map((_, k) => `r${k}`);
        const shares = allocate(centsOf(total), list, ids);
        expect(sum(shares)).toBe(total);
        list.forEach((weight, k) => {
          const distance = shares[k]! * whole - total * weight;
          expect(distance < whole && distance > -whole).toBe(true);
        });
        expect(allocate(centsOf(-total), list, ids)).toEqual(shares.map((share) => centsOf(-share)));
      }),
    );
  });
  test("ties go to the larger weight, then to the id in plain order", () => {
    expect(allocate(centsOf(2n), [1n, 3n], ["A", "B"])).toEqual([0n, 2n]);
    expect(apportion(centsOf(1n), [1n, 1n], ["P-2", "P-10"])).toEqual({ shares: [0n, 1n], leftOver: 1, ties: true });
  });
  test("equal split", () => {
    expect(splitEqually(centsOf(10n), 3)).toEqual([4n, 3n, 3n]);
    expect(refusal(() => splitEqually(centsOf(1n), 0))).toBe("out-of-range count-not-positive");
  });
});

describe("dates", () => {
  test("day numbers go there and back", () => {
    fc.assert(fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => dayNumber(dateOfDayNumber(number)) === number));
  });
  test("months are clamped, anniversaries of 29 February move to 1 March", () => {
    expect(addMonths(isoDate("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonths(isoDate("2026-01-31"), -1)).toBe("2025-12-31");
    expect(anniversary(isoDate("2024-02-29"), 5)).toBe("2029-03-01");
    expect(daysBetween(isoDate("2028-02-01"), isoDate("2028-03-01"))).toBe(29);
    expect(weekday(isoDate("2026-12-01"))).toBe(2);
    expect(refusal(() => isoDate("2026-02-29"))).toBe("invalid not-a-date");
  });
  test("serials of both systems", () => {
    expect(fromSerial(61, 1900)).toBe("1900-03-01");
    expect(fromSerial(59.99, 1900)).toBe("1900-02-28");
    expect(refusal(() => fromSerial(60, 1900))).toBe("invalid serial-not-a-day");
    fc.assert(fc.property(fc.integer({ min: 61, max: 2_900_000 }), (serial) => toSerial(fromSerial(serial, 1900)) === serial));
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_900_000 }), (serial) => toSerial(fromSerial(serial, 1904), 1904) === serial));
  });
});

describe("terms", () => {
  const table = holidayTable([isoDate("2026-04-03")], [2026]);
  test("the last day rolls over weekends and holidays as the mode says", () => {
    const start = isoDate("2026-03-19");
    expect(calendarTerm(start, 15, table, "ROLL").effective).toBe("2026-04-06");
    expect(calendarTerm(start, 15, table, "ART388").effective).toBe("2026-04-04");
    expect(calendarTerm(start, 15, table, "NONE").effective).toBe("2026-04-03");
  });
  test("a year that the table does not cover is missing", () => {
    expect(refusal(() => calendarTerm(isoDate("2026-12-25"), 15, table, "ROLL"))).toBe("missing no-holidays-for-year");
  });
  test("working days", () => {
    expect(workingDayTerm(isoDate("2026-04-02"), 1, table)).toBe("2026-04-06");
    expect(networkDays(isoDate("2026-04-02"), isoDate("2026-04-06"), table)).toBe(2);
    expect(networkDays(isoDate("2026-04-06"), isoDate("2026-04-02"), table)).toBe(-2);
    expect(addDays(isoDate("2026-12-31"), 1)).toBe("2027-01-01");
  });
});

test("a fingerprint ignores the order of lines unless told, and no two records share a line", () => {
  expect(fingerprint(["a", "b"])).toBe(fingerprint(["b", "a"]));
  expect(fingerprint(["a", "b"], true)).not.toBe(fingerprint(["b", "a"], true));
  expect(canonicalLine({ b: "2", a: "1" })).toBe("a=1;b=2");
  expect(canonicalLine({ a: "1;b=2" })).not.toBe(canonicalLine({ a: "1", b: "2" }));
});
