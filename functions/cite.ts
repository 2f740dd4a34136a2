import { ruleError } from "../src/core";
import { PROVISIONS } from "../src/law";
import { entry } from "./catalogue/entry";
import { code, text } from "./catalogue/fields";

/** The provision that a rule of the inventory carries out, with its title. */
export const citeEntry = entry({
  id: "CITE",
  area: "shared",
  cites: [],
  inputs: { rule: text.required, language: code("ES", "EN").optional },
  inCell: { first: "text", parts: ["text", "provision", "title"] },
  run: function run({ rule, language }, { lang }) {
    const found = PROVISIONS.find(({ id }) => id.toUpperCase() === rule.toUpperCase());
    if (!found) throw ruleError("invalid", "unknown-rule", { rule });
    const title = found.title[language === null ? lang : language === "ES" ? "es" : "en"];
    return { text: `${found.provision}: ${title}`, provision: found.provision, title };
  },
});
