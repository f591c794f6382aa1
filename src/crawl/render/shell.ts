/** Characters that people see, without spaces, and links: a page with fewer says nothing. */
const LEAST_TEXT = 250;
const LEAST_LINKS = 5;
/** The same where the element that a program fills is empty; what there is then is the frame. */
const LEAST_TEXT_AROUND = 1_500;
/** "Loading …" is no content. */
const LEAST_MORE = 30;
const LONGEST = 4 * 1024 * 1024;
/** A script that runs, rather than data. */
const PROGRAM =
  /<script(?![^>]*\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/(?:x-)?(?:template|handlebars)))/i;
const EMPTY_ROOT =
  /<(?:div|main|section)\b[^>]*\sid=["']?(?:root|app|__next|__nuxt|___gatsby|q-app|react-root|app-root|main-app|application|svelte|mount)["'\s>][^>]*>?\s*(?:<!--[^>]*-->\s*)?<\/(?:div|main|section)>|<(app-[a-z-]+|[a-z]+-app)\b[^>]*>\s*<\/\1>/i;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'select', 'textarea']);

/**
 * Whether a page carries scripts and next to nothing to see: what is on it is drawn in the browser. Looks no further
 * than it takes to find content.
 * @param body HTML in an encoding whose letters are ASCII's
 */
export function isShell(body: Uint8Array): boolean {
  if (body.byteLength > LONGEST) return false;
  const html = textOf(body);
  if (!PROGRAM.test(html)) return false;
  const { text, links } = seenIn(html);
  if (text < LEAST_TEXT && links < LEAST_LINKS) return true;
  return text < LEAST_TEXT_AROUND && EMPTY_ROOT.test(html);
}

/** Whether a page shows more once it is drawn. */
export function isFuller(drawn: Uint8Array, plain: Uint8Array): boolean {
  const [after, before] = [seenIn(textOf(drawn)), seenIn(textOf(plain))];
  return after.text > before.text + LEAST_MORE || after.links > before.links;
}

const textOf = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');

/** What people see of a page, counted until it is enough. */
function seenIn(html: string): { text: number; links: number } {
  let text = 0;
  let links = 0;
  let at = Math.max(html.indexOf('<body'), 0);
  while (at >= 0 && text < LEAST_TEXT_AROUND) {
    const open = html.indexOf('<', at);
    text += lettersIn(html, at, open < 0 ? html.length : open);
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = html.indexOf('-->', open);
      continue;
    }
    const name = /[a-z]*/i.exec(html.slice(open + 1, open + 12))?.[0].toLowerCase() ?? '';
    if (name === 'a') links += 1;
    const end = UNSEEN.has(name) ? html.indexOf(`</${name}`, open) : open;
    at = end < 0 ? end : html.indexOf('>', end);
    if (at >= 0) at += 1;
  }
  return { text, links };
}

function lettersIn(html: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (html.charCodeAt(at) > 32) count += 1;
  return count;
}
