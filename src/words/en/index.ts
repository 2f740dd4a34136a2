import core from "./core.json";
import benefit from "./benefit.json";
import port from "./port.json";
import excise from "./excise.json";
import tourism from "./tourism.json";
import aup from "./aup.json";
import sampling from "./sampling.json";
import intake from "./intake.json";
import documents from "./documents.json";
import functions from "./functions.json";
import jobs from "./jobs.json";
import cli from "./cli.json";
import pane from "./pane.json";

export const en: Readonly<Record<string, string>> = {
  ...core,
  ...benefit,
  ...port,
  ...excise,
  ...tourism,
  ...aup,
  ...sampling,
  ...intake,
  ...documents,
  ...functions,
  ...jobs,
  ...cli,
  ...pane,
};
