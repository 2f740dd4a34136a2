import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** SHA-256 of UTF-8 text, in hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Text that needs no escaping and is its own NFC. */
const PLAIN = /^[ !-:<>-[\]-~]*$/;

const escape = (text: string): string => (PLAIN.test(text) ? text : escaped(text));

const escaped = (text: string): string => text.normalize("NFC").replace(/[\\\n\r=;]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)};`);

/** One canonical line: `field=value` pairs in the order of the field names. */
export const canonicalLine = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${escape(name)}=${escape(fields[name]!)}`)
    .join(";");

/**
 * SHA-256 over canonical lines, in hex. The order of the lines does not matter unless `ordered` is set (ledgers for sampling).
 * Values come in as normalized text: decimals without trailing zeros, ISO dates.
 */
export function fingerprint(lines: readonly string[], ordered = false): string {
  const hash = sha256.create();
  for (const line of ordered ? lines : [...lines].sort()) hash.update(utf8ToBytes(`${line}\n`));
  return bytesToHex(hash.digest());
}

/** The first 12 hex digits, as printed in footers. */
export const shortFingerprint = (full: string): string => full.slice(0, 12);
