import { decodeText } from './entities.ts';
import { type TagKind, isTextOnly, scanMarkup } from './tokenizer.ts';

const MAX_LENGTH = 20_000;
const SIMILARITY_THRESHOLD = 0.5;
const INLINE = /^(a|abbr|b|bdi|bdo|big|cite|code|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var|wbr)$/;
const UNREAD = /^(script|style|template)$/;
/** Anything but a single plain space. */
const ODD_SPACE = /[^\S ]| {2}|[\0\u00ad\u200b\ufeff]/;
/** Placeholders that templates print for a missing value. */
const PLACEHOLDER =
  /^(null|undefined|nan|none|n\/?a|[-–—.]+|\[object object\]|\{\{.*\}\}|\{%.*%\}|\$\{.*\}|\$[a-z_]\w*|%%?\w+%%?|__\w+__)$/i;

/**
 * Converts text that may contain markup to plain text: strips tags, decodes entities (also double-encoded ones) and
 * collapses white space. Returns null when only a placeholder or nothing is left. At most 20,000 characters.
 */
export function cleanText(raw: string): string | null {
  let text = raw.slice(0, MAX_LENGTH);
  for (let round = 0; round < 3 && /&[#a-z]|<[a-z/!]/i.test(text); round++) text = withoutMarkup(text);
  if (ODD_SPACE.test(text)) text = text.replaceAll(/[\s\0\u00ad\u200b\ufeff]+/g, ' ');
  text = text.trim();
  return text === '' || PLACEHOLDER.test(text) ? null : text.toWellFormed();
}

/** The words and numbers of a text in lower case, for comparing names. */
export function wordsOf(text: string | null): ReadonlySet<string> {
  return new Set(text?.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** A text's letters and digits in lower case, for comparing names whatever stands between their words. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The share of a name's words that another text contains, 0 to 1. */
export function similarity(name: string | null, text: string | null): number {
  const words = wordsOf(name);
  return words.size === 0 ? 0 : words.intersection(wordsOf(text)).size / words.size;
}

/** True if two names can belong to one product. */
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
