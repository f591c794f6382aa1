import { cleanText } from '../html/text.ts';

/** An object in a page's scripts. */
export type StateFields = ReadonlyMap<string, unknown>;

export function fieldsOf(value: unknown): StateFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
}

/** Returns the value of the first of these fields that has one. */
export function firstOf(fields: StateFields, names: readonly string[]): unknown {
  return names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== null);
}

/** Returns the text of the first of these fields that has one. */
export function textOf(fields: StateFields, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const text = typeof value === 'string' ? cleanText(value) : null;
    if (text !== null) return text;
  }
  return null;
}

/** Reads a price from a number, a text or an object that contains it. */
export function amountOf(value: unknown): string | null {
  if (typeof value === 'number') return value > 0 ? String(value) : null;
  if (typeof value === 'string') return /\d/.test(value) ? value : null;
  const fields = fieldsOf(value);
  return fields && textOf(fields, 'decimalValue', 'amount', 'value', 'current', 'formatted', 'price');
}
