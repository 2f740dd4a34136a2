import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import type { Calculator } from "./calculator";
import type { CellError } from "./cells";
import { CustomFunctionHost, type FunctionOptions } from "./customFunctions";
import { readBook } from "./excelFile.node";
import { Faults, type FaultPlan } from "./faults";
import { Book } from "./model";
import { createOffice, hook, type HostInfo, type Hooks } from "./office";
import { proxySession, Session } from "./session";

const none = () => {};
const element = () => ({ style: {}, setAttribute: none, appendChild: none });

/** What Microsoft's file expects of a browser window, as little as it needs to load. */
function windowStandIn(): Record<string, any> {
  const location = { href: "http://localhost/", protocol: "http:", host: "localhost", search: "", hash: "" };
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  const document = {
    getElementsByTagName: () => [],
    createElement: element,
    addEventListener: none,
    head: element(),
    body: null,
    location,
  };
  const navigator = { userAgent: "node", platform: "", language: "en" };
  const listeners = { addEventListener: none, removeEventListener: none, postMessage: none };
  const global: Record<string, unknown> = { console, performance, URL, ...timers, ...listeners, navigator, location, document };
  return Object.assign(global, { window: global, self: global, top: global, parent: global });
}

/** Microsoft's client proxies, each time anew. */
export interface Proxies {
  readonly Excel: typeof Excel;
  readonly OfficeExtension: typeof OfficeExtension & Hooks;
  readonly CustomFunctions: typeof CustomFunctions;
  Office: typeof Office;
}

let compiled: Script | null = null;

function microsoftFile(): Script {
  const filename = createRequire(join(process.cwd(), "package.json")).resolve("@microsoft/office-js/dist/excel-web-16.00.js");
  return (compiled ??= new Script(readFileSync(filename, "utf8"), { filename }));
}

/** Loads the unmodified file of `@microsoft/office-js` into a window of its own. */
export function loadProxies(): Proxies {
  const global = windowStandIn();
  microsoftFile().runInContext(createContext(global));
  return global as unknown as Proxies;
}

/** What to open the workbench with. */
export interface WorkbenchOptions extends HostInfo {
  /** An .xlsx file to start from; an empty workbook otherwise. */
  readonly file?: string;
  /** A workbook to start from. */
  readonly book?: Book;
  readonly faults?: FaultPlan;
  /** The custom functions of the add-in: `CustomFunctions.associate` then registers them, and formulas that call one get a value. */
  readonly functions?: FunctionOptions;
  /** Works out native formulas; without one they keep the results that came with the file, else 0. */
  readonly calculator?: Calculator;
}

/** Excel as an add-in sees it, over an open workbook. */
export interface Workbench extends Proxies {
  readonly book: Book;
  readonly session: Session;
  readonly faults: Faults;
  readonly functions: CustomFunctionHost | null;
}

/** Opens a workbook and wires Microsoft's proxies to it: `Excel.run` of the result reaches the model. */
export async function openWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const book = options.book ?? (options.file ? await readBook(options.file) : new Book());
  book.calculator = options.calculator ?? book.calculator;
  const faults = new Faults(options.faults);
  const session = new Session(book, faults);
  const proxies = loadProxies();
  hook(proxies.OfficeExtension, proxySession(session), book);
  proxies.Office = createOffice(proxies.Office, book, options);
  const functions = options.functions ? hookFunctions(proxies, book, options.functions) : null;
  const { Excel, OfficeExtension, CustomFunctions, Office } = proxies;
  return { Excel, OfficeExtension, CustomFunctions, Office, book, session, faults, functions };
}

/** Lets the add-in associate its functions, and the workbook call them. */
function hookFunctions({ CustomFunctions }: Proxies, book: Book, options: FunctionOptions): CustomFunctionHost {
  const toError = ({ text, words }: CellError) => new CustomFunctions.Error(text as CustomFunctions.ErrorCode, words);
  const functions = new CustomFunctionHost({ toError, ...options });
  Object.assign(CustomFunctions, { associate: functions.associate });
  book.calculator = functions.calculator(book.calculator ?? undefined);
  return functions;
}
