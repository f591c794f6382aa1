import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ProductFields } from '../../src/domain/records.ts';
import { readJsonLd } from '../../src/crawl/extract/json-ld.ts';
import { extractProducts } from '../../src/crawl/extract/index.ts';
import { valuesOf, type Node } from '../../src/crawl/extract/node.ts';
import { scanPage } from '../../src/crawl/extract/page.ts';
import { parsePrice } from '../../src/text/money/price.ts';

/** Real pages with values read by people; they belong to their shops and are no part of this project. */
const SAMPLES = join(import.meta.dirname, '../../../shared/samples/crawl');
const isThere = existsSync(SAMPLES);
if (!isThere) console.info(`No samples at ${SAMPLES}: extraction is not measured.`);

const read = (path: string): Buffer => readFileSync(join(SAMPLES, path));
const readCases = <Case>(path: string, schema: z.ZodType<Case>): Case[] =>
  z.array(schema).parse(JSON.parse(read(path).toString()));
const page = (set: string, file: string): string => gunzipSync(read(join(set, file))).toString();

const PriceCase = z.object({
  priceText: z.string(),
  currencyText: z.string().nullable(),
  decimalSeparator: z.enum(['.', ',']).optional(),
  expected: z.object({ amount: z.string().nullable(), currencyIso: z.string().optional() }),
});
const ProductCase = z.object({
  url: z.string(),
  file: z.string(),
  expected: z.object({
    price: z.number().nullable(),
    currency: z.string().nullable(),
    availability: z.string(),
    titleAnyOf: z.array(z.string()),
    skuAnyOf: z.array(z.string()),
    brandAnyOf: z.array(z.string()),
    imageAnyOf: z.array(z.string()),
  }),
});
type Expected = z.infer<typeof ProductCase>['expected'];

/** Case, spaces and the escaping of "&" aside. */
const fold = (text: string): string => text.toLowerCase().replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
/** A field of which people saw nothing counts as right only when nothing was extracted. */
const isOneOf = (value: string | null, expected: string[]): boolean =>
  expected.length === 0 ? value === null : value !== null && expected.map(fold).includes(fold(value));

const RIGHT: Record<string, (product: ProductFields, expected: Expected) => boolean> = {
  title: (product, expected) => isOneOf(product.title, expected.titleAnyOf),
  price: (product, expected) => product.price === expected.price,
  currency: (product, expected) => product.currency === expected.currency,
  availability: (product, expected) => product.availability === expected.availability,
  sku: (product, expected) => isOneOf(product.externalId, expected.skuAnyOf),
  brand: (product, expected) => isOneOf(product.brand, expected.brandAnyOf),
  image: (product, expected) => isOneOf(product.imageUrl, expected.imageAnyOf),
};

