import { CellError } from "../../workbench/host/cells";
import { CustomFunctionHost, type FunctionHost, type Given, type MetadataFile } from "../../workbench/host/customFunctions";
import { loadProxies } from "../../workbench/host/proxies.node";
import { workbench } from "./support";

type Parameters = MetadataFile["functions"][number]["parameters"];
const NA = new CellError("#N/A");

/** A host with one function, PR.X, that answers with what it was given. */
function echo(parameters: Parameters, host: FunctionHost = "desktop", more: Partial<MetadataFile> = {}) {
  const seen: unknown[][] = [];
  const metadata = { functions: [{ id: "X", name: "X", parameters, result: { type: "any", dimensionality: "matrix" as const } }], ...more };
  const functions = new CustomFunctionHost({ metadata, namespace: "PR", host });
  functions.associate("X", (...args: unknown[]) => {
    seen.push(args.slice(0, -1));
    return "called";
  });
  const show = (...given: Given[]) => {
    const outcome = functions.call("PR.X", given) as { result: unknown };
    return outcome.result === "called" ? seen.at(-1)! : outcome.result;
  };
  return show;
}

const any = (extra: object = {}) => [{ name: "a", type: "any" as const, ...extra }];
const blank = { cells: [[undefined]] };

describe("arguments of custom functions", () => {
  it("hands a left-out optional argument over as null", () => {
    const show = echo([{ name: "a", type: "number" }, { name: "b", type: "string", optional: true }]); // prettier-ignore
    expect(show(1)).toEqual([1, null]);
    expect(show(1, undefined)).toEqual([1, null]);
    expect(String((show(undefined) as CellError).text)).toBe("#VALUE!");
  });

  it.each([
    ["desktop", 0],
    ["web", null],
  ] as const)("hands a single blank cell of type any over, on the %s, as %s", (host, expected) => {
    expect(echo(any(), host)(blank)).toEqual([expected]);
  });

  it("hands a blank inside a range or a repeating argument over as 0 everywhere", () => {
    const matrix = { dimensionality: "matrix" as const };
    expect(echo(any(matrix), "web")({ cells: [[1, undefined], ["x", true]] })).toEqual([[[1, 0], ["x", true]]]); // prettier-ignore
    expect(echo(any(matrix), "web")(blank)).toEqual([[[0]]]);
    expect(echo(any({ repeating: true }), "web")(blank, 2)).toEqual([[0, 2]]);
  });

  it.each([
    ["number", "12.5", 12.5],
    ["number", true, 1],
    ["number", undefined, 0],
    ["string", 12.5, "12.5"],
    ["string", true, "TRUE"],
    ["string", undefined, ""],
    ["boolean", 2, true],
    ["boolean", "false", false],
    ["boolean", undefined, false],
  ] as const)("converts to %s: %s", (type, value, expected) => {
    expect(echo([{ name: "a", type }])({ cells: [[value]] })).toEqual([expected]);
  });

  it.each([
    ["number", "abc"],
    ["number", ""],
    ["boolean", "yes"],
  ] as const)("gives #VALUE! without calling when %s cannot be made of %j", (type, value) => {
    expect(echo([{ name: "a", type }])(value)).toMatchObject({ text: "#VALUE!" });
    expect(echo([{ name: "a", type, dimensionality: "matrix" }])({ cells: [[1], [value]] })).toMatchObject({ text: "#VALUE!" });
  });

  it("passes an error of the input on without calling, unless errors are allowed for any", () => {
    expect(echo(any())(NA)).toBe(NA);
    expect(echo(any({ dimensionality: "matrix" }))({ cells: [[1, NA]] })).toBe(NA);
    expect(echo(any(), "desktop", { allowErrorForDataTypeAny: true })(NA)).toEqual([NA]);
    expect(echo([{ name: "a", type: "number" }], "desktop", { allowErrorForDataTypeAny: true })(NA)).toBe(NA);
  });

  it("hands repeating ranges over as a list of ranges, and a constant for a range as one cell", () => {
    const show = echo([{ name: "a", type: "number", dimensionality: "matrix", repeating: true }]);
    expect(show({ cells: [[1, 2]] }, 3)).toEqual([[[[1, 2]], [[3]]]]);
  });
});

