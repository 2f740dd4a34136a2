import { Faults } from "./faults";
import { fault, isFault, type Fault } from "./fault";
import type { Book } from "./model";
import { Dispatch, type Missing, type Thing } from "./thing";

/** How an object of a request is reached. */
interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  /** Beside the arguments: the ids of those that are objects, 0 for plain values; arrays nest. */
  readonly ReferencedObjectPathIds?: readonly PathIds[];
}
type PathIds = number | null | readonly PathIds[];

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: { readonly Select?: readonly string[]; readonly Top?: number; readonly Skip?: number };
}

/** One `context.sync()` on the wire. */
export interface RequestBody {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

interface ResponseError {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  readonly ActionIndex: number;
  readonly HttpStatusCode: number;
}

/** The answer: a value for each action that was carried out, and the error that stopped the rest. */
export interface ResponseBody {
  readonly Results: readonly { readonly ActionId: number; readonly Value: unknown }[];
  readonly Error?: ResponseError;
  /** The markers among the actions that were reached: the proxies register older event handlers by them. */
  readonly TraceIds?: readonly number[];
}

const PATH = { workbook: 1, method: 3, property: 4, indexer: 5, reference: 6, nullObject: 7 } as const;
const ACTION = { instantiate: 1, query: 2, call: 3, set: 4, trace: 5 } as const;
const DELAY_FOR_CELL_EDIT = 64;
/** Methods that change the workbook on the way to an object. */
const MAKES = /^(Add|Insert|Convert)/;
/** Methods whose object depends on results. */
const LOOKS = /Spill|Special|UsedRange|Surrounding/;

/** Stands for an object that is not there: every action on it answers null. */
const NULL_OBJECT: Thing = { kind: { name: "NullObject" } };

const responseError = (error: Fault, ActionIndex: number): ResponseError => ({
  Code: error.code,
  Message: error.message,
  Location: "",
  ActionIndex,
  HttpStatusCode: error.code === "RequestPayloadSizeLimitExceeded" ? 413 : 400,
});

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** What the proxies send by themselves at the end of a run: no sync of the add-in, so no fault is meant for it. */
const isCleanUp = ({ Actions }: RequestBody) =>
  Actions.some(({ Name }) => Name === "_RemoveReference") &&
  Actions.every(({ ActionType, Name }) => ActionType === ACTION.instantiate || Name === "_RemoveReference");

/** Answers the requests of Microsoft's proxies over one workbook. */
export class Session {
  readonly dispatch: Dispatch;
  /** Ranges and other nameless objects that later requests address by an id of ours. */
  private readonly references = new Map<string, Thing>();
  private nextReference = 0;

  constructor(
    readonly book: Book,
    readonly faults = new Faults(),
    readonly missing: Missing = new Map(),
  ) {
    this.dispatch = new Dispatch(missing);
  }

  /** How many objects the session holds for later requests. */
  get kept(): number {
    return this.references.size;
  }

  /** Carries out one request. Actions before a failing one have happened and stay. */
  async execute(given: RequestBody, flags = 0): Promise<ResponseBody> {
    const text = JSON.stringify(given);
    try {
      if (!isCleanUp(given)) await this.faults.admit(bytesOf(text), (flags & DELAY_FOR_CELL_EDIT) !== 0);
      const response = await new Request(this, JSON.parse(text) as RequestBody).run();
      this.faults.checkResponse(bytesOf(JSON.stringify(response)));
      return response;
    } catch (error) {
      if (!isFault(error)) throw error;
      return { Results: [], Error: responseError(error, 0) };
    } finally {
      setTimeout(() => this.book.emitter.flush());
    }
  }

  reference = (id: string): Thing | undefined => this.references.get(id);
  release = (id: string) => this.references.delete(id);

  keep(object: Thing): string {
    const id = `reference ${++this.nextReference}`;
    this.references.set(id, object);
    return id;
  }
}

/** The work on one request. */
class Request {
  private readonly objects = new Map<number, Thing>();
  private readonly referenceOf = new Map<number, string>();
  private readonly wanted = new Set<number>();
  private changed = false;

  constructor(
    private readonly session: Session,
    private readonly body: RequestBody,
  ) {}

  async run(): Promise<ResponseBody> {
    const { Actions } = this.body;
    const Results: { ActionId: number; Value: unknown }[] = [];
    try {
      for (const [index, action] of Actions.entries()) {
        const planned = this.session.faults.atAction(index, Actions.length);
        if (planned) return this.answer(Results, responseError(planned, index));
        try {
          Results.push({ ActionId: action.Id, Value: await this.perform(action) });
        } catch (error) {
          if (!isFault(error)) throw error;
          return this.answer(Results, responseError(error, index));
        }
      }
      return this.answer(Results);
    } finally {
      this.settle();
      this.dropUnwanted();
    }
  }