describe.skipIf(!isThere)('the samples', () => {
  test('prices', () => {
    const cases = readCases('prices/expected.json', PriceCase);
    const results = cases.map(({ priceText, currencyText, decimalSeparator, expected }) => ({
      expected,
      price: parsePrice(priceText, {
        ...(currencyText !== null && { currency: currencyText }),
        ...(decimalSeparator && { decimalSeparator }),
      }),
    }));
    const exact = results.filter(
      ({ price, expected }) => price.amount === (expected.amount === null ? null : Number(expected.amount)),
    );
    const named = results.filter(({ expected }) => expected.currencyIso);
    const right = named.filter(({ price, expected }) => price.currency === expected.currencyIso);
    console.info(`prices: amount ${exact.length} of ${cases.length}, currency ${right.length} of ${named.length}`);
    expect(exact.length / cases.length).toBeGreaterThanOrEqual(0.97);
    expect(right.length / named.length).toBeGreaterThanOrEqual(0.97);
  });

  test('product pages', () => {
    const cases = readCases('product-pages/expected.json', ProductCase);
    const products = cases.map(({ url, file }) => extractProducts(page('product-pages', file), url));
    expect(products.filter((found) => found.length !== 1)).toEqual([]);
    const counts = Object.fromEntries(
      Object.entries(RIGHT).map(([field, isRight]) => [
        field,
        cases.filter(({ expected }, at) => products[at]?.[0] && isRight(products[at][0], expected)).length,
      ]),
    );
    console.info(`product pages, of ${cases.length}:`, counts);
    // Markup that is wrong of one availability; and a brand that the page shows, though people labelled none.
    const floors = { title: 12, price: 12, currency: 12, availability: 11, sku: 12, brand: 11, image: 12 };
    expect(Object.entries(floors).filter(([field, floor]) => (counts[field] ?? 0) < floor)).toEqual([]);
  });

  test('pages without a product', () => {
    const cases = readCases('negative-pages/expected.json', z.object({ file: z.string() }));
    const found = cases.map(({ file }) =>
      extractProducts(page('negative-pages', file), 'https://example.com/recipes/1'),
    );
    expect(found.flat()).toEqual([]);
  });

  test('JSON-LD blocks', () => {
    const Case = z.object({ file: z.string(), jsonLdBlocks: z.array(z.object({ types: z.array(z.string()) })) });
    for (const { file, jsonLdBlocks } of readCases('syntax/any23-index.json', Case)) {
      const { jsonLd } = scanPage(read(join('syntax', file)).toString(), 'https://example.com/');
      const types = readJsonLd(jsonLd).map((node) => node.types);
      const expected = jsonLdBlocks.map((block) => block.types.map((type) => type.toLowerCase()));
      expect({ file, types }).toEqual({ file, types: expected });
    }
  });

  test('microdata', () => {
    const Case = z.object({ file: z.string(), expect: z.object({ microdata: z.string().optional() }) });
    const cases = readCases('syntax/extruct-index.json', Case).filter((each) => each.expect.microdata);
    for (const { file, expect: expected } of cases) {
      const { microdata } = scanPage(read(join('syntax', file)).toString(), 'https://example.com/');
      const items = z.array(Item).parse(JSON.parse(read(join('syntax', expected.microdata ?? '')).toString()));
      expect({ file, items: microdata.map(plain) }).toEqual({ file, items: items.map(plainItem) });
    }
  });

  test("the vocabulary's own examples", () => {
    const Product = z.object({ name: z.string(), offers: z.array(z.object({ price: z.string() })) });
    const Case = z.object({
      id: z.string(),
      html: z.object({ jsonLd: z.string().optional(), microdata: z.string().optional() }),
      expected: z.object({ jsonLd: z.array(Product).nullable(), microdata: z.array(Product).nullable() }),
    });
    for (const { id, html, expected } of readCases('syntax/schemaorg-products.json', Case)) {
      for (const syntax of ['jsonLd', 'microdata'] as const) {
        const { jsonLd, microdata } = scanPage(html[syntax] ?? '', 'https://example.com/p/1');
        const products = allNodes([...readJsonLd(jsonLd), ...microdata]).filter((node) =>
          node.types.includes('product'),
        );
        const names = products.map((node) => node.properties.get('name')?.[0]);
        expect({ id, names }).toEqual({ id, names: (expected[syntax] ?? []).map((product) => product.name) });
      }
    }
  });
});

type Plain = { types: string[]; properties: Record<string, (string | Plain)[]> };
type Item = { type: string | string[]; properties: Record<string, unknown> };
const Item = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]),
  properties: z.record(z.string(), z.unknown()).default({}),
});

const term = (name: string): string => name.slice(name.lastIndexOf('/') + 1).toLowerCase();
const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));

function plain(node: Node): Plain {
  const entries = [...node.properties].map(([name, values]): [string, (string | Plain)[]] => [
    name,
    values.map((value) => (typeof value === 'string' ? fold(value) : plain(value))),
  ]);
  return { types: node.types, properties: sorted(entries) };
}

function plainItem(item: Item): Plain {
  const entries = Object.entries(item.properties).map(([name, value]): [string, (string | Plain)[]] => [
    name.toLowerCase(),
    [value].flat().map((each) => {
      const inner = Item.safeParse(each);
      return inner.success ? plainItem(inner.data) : fold(String(each));
    }),
  ]);
  return { types: [item.type].flat().map(term), properties: sorted(entries) };
}

function allNodes(roots: Node[]): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const value of valuesOf(node, ...node.properties.keys())) if (typeof value !== 'string') visit(value);
  };
  roots.forEach(visit);
  return [...seen];
}
