const META_BYTES = 4096;
const META = /<meta[^>]*/gi;
const CHARSET = /charset\s{0,3}=\s{0,3}["']?\s{0,3}([^\s"'/>;]{1,40})/i;

/**
 * The text of an HTML document, by the encoding a browser would take: byte order mark, Content-Type header,
 * `<meta charset>` in the first 4,096 bytes, UTF-8, and windows-1252 where the bytes are not UTF-8. Never throws.
 * @param contentType the Content-Type header as it came
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const named = byteOrderMark(bytes) ?? decoderFor(CHARSET.exec(contentType)?.[1]) ?? declared(bytes);
  return named && named.encoding !== 'utf-8' ? named.decode(bytes) : decodeUnicode(bytes);
}

/** UTF-8, which can be checked: a stray byte is replaced, but where most are strays the page is in windows-1252. */
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
  // A meta that could be read is not in UTF-16, whatever it says; the specification takes it for UTF-8.
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
