import type { Element, Outline } from './outline.ts';
import type { ShownPrice } from './shown-price.ts';

const MOST_PIECES = 60;
const DEEPEST = 64;
const CLASSLESS = new Set(['li', 'tr', 'td', 'article', 'a']);

/**
 * The repeated boxes of a page that hold a price each, such as a listing's products: of two neighbouring prices the
 * elements just below what they have in common, where those are of one kind and no more than a box.
 */
export function tilesOf(prices: readonly ShownPrice[], outline: Outline): Element[] {
  const tiles = new Map<ShownPrice, Element>();
  const offer = (price: ShownPrice, box: Element): void => {
    const known = tiles.get(price);
    if (!known || box.last - box.first < known.last - known.first) tiles.set(price, box);
  };
  for (const [index, price] of prices.entries()) {
    const next = prices[index + 1];
    const boxes = next && boxesBelow(price.element, next.element);
    if (!next || !boxes || !boxes.every((box) => isTile(box, outline)) || !isAlike(...boxes, outline)) continue;
    offer(price, boxes[0]);
    offer(next, boxes[1]);
  }
  return [...new Set(tiles.values())];
}

/** The children of the nearest element around both, each on the way to one of them. */
function boxesBelow(one: Element, other: Element): [Element, Element] | null {
  const above = new Map<Element | null, Element>();
  let element: Element | null = one;
  for (let step = 0; element && step < DEEPEST; step++, element = element.parent) above.set(element.parent, element);
  element = other;
  for (let step = 0; element && step < DEEPEST; step++, element = element.parent) {
    const box = above.get(element.parent);
    if (box) return box === element ? null : [box, element];
  }
  return null;
}

function isTile(box: Element, outline: Outline): boolean {
  if (box.last - box.first > MOST_PIECES) return false;
  let hasLink = box.name === 'a' || box.parent?.name === 'a';
  for (const piece of outline.pieces.slice(box.first, box.last))
    for (let element: Element | null = piece.element; element && element !== box; element = element.parent) {
      if (element.name === 'h1') return false;
      hasLink ||= element.name === 'a';
    }
  return hasLink;
}

function isAlike(one: Element, other: Element, outline: Outline): boolean {
  if (one.name !== other.name) return false;
  const [a = '', b = ''] = [one, other].map(
    (box) => outline.attributes(box).get('class')?.trim().split(/\s+/)[0] ?? '',
  );
  return a === '' && b === '' ? CLASSLESS.has(one.name) || one.name === 'div' : a === b;
}
