import type { Element, Piece } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { PatternPage } from './pattern-page.ts';

const MAX_LENGTH = 6_000;
const MAX_TEXT_LENGTH = 70;
const MAX_STEPS = 3;
/** Maximum number of lines per address. */
const MAX_REPETITIONS = 3;
const ATTRIBUTES = ['src', 'data-src', 'alt', 'value', 'data-product-id', 'data-id'];

/**
 * Outlines a page for a model to learn from: its visible content in order, each piece with its address. Omits scripts,
 * hidden elements and repetitions. At most 6,000 characters.
 */
export function outlineText(page: Page): string {
  const read = new PatternPage(page);
  const lines = [`page ${page.url.slice(0, 200)}`, `title ${JSON.stringify(page.title?.slice(0, 200) ?? '')}`];
  const times = new Map<string, number>();
  let length = 0;
  for (const piece of page.outline.pieces) {
    if (read.visibility.of(piece.element).isHidden) continue;
    const at = addressOf(piece.element, read);
    const count = (times.get(at) ?? 0) + 1;
    times.set(at, count);
    const line = count > MAX_REPETITIONS ? '' : `${at} ${describePiece(piece, read)}`;
    if (line === '') continue;
    length += line.length + 1;
    if (length > MAX_LENGTH) break;
    lines.push(line);
  }
  return lines.join('\n');
}

function addressOf(element: Element, { selectors }: PatternPage): string {
  const steps: string[] = [];
  for (let each: Element | null = element; each && steps.length < MAX_STEPS; each = each.parent) {
    const marks = [...selectors.marks(each)].slice(0, 3);
    if (each === element || marks.length > 0) steps.unshift(each.name + marks.join(''));
  }
  return steps.join(' ');
}

function describePiece(piece: Piece, { outline }: PatternPage): string {
  if (piece.start >= 0) return JSON.stringify(outline.textOf(piece).slice(0, MAX_TEXT_LENGTH));
  const attributes = outline.attributes(piece.element);
  const values = ATTRIBUTES.flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined ? [] : `${name}=${JSON.stringify(value.slice(0, MAX_TEXT_LENGTH))}`;
  });
  return `(${values.join(' ')})`;
}
