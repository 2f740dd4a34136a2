import { EXEMPT_CATEGORIES, isAdministrationExempt, ordinanceExemption, ordinanceMajority, WORK_OWNERS } from "../../../src/excise";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

/** What is missing beside evidence, which stands by its code. */
const MISSING_WORDS: Readonly<Record<string, string>> = {
  ORDINANCE: "issues.municipal-ordinance",
  LISTED_FACILITY: "issues.listed-facility",
  MAJORITY: "issues.majority-of-members",
};

const exemption = entry({
  id: "EXCISEEXEMPTION",
  area: "excise",
  cites: ["C-27", "C-28", "C-29", "C-30", "C-31", "C-32", "C-33", "C-34"],
  inputs: {
    category: f.code(...EXEMPT_CATEGORIES).required,
    ordinance: f.flag.required,
    share: f.share.optional,
    evidence: f.list(f.text.required),
    facility: f.text.optional,
    members: f.count({ from: "1" }).optional,
    yes: f.count({ from: "0" }).optional,
  },
  inCell: { ranges: { evidence: ["*"] }, first: "share", parts: ["share", "missing"], spills: { missing: ["*"] } },
  run: function run(inputs, { readings, trace, lang }) {
    const claim = {
      ...inputs,
      evidence: inputs.evidence.map((item) => item.toUpperCase()),
      facility: inputs.facility?.toUpperCase() ?? null,
    };
    const { share, missing } = ordinanceExemption(claim, readings, trace);
    return { share, missing: missing.map((item) => (MISSING_WORDS[item] ? say(lang, MISSING_WORDS[item]) : item)) };
  },
});

const majority = entry({
  id: "ORDINANCEMAJORITY",
  area: "excise",
  cites: ["C-33"],
  inputs: { members: f.count({ from: "1" }).required, yes: f.count({ from: "0" }).required },
  inCell: { first: "passed", parts: ["needed", "passed"] },
  run: ({ members, yes }) => ordinanceMajority(members, yes),
});

const administration = entry({
  id: "ADMINEXEMPT",
  area: "excise",
  cites: ["C-35", "C-36", "C-37", "C-38"],
  inputs: {
    byAdministration: f.flag.required,
    agency: f.code(...WORK_OWNERS).required,
    executedByContractor: f.flag.required,
    forThirdParty: f.flag.required,
    federalContract: f.flag.required,
    federalLawAllowsTax: f.flag.optional,
  },
  inCell: { first: "exempt", parts: ["exempt"] },
  run: (inputs, { readings, trace }) => ({ exempt: isAdministrationExempt(inputs, readings, trace) }),
});

export const exemptionEntries: readonly Entry[] = [exemption, majority, administration];
