import { randomBytes } from 'node:crypto';

/** Crockford's base 32, lower case: no i, l, o or u, and it sorts like the bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A clock that goes back further was corrected: identifiers follow it instead of dating records in the future. */
const MAX_STEP_BACK_MS = 1_000;

let lastMs = 0;
let sequence = 0n;

/**
 * Creates a time-ordered unique part: 48 bits of milliseconds, then 80 random bits that count up within one
 * millisecond, so that sorting by identifier is sorting by age (the layout of ULID).
 * @returns 26 characters of base 32
 */
export function uniquePart(now = Date.now()): string {
  if (now > lastMs || now < lastMs - MAX_STEP_BACK_MS) {
    lastMs = now;
    sequence = BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n; // the top bit stays free to count into
  } else sequence += 1n;
  return toText((BigInt(lastMs) << 80n) | sequence);
}

function toText(value: bigint): string {
  let text = '';
  for (let left = value; text.length < 26; left >>= 5n) text = ALPHABET[Number(left & 31n)] + text;
  return text;
}

/** Returns an identifier that sorts before all those created at a time or later. @param ms since the epoch, 0 or more */
export const firstIdAt = (prefix: IdPrefix, ms: number): string => `${prefix}_${toText(BigInt(Math.floor(ms)) << 80n)}`;

/** Returns the creation time in an identifier, in ISO 8601: records use it as their own, so that the two agree. */
export function timeOf(id: string): string {
  let ms = 0;
  for (const letter of id.slice(-26, -16)) ms = ms * 32 + ALPHABET.indexOf(letter);
  return new Date(ms).toISOString();
}

/** The kinds of record, by the prefix that their identifiers carry. */
export type IdPrefix =
  | 'ast'
  | 'prd'
  | 'chg'
  | 'knw'
  | 'crl'
  | 'org'
  | 'usr'
  | 'key'
  | 'aud'
  | 'req'
  | 'inv'
  | 'ses'
  | 'psk'
  | 'oau'
  | 'cnv'
  | 'msg'
  | 'evt'
  | 'tst';

/** Creates an identifier such as `ast_01jd…`. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${uniquePart()}`;
}
