import { Parser } from 'htmlparser2';

const MARKUP = /<[a-z/!]|&(?:#\w+|[a-z]\w*);/i;
const INLINE = new Set(
  'a abbr b bdi bdo big code em font i ins kbd mark q s small span strong sub sup u wbr'.split(' '),
);
/** No description nests deeper; the parser's stack cannot handle a million open elements. */
const MAX_DEPTH = 1_000;
const UNREAD = new Set(['script', 'style', 'template']);

/**
 * Converts a cell with markup, common in descriptions, to text, up to the nesting limit; leaves other cells unchanged.
 */
export function plainText(text: string): string {
  if (!MARKUP.test(text)) return text;
  const parts: string[] = [];
  let unread = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (++depth > MAX_DEPTH) parser.pause();
      if (UNREAD.has(name)) unread++;
      if (!INLINE.has(name)) parts.push(' ');
    },
    ontext(part) {
      if (unread === 0) parts.push(part);
    },
    onclosetag(name) {
      depth--;
      if (UNREAD.has(name)) unread--;
      if (!INLINE.has(name)) parts.push(' ');
    },
  });
  parser.end(text);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
