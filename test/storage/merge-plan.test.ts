import { describe, expect, it } from 'vitest';
import { sourcesFor, type CrawledProduct, type FieldSources, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { planMerge } from '../../src/storage/catalogue/merge-plan.ts';
import type { KnownRow } from '../../src/storage/catalogue/product-rows.ts';

const url = 'https://shop.example/lamp';

const found = (externalId: string | null, more: Partial<CrawledProduct> = {}): CrawledProduct => ({
  ...UNKNOWN_FIELDS,
  url,
  title: 'Lamp',
  externalId,
  price: 5,
  ...more,
});
const known = (externalId: string | null, handFields: string[] = [], more: Partial<KnownRow> = {}): KnownRow => ({
  ...found(externalId),
  productId: `prd_${externalId}`,
  assistantId: 'ast_1',
  createdAt: '',
  updatedAt: '',
  handFields,
  found: {},
  sources: {},
  ...more,
});
/** As a shop's own list tells of it. */
const fed = <P extends ProductFields>(product: P): P & { sources: FieldSources } => ({
  ...product,
  sources: sourcesFor('feed:shopify', product),
});
const other = { url: 'https://shop.example/other' };
const chair = { title: 'Chair' };

it.each<[string, KnownRow[], CrawledProduct[], string[]]>([
  ['nothing found', [known('a')], [], []],
  ['a new product', [], [found('a')], ['added']],
  ['the same', [known('a')], [found('a')], ['unchanged']],
  ['the same under a campaign', [known('a')], [found('a', { url: `${url}?gclid=1` })], ['unchanged']],
  ['another price', [known('a')], [found('a', { price: 6 })], ['updated']],
  ['a field set by hand', [known('a', ['price'])], [found('a', { price: 6 })], ['unchanged']],
  ['another product on its page', [known('a')], [found('b', chair)], ['added']],
  ['the same under another number', [known('a')], [found('b')], ['updated']],
  ['a second number in one run', [known('a', [], { isFound: true })], [found('b')], ['added']],
  ['a number that is new', [known(null)], [found('a')], ['updated']],
  ['a number that is gone', [known('a')], [found(null)], ['updated']],
  ['a number set by hand', [known('a', ['externalId'])], [found(null)], ['unchanged']],
  ['another than the one set by hand', [known('a', ['externalId'])], [found('b')], ['unchanged']],
  ['a product beside one set by hand', [known('m', ['externalId']), known('a')], [found('b')], ['updated']],
  ['two numbers for one without', [known(null)], [found('a'), found('b')], ['added', 'added']],
  ['none for one of two', [known('a'), known('b')], [found(null)], ['added']],
  ['the same twice', [], [found('a'), found('a')], ['added', 'unchanged']],
  ['first without its number', [], [found(null), found('a')], ['added', 'updated']],
  ['first with its number', [known('a')], [found('a'), found(null, other)], ['unchanged', 'added']],
])('%s', (_what, before, products, outcomes) => {
  expect(planMerge(before, products).outcomes).toEqual(outcomes);
});

it.each<[string, KnownRow[], string]>([
  ['another variant', [known('a')], 'prd_a'],
  ['another variant, among what pages gave', [known('x'), fed(known('a'))], 'prd_a'],
  ['another variant and name', [known('a', [], chair)], 'prd_a'],
  ['what pages gave', [known('x'), known('b')], 'prd_b'],
  ['a product set by hand beside it', [known('m', ['externalId']), known('a')], 'prd_a'],
  ['a product set by hand', [known('m', ['externalId'])], 'prd_m'],
  ['its number on another page', [known('x'), fed(known('b', [], other))], 'prd_b'],
])("of a shop's own list, which has each page once: %s", (_what, before, seen) => {
  const plan = planMerge(before, [fed(found('b'))]);
  const touched = [...plan.unchanged, ...plan.changed.map((change) => change.before)];
  expect([touched.map(({ productId }) => productId), plan.added]).toEqual([[seen], []]);
});

it.each<[string, ProductFields['url']]>([
  ['https', 'http://shop.example/lamp'],
  ['www', 'https://www.shop.example/lamp'],
  ['a last slash', 'https://shop.example/lamp/'],
])('a shop that moves to or from %s keeps its products, at their new address', (_what, before) => {
  const plan = planMerge([known('a', [], { url: before })], [found('a')]);
  expect(plan.changed).toEqual([expect.objectContaining({ after: expect.objectContaining({ url }) })]);
  expect(plan.added).toEqual([]);
});

it.each<[string, KnownRow[]]>([
  ['was set by hand', [known('a', ['url'], { url: `${url}/` })]],
  ['is there too', [known('a', [], { url: `${url}/` }), known('a')]],
])('an address stays where it %s', (_what, rows) => {
  const plan = planMerge(rows, [found('a', { price: 7 })]);
  expect(plan.changed.map(({ before, after }) => after.url === before.url)).toEqual([true]);
});

it('a page that pages of the list take over from each other goes with the number', () => {
  const rows = [fed(known('a')), fed(known('b', [], other))];
  const swapped = [fed(found('b', { price: 8 })), fed(found('a', other)), fed(found('c', { url: `${url}-new` }))];
  const plan = planMerge(rows, swapped);
  expect(plan.outcomes).toEqual(['updated', 'updated', 'added']);
  expect(plan.changed.map(({ before, after }) => [before.productId, after.externalId, after.url])).toEqual([
    ['prd_a', 'a', other.url],
    ['prd_b', 'b', url],
  ]);
});

describe('a product of a list whose page is read later', () => {
  const rich = fed({ ...known('40'), brand: 'Fjell', description: 'Said by the list', availability: 'in_stock' });
  const page = { ...found('SKU-1', { title: 'Lamp and shade', price: null }) };
  const plan = planMerge([rich], [{ ...page, sources: sourcesFor('json-ld', page) }]);

  it('stays one product, and keeps the cart’s number and the fields that the page lacks', () => {
    expect(plan.added).toEqual([]);
    const kept = { externalId: '40', brand: 'Fjell', description: 'Said by the list' };
    const now = { title: 'Lamp and shade', price: null, availability: 'unknown' };
    expect(plan.changed[0]?.after).toMatchObject({ ...kept, ...now });
  });

  it('is one product in one run too, where the list ended early', () => {
    expect(planMerge([{ ...rich, isFound: true }], [page]).outcomes).toEqual(['updated']);
    expect(planMerge([], [fed(found('40')), page]).outcomes).toEqual(['added', 'updated']);
  });

  it('is another product where pages tell two numbers in one run', () => {
    const after = { ...rich, ...plan.changed[0]?.after, isFound: true };
    expect(planMerge([after], [{ ...page, externalId: 'SKU-2', title: 'Lamp and bulb' }]).outcomes).toEqual(['added']);
  });

  it('names who stated each field', () => {
    const feed = 'feed:shopify';
    const sources = { title: 'json-ld', externalId: feed, brand: feed, description: feed };
    expect(plan.changed[0]?.after.sources).toEqual(sources);
  });
});

it('sums up what changes, each product once', () => {
  const rows = [known('a'), known('b', [], other)];
  const plan = planMerge(rows, [
    found('a', { price: 6 }),
    found('a', { price: 7 }),
    found('c', { ...other, ...chair }),
    found('c', { ...other, ...chair }),
  ]);
  expect(plan.changed).toEqual([{ before: rows[0], after: expect.objectContaining({ price: 7 }), found: {} }]);
  expect(plan.added).toEqual([{ ...found('c', { ...other, ...chair, sources: {} }), layers: {} }]);
});
