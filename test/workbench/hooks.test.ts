import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadProxies } from "../../workbench/host/proxies.node";
import { workbench } from "./support";

const require = createRequire(__filename);

/**
 * The stand-in hooks into private parts of Microsoft's file. When one of these tests fails, the file is another one than
 * the workbench was made for: nothing else the workbench says can be believed until the hooks are looked up again.
 */
describe("the private hooks of @microsoft/office-js", () => {
  const { OfficeExtension, Excel, CustomFunctions } = loadProxies();

  it("is the pinned version, as published", () => {
    expect((require("@microsoft/office-js/package.json") as { version: string }).version).toBe("1.1.110");
  });

  it("takes a session of ours", () => {
    expect([typeof OfficeExtension.SessionBase, typeof Excel.run]).toEqual(["function", "function"]);
  });

  it("checks requirement sets only when told, in CommonUtility", () => {
    expect(OfficeExtension.CommonUtility._doApiNotSupportedCheck).toBe(false);
  });

  it("takes events", () => {
    expect(typeof OfficeExtension.GenericEventRegistration.getGenericEventRegistration("")._handleRichApiMessage).toBe("function");
    expect(String(OfficeExtension.GenericEventRegistration.getGenericEventRegistration)).toContain("s_genericEventRegistrations");
  });

  it("brings the error class of custom functions along", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, "words");
    expect([error.code, error.message]).toEqual(["#N/A", "words"]);
  });

  it("sends a request of the known shape", async () => {
    const { run, session } = await workbench();
    const bodies: unknown[] = [];
    const execute = session.execute.bind(session);
    session.execute = (body, flags) => (bodies.push(structuredClone(body)), execute(body, flags));
    await run(async (context, sheet) => ((sheet.getRange("A1").values = [[1]]), context.sync()));
    expect(bodies[0]).toMatchObject({
      Actions: expect.arrayContaining([expect.objectContaining({ ActionType: 4, Name: "Values", ArgumentInfo: { Arguments: [[[1]]] } })]),
      ObjectPaths: expect.objectContaining({ 1: expect.objectContaining({ ObjectPathType: 1 }) }),
    });
  });

  it("is left unmodified", () => {
    const file = require.resolve("@microsoft/office-js/dist/excel-web-16.00.js");
    expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(
      "01117ef878d9dce538bd755fc5d295dfda042aa440905330628d2779579de72c",
    );
  });
});