describe("results of custom functions", () => {
  const { CustomFunctions } = loadProxies();
  const result = (answer: () => unknown, dimensionality: "scalar" | "matrix" = "matrix") => {
    const metadata = { functions: [{ id: "X", name: "X", parameters: [], result: { dimensionality } }] };
    const functions = new CustomFunctionHost({ metadata, namespace: "PR" });
    functions.associate({ X: answer });
    return functions.call("PR.X", []);
  };
  const thrown = (error: unknown) =>
    result(() => {
      throw error;
    });

  it.each([
    ["a number", 1.5, 1.5],
    ["null", null, 0],
    ["rows", [[1, null], ["", true]], [[1, 0], ["", true]]], // prettier-ignore
    ["a date", new Date(Date.UTC(2026, 0, 2)), "2026-01-02T00:00:00.000Z"],
    ["text that looks like an error", "#VALUE!", "#VALUE!"],
  ])("shows %s", (_case, answer, expected) => {
    expect(result(() => answer)).toEqual({ result: expected });
  });

  it.each([
    ["ragged rows", [[1, 2], [3]], "#CALC!"], // prettier-ignore
    ["no rows", [], "#CALC!"],
    ["what is not a number", NaN, "#NUM!"],
    ["a list that is not rows", [1, 2], "#VALUE!"],
    ["rows with an error object inside", [[1], [new Error("x")]], "#VALUE!"],
    ["a formatted number where Excel knows none", { type: "Double", basicValue: 5, numberFormat: "0.00" }, "#VALUE!"],
  ])("gives an error for %s", (_case, answer, text) => {
    expect(result(() => answer)).toMatchObject({ result: { text } });
  });

  it("refuses rows from a function that says it gives one value", () => {
    expect(result(() => [[1]], "scalar")).toMatchObject({ result: { text: "#VALUE!" } });
  });

  it("shows the errors of Microsoft's own class, with words only where Excel shows them", () => {
    const { ErrorCode } = CustomFunctions;
    expect(thrown(new CustomFunctions.Error(ErrorCode.notAvailable, "no footage"))).toEqual({
      result: new CellError("#N/A", "no footage"),
    });
    expect(thrown(new CustomFunctions.Error(ErrorCode.invalidValue, "not a date"))).toEqual({
      result: new CellError("#VALUE!", "not a date"),
    });
    expect(thrown(new CustomFunctions.Error(ErrorCode.divisionByZero, "words"))).toEqual({ result: new CellError("#DIV/0!") });
    expect(thrown(new CustomFunctions.Error(ErrorCode.invalidName, "words"))).toEqual({ result: new CellError("#VALUE!") });
    expect(thrown(new TypeError("a bug"))).toEqual({ result: new CellError("#VALUE!") });
  });

  it("waits for promises", async () => {
    expect(await result(async () => 5)).toEqual({ result: 5 });
    expect(await result(() => Promise.reject(new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable)))).toMatchObject({
      result: { text: "#N/A" },
    });
  });

  it("gives #NAME? for an unknown function and #N/A for one nobody associated", () => {
    const metadata = { functions: [{ id: "X", name: "X", parameters: [] }] };
    const functions = new CustomFunctionHost({ metadata, namespace: "PR" });
    expect(functions.call("PR.Y", [])).toMatchObject({ result: { text: "#NAME?" } });
    expect(functions.call("PR.X", [])).toMatchObject({ result: { text: "#N/A" } });
  });
});

describe("custom functions in a workbook", () => {
  const metadata: MetadataFile = {
    functions: [
      { id: "ROLL", name: "ROLL", parameters: [{ name: "rows", type: "any", dimensionality: "matrix" }, { name: "factor", type: "number", optional: true }], result: { dimensionality: "matrix" } },
      { id: "WHERE", name: "WHERE", parameters: [], result: { dimensionality: "scalar" }, options: { requiresAddress: true } },
    ],
  }; // prettier-ignore

  it("register through CustomFunctions.associate, calculate, spill, and are blocked", async () => {
    const { run, CustomFunctions } = await workbench({ functions: { metadata, namespace: "PR" } });
    CustomFunctions.associate("ROLL", (rows: number[][], factor: number | null) =>
      rows.map(([value]) => ["ok", Number(value) * (factor ?? 1)]),
    );
    CustomFunctions.associate("WHERE", ((invocation: { address: string }) => invocation.address) as never);
    await run(async (context, sheet) => {
      sheet.getRange("A1:A3").values = [[1], [2], [3]];
      sheet.getRange("C1").formulas = [["=PR.ROLL(A1:A3,10)"]];
      sheet.getRange("F2").formulas = [["=pr.where()"]];
      const spill = sheet.getRange("C1").getSpillingToRangeOrNullObject().load("values,address");
      const where = sheet.getRange("F2").load("values");
      await context.sync();
      expect([spill.address, spill.values]).toEqual(["Sheet1!C1:D3", [["ok", 10], ["ok", 20], ["ok", 30]]]); // prettier-ignore
      expect(where.values).toEqual([["Sheet1!F2"]]);
      sheet.getRange("A2").values = [[5]];
      const next = sheet.getRange("D2").load("values");
      await context.sync();
      expect(next.values).toEqual([[50]]);
      sheet.getRange("D3").values = [["in the way"]];
      const anchor = sheet.getRange("C1").load("values");
      await context.sync();
      expect(anchor.values).toEqual([["#SPILL!"]]);
    });
  });

  it("pass spills, names and other formulas on", async () => {
    const { run, CustomFunctions } = await workbench({ functions: { metadata, namespace: "PR" } });
    CustomFunctions.associate("ROLL", (rows: unknown[][]) => rows.map((row) => [row.length, row[0]]));
    await run(async (context, sheet) => {
      sheet.getRange("A1:B2").values = [["x", 1], ["y", 2]]; // prettier-ignore
      context.workbook.names.add("PR_Roll", sheet.getRange("A1:B2"));
      sheet.getRange("D1").formulas = [["=PR.ROLL(PR_Roll)"]];
      sheet.getRange("G1").formulas = [["=PR.ROLL(D1#)"]];
      const passed = sheet.getRange("G1:H2").load("values");
      await context.sync();
      expect(passed.values).toEqual([[2, 2], [2, 2]]); // prettier-ignore
    });
  });
});
