import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import {
  sourcesFor,
  type CrawledProduct,
  tagSource,
  type Source,
  UNKNOWN_FIELDS,
} from '../../src/domain/provenance.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { planMerge } from '../../src/storage/catalogue/merge-plan.ts';
import type { KnownRow } from '../../src/storage/catalogue/product-rows.ts';

const SHOP = 6;

/** A run over a shop of six products: who tells of them, in which spelling, and what became of them since. */
const run = record({
  source: constantFrom<Source>('feed:shopify', 'json-ld', 'page'),
  start: constantFrom('https://shop.example', 'http://www.shop.example'),
  slash: constantFrom('', '/'),
  /** The variant to buy now, by which lists and pages number a product. */
  variant: integer({ min: 0, max: 2 }),
  price: integer({ min: 1, max: 9 }),
  hasNumbers: boolean(),
  batch: integer({ min: 1, max: SHOP }),
  /** The product whose title a person sets afterwards. */
  edited: integer({ min: 0, max: SHOP * 2 }),
});
type Run = ReturnType<(typeof run)['generate']>['value'];

function readingOf({ source, start, slash, variant, price, hasNumbers }: Run, at: number): CrawledProduct {
  const isList = source.startsWith('feed:');
  const number = isList ? `4${at}${variant}` : hasNumbers ? `SKU-${at}-${variant}` : null;
  const fields = {
    url: `${start}/lamp-${at}${slash}`,
    title: `Lamp ${at}`,
    externalId: number,
    price,
    currency: 'EUR',
  };
  const product: ProductFields = { ...UNKNOWN_FIELDS, ...fields };
  return { ...product, sources: sourcesFor(source, product) };
}

/** The catalogue after a merge, as its rows would be. */
function merged(rows: readonly KnownRow[], found: readonly CrawledProduct[]): KnownRow[] {
  const { added, changed, unchanged } = planMerge(rows, found);
  const after = new Map<string, Partial<KnownRow>>([
    ...unchanged.map(({ productId, sources }) => [productId, { sources, isFound: true }] as const),
    ...changed.map((change) => [change.before.productId, { ...change.after, isFound: true }] as const),
  ]);
  const fresh = { assistantId: '', createdAt: '', updatedAt: '', handFields: [], found: {}, isFound: true };
  return [
    ...rows.map((row) => ({ ...row, ...after.get(row.productId) })),
    ...added.map(({ sources = {}, ...fields }, at) => {
      return { ...fresh, ...fields, sources, productId: `prd_${rows.length + at}` };
    }),
  ];
}

const pageOf = ({ url }: ProductFields) => /lamp-\d/.exec(url)?.[0] ?? '';

it('keeps each product once, with its id, in whatever order sources report it', () => {
  const isKept = property(array(run, { minLength: 1, maxLength: 6 }), (runs) => {
    let rows: KnownRow[] = [];
    const ids = new Map<string, string>();
    for (const each of runs) {
      rows = rows.map((row) => ({ ...row, isFound: false }));
      const all = Array.from({ length: SHOP }, (_, at) => readingOf(each, at));
      for (let from = 0; from < SHOP; from += each.batch) rows = merged(rows, all.slice(from, from + each.batch));
      expect(new Set(rows.map(pageOf))).toEqual(new Set(all.map(pageOf)));
      expect(rows).toHaveLength(SHOP);
      for (const row of rows) {
        const { productId, price, title, handFields } = row;
        expect([ids.get(pageOf(row)) ?? productId, price]).toEqual([productId, each.price]);
        ids.set(pageOf(row), productId);
        if (handFields.length > 0) expect(title).toBe(`Mine ${productId}`);
      }
      rows = rows.map((row, at) => (at === each.edited ? named(row, `Mine ${row.productId}`) : row));
    }
  });
  assert(isKept, { seed: 1, numRuns: 100 });
});

/** As a person names it. */
function named(row: KnownRow, title: string): KnownRow {
  return { ...row, title, handFields: ['title'], sources: { ...row.sources, ...tagSource('hand', ['title']) } };
}
