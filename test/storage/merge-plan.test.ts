import { expect, it } from 'vitest';
import type { ProductFields } from '../../src/domain/records.ts';
import { type Known, planMerge } from '../../src/storage/merge-plan.ts';

const found = (externalId: string | null, more: Partial<ProductFields> = {}): ProductFields => ({
  url: 'https://shop.example/lamp',
  title: 'Lamp',
  externalId,
  description: null,
  price: 5,
  currency: 'EUR',
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
  ...more,
});
const known = (externalId: string | null, handFields: string[] = [], more: Partial<ProductFields> = {}): Known => ({
  ...found(externalId, more),
  productId: `prd_${externalId}`,
  assistantId: 'ast_1',
  createdAt: '',
  updatedAt: '',
  handFields,
});
const other = { url: 'https://shop.example/other' };

it.each<[string, Known[], ProductFields[], string[]]>([
  ['nothing found', [known('a')], [], []],
  ['a new product', [], [found('a')], ['added']],
  ['the same', [known('a')], [found('a')], ['unchanged']],
  [
    'the same under a campaign',
    [known('a')],
    [found('a', { url: 'https://shop.example/lamp?gclid=1' })],
    ['unchanged'],
  ],
  ['another price', [known('a')], [found('a', { price: 6 })], ['updated']],
  ['a field set by hand', [known('a', ['price'])], [found('a', { price: 6 })], ['unchanged']],
  ['another number on the page', [known('a')], [found('b')], ['added']],
  ['a number that is new', [known(null)], [found('a')], ['updated']],
  ['a number that is gone', [known('a')], [found(null)], ['updated']],
  ['a number set by hand', [known('a', ['externalId'])], [found(null)], ['unchanged']],
  ['another than the one set by hand', [known('a', ['externalId'])], [found('b')], ['unchanged']],
  ['two numbers for one without', [known(null)], [found('a'), found('b')], ['added', 'added']],
  ['none for one of two', [known('a'), known('b')], [found(null)], ['added']],
  ['the same twice', [], [found('a'), found('a')], ['added', 'unchanged']],
  ['first without its number', [], [found(null), found('a')], ['added', 'updated']],
  ['first with its number', [known('a')], [found('a'), found(null, other)], ['unchanged', 'added']],
])('%s', (_what, before, products, outcomes) => {
  expect(planMerge(before, products).outcomes).toEqual(outcomes);
});

it.each<[string, Known[], string[], string]>([
  ['another variant', [known('a')], ['updated'], 'prd_a'],
  ['another variant, among what pages gave', [known('x'), known('b')], ['unchanged'], 'prd_b'],
  ['a product set by hand beside it', [known('m', ['externalId']), known('a')], ['updated'], 'prd_a'],
  ['a product set by hand', [known('m', ['externalId'])], ['unchanged'], 'prd_m'],
])('of a list that has each page once: %s', (_what, before, outcomes, seen) => {
  const plan = planMerge(before, [found('b')], true);
  const touched = [...plan.unchanged, ...plan.changed.map((change) => change.before.productId)];
  expect([plan.outcomes, touched, plan.added]).toEqual([outcomes, [seen], []]);
});

it('sums up what changes, each product once', () => {
  const rows = [known('a'), known('b', [], other)];
  const plan = planMerge(rows, [
    found('a', { price: 6 }),
    found('a', { price: 7 }),
    found('c', other),
    found('c', other),
  ]);
  expect(plan.changed).toEqual([{ before: rows[0], after: expect.objectContaining({ price: 7 }) }]);
  expect(plan.added).toEqual([found('c', other)]);
});
