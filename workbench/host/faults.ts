import { fault, type Fault } from "./fault";

/** What can be made to go wrong; everything off but the limits that Excel on the web has. */
export interface FaultPlan {
  /** Bytes a request or a response may have; Infinity for none, as on the desktop. */
  readonly requestLimit?: number;
  readonly responseLimit?: number;
  /** The n-th sync from now (1 = the next) fails, after the given number of its actions has been carried out (all but the last by default). */
  readonly failAtSync?: { readonly n: number; readonly code?: string; readonly afterActions?: number };
  /** No workbook is open. */
  readonly noWorkbook?: boolean;
  /** The user is typing in a cell. */
  readonly cellEdit?: boolean;
}

const MEGABYTE = 1024 * 1024;

/** The faults of one session, to be switched while it runs. */
export class Faults {
  requestLimit: number;
  responseLimit: number;
  noWorkbook: boolean;
  /** How many requests came in so far. */
  syncs = 0;
  private failing: { readonly sync: number; readonly code: string; readonly afterActions: number | null } | null = null;
  private editing: { readonly ended: Promise<void>; readonly end: () => void } | null = null;

  constructor(plan: FaultPlan = {}) {
    this.requestLimit = plan.requestLimit ?? 5 * MEGABYTE;
    this.responseLimit = plan.responseLimit ?? 5 * MEGABYTE;
    this.noWorkbook = plan.noWorkbook ?? false;
    if (plan.failAtSync) this.failAtSync(plan.failAtSync.n, plan.failAtSync.code, plan.failAtSync.afterActions);
    if (plan.cellEdit) this.enterCellEdit();
  }

  /** Lets the n-th sync from now fail; what its earlier actions did stays done. */
  failAtSync(n: number, code = "GeneralException", afterActions: number | null = null) {
    this.failing = { sync: this.syncs + n, code, afterActions };
  }

  enterCellEdit() {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    this.editing = { ended, end };
  }

  /** The user presses Enter: requests that wait go on. */
  leaveCellEdit() {
    this.editing?.end();
    this.editing = null;
  }

  /** Before anything of a request is carried out. `delay`: the add-in asked to wait for the end of an edit. */
  async admit(bytes: number, delay: boolean): Promise<void> {
    this.syncs++;
    if (this.noWorkbook) throw fault("InvalidReference", "no workbook is open");
    if (bytes > this.requestLimit) throw fault("RequestPayloadSizeLimitExceeded", `${bytes} bytes`);
    if (this.editing && !delay) throw fault("InvalidOperationInCellEditMode");
    await this.editing?.ended;
  }

  /** The fault of this sync before its action number `index` of `count`, if it is to fail there. */
  atAction(index: number, count: number): Fault | null {
    if (this.failing?.sync !== this.syncs) return null;
    const at = Math.min(this.failing.afterActions ?? count - 1, count - 1);
    if (index < at) return null;
    const { code } = this.failing;
    this.failing = null;
    return fault(code, `sync ${this.syncs}`);
  }

  checkResponse(bytes: number) {
    if (bytes > this.responseLimit) throw fault("ResponsePayloadSizeLimitExceeded", `${bytes} bytes`);
  }
}
