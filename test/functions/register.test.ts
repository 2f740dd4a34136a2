import { CATALOGUE, IN_CELL } from "../../functions/catalogue";
import type { CellFunction } from "../../functions/in-cell";

const associated = new Map<string, CellFunction>();

class ExcelError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

beforeAll(async () => {
  Object.assign(globalThis, {
    CustomFunctions: {
      associate: (id: string, run: CellFunction) => associated.set(id, run),
      Error: ExcelError,
      ErrorCode: { notAvailable: "#N/A", invalidValue: "#VALUE!" },
    },
  });
  await import("../../functions/register");
});

const errorOf = (id: string, ...given: never[]): ExcelError => {
  try {
    associated.get(id)!(...given);
  } catch (error) {
    return error as ExcelError;
  }
  throw new Error("no error");
};

it("associates every function that Excel shows, and no other", () => {
  expect([...associated.keys()].sort()).toEqual(IN_CELL.map(({ id }) => id).sort());
  expect(associated.has("LEDGER")).toBe(false);
  expect(CATALOGUE.has("LEDGER")).toBe(true);
});

it("passes over the invocation that Excel adds as the last argument", () => {
  const invocation = { address: "Sheet1!B2" };
  expect(associated.get("PREPAY")!(100, 0.1, null, null, invocation)).toBe(90);
  expect(associated.get("EXPLAIN")!("PREPAY", [[[100]], [[0.1]]] as never, invocation)).toEqual([expect.arrayContaining(["B-56"])]);
});

it("shows what is missing as #N/A and every other refusal as #VALUE!, with words in the language chosen", async () => {
  const { useLanguage, useDateSystem } = await import("../../functions/office-host");
  useLanguage("es");
  expect(errorOf("BENEFITCHARGE", ...([1, 0, 1] as never[]))).toMatchObject({
    code: "#N/A",
    message: 'pietajeParcela falta o es 0. Si es cero, escriba "0" como texto.',
  });
  useLanguage("en");
  expect(errorOf("PREPAY", ...([-1, 0.1] as never[]))).toMatchObject({ code: "#VALUE!", message: expect.stringContaining("total") });
  useDateSystem(1904);
  expect(errorOf("DEMANDDATES", ...([1, 2] as never[]))).toMatchObject({ code: "#VALUE!", message: expect.stringContaining("1904") });
  useDateSystem(1900);
});

it("starts in Office's language", async () => {
  jest.resetModules();
  const { officeHost } = await import("../../functions/office-host");
  expect(officeHost.lang()).toBe("es");
  Object.assign(globalThis, { Office: { context: { displayLanguage: "en-US" } } });
  expect(officeHost.lang()).toBe("en");
});
