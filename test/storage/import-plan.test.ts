import { describe, expect, it } from 'vitest';
import { UNKNOWN_VARIANT, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import type { ImportedProduct } from '../../src/domain/ports.ts';
import { UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { planImport } from '../../src/storage/catalogue/import-plan.ts';
import type { KnownRow } from '../../src/storage/catalogue/product-rows.ts';

const url = 'https://shop.example/lamp';
const other = { url: 'https://shop.example/other' };

/** A row that names its external id or does not. */
const row = (externalId?: string, more: Partial<ProductFields> = {}): ImportedProduct => ({
  url,
  title: 'Lamp',
  ...(externalId !== undefined && { externalId }),
  ...more,
});
const known = (externalId: string | null, handFields: string[] = [], more: Partial<ProductFields> = {}): KnownRow => ({
  ...UNKNOWN_FIELDS,
  url,
  title: 'Lamp',
  externalId,
  productId: `prd_${externalId}`,
  assistantId: 'ast_1',
  createdAt: '',
  updatedAt: '',
  handFields,
  found: {},
  sources: {},
  ...more,
});
const byHand = ['externalId'];

it.each<[string, KnownRow[], ImportedProduct[], string[]]>([
  ['no rows', [known('a')], [], []],
  ['a new product', [], [row('a')], ['added']],
  ['the same', [known('a')], [row('a')], ['unchanged']],
  ['the same under a campaign', [known('a')], [row('a', { url: `${url}?gclid=1#top` })], ['unchanged']],
  ['another price', [known('a')], [row('a', { price: 6 })], ['updated']],
  ['another title', [known('a')], [row('a', { title: 'Light' })], ['updated']],
  ['a price that somebody set', [known('a', ['price'], { price: 5 })], [row('a', { price: 6 })], ['updated']],
  ['a field that is not named', [known('a', [], { brand: 'B' })], [row('a')], ['unchanged']],
  ['another page', [known('a')], [row('a', other)], ['added']],
  ['a number set by hand, and another', [known('a', byHand)], [row('b')], ['added']],
  ['a number that a crawl found, and another', [known('a')], [row('b')], ['updated']],
  ['a number for what has none', [known(null)], [row('a')], ['updated']],
  ['no number for the only one', [known('a', byHand)], [row()], ['unchanged']],
  ['no number for one of two', [known('a'), known('b')], [row()], ['added']],
  ['two numbers for what has none', [known(null)], [row('a'), row('b')], ['added', 'added']],
  ['two numbers for what a crawl found', [known('x')], [row('a'), row('b')], ['added', 'added']],
  ['an empty number, which is none', [known(null)], [row('')], ['updated']],
  ['the same twice', [], [row('a'), row('a')], ['added', 'unchanged']],
  ['the same twice, and the last one says otherwise', [], [row('a'), row('a', { price: 1 })], ['added', 'updated']],
])('%s', (_what, before, rows, outcomes) => {
  expect(planImport(before, rows).outcomes).toEqual(outcomes);
});

describe('the same variants', () => {
  const variant = (cartId: string, price: number, availability: Variant['availability'], page = url): Variant => ({
    ...UNKNOWN_VARIANT,
    values: [cartId],
    cartId,
    price,
    availability,
    url: page,
  });
  /** A row of a group, which has the id of the variant that can be bought. */
  const group = (externalId: string, variants: Variant[], more: Partial<ProductFields> = {}) => ({
    ...row(externalId, more),
    details: detailsFrom('import', { options: [{ name: 'Size', values: ['S', 'M'] }], variants }),
  });
  const stored = (product: ImportedProduct): KnownRow => {
    const { added } = planImport([], [product]);
    const { fields, handFields, sources, newLayers } = added[0] ?? {};
    return {
      ...known(null),
      ...fields,
      handFields: [...(handFields ?? [])],
      sources: sources ?? {},
      layers: newLayers ?? null,
    };
  };
  const before = stored(group('S', [variant('S', 10, 'in_stock'), variant('M', 12, 'in_stock')]));

  it.each<[string, ImportedProduct, string]>([
    ['unchanged', group('S', [variant('S', 10, 'in_stock'), variant('M', 12, 'in_stock')]), 'unchanged'],
    ['another can be bought', group('M', [variant('S', 10, 'out_of_stock'), variant('M', 12, 'in_stock')]), 'updated'],
    ['one is left', group('M', [variant('M', 12, 'in_stock')]), 'updated'],
    [
      'another is first, on a page of its own',
      group('M', [variant('M', 12, 'in_stock', other.url), variant('S', 10, 'in_stock')], other),
      'updated',
    ],
    ['none is the same', group('X', [variant('X', 10, 'in_stock')]), 'added'],
  ])('%s', (_what, product, outcome) => {
    expect(planImport([before], [product]).outcomes).toEqual([outcome]);
  });
});

it('lists changes once per product, and keeps its URL', () => {
  const rows = [known('a', ['brand'], { brand: 'B' }), known('b', [], other)];
  const plan = planImport(rows, [
    row('a', { url: `${url}?utm_source=feed`, price: 6 }),
    row('a', { price: 7 }),
    row('c', other),
    row('d', other),
    row('c', { ...other, price: 1 }),
  ]);
  expect(plan.changed).toMatchObject([
    { before: { externalId: 'a' }, fields: { url, externalId: 'a', price: 7, brand: 'B' }, isChanged: true },
  ]);
  expect(plan.changed[0]?.handFields).toEqual(new Set(['brand', 'url', 'title', 'externalId', 'price']));
  expect(plan.added.map(({ fields }) => [fields.externalId, fields.price])).toEqual([
    ['c', 1],
    ['d', null],
  ]);
});

it('records fields as set by hand even if their values do not change', () => {
  expect(planImport([known('a')], [row('a')]).changed).toMatchObject([{ isChanged: false }]);
  expect(planImport([known('a', ['url', 'title', 'externalId'])], [row('a')]).changed).toEqual([]);
});

it('reverts to the stored values if the last row has them', () => {
  const { outcomes, changed } = planImport(
    [known('a', [], { price: 5 })],
    [row('a', { price: 6 }), row('a', { price: 5 })],
  );
  expect(outcomes).toEqual(['updated', 'updated']);
  expect(changed).toMatchObject([{ isChanged: false, fields: { price: 5 } }]);
});