  private answer(Results: ResponseBody["Results"], Error?: ResponseError): ResponseBody {
    const reached = this.body.Actions.slice(0, Results.length).filter(({ ActionType }) => ActionType === ACTION.trace);
    return { Results, TraceIds: reached.map(({ Id }) => Id), ...(Error ? { Error } : {}) };
  }

  private async perform(action: Action): Promise<unknown> {
    if (action.ActionType === ACTION.trace) return null;
    if (action.Name === "_RemoveReference") return this.session.release(String(action.ArgumentInfo?.Arguments?.[0]));
    const object = this.resolve(action.ObjectPathId);
    if (object === NULL_OBJECT) return null;
    if (action.Name === "_KeepReference") return this.keep(action.ObjectPathId);
    return this.act(action, object);
  }

  private async act(action: Action, object: Thing): Promise<unknown> {
    const { dispatch } = this.session;
    const { ActionType, Name, QueryInfo } = action;
    switch (ActionType) {
      case ACTION.instantiate:
        return this.identify(object, action.ObjectPathId);
      case ACTION.query:
        await this.ready();
        return dispatch.query(object, QueryInfo?.Select ?? [], QueryInfo?.Top ?? undefined, QueryInfo?.Skip ?? undefined);
      case ACTION.call:
        this.changed = true;
        return dispatch.call(object, Name, this.args(action.ArgumentInfo)) ?? null;
      case ACTION.set:
        this.changed = true;
        return dispatch.set(object, Name, this.args(action.ArgumentInfo)[0]) ?? null;
      default:
        throw fault("NotImplemented", `action type ${ActionType}`);
    }
  }

  /** Results are up to date when they are read. */
  private async ready() {
    this.settle();
    await this.session.book.calculator?.settled?.();
  }

  private settle() {
    if (!this.changed) return;
    this.changed = false;
    this.session.book.settle();
  }

  /** What a later request finds the object by: its own id where its collection knows one, else one of ours. */
  private identify(object: Thing, path: number): Record<string, unknown> {
    const { reads } = object.kind;
    const id = ["Id", "_Id"].find((name) => reads && Object.hasOwn(reads, name));
    if (id) return { [id]: reads![id]!(object) };
    if (this.body.ObjectPaths[path]!.ObjectPathType !== PATH.method) return {};
    return { _ReferenceId: this.referenceFor(object, path) };
  }

  private referenceFor(object: Thing, path: number): string {
    const known = this.referenceOf.get(path);
    if (known) return known;
    const made = this.session.keep(object);
    this.referenceOf.set(path, made);
    if (object.kind.name !== "Range") this.wanted.add(path);
    return made;
  }

  private keep(path: number): null {
    this.wanted.add(path);
    return null;
  }

  /** Ranges that the proxies do not track are not asked for again. */
  private dropUnwanted() {
    for (const [path, id] of this.referenceOf) if (!this.wanted.has(path)) this.session.release(id);
  }

  private resolve(id: number): Thing {
    const known = this.objects.get(id);
    if (known) return known;
    const object = this.open(this.body.ObjectPaths[id]!);
    this.objects.set(id, object);
    return object;
  }

  private open(path: ObjectPath): Thing {
    if (path.ObjectPathType === PATH.workbook) return this.session.book;
    if (path.ObjectPathType === PATH.nullObject) return NULL_OBJECT;
    if (path.ObjectPathType === PATH.reference) return this.referenced(path.Name);
    const parent = this.resolve(path.ParentObjectPathId!);
    if (parent === NULL_OBJECT) return NULL_OBJECT;
    const member = path.ObjectPathType === PATH.indexer ? "Indexer" : path.Name;
    if (MAKES.test(member)) this.changed = true;
    if (LOOKS.test(member)) this.settle();
    return this.session.dispatch.child(parent, member, this.args(path.ArgumentInfo)) ?? NULL_OBJECT;
  }

  private referenced(id: string): Thing {
    const object = this.session.reference(id);
    if (!object) throw fault("InvalidObjectPath", id);
    return object;
  }

  private args(info: ArgumentInfo | undefined): unknown[] {
    return (info?.Arguments ?? []).map((value, n) => this.argument(value, info?.ReferencedObjectPathIds?.[n] ?? 0));
  }

  private argument(value: unknown, ids: PathIds): unknown {
    if (Array.isArray(ids)) return (value as unknown[]).map((item, n) => this.argument(item, (ids[n] as PathIds) ?? 0));
    return ids ? this.resolve(ids as number) : value;
  }
}

/** The session in the shape the proxies call (`OfficeExtension.SessionBase._overrideSession`). */
export const proxySession = (session: Session) => ({
  _resolveRequestUrlAndHeaderInfo: async () => ({ url: "http://host.invalid", headers: {} }),
  _createRequestExecutorOrNull: () => ({
    executeAsync: async (_data: unknown, flags: number, message: { readonly Body: RequestBody }) => ({
      Body: await session.execute(message.Body, flags),
      ErrorCode: null,
      HttpStatusCode: 200,
      Headers: {},
    }),
  }),
});
