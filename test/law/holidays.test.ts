import { isHoliday, isoDate, RuleError, weekday } from "../../src/core";
import { call, CATALOGUE } from "../../functions/catalogue";
import { easterSunday, HOLIDAY_YEARS, holidays, holidaysKept, holidaysOfYear } from "../../src/law";

describe("the holiday table", () => {
  it("covers 2020 to 2030 and refuses other years as missing", () => {
    expect(HOLIDAY_YEARS).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    expect(() => holidaysOfYear(2031)).toThrow(expect.objectContaining({ kind: "missing", code: "no-holidays-for-year" }));
    expect(() => isHoliday(isoDate("2031-01-01"), holidays("base"))).toThrow(RuleError);
    expect(() => isHoliday(isoDate("2026-01-01"), holidays("base", [2025]))).toThrow(RuleError);
  });

  // Years that the outside vectors leave out, by the same rules: a Sunday adds its Monday, a Saturday nothing.
  it.each([
    ["2021-07-26", "legal", true],
    ["2021-07-27", "executive-branch", false],
    ["2021-06-19", "likely", false],
    ["2023-01-02", "legal", true],
    ["2023-11-20", "legal", true],
    ["2025-03-03", "executive-branch", true],
    ["2025-07-28", "executive-branch", true],
    ["2025-04-18", "legal", false],
    ["2027-06-19", "legal", false],
    ["2029-11-12", "legal", true],
  ])("%s is %s, observed: %s", (date, status, observed) => {
    const days = holidaysOfYear(Number(date.slice(0, 4)));
    expect(days.filter((day) => day.date === date).map((day) => [day.status, day.observed])).toEqual([[status, observed]]);
  });

  it.each([
    ["2021-07-05", "base", true],
    ["2020-07-25", "base", true],
    ["2020-07-25", "strict", false],
    ["2026-03-02", "base", false],
    ["2026-03-02", "exec", true],
    ["2026-12-24", "exec", false],
    ["2028-12-25", "strict", true],
  ] as const)("%s under %s closes: %s", (date, set, closed) => expect(isHoliday(isoDate(date), holidays(set))).toBe(closed));

  it("closes half-days only when asked, and never moves them to Monday", () => {
    expect(isHoliday(isoDate("2026-12-24"), holidays("base", [2026], true))).toBe(true);
    expect(holidaysOfYear(2028).filter(({ status }) => status === "half-day")).toHaveLength(1);
  });

  it("takes the user's own days, and knows which years they cover", () => {
    const kept = [
      { date: isoDate("2026-01-02"), status: null },
      { date: isoDate("2026-03-02"), status: "executive-branch" },
    ] as const;
    expect([...holidaysKept(kept, "base").days]).toEqual(["2026-01-02"]);
    expect([...holidaysKept(kept, "exec").days]).toEqual(["2026-01-02", "2026-03-02"]);
    expect(() => isHoliday(isoDate("2027-01-01"), holidaysKept(kept, "base"))).toThrow(expect.objectContaining({ kind: "missing" }));
  });

  it("names every day in both languages, with its basis, each date once", () => {
    for (const year of HOLIDAY_YEARS) {
      const days = holidaysOfYear(year);
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      for (const { name, basis } of days) expect([name.es, name.en, basis.es, basis.en]).not.toContain("");
    }
  });

  it.each([["1961-04-02"], ["2000-04-23"], ["2019-04-21"], ["2025-04-20"], ["2038-04-25"], ["2285-03-22"]])("Easter %s", (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
    expect(weekday(isoDate(date))).toBe(0);
  });
});

describe("the date functions", () => {
  const run = (id: string, inputs: object) => call(CATALOGUE.get(id)!, inputs as Record<string, unknown>);

  it("TERMDEADLINE gives nominal and effective day under each roll mode", () => {
    const term = { start: "2026-03-05", days: 30, holidays: ["2026-04-03"] };
    expect(run("TERMDEADLINE", term)).toEqual({ nominal: "2026-04-04", effective: "2026-04-06" });
    expect(run("TERMDEADLINE", { ...term, rollMode: "ART388" })).toEqual({ nominal: "2026-04-04", effective: "2026-04-04" });
  });

  it("WORKDAYDEADLINE follows C-A04 when Saturday is not said", () => {
    const term = { start: "2026-03-16", days: 15, holidays: ["2026-03-23", "2026-04-03"] };
    expect(run("WORKDAYDEADLINE", term)).toEqual({ deadline: "2026-04-08" });
    expect(run("WORKDAYDEADLINE", { ...term, readings: "C-A04=MON_SAT" })).toEqual({ deadline: "2026-04-04" });
  });

  it("HOLIDAYS lists a year's closed days of a set", () => {
    const days = (inputs: object) => (run("HOLIDAYS", inputs) as { days: { date: string }[] }).days.map(({ date }) => date);
    expect(days({ year: 2026 })).not.toContain("2026-07-27");
    expect(days({ year: 2026, set: "exec" })).toContain("2026-07-27");
    expect(() => days({ year: 2050 })).toThrow(expect.objectContaining({ kind: "missing" }));
  });
});
