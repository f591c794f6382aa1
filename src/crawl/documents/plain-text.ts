import { decodeHtml } from '../http/charset.ts';
import { UnreadableDocument } from './fault.ts';

/** Bytes that tell the encoding of a text without a byte order mark. */
const HEAD_BYTES = 4096;
/** The share of characters that no text has, at which a file is something else, such as a picture. */
const MAX_SHARE_OF_CONTROLS = 0.02;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0b\x0e-\x1f\x7f\ufffd]/g;

/**
 * Decodes a text file: UTF-8, UTF-16 with or without a byte order mark, or else windows-1252. Line breaks become `\n`;
 * characters that cannot be stored or seen are left out.
 * @throws {UnreadableDocument} not_text
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = guessWide(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decodeHtml(bytes, 'text/plain');
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls > text.length * MAX_SHARE_OF_CONTROLS) throw new UnreadableDocument('not_text');
  return withoutControls(text);
}

/** Leaves out characters that cannot be stored or seen, and makes all spaces and line breaks ordinary ones. */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replaceAll(/\r\n?|[\f\u2028\u2029]/g, '\n');

/** In UTF-16, every other byte of Latin text is zero. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le';
  return even > head.length / 4 && odd < even / 10 ? 'utf-16be' : undefined;
}
