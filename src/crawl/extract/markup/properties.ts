import type { Choice } from './choices.ts';
import { parseGtin } from '../../../text/attributes/gtin.ts';
import { firstOf, measureOf, textOfValue } from './measure.ts';
import { nodesOf, textsOf, valuesOf, type Node } from './node.ts';

/** Properties that shoppers know by name. */
const PROPERTIES = 'Color Size Material Pattern Weight Width Height Depth'.split(' ');
const GTINS = 'gtin gtin13 gtin12 gtin14 gtin8 ean isbn productid'.split(' ');
export const MAX_PROPERTIES = 400;
const MAX_VALUES = 20;

/** Reads the properties of a product or variant, under English names or its own. */
export function propertiesOf(node: Node): Choice[] {
  const known = PROPERTIES.flatMap((name) => {
    const values = valuesOf(node, ...(name === 'Color' ? ['color', 'colour'] : [name.toLowerCase()]));
    const texts = new Set(values.slice(0, MAX_VALUES).flatMap((value) => textOfValue(value) ?? []));
    return texts.size > 0 ? [{ name, value: [...texts].join(', ') }] : [];
  });
  const more = nodesOf(node, 'additionalproperty').slice(0, MAX_PROPERTIES).flatMap(propertyOf);
  return [...known, ...more];
}

/** Reads a property, or a group of them. */
function propertyOf(node: Node): Choice[] {
  const inner = nodesOf(node, 'value').filter((each) => firstOf(each, 'name') !== null && each.properties.has('value'));
  return (inner.length > 0 ? inner.slice(0, MAX_PROPERTIES) : [node]).flatMap(pairOf);
}

function pairOf(node: Node): Choice[] {
  const name = firstOf(node, 'name');
  const value = measureOf(node);
  return name === null || value === null ? [] : [{ name, value }];
}

export function gtinOf(node: Node): string | null {
  const codes = textsOf(node, ...GTINS)
    .slice(0, MAX_VALUES)
    .map(parseGtin);
  return codes.find((code) => code !== null) ?? null;
}
