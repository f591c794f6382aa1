const META_BYTES = 4096;
const META = /<meta[^>]*/gi;
const CHARSET = /charset\s{0,3}=\s{0,3}["']?\s{0,3}([^\s"'/>;]{1,40})/i;

/** Encodings of one byte for each letter. */
const SINGLE_BYTE = /^(?:windows|iso-8859|koi8|macintosh|x-mac|ibm866)/;

/**
 * Decodes an HTML document with the encoding that a browser would choose: byte order mark, Content-Type header, `<meta
 * charset>` in the first 4,096 bytes, UTF-8, and windows-1252 when the bytes are not UTF-8. What declares a single-byte
 * encoding but is flawless UTF-8 has been converted and kept its old declaration. Never throws.
 * @param contentType the Content-Type header as sent
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const named = byteOrderMark(bytes) ?? decoderFor(CHARSET.exec(contentType)?.[1]) ?? declared(bytes);
  if (!named || named.encoding === 'utf-8') return decodeUnicode(bytes);
  return (SINGLE_BYTE.test(named.encoding) ? flawless(bytes) : null) ?? named.decode(bytes);
}

/** Decodes as UTF-8 what has letters beyond ASCII and is nothing else: other encodings' letters never form whole sequences. */
function flawless(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length < bytes.length ? text : null;
  } catch {
    return null;
  }
}

/**
 * Decodes as UTF-8, which can be validated: a stray byte is replaced, but a page of mostly invalid bytes is
 * windows-1252.
 */
function decodeUnicode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const strays = text.match(/\ufffd/g)?.length ?? 0;
  if (strays === 0 || strays <= (text.match(/[\u0080-\ufffc]/g)?.length ?? 0)) return text;
  return new TextDecoder('windows-1252').decode(bytes);
}

function byteOrderMark(bytes: Uint8Array): TextDecoder | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? new TextDecoder() : undefined;
}

function declared(bytes: Uint8Array): TextDecoder | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, META_BYTES));
  const [label] = (head.match(META) ?? []).flatMap((tag) => CHARSET.exec(tag)?.[1] ?? []);
  const decoder = decoderFor(label);
  // A readable meta cannot be in UTF-16, whatever it declares; the specification treats it as UTF-8.
  return decoder?.encoding.startsWith('utf-16') ? new TextDecoder() : decoder;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
