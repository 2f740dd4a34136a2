/** Rows checked by hand against §5(c)-5 and §5(d)-4, beside the worked cases: [function, case, inputs, expected or kind of refusal]. */
export type GoldenRow = readonly [
  name: string,
  title: string,
  inputs: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>> | "invalid" | "missing" | "out-of-range" | "divide",
];

type Facts = Readonly<Record<string, unknown>>;

const cost = (facts: Facts): Facts => ({
  code: "A1",
  amount: "100.00",
  incurredDate: null,
  paidDate: null,
  insurance: "0.00",
  exclusion: null,
  ruling: null,
  pacDate: "2012-02-29",
  openingDate: "2014-02-28",
  allOpenDate: "2014-02-28",
  timeshare: false,
  ...facts,
});
const whole = { eligible: "100.00", ineligible: "0.00", reason: null };
const out = (reason: string): Facts => ({ eligible: "0.00", ineligible: "100.00", reason });
const row = (title: string, facts: Facts, expected: GoldenRow[3]): GoldenRow => ["COSTELIGIBLE", title, cost(facts), expected];

const financed = (interest: string, inTPC: string, total: string, income: string, more: Facts = {}): Facts => ({
  interest,
  financedInTPC: inTPC,
  financedTotal: total,
  investmentIncome: income,
  ...more,
});

const sampling = (facts: Facts): Facts => ({
  method: "pps",
  risk: "0.10",
  confidence: "0.90",
  tolerableError: null,
  totalProjectCost: null,
  authorized: true,
  ...facts,
});

const lines = (codes: readonly string[]): readonly Facts[] =>
  codes.map((code) => ({
    code,
    amount: "1.00",
    incurredDate: "2014-03-01",
    paidDate: null,
    insurance: "0.00",
    exclusion: null,
    eligible: null,
  }));
const project = { pacDate: "2012-02-29", openingDate: "2014-02-28", allOpenDate: null, timeshare: false };

