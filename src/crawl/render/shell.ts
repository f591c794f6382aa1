/** Visible characters, without spaces, and links: a page with fewer has no content. */
const MIN_TEXT_LENGTH = 250;
const MIN_LINKS = 5;
/** The minimum when the app's root element is empty: the remaining text is then the page's frame. */
const MIN_FRAME_LENGTH = 1_500;
/** "Loading …" does not count as content. */
const MIN_GAIN = 30;
const MAX_BYTES = 4 * 1024 * 1024;
/** An executable script, rather than data. */
const SCRIPT =
  /<script(?![^<>]*\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/(?:x-)?(?:template|handlebars)))/i;
/** An element that is empty except for a comment. */
const EMPTY_ELEMENT = /<([a-z][^<>]*)>\s*(?:<!--[^<>]*-->\s*)?<\/([a-z-]+)>/gi;
const ROOTS = new Set(['div', 'main', 'section']);
const ROOT_ID =
  /\sid=["']?(?:root|app|__next|__nuxt|___gatsby|q-app|react-root|app-root|main-app|application|svelte|mount)(?:["'\s]|$)/i;
const APP_ELEMENT = /^(?:app-[a-z-]+|[a-z]+-app)$/;
const INVISIBLE_ELEMENT = /(?:script|style|template|noscript|svg|select|textarea)\b/iy;
/** The part examined first: for most pages it is enough. */
const EARLY_BYTES = 64 * 1024;

export type PageKind = 'shell' | 'page' | 'text';

/**
 * Like `classifyPage`, but from the beginning of the page alone, at negligible cost; null when that does not suffice.
 */
export function classifyEarly(body: Uint8Array): 'page' | 'text' | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // Searching it would block the service.
  if (bytes.length > MAX_BYTES) return 'page';
  if (!bytes.includes('<script')) return 'text';
  return measureContent(bytes, EARLY_BYTES).text >= MIN_FRAME_LENGTH ? 'page' : null;
}

/**
 * Predicts how a browser would show a page: a `shell` has scripts and next to no visible content, since it is rendered
 * in the browser; a `page` has scripts and content; a `text` is shown as sent. Stops once it has found enough content.
 * @param body HTML in an ASCII-compatible encoding
 */
export function classifyPage(body: Uint8Array): PageKind {
  const early = classifyEarly(body);
  if (early) return early;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const html = bytes.toString('latin1');
  const { text, links } = measureContent(bytes);
  const isEmpty = text < MIN_TEXT_LENGTH && links < MIN_LINKS;
  if (!isEmpty && !(text < MIN_FRAME_LENGTH && hasEmptyRoot(html))) return 'page';
  return SCRIPT.test(html) ? 'shell' : 'text';
}

/** True if there is an empty element that a program fills. */
function hasEmptyRoot(html: string): boolean {
  for (const [, tag = '', end = ''] of html.matchAll(EMPTY_ELEMENT)) {
    const [name = ''] = tag.toLowerCase().split(/\s/, 1);
    const closed = end.toLowerCase();
    if (ROOTS.has(name) && ROOTS.has(closed) && ROOT_ID.test(tag)) return true;
    if (name === closed && APP_ELEMENT.test(name)) return true;
  }
  return false;
}

/** True if a page has more content once it is rendered. */
export function hasMoreContent(rendered: Uint8Array, plain: Uint8Array): boolean {
  const [after, before] = [rendered, plain].map((body) => measureContent(Buffer.from(body)));
  if (!after || !before) return false;
  return after.text > before.text + MIN_GAIN || after.links > before.links;
}

/** Counts the visible text and links of a page until there is enough. */
function measureContent(bytes: Buffer, maxBytes = bytes.length): { text: number; links: number } {
  const body = Math.max(bytes.indexOf('<body'), 0);
  const html = bytes.toString('latin1', body, body + maxBytes);
  let text = 0;
  let links = 0;
  let at = 0;
  while (at >= 0 && text < MIN_FRAME_LENGTH) {
    const open = html.indexOf('<', at);
    text += countLetters(html, at, open < 0 ? html.length : open);
    if (open < 0) break;
    if (html.startsWith('!--', open + 1)) {
      at = html.indexOf('-->', open);
      continue;
    }
    if (/^a\s$/i.test(html.slice(open + 1, open + 3))) links += 1;
    INVISIBLE_ELEMENT.lastIndex = open + 1;
    const [name] = INVISIBLE_ELEMENT.exec(html) ?? [];
    const end = name === undefined ? open : html.indexOf(`</${name}`, open);
    at = end < 0 ? end : html.indexOf('>', end);
    if (at >= 0) at += 1;
  }
  return { text, links };
}

function countLetters(html: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (html.charCodeAt(at) > 32) count += 1;
  return count;
}
