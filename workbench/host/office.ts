import type { Book } from "./model";

const THEME = {
  bodyBackgroundColor: "#FFFFFF",
  bodyForegroundColor: "#000000",
  controlBackgroundColor: "#F0F0F0",
  controlForegroundColor: "#000000",
};

/** How the stand-in introduces itself. */
export interface HostInfo {
  readonly host?: string;
  readonly platform?: string;
  readonly displayLanguage?: string;
  readonly contentLanguage?: string;
  /** The newest version of each requirement set that is there; a set not named is not. */
  readonly requirements?: Readonly<Record<string, string>>;
  /** Filled with what the add-in associates with the buttons of its ribbon. */
  readonly commands?: Map<string, (event: { completed(): void }) => unknown>;
}

/** What the add-in's manifest asks for. */
export const REQUIRED = { ExcelApi: "1.12", SharedRuntime: "1.1", CustomFunctionsRuntime: "1.1" } as const;

/** Sets no manifest names; without this one the proxies do not pass on that an add-in would wait for the end of an edit. */
const OF_THE_HOST = { DelayForCellEdit: "1.1" } as const;

type Callback = (result: { readonly status: "succeeded"; readonly value?: unknown }) => void;
const succeed = (callback?: Callback, value?: unknown) => callback?.({ status: "succeeded", value });
const lastFunction = (args: readonly unknown[]) => args.filter((arg) => typeof arg === "function").at(-1) as Callback | undefined;

const part = (version: string, n: number) => Number(version.split(".")[n] ?? 0);

/** Whether version `asked` of a set is there, given the newest version of each. */
export function isSetSupported(levels: Readonly<Record<string, string>>, set: string, asked: string | number = "1.1"): boolean {
  const level = Object.entries(levels).find(([name]) => name.toLowerCase() === set.toLowerCase())?.[1];
  if (!level) return false;
  const [have, want] = [part(level, 0) - part(String(asked), 0), part(level, 1) - part(String(asked), 1)];
  return have > 0 || (have === 0 && want >= 0);
}

/** The document settings of the older API. */
function documentSettings() {
  const saved = new Map<string, unknown>();
  return {
    get: (key: string) => saved.get(key) ?? null,
    set: (key: string, value: unknown) => void saved.set(key, structuredClone(value)),
    remove: (key: string) => void saved.delete(key),
    saveAsync: (...args: unknown[]) => succeed(lastFunction(args)),
    refreshAsync: (...args: unknown[]) => succeed(lastFunction(args)),
  };
}

/** The document of the older API: only its selection event, which `workbook.onSelectionChanged` rides on. */
function officeDocument(book: Book) {
  const handlers = new Set<(args: unknown) => void>();
  book.emitter.selectionMoved = () => setTimeout(() => handlers.forEach((handler) => handler({ type: "documentSelectionChanged" })));
  return {
    settings: documentSettings(),
    addHandlerAsync: (_type: string, handler: (args: unknown) => void, ...rest: unknown[]) => {
      handlers.add(handler);
      succeed(lastFunction(rest));
    },
    removeHandlerAsync: (_type: string, options: { readonly handler?: (args: unknown) => void }, ...rest: unknown[]) => {
      if (options?.handler) handlers.delete(options.handler);
      else handlers.clear();
      succeed(lastFunction(rest));
    },
  };
}

/** `Office` as an add-in meets it in Excel, over the `Office` that Microsoft's file left (its context can only be shadowed). */
export function createOffice<T extends object>(base: T, book: Book, given: HostInfo = {}): T {
  const levels = { ...OF_THE_HOST, ...(given.requirements ?? REQUIRED) };
  const info = { host: given.host ?? "Excel", platform: given.platform ?? "OfficeOnline" };
  const languages = { displayLanguage: given.displayLanguage ?? "es-PR", contentLanguage: given.contentLanguage ?? "es-PR" };
  const requirements = { isSetSupported: (set: string, version?: string | number) => isSetSupported(levels, set, version) };
  const commands: NonNullable<HostInfo["commands"]> = given.commands ?? new Map();
  const members = {
    actions: { associate: (id: string, command: (event: { completed(): void }) => unknown) => void commands.set(id, command) },
    onReady: async (callback?: (ready: typeof info) => unknown) => (await callback?.(info), info),
    context: { ...info, ...languages, partitionKey: "workbench", officeTheme: THEME, requirements, document: officeDocument(book) },
    addin: {
      setStartupBehavior: async () => {},
      getStartupBehavior: async () => "None",
      showAsTaskpane: async () => {},
      hide: async () => {},
    },
  };
  return Object.create(base, Object.getOwnPropertyDescriptors(members)) as T;
}

/** The parts of Microsoft's file that the stand-in hooks into: private, so a test says loudly when they move. */
export interface Hooks {
  readonly SessionBase: { _overrideSession: unknown };
  readonly CommonUtility: { _doApiNotSupportedCheck: boolean };
  readonly GenericEventRegistration: {
    _testReadyImpl: () => Promise<void>;
    getGenericEventRegistration(id: string): { _handleRichApiMessage(message: { readonly entries: readonly unknown[] }): void };
  };
}

/** Sets the hooks: requests go to `session`, events come back, missing requirement sets are refused. */
export function hook(extension: Hooks, session: unknown, book: Book) {
  extension.SessionBase._overrideSession = session;
  extension.CommonUtility._doApiNotSupportedCheck = true;
  extension.GenericEventRegistration._testReadyImpl = async () => {};
  book.emitter.deliver = (entries) => extension.GenericEventRegistration.getGenericEventRegistration("")._handleRichApiMessage({ entries });
}