export const GOLDEN_ROWS: readonly GoldenRow[] = [
  row("the opening day is in for A1", { incurredDate: "2014-02-28" }, whole),
  row("the day after is out", { incurredDate: "2014-03-01" }, out("WINDOW")),
  row("the conference day is out", { incurredDate: "2012-02-29" }, out("PAC")),
  row("the conference day is in by X-44", { incurredDate: "2012-02-29", readings: "X-44=PAC_DAY_IN" }, whole),
  row("paid before the conference", { incurredDate: "2013-01-01", paidDate: "2012-02-28" }, out("PAC")),
  row("the invoice date stands in for a blank incurred date", { invoiceDate: "2014-03-01" }, out("WINDOW")),
  row("A3 begins on the opening day", { code: "A3", incurredDate: "2014-02-28" }, whole),
  row("A3 before the opening", { code: "A3", incurredDate: "2014-02-27" }, out("WINDOW")),
  row("A3 ends before its anniversary", { code: "A3", incurredDate: "2015-02-27" }, whole),
  row("A3 on its anniversary", { code: "A3", incurredDate: "2015-02-28" }, out("WINDOW")),
  row("A3 of a timeshare", { code: "A3", timeshare: true, incurredDate: "2014-03-01" }, out("TIMESHARE")),
  row("A4 of another business", { code: "A4", paidDate: "2014-03-01" }, out("TIMESHARE")),
  row("A4 by payment date, last day", { code: "A4", timeshare: true, paidDate: "2019-02-27" }, whole),
  row("A4 at sixty months", { code: "A4", timeshare: true, paidDate: "2019-02-28" }, out("WINDOW")),
  row("A4 at sixty months by X-44", { code: "A4", timeshare: true, paidDate: "2019-02-28", readings: "X-44=ANNIVERSARY_IN" }, whole),
  row("A4 by invoice", { code: "A4", timeshare: true, paidDate: "2019-03-15", invoiceDate: "2019-01-01", readings: "X-45=INVOICE" }, whole),
  row("B before the opening", { code: "B", incurredDate: "2013-01-01" }, whole),
  row("C has no closing date", { code: "C", incurredDate: "2030-01-01" }, whole),
  row("a payment outside Puerto Rico is never in", { code: "A4", timeshare: true, exclusion: "NOT_PUERTO_RICO" }, out("NOT_PUERTO_RICO")),
  row("a ruling admits an unlisted cost", { code: "OTHER", ruling: true }, whole),
  row("a ruling admits a soft cost", { isSoft: true, ruling: true, readings: "X-41=HARD_ONLY" }, whole),
  row("a mixed line is out whatever the ruling", { isMixed: true, ruling: true, readings: "X-73=NO_MIXED_LINE" }, out("MIXED")),
  row("an exclusion comes before a mixed line", { exclusion: "CASINO", isMixed: true, readings: "X-73=NO_MIXED_LINE" }, out("CASINO")),
  row("taken out comes before the window", { ruling: false, incurredDate: "2020-01-01" }, out("RULING")),
  row("insurance above the amount", { insurance: "100.01" }, out("INSURANCE")),
  row("an open list still starts after the conference", { code: "OTHER", incurredDate: "2012-01-01", readings: "X-74=OPEN" }, out("PAC")),
  row("payroll of the project", { code: "A3", incurredDate: "2014-03-01", payrollOf: "PROJECT", readings: "X-81=PROJECT_STAFF" }, whole),
  row("no payroll at all", { code: "A3", incurredDate: "2014-03-01", payrollOf: null, readings: "X-81=PROJECT_STAFF" }, whole),
  row("the day the activity starts", { incurredDate: "2013-12-01", activityStart: "2013-12-01", readings: "X-40=AUP" }, out("WINDOW")),
  row("the day before it", { incurredDate: "2013-11-30", activityStart: "2013-12-01", readings: "X-40=AUP" }, whole),
  row("supplies not told apart", { code: "D", incurredDate: "2016-01-01", readings: "X-39=SUPPLIES_ONLY" }, "missing"),
  row("the start of the activity is not known", { incurredDate: "2013-12-01", readings: "X-40=AUP" }, "missing"),
  row("soft costs not told apart", { code: "C", readings: "X-41=HARD_ONLY" }, "missing"),
  row("evidence not told", { code: "F", readings: "X-42=INVOICE_ONLY" }, "missing"),
  row("mixed lines not told apart", { readings: "X-73=NO_MIXED_LINE" }, "missing"),
  row("no invoice date by X-45=INVOICE", { incurredDate: "2013-01-01", readings: "X-45=INVOICE" }, "missing"),
  row("insurance blank", { insurance: null }, "missing"),
  row("negative amount", { amount: "-1.00" }, "out-of-range"),
  row("unknown exclusion", { exclusion: "BAR" }, "invalid"),
  row("a reading twice", { readings: "X-44=PAC_DAY_IN;X-44=BOTH_OUT" }, "invalid"),
  row("an option that is not one", { readings: "X-44=BOTH_IN" }, "invalid"),
  [
    "TPCSUM",
    "timeshare interest in the window of A1, and that under X-40",
    {
      ...project,
      lines: lines(["B", "D", "C"]),
      timeshare: true,
      activityStart: "2014-03-02",
      readings: "X-43=AUP;X-40=AUP",
    },
    { totalProjectCost: "3.00", eligible: ["1.00", "1.00", "1.00"] },
  ],
  [
    "TPCSUM",
    "readings that only COSTELIGIBLE takes change nothing",
    { ...project, lines: lines(["C"]), readings: "X-41=HARD_ONLY;X-42=INVOICE_ONLY" },
    { totalProjectCost: "1.00" },
  ],
  ["TPCSUM", "no lines", { ...project, lines: [] }, { totalProjectCost: "0.00", eligible: [] }],
  ["TPCSUM", "OTHER is for COSTELIGIBLE", { ...project, lines: lines(["OTHER"]) }, "invalid"],
  ["TPCSUM", "opening before the conference", { ...project, lines: [], openingDate: "2012-02-28" }, "out-of-range"],
  [
    "COSTALLOCATE",
    "half a cent goes up",
    { amount: "0.01", eligibleDriver: "1", totalDriver: "2" },
    { eligible: "0.01", ineligible: "0.00" },
  ],
  ["COSTALLOCATE", "long drivers", { amount: "3.00", eligibleDriver: "0.33333333333333333333", totalDriver: "1" }, { eligible: "1.00" }],
  ["COSTALLOCATE", "nothing eligible", { amount: "7.00", eligibleDriver: "0", totalDriver: "3" }, { eligible: "0.00", ineligible: "7.00" }],
  ["COSTALLOCATE", "negative driver", { amount: "7.00", eligibleDriver: "-1", totalDriver: "3" }, "out-of-range"],
  [
    "ELIGIBLEINTEREST",
    "nothing financed, no interest",
    financed("0.00", "0.00", "0.00", "5.00"),
    { share: null, eligibleInterest: "0.00" },
  ],
  ["ELIGIBLEINTEREST", "half-up, once", financed("0.05", "1.00", "2.00", "0.01"), { share: "0.5", eligibleInterest: "0.02" }],
  [
    "ELIGIBLEINTEREST",
    "income above the interest, taken off first",
    financed("1.00", "1.00", "2.00", "3.00", { readings: "X-46=BEFORE_FRACTION" }),
    { eligibleInterest: "0.00" },
  ],
  [
    "REUSEDFACILITY",
    "mortgages above the price",
    { price: "10.00", mortgages: "12.00", renovation: "10.01" },
    { ratio: "1.001", amount: "0.00" },
  ],
  [
    "REUSEDFACILITY",
    "nothing net of mortgages",
    { price: "10.00", mortgages: "10.00", renovation: "1.00", readings: "X-47=NET" },
    "divide",
  ],
  ["SAMPLINGTEST", "confidence below", sampling({ confidence: "0.8999" }), { pass: false, reason: "CONFIDENCE" }],
  [
    "SAMPLINGTEST",
    "risk and confidence that do not add up",
    sampling({ confidence: "0.95" }),
    { pass: true, warning: "RISK_AND_CONFIDENCE" },
  ],
  [
    "SAMPLINGTEST",
    "a cent above 5%",
    sampling({ method: "no-estadistico", tolerableError: "5000000.01", totalProjectCost: "100000000.00" }),
    { pass: false, reason: "TOLERABLE_ERROR" },
  ],
  ["SAMPLINGTEST", "no tolerable error", sampling({ method: "no-estadistico", totalProjectCost: "1.00" }), "missing"],
  ["SAMPLINGTEST", "risk above one", sampling({ risk: "1.1" }), "out-of-range"],
  ["SAMPLINGTEST", "a method that is none", sampling({ method: "bloque" }), "invalid"],
  ["SAMPLINGTEST", "authorization blank", sampling({ authorized: null }), "missing"],
];
