import { boardSequence, fineCap, isAdmissibleClaim, isPublished, jailCap, registerCheck } from "../../../src/benefit";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

const register = entry({
  id: "REGISTERCHECK",
  area: "benefit",
  cites: ["B-50", "B-51", "B-52"],
  inputs: {
    parcel: f.text.required,
    deedOfNewConstruction: f.flag.required,
    usePermit: f.flag.required,
    registryName: f.text.required,
    crimName: f.text.required,
    footage: f.area.optional,
  },
  inCell: false,
  run: function run(inputs, { lang }) {
    const result = registerCheck(inputs);
    return { ...result, issues: result.issues.map((issue) => say(lang, `issues.${issue}`)) };
  },
});

const fine = entry({
  id: "FINECAP",
  area: "benefit",
  cites: ["B-60", "B-61", "B-05"],
  inputs: {
    kind: f.code("SECURITY_FINE", "ADMINISTRATIVE_FINE").required,
    amount: f.amount.required,
    days: f.count({ from: "1" }).optional,
  },
  inCell: false,
  run: ({ kind, amount, days }, { readings }) => fineCap(kind, amount, days, readings),
});

const jail = entry({
  id: "JAILCAP",
  area: "benefit",
  cites: ["B-60"],
  inputs: { kind: f.code("SECURITY_MISDEMEANOR").required, months: f.rate({ from: "0" }).required },
  inCell: false,
  run: ({ months }) => jailCap(months),
});

const claim = entry({
  id: "CONFIDENTIALCLAIM",
  area: "benefit",
  cites: ["B-06"],
  inputs: {
    submitted: f.date.required,
    claimed: f.date.optional,
    written: f.flag.required,
    reasonsGiven: f.flag.required,
    granted: f.flag.optional,
  },
  inCell: false,
  run: (inputs) => ({ admissible: isAdmissibleClaim(inputs), publish: isPublished(inputs.granted ?? false) }),
});

const sequence = entry({
  id: "BOARDSEQUENCE",
  area: "benefit",
  cites: ["B-22"],
  inputs: {
    exemptDetermination: f.date.required,
    budgetApproval: f.date.required,
    benefitDetermination: f.date.required,
    rollAdoption: f.date.required,
    notice: f.date.required,
  },
  inCell: false,
  run: function run(inputs, { lang }) {
    const { valid, issue } = boardSequence(inputs);
    return { valid, issue: issue && say(lang, `issues.${issue}`) };
  },
});

export const checkEntries: readonly Entry[] = [register, fine, jail, claim, sequence];
