import { agreementCheck, CONDUCTS, criminalCap, excisePenalty, PENALTY_METHODS, penaltyStatus, sanctionTrigger } from "../../../src/excise";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

const penalty = entry({
  id: "EXCISEPENALTY",
  area: "excise",
  cites: ["C-40"],
  inputs: {
    excise: f.amount.required,
    interestRate: f.share.required,
    interestFrom: f.date.required,
    interestTo: f.date.required,
    method: f.code(...PENALTY_METHODS).optional,
  },
  inCell: { first: "total", parts: ["excise", "penalty", "interest", "total"] },
  run: ({ excise, interestRate: rate, interestFrom: from, interestTo: to }, { readings, trace }) =>
    excisePenalty(excise, { rate, from, to }, readings, trace),
});

const trigger = entry({
  id: "SANCTIONTRIGGER",
  area: "excise",
  cites: ["C-39"],
  inputs: {
    conduct: f.code(...CONDUCTS).required,
    constructionStarted: f.flag.required,
    hearingHeld: f.flag.required,
    proved: f.flag.required,
  },
  inCell: false,
  run: function run(inputs, { readings, lang }) {
    const { sanction, missing } = sanctionTrigger(inputs, readings);
    return { sanction, missing: missing.map((need) => say(lang, `issues.${need}`)) };
  },
});

const status = entry({
  id: "PENALTYSTATUS",
  area: "excise",
  cites: ["C-41"],
  inputs: { excisePaid: f.flag.required, courtRatified: f.flag.required },
  inCell: false,
  run: ({ excisePaid, courtRatified }) => penaltyStatus(excisePaid, courtRatified),
});

const cap = entry({
  id: "PENALCAP",
  area: "excise",
  cites: ["C-42"],
  inputs: { fine: f.amount.required, months: f.rate({ from: "0" }).required },
  inCell: false,
  run: ({ fine, months }) => criminalCap(fine, months),
});

const agreement = entry({
  id: "AGREEMENTCHECK",
  area: "excise",
  cites: ["C-44"],
  inputs: {
    mayor: f.flag.required,
    financeDirector: f.flag.required,
    responsiblePersons: f.list(f.flag.required),
    agreedExcise: f.amount.optional,
    computedExcise: f.amount.required,
  },
  inCell: false,
  run: function run(inputs, { lang }) {
    const { valid, excise, missing } = agreementCheck(inputs);
    return { valid, excise, missing: missing.map(({ signer, no }) => say(lang, `issues.${signer}`, { no })) };
  },
});

export const sanctionEntries: readonly Entry[] = [penalty, trigger, status, cap, agreement];
