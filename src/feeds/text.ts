import { Refusal } from '../domain/refusal.ts';

/** Maximum characters of a row, the same as for a request's body: past it, a quote or a tag was not closed. */
export const MAX_ROW_LENGTH = 1_048_576;

/** Minimum bytes to process at once: enough to detect the format, and not byte by byte, as a client may send it. */
const PIECE_BYTES = 65_536;

/** Refuses a file, or the rest of it. @param message says how to fix the file @throws {Refusal} invalid_input */
export function unreadable(message: string): never {
  throw new Refusal('invalid_input', message);
}

/** Refuses an overlong row, naming its line. */
export const tooLong = (line: number): never =>
  unreadable(`Line ${line}: a row longer than 1 MiB starts here. Look for an unclosed quote or tag.`);

/**
 * Decodes a file into pieces of about 64 KiB or more, except for the last. The encoding is taken from the byte order
 * mark or the XML declaration; the default is UTF-8.
 * @throws {Refusal} invalid_input if the file is empty, is not text, or is in another encoding
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of gathered(bytes)) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    const text = read(decoder, piece);
    if (text !== '') yield text;
  }
  if (!decoder) unreadable('The file is empty.');
  read(decoder);
}

function read(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    return unreadable(
      `The file is not valid ${decoder.encoding.toUpperCase()}. Save it in that encoding. Excel calls it "CSV UTF-8".`,
    );
  }
}

/** Merges the bytes into larger pieces. */
async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x1f && head[1] === 0x8b) unreadable('The file is compressed (gzip). Decompress it first.');
  const start = Buffer.from(head.subarray(0, 200)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) unreadable('This is an archive or a workbook (zip, xlsx). Save it as CSV first.');
  if (head.includes(0))
    unreadable('This is not a text file. A feed must be text in UTF-8, or in UTF-16 with a byte order mark.');
  // The mark decides, as in HTML and XML: a declaration may be older than the last conversion.
  if (start.startsWith('\xEF\xBB\xBF')) return 'utf-8';
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';
  // A declaration that is readable byte by byte is not in UTF-16, whatever it says.
  if (/^utf-?16/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return unreadable(`The file declares the encoding ${declared}, which is not supported. Save it as UTF-8.`);
  }
}
