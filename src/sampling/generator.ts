import { refuseIf, sha256Hex } from "../core";

/**
 * The random numbers of a selection, the same on every machine.
 *
 * Algorithm PRORRATA-SHA256-CTR/1: block k (k = 0, 1, 2 …) is SHA-256 of the UTF-8 text "PRORRATA-SHA256-CTR/1", a line feed, the seed in
 * Unicode NFC, a line feed, and k in decimal digits. Each block gives four words of 64 bits, big-endian, in order. A whole number below n
 * is the next word modulo n, words at or above the greatest multiple of n up to 2^64 being passed over, so that no number is likelier
 * than another. Any change to this text needs a new name.
 */
export const GENERATOR = "PRORRATA-SHA256-CTR/1";

const WORD_HEX = 16;
const WORDS = 1n << 64n;

export interface Generator {
  /** The next whole number from 0 to below n, each equally likely; 0 < n ≤ 2^64. */
  readonly below: (n: bigint) => bigint;
}

/** The generator of a seed. @throws RuleError `missing` "seed-blank" */
export function generator(seed: string): Generator {
  refuseIf([[seed.trim() === "", "missing", "seed-blank"]]);
  const next = words(`${GENERATOR}\n${seed.normalize("NFC")}\n`);
  return {
    below: function below(n) {
      const limit = WORDS - (WORDS % n);
      for (;;) {
        const word = next();
        if (word < limit) return word % n;
      }
    },
  };
}

function words(prefix: string): () => bigint {
  let [block, at, counter] = ["", 0, 0];
  return function next() {
    if (at === block.length) {
      block = sha256Hex(prefix + counter);
      counter += 1;
      at = 0;
    }
    const word = BigInt(`0x${block.slice(at, at + WORD_HEX)}`);
    at += WORD_HEX;
    return word;
  };
}
