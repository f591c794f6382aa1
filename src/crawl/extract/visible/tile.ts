import type { Element, Outline } from '../html/outline.ts';
import type { VisiblePrice } from './visible-price.ts';

const MAX_PIECES = 60;
const MAX_DEPTH = 64;
const MAX_ANCESTORS = 8;
const CLASSLESS = new Set(['li', 'tr', 'td', 'article', 'a', 'div']);

/**
 * Finds the page's repeated boxes with one price each, such as a listing's products: for two neighbouring prices, the
 * children of their closest common ancestor, if these are of one kind and no larger than a box.
 */
export function tilesOf(prices: readonly VisiblePrice[], outline: Outline): Element[] {
  const tiles = new Map<VisiblePrice, Element>();
  const known = new Map<Element, boolean>();
  const isBox = (box: Element): boolean => {
    const before = known.get(box) ?? isTile(box, outline);
    known.set(box, before);
    return before;
  };
  const offer = (price: VisiblePrice, box: Element): void => {
    const smallest = tiles.get(price);
    if (!smallest || box.last - box.first < smallest.last - smallest.first) tiles.set(price, box);
  };
  for (const [index, price] of prices.entries()) {
    const next = prices[index + 1];
    const boxes = next && boxesBelow(price.element, next.element);
    if (!next || !boxes || !isAlike(...boxes, outline) || !boxes.every(isBox)) continue;
    offer(price, boxes[0]);
    offer(next, boxes[1]);
  }
  const kinds = new Set([...tiles.values()].map((tile) => kindOf(tile, outline)));
  for (const price of prices) if (!tiles.has(price)) boxOfKind(price, kinds, outline, isBox, offer);
  const boxes = new Set(tiles.values());
  // An element that contains boxes is part of the page's frame, such as a row of a layout table.
  const frames = new Set<Element>();
  for (const box of boxes) for (let each = box.parent; each; each = each.parent) if (boxes.has(each)) frames.add(each);
  return [...boxes.difference(frames)];
}

/** Recognizes a lone box, such as the last of a row, by the other boxes of its kind. */
function boxOfKind(
  price: VisiblePrice,
  kinds: ReadonlySet<string>,
  outline: Outline,
  isBox: (box: Element) => boolean,
  offer: (price: VisiblePrice, box: Element) => void,
): void {
  let box: Element | null = price.element;
  for (let step = 0; box && step < MAX_ANCESTORS; step++, box = box.parent)
    if (classOf(box, outline) !== '' && kinds.has(kindOf(box, outline)) && isBox(box)) return offer(price, box);
}

function kindOf(box: Element, outline: Outline): string {
  return `${box.name}.${classOf(box, outline)}`;
}

function classOf(box: Element, outline: Outline): string {
  return outline.attributes(box).get('class')?.trim().split(/\s+/)[0] ?? '';
}

/** Returns the children of the closest common ancestor that lead to each of the two elements. */
function boxesBelow(one: Element, other: Element): [Element, Element] | null {
  const above = new Map<Element | null, Element>();
  let element: Element | null = one;
  for (let step = 0; element && step < MAX_DEPTH; step++, element = element.parent) above.set(element.parent, element);
  element = other;
  for (let step = 0; element && step < MAX_DEPTH; step++, element = element.parent) {
    const box = above.get(element.parent);
    if (box) return box === element ? null : [box, element];
  }
  return null;
}

function isTile(box: Element, outline: Outline): boolean {
  if (box.last - box.first > MAX_PIECES) return false;
  let hasLink = box.name === 'a' || box.parent?.name === 'a' || outline.emptyLinksIn(box).length > 0;
  for (const piece of outline.pieces.slice(box.first, box.last))
    for (let element: Element | null = piece.element; element && element !== box; element = element.parent) {
      if (element.name === 'h1') return false;
      hasLink ||= element.name === 'a';
    }
  return hasLink;
}

function isAlike(one: Element, other: Element, outline: Outline): boolean {
  if (kindOf(one, outline) !== kindOf(other, outline)) return false;
  return classOf(one, outline) !== '' || CLASSLESS.has(one.name);
}
