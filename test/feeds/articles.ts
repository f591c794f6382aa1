import { expect } from 'vitest';
import { readFile } from './feed-file.ts';

/** Builds a tab-separated file of rows. */
export function tsvOf(...rows: Record<string, string>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** One row of an item group: a shirt. */
export const article = (id: string, more: Record<string, string> = {}) => ({
  id,
  title: `Shirt ${id}`,
  link: `https://shop.test/shirt?v=${id}`,
  item_group_id: 'shirt',
  price: '20.00 EUR',
  availability: 'in_stock',
  ...more,
});

/** Reads a file of one product without a fault. */
export async function only(file: string, options: Parameters<typeof readFile>[1] = {}) {
  const { products, details, faults } = await readFile(file, options);
  expect([products.length, faults]).toEqual([1, []]);
  return { product: products[0], details: details[0]?.details, sources: details[0]?.sources };
}
