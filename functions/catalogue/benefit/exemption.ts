import { z } from "zod";
import {
  appealDeadline,
  applicationCheck,
  DEBT_STATUSES,
  exemptionCharge,
  informationDeadline,
  isDebtClear,
  isExemptStatus,
  parcelStatus,
  proratedCharge,
} from "../../../src/benefit";
import { entry, type Entry } from "../entry";
import * as f from "../fields";

const status = entry({
  id: "PARCELSTATUS",
  area: "benefit",
  cites: ["B-13", "B-10", "B-53", "B-54", "B-55"],
  inputs: {
    inDistrict: f.flag.required,
    designatedPrivate: f.flag.required,
    transferred: f.flag.required,
    propertyTaxExempt: f.flag.optional,
    renouncedUse: f.flag.optional,
  },
  inCell: { first: "status", parts: ["status"] },
  run: (inputs) => ({ status: parcelStatus(inputs) }),
});

const charge = entry({
  id: "EXEMPTIONCHARGE",
  area: "benefit",
  cites: ["B-16", "B-15", "B-32", "B-33", "B-36"],
  inputs: {
    constructionStart: f.date.required,
    application: f.date.required,
    finished: f.date.optional,
    usable: f.date.optional,
    occupied: f.date.optional,
    year: f.year.required,
    fullCharge: f.amount.required,
    cessationDay: f.code("CHARGED", "EXEMPT").optional,
    capRule: f.code("EXCLUSIVE", "INCLUSIVE").optional,
    developer: f.flag.optional,
    recognized: f.date.optional,
    chargeYearStart: f.date.optional,
    endDate: f.date.optional,
    debtCleared: f.date.optional,
  },
  inCell: { first: "charge", parts: ["exemptFrom", "ceases", "reason", "liableDays", "daysInYear", "charge", "notCharged"] },
  run: (inputs, { readings, trace }) => exemptionCharge(inputs, inputs, inputs.fullCharge, readings, trace),
});

const prorated = entry({
  id: "PRORATEDCHARGE",
  area: "benefit",
  cites: ["B-16"],
  inputs: { fullCharge: f.amount.required, year: f.year.required, exemptFrom: f.date.required, firstLiableDay: f.date.optional },
  inCell: { first: "charge", parts: ["liableDays", "charge"] },
  run: ({ fullCharge, year, exemptFrom, firstLiableDay }, { readings, trace }) =>
    proratedCharge(fullCharge, year, exemptFrom, firstLiableDay, readings, trace),
});

const exempt = entry({
  id: "ISEXEMPTSTATUS",
  area: "benefit",
  cites: ["B-14"],
  inputs: {
    finished: f.flag.required,
    usable: f.flag.required,
    occupied: f.flag.required,
    withinCap: f.flag.required,
    applicationAccepted: f.flag.required,
  },
  inCell: { first: "exempt", parts: ["exempt"] },
  run: (inputs, { readings }) => ({ exempt: isExemptStatus(inputs, readings) }),
});

const timely = entry({
  id: "EXEMPTAPPTIMELY",
  area: "benefit",
  cites: ["B-30", "B-31"],
  inputs: {
    constructionStart: f.date.required,
    filed: f.date.required,
    extraordinaryAccepted: f.flag.required,
    holidays: f.optionalHolidays,
  },
  inCell: { ranges: { holidays: ["*"] }, first: "timely", parts: ["nominal", "effective", "timely", "admitted"] },
  run: ({ constructionStart, filed, extraordinaryAccepted, holidays }, { readings, trace }) =>
    applicationCheck(constructionStart, filed, extraordinaryAccepted, holidays, readings, trace),
});

const debt = z.object({ amount: f.amount.required, open: f.flag.required, status: f.code(...DEBT_STATUSES).required });

const debts = entry({
  id: "EXEMPTDEBTCLEAR",
  area: "benefit",
  cites: ["B-35"],
  inputs: { debts: f.list(debt) },
  inCell: { ranges: { debts: ["amount", "open", "status"] }, first: "clear", parts: ["clear"] },
  run: (inputs) => ({ clear: isDebtClear(inputs.debts) }),
});

const information = entry({
  id: "INFOREQUESTDEADLINE",
  area: "benefit",
  cites: ["B-34"],
  inputs: { requested: f.date.required, extensionDays: f.count({ from: "0" }).required, holidays: f.optionalHolidays },
  inCell: { ranges: { holidays: ["*"] }, first: "effective", parts: ["nominal", "effective"] },
  run: ({ requested, extensionDays, holidays }, { readings, trace }) =>
    informationDeadline(requested, extensionDays, holidays, readings, trace),
});

const appeal = entry({
  id: "APPEALDEADLINE",
  area: "benefit",
  cites: ["B-58"],
  inputs: { notified: f.date.required, termDays: f.count({ from: "0" }).optional },
  inCell: false,
  run: ({ notified, termDays }) => appealDeadline(notified, termDays),
});

export const exemptionEntries: readonly Entry[] = [status, charge, prorated, exempt, timely, debts, information, appeal];
