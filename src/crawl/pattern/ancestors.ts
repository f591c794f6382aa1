import type { Element } from '../extract/html/outline.ts';

/** Returns up to this many ancestors of an element, nearest first. */
export function ancestorsOf(element: Element, count: number): Element[] {
  const ancestors: Element[] = [];
  for (let each = element.parent; each && ancestors.length < count; each = each.parent) ancestors.push(each);
  return ancestors;
}
