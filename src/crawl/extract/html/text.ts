import { decodeText } from './entities.ts';
import { type TagKind, isTextOnly, scanMarkup } from './tokenizer.ts';

const MAX_LENGTH = 20_000;
const SIMILARITY_THRESHOLD = 0.5;
const INLINE = /^(a|abbr|b|bdi|bdo|big|cite|code|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var|wbr)$/;
const UNREAD = /^(script|style|template)$/;
/** What templates leave where a shop has no value. */
const PLACEHOLDER =
  /^(null|undefined|nan|none|n\/?a|[-–—.]+|\[object object\]|\{\{.*\}\}|\{%.*%\}|\$\{.*\}|\$[a-z_]\w*|%%?\w+%%?|__\w+__)$/i;

/**
 * Text for people from text that may hold markup: tags gone, entities decoded (also those encoded twice), white
 * space folded. Null where nothing is left, or only what a template leaves in place of a value. At most 20,000 characters.
 */
export function cleanText(raw: string): string | null {
  let text = raw.slice(0, MAX_LENGTH);
  for (let round = 0; round < 3 && /&[#a-z]|<[a-z/!]/i.test(text); round++) text = withoutMarkup(text);
  text = text.replaceAll(/[\s\0\u00ad\u200b\ufeff]+/g, ' ').trim();
  return text === '' || PLACEHOLDER.test(text) ? null : text.toWellFormed();
}

/** The words and numbers of a text in lower case, to compare names by. */
export function wordsOf(text: string | null): ReadonlySet<string> {
  return new Set(text?.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** The share of a name's words that another text has, 0 to 1. */
export function similarity(name: string | null, text: string | null): number {
  const words = wordsOf(name);
  return words.size === 0 ? 0 : words.intersection(wordsOf(text)).size / words.size;
}

/** Whether two names can be of one product. */
export function isAlike(name: string | null, text: string | null): boolean {
  return similarity(name, text) >= SIMILARITY_THRESHOLD;
}

function withoutMarkup(html: string): string {
  const parts: string[] = [];
  let unread = false;
  const pass = (start: number, end: number): TagKind => {
    const name = html.slice(start, end).toLowerCase();
    if (!INLINE.test(name)) parts.push(' ');
    return { name, isRead: false, isTextOnly: isTextOnly(name) };
  };
  scanMarkup(html, {
    isForeign: false,
    text: (start, end) => void (unread || parts.push(decodeText(html.slice(start, end)))),
    openTag(start, end) {
      const kind = pass(start, end);
      unread = UNREAD.test(kind.name);
      return kind;
    },
    attribute: () => {},
    openTagEnd: () => {},
    closeTag(start, end) {
      unread = false;
      pass(start, end);
    },
  });
  return parts.join('');
}
