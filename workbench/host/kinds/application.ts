import { demand } from "../fault";
import type { Book } from "../model";
import { part, type Kind, type Part } from "../thing";
import { flag, fields } from "./record";

const MODES = ["Automatic", "AutomaticExceptTables", "Manual"];

const numberFormatKind: Kind<Part<Book>> = {
  name: "NumberFormatInfo",
  reads: {
    NumberDecimalSeparator: ({ of }) => of.numberSeparators.decimal,
    NumberGroupSeparator: ({ of }) => of.numberSeparators.group,
  },
};

const cultureInfoKind: Kind<Part<Book>> = {
  name: "CultureInfo",
  reads: { Name: ({ of }) => of.culture },
  opens: { NumberFormat: ({ of }) => part(numberFormatKind, of) },
};

function setMode({ of }: Part<Book>, mode: string) {
  demand(MODES.includes(mode), `calculation mode ${mode}`);
  of.calculationMode = mode;
}

export const applicationKind: Kind<Part<Book>> = {
  name: "Application",
  reads: {
    CalculationMode: ({ of }) => of.calculationMode,
    CalculationState: () => "Done",
    CalculationEngineVersion: () => 191029,
    DecimalSeparator: ({ of }) => of.numberSeparators.decimal,
    ThousandsSeparator: ({ of }) => of.numberSeparators.group,
    UseSystemSeparators: () => true,
  },
  writes: { CalculationMode: setMode },
  opens: { CultureInfo: ({ of }) => part(cultureInfoKind, of) },
  calls: {
    Calculate: ({ of }) => {
      of.recalculateNow();
      for (const sheet of of.sheets) of.emitter.calculated(sheet);
    },
    SuspendApiCalculationUntilNextSync: () => null,
    SuspendScreenUpdatingUntilNextSync: () => null,
  },
};

export const runtimeKind: Kind<Part<Book>> = {
  name: "Runtime",
  ...fields<Part<Book>, Book>(({ of }) => of, { EnableEvents: ["enableEvents", flag] }),
};
