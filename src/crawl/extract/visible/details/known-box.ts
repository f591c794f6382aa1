import type { Element } from '../../html/outline.ts';
import { readKnownRows } from './boxes.ts';
import { type PartItem, type ProductPart, isElement } from './product-part.ts';
import { type Row, attributesIn, tidyName } from './row.ts';
import { innerParts, isLinked, sizeOf } from './text-parts.ts';

/** Layouts of rows in a box: each in its own element, alternating names and values, or in two lists. */
export const LAYOUTS = ['rows', 'pairs', 'columns'] as const;
export type Layout = (typeof LAYOUTS)[number];

const MIN_PAIRS = 2;
const MAX_NAME_PIECES = 2;
const MAX_VALUE_PIECES = 12;
const MAX_LENGTH = 240;

/** Reads the attributes of an element that is known to be a details table of this layout. */
export function readKnownBox(part: ProductPart, box: Element, layout: Layout): Row[] {
  if (part.isOutside(box) || part.isInCard(box)) return [];
  if (layout === 'rows') return readKnownRows(part, box);
  return attributesIn(layout === 'pairs' ? readPairs(part, box) : readColumns(part, box));
}

/** Reads alternating names and values; if these have different elements, other elements are titles of groups. */
function readPairs(part: ProductPart, box: Element): Row[] {
  const parts = innerParts(part, box);
  const kinds = parts.map((each) => kindOf(part, each));
  const [nameKind, valueKind = nameKind] = commonestTwo(kinds);
  if (nameKind === valueKind && parts.length % 2 > 0) return [];
  const rows: Row[] = [];
  let group: string | null = null;
  for (let at = 0; at < parts.length; at++) {
    const [name, value] = [parts[at], parts[at + 1]];
    if (name && value && kinds[at] === nameKind && kinds[at + 1] === valueKind) {
      const row = rowOf(part, name, value, group);
      if (!row) return [];
      rows.push(row);
      at++;
    } else if (name && kinds[at] !== nameKind && kinds[at] !== valueKind) group = tidyName(part.text(name)) || null;
  }
  return rows.length < MIN_PAIRS ? [] : rows;
}

/** Reads two lists of equal length. */
function readColumns(part: ProductPart, box: Element): Row[] {
  const [names, values, ...others] = innerParts(part, box);
  if (!names || !values || others.length > 0 || !isElement(names) || !isElement(values)) return [];
  const [left, right] = [innerParts(part, names), innerParts(part, values)];
  if (left.length < MIN_PAIRS || left.length !== right.length) return [];
  const rows = left.flatMap((name, at) => {
    const value = right[at];
    return (value && rowOf(part, name, value, null)) ?? [];
  });
  return rows.length === left.length ? rows : [];
}

function rowOf(part: ProductPart, label: PartItem, shown: PartItem, group: string | null): Row | null {
  if (sizeOf(label) > MAX_NAME_PIECES || sizeOf(shown) > MAX_VALUE_PIECES) return null;
  if (isLinked(part, label) || part.hasControl(shown)) return null;
  const [name, value] = [tidyName(part.text(label)), part.text(shown)];
  return name === '' || value === '' || value.length > MAX_LENGTH ? null : { name, value, group };
}

function kindOf(part: ProductPart, each: PartItem): string {
  if (!isElement(each)) return '';
  const [first = ''] = (part.outline.attributes(each).get('class') ?? '').trim().split(/\s+/);
  return `${each.name}.${first}`;
}

/** Returns the two most frequent items, in order of their first occurrence. */
function commonestTwo(kinds: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  const most = [...times].toSorted(([, a], [, b]) => b - a).slice(0, 2);
  return [...times.keys()].filter((kind) => most.some(([each]) => each === kind));
}
