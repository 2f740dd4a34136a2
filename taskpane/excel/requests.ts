import { officeCode } from "./failure";

/** A piece of work for the workbook: about what it weighs in a request, and its calls. It may be carried out again when a request was refused. */
export interface Piece {
  readonly bytes: number;
  /** Rows of data it writes, for progress. */
  readonly rows?: number;
  run(): void;
  /** The piece in two, when it can be divided. */
  halves?(): readonly Piece[] | null;
}

/** Excel on the web takes 5 MB; about 2 MB keep well under it and give a steady progress. */
const REQUEST_BYTES = 2 * 1024 * 1024;

/** Sends pieces in requests of limited size, one at a time. */
export class Requests {
  /** Bytes a request may weigh; less after one was refused as too large. */
  limit = REQUEST_BYTES;

  /** @param between called after each request with the rows it wrote; throws to stop */
  constructor(
    private readonly context: Excel.RequestContext,
    private readonly between: (rows: number) => Promise<void>,
  ) {}

  async send(pieces: Iterable<Piece>): Promise<void> {
    let [group, bytes]: [Piece[], number] = [[], 0];
    for (const piece of pieces) {
      if (group.length > 0 && bytes + piece.bytes > this.limit) {
        await this.request(group);
        [group, bytes] = [[], 0];
      }
      group.push(piece);
      bytes += piece.bytes;
    }
    if (group.length > 0) await this.request(group);
  }

  /** One request; when it is too large nothing of it has happened, and its halves are sent. */
  private async request(group: readonly Piece[]): Promise<void> {
    try {
      for (const piece of group) piece.run();
      await this.context.sync();
    } catch (error) {
      const halves = officeCode(error) === "RequestPayloadSizeLimitExceeded" ? halved(group) : null;
      if (!halves) throw error;
      this.limit = Math.min(this.limit, total(group, "bytes") / 2);
      for (const half of halves) await this.request(half);
      return;
    }
    await this.between(total(group, "rows"));
  }
}

const total = (group: readonly Piece[], of: "bytes" | "rows"): number => group.reduce((sum, piece) => sum + (piece[of] ?? 0), 0);

function halved(group: readonly Piece[]): readonly (readonly Piece[])[] | null {
  const middle = group.length >> 1;
  if (middle > 0) return [group.slice(0, middle), group.slice(middle)];
  return group[0]?.halves?.()?.map((piece) => [piece]) ?? null;
}
