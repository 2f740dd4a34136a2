import { adjustmentCheck, HOLDER_BASES, portExemption, portRegisterCheck, REGISTER_KINDS } from "../../../src/port";
import { entry, type Entry } from "../entry";
import * as f from "../fields";
import { say } from "../../../src/words";

const exempt = entry({
  id: "PORTEXEMPT",
  area: "port",
  cites: ["P-04", "P-05", "P-24", "P-25"],
  inputs: {
    portsLease: f.flag.required,
    leaseValid: f.flag.required,
    leaseSubjectsToCharges: f.flag.required,
    paysDockage: f.flag.required,
    authorityUntransferred: f.flag.required,
    renounced: f.flag.optional,
  },
  inCell: { first: "exempt", parts: ["exempt", "ground"] },
  run: (inputs, { readings, trace }) => portExemption(inputs, readings, trace),
});

const adjustments = entry({
  id: "ADJUSTMENTCHECK",
  area: "port",
  cites: ["P-14"],
  inputs: { adjustments: f.list(f.date.required) },
  inCell: false,
  run: function run(inputs, { lang }) {
    const { allowed, repeatedYear: year } = adjustmentCheck(inputs.adjustments);
    return { allowed, issue: year === null ? null : say(lang, "issues.adjusted-twice", { year }) };
  },
});

const register = entry({
  id: "PORTREGISTERCHECK",
  area: "port",
  cites: ["P-23"],
  inputs: {
    id: f.text.optional,
    kind: f.code(...REGISTER_KINDS).optional,
    description: f.text.optional,
    holder: f.text.optional,
    holderBasis: f.code(...HOLDER_BASES).optional,
    footage: f.area.optional,
    category: f.text.optional,
    use: f.text.optional,
  },
  inCell: false,
  run: function run(inputs, { lang }) {
    const { complete, blank } = portRegisterCheck(inputs);
    return { complete, issues: blank.map((field) => say(lang, "issues.port-field-blank", { field })) };
  },
});

export const portCheckEntries: readonly Entry[] = [exempt, adjustments, register];
