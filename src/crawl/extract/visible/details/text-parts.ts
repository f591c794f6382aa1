import type { Element } from '../../html/outline.ts';
import { isPairSized } from './labelled.ts';
import { type PartItem, type ProductPart, isElement } from './product-part.ts';

const MAX_PARTS = 800;
const MAX_DEPTH = 6;
const MAX_TABLE_DEPTH = 12;

/** Returns the parts of an element that have a text. */
function textParts(part: ProductPart, element: Element): PartItem[] {
  return part
    .parts(element)
    .slice(0, MAX_PARTS)
    .filter((each) => isShown(part, each));
}

/** Returns the parts with text of the innermost element that has several. */
export function innerParts(part: ProductPart, element: Element): PartItem[] {
  let parts = textParts(part, element);
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const [only] = parts;
    if (parts.length !== 1 || !only || !isElement(only)) break;
    parts = textParts(part, only);
  }
  return parts;
}

/** Returns the number of pieces in a part. */
export const sizeOf = (part: PartItem): number => (isElement(part) ? part.last - part.first : 1);

/** True for a part that has a text. */
export function isShown({ outline }: ProductPart, each: PartItem): boolean {
  if (!isElement(each)) return each.start >= 0;
  for (let at = each.first; at < each.last; at++) if ((outline.pieces[at]?.start ?? -1) >= 0) return true;
  return false;
}

/** True if a part of a page with few texts has a colon; most parts of a page need not be read. */
export function hasColon({ outline }: ProductPart, each: PartItem): boolean {
  if (!isElement(each)) return outline.hasColon(each);
  return isPairSized(each) && outline.pieces.slice(each.first, each.last).some((piece) => outline.hasColon(piece));
}

/** True for a link, or an element that contains one. */
export function isLinked(part: ProductPart, each: PartItem): boolean {
  const element = isElement(each) ? each : each.element;
  return element.name === 'a' || part.parts(element).some((inner) => isElement(inner) && inner.name === 'a');
}

/** True for a table or a definition list, or an element that contains one. */
export function hasTable(part: ProductPart, element: Element, depth = 0): boolean {
  if (/^(?:table|tr|dl)$/.test(element.name)) return true;
  return (
    depth < MAX_TABLE_DEPTH && part.parts(element).some((each) => isElement(each) && hasTable(part, each, depth + 1))
  );
}
