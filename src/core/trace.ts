import type { Cents } from "./cents";
import type { IsoDate } from "./dates";
import type { Footage } from "./footage";
import type { Ratio } from "./ratio";

/** A figure on a worked line: bigint is money, Ratio a rate or exact number, Footage an area, number a count, text a date, code or word. */
export type TraceValue = Cents | Ratio | Footage | number | IsoDate | string | boolean | null;

export interface TraceLine {
  readonly no: number;
  /** Key of the line's sentence in the words. */
  readonly label: string;
  readonly operands: Readonly<Record<string, TraceValue>>;
  readonly result: TraceValue;
  readonly cite: string;
  /** Readings the line followed, as "B-A05=INCLUSIVE". */
  readonly readings: readonly string[];
}

/** Collects the worked lines that a rule writes while it computes. Bulk runs pass none. */
export class Trace {
  readonly lines: TraceLine[] = [];

  line(label: string, operands: TraceLine["operands"], result: TraceValue, cite: string, ...readings: string[]): void {
    this.lines.push({ no: this.lines.length + 1, label, operands, result, cite, readings });
  }
}
