import { trimEndOf } from '../../../domain/trim.ts';
/**
 * One thing that a page describes, in any syntax. Types and property names are in lower case and without their
 * vocabulary ("product", "pricecurrency"), because shops write both in every casing.
 */
export type Node = { types: string[]; id: string | null; properties: Map<string, Value[]> };
export type Value = string | Node;

/** Reduces "https://schema.org/Product", "schema:Product" and "Product" to "product". */
export function termOf(name: string): string {
  const end = trimEndOf(name, /\//);
  return end.slice(Math.max(end.lastIndexOf('/'), end.lastIndexOf('#'), end.lastIndexOf(':')) + 1).toLowerCase();
}

export function valuesOf(node: Node, ...names: string[]): Value[] {
  return names.flatMap((name) => node.properties.get(name) ?? []);
}

export function textsOf(node: Node, ...names: string[]): string[] {
  return valuesOf(node, ...names).filter((value) => typeof value === 'string');
}

export function nodesOf(node: Node, ...names: string[]): Node[] {
  return valuesOf(node, ...names).filter((value) => typeof value !== 'string');
}

export function addValue(node: Node, name: string, value: Value): void {
  const values = node.properties.get(name);
  if (values) values.push(value);
  else node.properties.set(name, [value]);
}

export function isOfType(node: Node, types: ReadonlySet<string>): boolean {
  return node.types.some((type) => types.has(type));
}
