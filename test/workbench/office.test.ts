import { isSetSupported } from "../../workbench/host/office";
import { workbench } from "./support";

describe("Office", () => {
  it("is ready, and says where the add-in runs and in which language", async () => {
    const { Office } = await workbench({ displayLanguage: "en-US", platform: "PC" });
    expect(await Office.onReady()).toEqual({ host: "Excel", platform: "PC" });
    expect([Office.context.displayLanguage, Office.context.contentLanguage]).toEqual(["en-US", "es-PR"]);
  });

  it.each([
    ["ExcelApi", "1.12", true],
    ["ExcelApi", "1.9", true],
    ["ExcelApi", "1.13", false],
    ["excelapi", "1.1", true],
    ["SharedRuntime", "1.1", true],
    ["ExcelApiOnline", "1.1", false],
  ])("has %s %s: %s", (set, version, expected) => {
    expect(isSetSupported({ ExcelApi: "1.12", SharedRuntime: "1.1" }, set, version)).toBe(expected);
  });

  it("keeps document settings and the commands of the ribbon", async () => {
    const commands = new Map();
    const { Office } = await workbench({ commands });
    const { settings } = Office.context.document;
    settings.set("language", "es");
    await new Promise((resolve) => settings.saveAsync(resolve));
    Office.actions.associate("freeze", () => "done");
    expect([settings.get("language"), settings.get("other"), commands.get("freeze")()]).toEqual(["es", null, "done"]);
  });
});
