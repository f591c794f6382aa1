import type { Element } from '../../html/outline.ts';
import { type PartItem, type ProductPart, isElement } from './product-part.ts';

const MAX_PARTS = 800;
const MAX_DEPTH = 6;

/** What an element consists of that has a text. */
function textParts(part: ProductPart, element: Element): PartItem[] {
  return part
    .parts(element)
    .slice(0, MAX_PARTS)
    .filter((each) => {
      const pieces = isElement(each) ? part.outline.pieces.slice(each.first, each.last) : [each];
      return pieces.some(({ start }) => start >= 0);
    });
}

/** What the innermost element with several of them consists of. */
export function innerParts(part: ProductPart, element: Element): PartItem[] {
  let parts = textParts(part, element);
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const [only] = parts;
    if (parts.length !== 1 || !only || !isElement(only)) break;
    parts = textParts(part, only);
  }
  return parts;
}

/** Number of pieces. */
export const sizeOf = (part: PartItem): number => (isElement(part) ? part.last - part.first : 1);
