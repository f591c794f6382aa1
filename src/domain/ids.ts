/** Crockford's base 32, lower case: no i, l, o or u, and it sorts like the bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A clock that goes back further was corrected: identifiers follow it instead of dating records in the future. */
const MAX_STEP_BACK_MS = 1_000;

/** The time is 48 bits, the rest 80; a letter has 5. */
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 16;
/** Each identifier takes 16 bytes of these, which are drawn together: a draw by itself takes longer than all the rest. */
const random = new Uint8Array(256 * RANDOM_LETTERS);
let drawn = random.length;

let lastMs = 0;
let time = lettersOf(lastMs);
/** The values of the letters after the time. */
let sequence = new Uint8Array(RANDOM_LETTERS);

/**
 * Creates a time-ordered unique part: 48 bits of milliseconds, then 80 random bits that count up within one
 * millisecond, so that sorting by identifier is sorting by age (the layout of ULID).
 * @returns 26 characters of base 32
 */
export function uniquePart(now = Date.now()): string {
  if (now > lastMs || now < lastMs - MAX_STEP_BACK_MS) {
    lastMs = now;
    time = lettersOf(now);
    sequence = drawSequence();
  } else countUp();
  let text = time;
  for (const value of sequence) text += ALPHABET[value];
  return text;
}

function drawSequence(): Uint8Array<ArrayBuffer> {
  if (drawn === random.length) {
    crypto.getRandomValues(random);
    drawn = 0;
  }
  const values = random.slice(drawn, (drawn += RANDOM_LETTERS)).map((byte) => byte & 31);
  values[0] = (values[0] ?? 0) & 15; // the top bit stays free to count into
  return values;
}

function countUp(): void {
  let at = RANDOM_LETTERS - 1;
  for (; at > 0 && sequence[at] === 31; at--) sequence[at] = 0;
  sequence[at] = (sequence[at] ?? 0) + 1;
}

/** @param ms since the epoch, 0 or more */
function lettersOf(ms: number): string {
  let text = '';
  for (let left = Math.floor(ms); text.length < TIME_LETTERS; left = Math.floor(left / 32))
    text = (ALPHABET[left % 32] ?? '') + text;
  return text;
}

/** Returns an identifier that sorts before all those created at a time or later. @param ms since the epoch, 0 or more */
export const firstIdAt = (prefix: IdPrefix, ms: number): string =>
  `${prefix}_${lettersOf(ms)}${'0'.repeat(RANDOM_LETTERS)}`;

/** Returns the creation time in an identifier, in ISO 8601: records use it as their own, so that the two agree. */
export function timeOf(id: string): string {
  let ms = 0;
  for (const letter of id.slice(-TIME_LETTERS - RANDOM_LETTERS, -RANDOM_LETTERS))
    ms = ms * 32 + ALPHABET.indexOf(letter);
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
