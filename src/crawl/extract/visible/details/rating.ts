import type { Rating } from '../../../../domain/product-details.ts';
import { RATED, RATED_BY } from '../../../../text/lexicon/rating-phrase.ts';
import { readNumber } from '../../../../text/money/number.ts';
import { cleanText } from '../../html/text.ts';
import type { VisiblePage } from '../visible-page.ts';
import type { ProductPart } from './product-part.ts';
import { STAR_NAMES } from '../../../../text/lexicon/theme-names.ts';

/** Number of pieces around the heading in which to look for a rating. */
const SEARCHED = { before: 6, after: 40 };
const MAX_LENGTH = 120;
const MAX_AFTER = 3;
const LABEL = /\b(?:aria-label|title|alt)\s{0,3}=\s{0,3}["']([^"'<>]{5,120})/gi;
const COUNT = /^\(?\s?(\d{1,3}(?:[.,]?\d{3})*)\s?\)?$/;

/** Reads a rating such as "4.6 out of 5 (213 reviews)" near the heading. */
export function readRating(part: ProductPart, { outline, heading }: VisiblePage): Rating | null {
  if (heading < 0) return null;
  const from = Math.max(0, heading - SEARCHED.before);
  const to = Math.min(outline.pieces.length, heading + SEARCHED.after);
  for (let at = from; at < to; at++) {
    const piece = outline.pieces[at];
    if (!piece || !isNearNumber(piece.end - piece.start) || part.isOutside(piece.element)) continue;
    const text = outline.textIn(piece.element);
    if (text.length > MAX_LENGTH || !RATED.test(text)) continue;
    const after = outline.pieces.slice(at + 1, at + 1 + MAX_AFTER).map((next) => outline.textOf(next));
    const isNamed = /rating|review|star/.test(`${outline.label(piece.element)} ${nameAround(piece.element, outline)}`);
    const rating = ratingIn(text, after, isNamed);
    if (rating) return rating;
  }
  for (const [, label = ''] of outline.source(from, to).matchAll(LABEL)) {
    const rating = /\d/.test(label) ? ratingIn(cleanText(label) ?? '', [], false) : null;
    if (rating) return rating;
  }
  return null;
}

const isNearNumber = (length: number): boolean => length > 0 && length <= MAX_LENGTH;

const nameAround = (
  { parent }: { parent: Parameters<VisiblePage['outline']['label']>[0] | null },
  outline: VisiblePage['outline'],
) => (parent ? outline.label(parent) : '');

/** @param isNamed true if the text is known to be a rating */
export function ratingIn(text: string, after: readonly string[], isNamed: boolean): Rating | null {
  const [whole = '', rated = '', best = ''] = RATED.exec(text) ?? [];
  if (whole === '') return null;
  const rest = text.slice(text.indexOf(whole) + whole.length);
  const count = countIn(rest) ?? countIn(text.slice(0, text.indexOf(whole))) ?? countAfter(after);
  if (count === 0 || !(isNamed || STAR_NAMES.test(text) || RATED_BY.test(text))) return null;
  const value = Number(rated.replace(',', '.'));
  const scale = Number.parseInt(best, 10);
  return value > 0 && value <= scale ? { value, scale, count } : null;
}

function countAfter(texts: readonly string[]): number | null {
  for (const text of texts) {
    const count = text.length <= MAX_LENGTH ? (countIn(text) ?? countIn(COUNT.exec(text)?.[0] ?? '')) : null;
    if (count !== null) return count;
  }
  return null;
}

function countIn(text: string): number | null {
  const written = RATED_BY.exec(text)?.[1] ?? /\(\s?(\d{1,3}(?:[.,]?\d{3})*)\s?\)/.exec(text)?.[1];
  return written === undefined ? null : readNumber(written.replaceAll(/\s/g, ''));
}
