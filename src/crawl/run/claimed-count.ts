import { PRODUCT_COUNT, ROUNDED } from '../../text/lexicon/product-count.ts';
import type { Page } from '../extract/html/scan-page.ts';

/** The count stands above or below a list, in few words. */
const MAX_LENGTH = 60;
/** Pieces of text that a count and its words may span, as in `Showing 1–12 of <b>120</b> products`. */
const NEIGHBOURS = 3;
const MAX_PRODUCTS = 1_000_000;
/** Between the digits of thousands. */
const SEPARATOR = /(?<=\d)[.,'’\u00A0\u202F](?=\d{3}(?!\d))/g;

/** Returns the largest number of products that a list's page claims to have; null when it claims none. */
export function claimedCount({ outline }: Page): number | null {
  const { pieces } = outline;
  let largest = 0;
  pieces.forEach((piece, at) => {
    const text = outline.textOf(piece);
    if (!/\d/.test(text) || text.length > MAX_LENGTH) return;
    const next = pieces.slice(at + 1, at + NEIGHBOURS).map((each) => outline.textOf(each).slice(0, MAX_LENGTH));
    const previous = at > 0 ? outline.textOf(pieces[at - 1] ?? piece).slice(-MAX_LENGTH) : '';
    largest = Math.max(largest, countIn([text, ...next].join(' '), previous));
  });
  return largest > 0 && largest <= MAX_PRODUCTS ? largest : null;
}

function countIn(text: string, previous: string): number {
  const plain = text.replaceAll(SEPARATOR, '');
  const found = PRODUCT_COUNT.exec(plain);
  if (!found || ROUNDED.test(`${previous} ${plain.slice(0, found.index)}`.trimEnd())) return 0;
  return Number(/\d+/.exec(found[0])?.[0]);
}
