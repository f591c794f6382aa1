/** The properties of an element that a scanner derives from its name. */
export interface TagKind {
  /** In lower case. */
  name: string;
  /** True if its attributes are read. */
  isRead: boolean;
  /** True if its content is text up to its own end tag. */
  isTextOnly: boolean;
}

/** Receives a document's parts as offsets, ends exclusive. Texts and values are raw, with entities not decoded. */
export interface MarkupReader {
  /** True inside SVG or MathML, where no element is text only. */
  readonly isForeign: boolean;
  text(start: number, end: number): void;
  openTag(start: number, end: number): TagKind;
  attribute(start: number, end: number, valueStart: number, valueEnd: number): void;
  /** @param end offset of the start tag's `>` */
  openTagEnd(end: number, isSelfClosing: boolean): void;
  closeTag(start: number, end: number): void;
}

/** Elements whose content is text; plaintext never ends. */
const TEXT_ONLY: ReadonlySet<string> = new Set(
  'iframe noembed noframes plaintext script style textarea title xmp'.split(' '),
);

/** @param name in lower case */
export const isTextOnly = (name: string): boolean => TEXT_ONLY.has(name);

const BANG = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const CLOSE = 0x3e;
const QUESTION = 0x3f;

/**
 * Reports the tags and texts of an HTML document in order, as a browser's tokenizer finds them. Skips comments,
 * declarations and a tag cut off by the end of the document. Never throws, whatever the HTML.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function scanMarkup(html: string, reader: MarkupReader): void {
  const { length } = html;
  let reported = 0;
  for (let at = html.indexOf('<'); at >= 0 && at + 1 < length; at = html.indexOf('<', at)) {
    const next = html.charCodeAt(++at);
    const isEnd = next === SLASH && at + 1 < length;
    if (!isEnd && !isLetter(next) && next !== BANG && next !== QUESTION) continue;
    if (reported < at - 1) reader.text(reported, at - 1);
    if (isEnd) reported = scanEndTag(html, at + 1, reader);
    else if (isLetter(next)) reported = scanStartTag(html, at, reader);
    else if (html.startsWith('!--', at)) reported = endOfComment(html, at + 3);
    else reported = html.startsWith('![CDATA[', at) ? endAfter(']]>', html, at) : endAfter('>', html, at);
    at = reported;
  }
  if (reported < length) reader.text(reported, length);
}

/** @returns the end of a text-only element's content, otherwise the end of the tag */
function scanStartTag(html: string, start: number, reader: MarkupReader): number {
  let at = endOfName(html, start);
  const kind = reader.openTag(start, at);
  const hasText = kind.isTextOnly && !reader.isForeign;
  const attributes = kind.isRead ? reader : null;
  let hasSlash = false;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === CLOSE) {
      reader.openTagEnd(at, hasSlash);
      return hasText ? scanText(html, at + 1, kind.name, reader) : at + 1;
    }
    if (code === SLASH || isSpace(code)) {
      hasSlash ||= code === SLASH;
      at++;
    } else {
      hasSlash = false;
      at = scanAttribute(html, at, attributes);
    }
  }
  return html.length;
}

/**
 * Reports an attribute, unless the end of the document cuts off its value.
 * @returns offset after the attribute
 */
function scanAttribute(html: string, start: number, reader: MarkupReader | null): number {
  let nameEnd = start + 1;
  for (; nameEnd < html.length; nameEnd++) {
    const code = html.charCodeAt(nameEnd);
    if (code === EQUALS || endsName(code)) break;
  }
  const afterName = skipSpaces(html, nameEnd);
  if (html.charCodeAt(afterName) !== EQUALS) {
    reader?.attribute(start, nameEnd, afterName, afterName);
    return afterName;
  }
  const value = skipSpaces(html, afterName + 1);
  if (value >= html.length) return html.length;
  const quote = html.charCodeAt(value);
  const isQuoted = quote === QUOTE || quote === APOSTROPHE;
  const valueStart = isQuoted ? value + 1 : value;
  const valueEnd = isQuoted ? html.indexOf(quote === QUOTE ? '"' : "'", valueStart) : endOfBareValue(html, value);
  if (valueEnd < 0) return html.length;
  reader?.attribute(start, nameEnd, valueStart, valueEnd);
  return isQuoted ? valueEnd + 1 : valueEnd;
}

/** @returns offset of a text-only element's end tag */
function scanText(html: string, start: number, name: string, reader: MarkupReader): number {
  let end = name === 'plaintext' ? -1 : html.indexOf('</', start);
  const isEnd = () => {
    const after = end + 2 + name.length;
    return after < html.length && endsName(html.charCodeAt(after)) && html.slice(end + 2, after).toLowerCase() === name;
  };
  while (end >= 0 && !isEnd()) end = html.indexOf('</', end + 2);
  if (end < 0) end = html.length;
  if (start < end) reader.text(start, end);
  return end;
}

/** @param start offset after the `</` */
function scanEndTag(html: string, start: number, reader: MarkupReader): number {
  if (html.charCodeAt(start) === CLOSE) return start + 1;
  if (!isLetter(html.charCodeAt(start))) return endAfter('>', html, start);
  const end = endOfName(html, start);
  if (end < html.length) reader.closeTag(start, end);
  return html.charCodeAt(end) === CLOSE ? end + 1 : endAfter('>', html, end);
}

/** @param start offset after the `<!--` */
function endOfComment(html: string, start: number): number {
  if (html.startsWith('>', start)) return start + 1;
  if (html.startsWith('->', start)) return start + 2;
  for (let at = html.indexOf('--', start); at >= 0; at = html.indexOf('--', at + 1)) {
    if (html.startsWith('>', at + 2)) return at + 3;
    if (html.startsWith('!>', at + 2)) return at + 4;
  }
  return html.length;
}

function endAfter(mark: string, html: string, start: number): number {
  const end = html.indexOf(mark, start);
  return end < 0 ? html.length : end + mark.length;
}

function endOfName(html: string, start: number): number {
  let at = start;
  while (at < html.length && !endsName(html.charCodeAt(at))) at++;
  return at;
}

function endOfBareValue(html: string, start: number): number {
  let at = start;
  for (; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === CLOSE || isSpace(code)) break;
  }
  return at;
}

function skipSpaces(html: string, start: number): number {
  let at = start;
  while (at < html.length && isSpace(html.charCodeAt(at))) at++;
  return at;
}

/** Letters, which most characters are, are told from all others by one comparison. */
function endsName(code: number): boolean {
  return code <= CLOSE && (code === CLOSE || code === SLASH || isSpace(code));
}

function isSpace(code: number): boolean {
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c);
}

function isLetter(code: number): boolean {
  return ((code | 0x20) - 0x61) >>> 0 < 26;
}
