/** The performance table: ours beside what it stands on, in one run, as ratios. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { centsOf, allocate } from "../src/core";
import { plainLargestRemainder } from "./bench/plain";

const PARCELS = 100_000;
const ROUNDS = 7;

interface Line {
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  readonly limit: number;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function milliseconds(run: () => unknown): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Both in turn, so that a slow moment of the machine falls on both. */
function beside(what: string, limit: number, rounds: number, ours: () => number, theirs: () => number): Line {
  const pairs = Array.from({ length: rounds }, () => [ours(), theirs()] as const);
  return { what, limit, ours: median(pairs.map(([a]) => a)), theirs: median(pairs.map(([, b]) => b)) };
}

function allocation(): Line {
  const weights = Array.from({ length: PARCELS }, (_, k) => BigInt(10_000 + ((k * 7919) % 900_001)));
  const ids = weights.map((_, k) => `040-${String(k).padStart(6, "0")}`);
  const total = centsOf(12_345_678_901n);
  return beside(
    "allocate, 100,000 parcels / plain BigInt loop",
    1.5,
    ROUNDS,
    () => milliseconds(() => allocate(total, weights, ids)),
    () => milliseconds(() => plainLargestRemainder(total, weights, ids)),
  );
}

const ROOT = resolve(__dirname, "..");

/** Wall time and peak memory of a process of its own. */
function process_(script: string, ...args: readonly string[]): { readonly ms: number; readonly megabytes: number } {
  const start = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-r", "tsx/cjs", join(ROOT, "scripts/bench", script), ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  const peak = /peak (\d+)/.exec(stdout);
  const notCounted = Number(/not counted (\d+)/.exec(stdout)?.[1] ?? 0);
  return { ms: Number(process.hrtime.bigint() - start) / 1e6 - notCounted, megabytes: Number(peak?.[1] ?? 0) };
}

function roll(folder: string): readonly Line[] {
  const input = join(folder, "large.xlsx");
  const output = join(folder, "roll.xlsx");
  spawnSync(process.execPath, ["-r", "tsx/cjs", join(ROOT, "scripts/examples/large.ts"), input, String(PARCELS)], {
    cwd: ROOT,
    stdio: "inherit",
  });
  let memory = 0;
  const time = beside(
    "prorrata roll, 100,000 parcels / ExcelJS reading and writing the same cells",
    1.5,
    3,
    () => {
      const { ms, megabytes } = process_("roll.ts", input, output);
      memory = Math.max(memory, megabytes);
      return ms;
    },
    () => process_("same-cells.ts", input, output, join(folder, "copy.xlsx")).ms,
  );
  return [time, { what: "prorrata roll, 100,000 parcels: peak memory in MB / 700", ours: memory, theirs: 700, limit: 1 }];
}

const lines = [allocation(), ...roll(mkdtempSync(join(tmpdir(), "prorrata-bench-")))];
for (const { what, ours, theirs, limit } of lines)
  console.log(
    `${what}: ${ours.toFixed(0)} / ${theirs.toFixed(0)} = ${(ours / theirs).toFixed(2)} (limit ${limit})${ours / theirs > limit ? "  ✗" : ""}`,
  );
