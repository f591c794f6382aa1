import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/domain/product.ts';
import { SOURCED_FIELDS, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import { createOwner } from '../setup/visitor.ts';
import { SITE, lamp } from './crawled-lamp.ts';
import { BEECH, CEDAR, type Change, type Input, NONE, openLampShop } from './lamp-shop.ts';

const {
  shop,
  service,
  cast,
  organizationId,
  call,
  crawl,
  importBeech,
  update,
  change,
  remove,
  release,
  undo,
  ...people
} = await openLampShop();
const { limit, used, find, log, catalogue, see, refused } = people;
const stranger = await createOwner(service, 'Other');
const unknownIds = (count: number) => Array.from({ length: count }, (_, n) => `prd_${n}`);

/** The three operations that change products, with an input under which they change both of these. */
const OPERATIONS: [string, Input][] = [
  ['change_products', { changes: { price: 8 } }],
  ['remove_products', {}],
  ['release_product_fields', { names: ['price'] }],
];

describe('refuses', () => {
  const changes = { price: 1 };
  const names = ['price'];

  it.each<[string, string, Input]>([
    ['change_products', 'without changes', {}],
    ['change_products', 'with empty changes', { changes: {} }],
    ['change_products', 'of titles', { changes: { title: 'Own' } }],
    ['change_products', 'of addresses', { changes: { ...changes, url: `${SITE}/own` } }],
    ['change_products', 'of ids', { changes: { ...changes, externalId: 'own' } }],
    ['change_products', 'to a price that is text', { changes: { price: '0' } }],
    ['change_products', 'to no availability', { changes: { availability: null } }],
    ['change_products', 'to an unheard-of availability', { changes: { availability: 'sold' } }],
    ['change_products', 'to an image without address', { changes: { imageUrl: 'beech.jpg' } }],
    ['change_products', 'to a brand that is too long', { changes: { brand: 'x'.repeat(301) } }],
    ['change_products', 'of no products', { changes, productIds: [] }],
    ['change_products', 'of too many products', { changes, productIds: unknownIds(501) }],
    ['change_products', 'of a number', { changes, productIds: [7] }],
    ['remove_products', 'of no products', { productIds: [] }],
    ['remove_products', 'of too many products', { productIds: unknownIds(501) }],
    ['remove_products', 'with changes', { changes }],
    ['release_product_fields', 'without names', {}],
    ['release_product_fields', 'with an empty list of names', { names: [] }],
    ['release_product_fields', 'of addresses', { names: ['price', 'url'] }],
    ['release_product_fields', 'of no products', { names, productIds: [] }],
    ['release_product_fields', 'of too many products', { names, productIds: unknownIds(501) }],
    ['undo_product_changes', 'without a change', { changeId: null }],
  ])('%s %s', async (operation, _, input) => {
    await change({ price: 9 });
    const target =
      operation === 'undo_product_changes' ? {} : { assistantId: shop.assistantId, productIds: [shop.beech] };
    await refused([400, 'invalid_input'], operation, { ...target, ...input });
  });

  it.each(OPERATIONS)('%s by viewers, and for assistants that the organization lacks', async (operation, input) => {
    await change({ price: 9 }, shop.both);
    const given = { assistantId: shop.assistantId, productIds: shop.both, ...input };
    await refused([403, 'forbidden'], operation, given, cast.viewer);
    await refused([404, 'assistant_not_found'], operation, { ...given, assistantId: 'ast_none' });
    await refused([404, 'assistant_not_found'], operation, given, stranger);
  });

  it('undo by viewers and other organizations, of unknown changes, and a second time', async () => {
    const { changeId } = await change({ price: 9 });
    await refused([403, 'forbidden'], 'undo_product_changes', { changeId }, cast.viewer);
    await refused([404, 'change_not_found'], 'undo_product_changes', { changeId }, stranger);
    await refused([404, 'change_not_found'], 'undo_product_changes', { changeId: 'chg_none' });
    const { body } = await cast.editor.organization(organizationId, 'undo_product_changes', { changeId });
    expect(body.result).toEqual({ restored: 1, skipped: 0 });
    await refused([404, 'change_not_found'], 'undo_product_changes', { changeId });
  });

  it('undo of changes to an assistant that has been deleted', async () => {
    const { changeId } = await remove(shop.both);
    await call('delete_assistant', { assistantId: shop.assistantId });
    const { status, body } = await cast.owner.organization(organizationId, 'undo_product_changes', { changeId });
    expect([status, body.error?.code]).toEqual([404, 'change_not_found']);
  });

  it('texts and removed products beyond a quota, but not what fits', async () => {
    await limit({ bytes: await used('bytes') });
    const longer = {
      assistantId: shop.assistantId,
      productIds: shop.both,
      changes: { description: 'x'.repeat(1_000) },
    };
    await refused([400, 'quota_exceeded'], 'change_products', longer);
    expect(await change({ price: 0 }, shop.both)).toMatchObject({ changed: 2 });
    await limit({ bytes: null });
    const removed = await remove(shop.both);
    await limit({ products: (await used('products')) + 1 });
    await refused([400, 'quota_exceeded'], 'undo_product_changes', { changeId: removed.changeId });
    await crawl(CEDAR);
    await limit({ products: (await used('products')) + 1 });
    expect(await undo(removed)).toEqual({ restored: 1, skipped: 1 });
  });

  it('to give two products the same id', async () => {
    await update({ externalId: 'own' });
    await call('add_product', { assistantId: shop.assistantId, url: BEECH.url, externalId: 'beech', title: 'Twin' });
    await change({ price: 9 }, shop.both);
    const input = { assistantId: shop.assistantId, productIds: shop.both, names: ['price', 'externalId'] };
    await refused([400, 'duplicate_product'], 'release_product_fields', input);
  });
});

it.each(OPERATIONS)('%s counts a product once, and as missing if the assistant lacks it', async (operation, input) => {
  const own = { url: `${SITE}/elm`, title: 'elm', price: 3 };
  const { assistantId: second } = await call('create_assistant', { name: 'Second' });
  const stray = await call<Product>('add_product', { ...own, assistantId: second });
  const foreign = <T>(name: string, given: object) =>
    stranger.result<T>(`organizations/${stranger.organizationId}/${name}`, given);
  const { assistantId: third } = await foreign<{ assistantId: string }>('create_assistant', { name: 'Third' });
  const theirs = await foreign<Product>('add_product', { ...own, assistantId: third });
  const gone = await call<Product>('add_product', { ...own, assistantId: shop.assistantId });
  await call('remove_product', { productId: gone.productId });
  await change({ price: 9 }, shop.both);
  const before = await catalogue();

  const others = ['prd_none', stray.productId, theirs.productId, gone.productId];
  const productIds = [...others, shop.beech, ...others, shop.cedar, shop.beech];
  const { result, entries } = await log(() =>
    call<Change>(operation, { assistantId: shop.assistantId, productIds, ...input }),
  );
  expect(result).toEqual({ changeId: expect.any(String), changed: 2, missing: 4 });
  expect(entries.map(({ target }) => target).toSorted()).toEqual(shop.both);
  expect(entries).toMatchObject(shop.both.map(() => ({ action: operation, before: { price: 9 } })));
  expect(await call('list_catalogue', { assistantId: second })).toEqual([stray]);
  expect(await foreign('list_catalogue', { assistantId: third })).toEqual([theirs]);
  expect(await call(operation, { assistantId: shop.assistantId, productIds: others, ...input })).toEqual({
    ...NONE,
    missing: 4,
  });
  expect(await undo(result)).toEqual({ restored: 2, skipped: 0 });
  expect(await catalogue()).toEqual(before);
});

describe('change_products', () => {
  it('sets fields by hand, which crawls keep and searches find', async () => {
    const changes = { price: 0, brand: 'Fjell', category: null, availability: 'out_of_stock' };
    const { result, entries } = await log(() => change(changes, [shop.beech, ...unknownIds(499)]));
    expect(result).toEqual({ changeId: expect.any(String), changed: 1, missing: 499 });
    expect(entries).toMatchObject([
      { action: 'change_products', target: shop.beech, before: { price: 20, category: 'Lamps' }, after: changes },
    ]);
    expect([await find('fjell'), await find('lamps')]).toEqual([['beech'], []]);
    await crawl({ ...BEECH, price: 25 });
    const hand = { price: 'hand', brand: 'hand', category: 'hand', availability: 'hand' };
    expect(await see()).toMatchObject({ ...changes, sources: { title: 'json-ld', ...hand } });
    const found = { price: 25, brand: 'Nordlys', category: 'Lamps', availability: 'in_stock' };
    expect(await see()).toMatchObject({ handFields: Object.keys(hand).toSorted(), found });
    expect((await see(shop.cedar))?.found).toEqual({});
    expect(await call('browse_catalogue', { assistantId: shop.assistantId, query: 'fjell' })).toMatchObject({
      products: [{ found }],
    });
  });

  it('skips products that have the values by hand, not those that a crawl gave the same', async () => {
    await update({ price: 20, brand: null });
    const { result, entries } = await log(() => change({ price: 20, brand: null }, shop.both));
    expect([result.changed, entries.map(({ target }) => target)]).toEqual([1, [shop.cedar]]);
    expect(await log(() => change({ price: 20, brand: null }, shop.both))).toEqual({ result: NONE, entries: [] });
    expect(await change({ price: 20, currency: 'EUR' }, shop.both)).toMatchObject({ changed: 2 });
    expect((await see())?.found).toEqual({ price: 20, brand: 'Nordlys', currency: 'EUR' });
  });

  it('is in the history of prices, as is its undo', async () => {
    await undo(await change({ price: 9, brand: 'Own' }));
    const [crawled, own] = [{ price: 20 }, { price: 9 }];
    const history = await call('list_product_changes', { assistantId: shop.assistantId });
    expect(history).toMatchObject([
      { before: own, after: crawled },
      { before: crawled, after: own },
    ]);
  });

  it('can run at the same time as others, as can undos', async () => {
    const twice = (n: number) => ({ productIds: n % 2 ? shop.both : shop.both.toReversed(), changes: { price: n } });
    const made = await Promise.all(
      [1, 2, 3, 4].map((n) => call('change_products', { assistantId: shop.assistantId, ...twice(n) })),
    );
    expect(made).toMatchObject(made.map(() => ({ changed: 2, missing: 0 })));
    expect(new Set((await catalogue()).map(({ price }) => price)).size).toBe(1);
    const { changeId } = await change({ price: 9 }, shop.both);
    const ask = () => cast.owner.organization(organizationId, 'undo_product_changes', { changeId });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('release_product_fields', () => {
  it.each([
    ['price', 5, 0, 0],
    ['price', null, 25, 25],
    ['brand', 'Own', null, null],
    ['availability', 'out_of_stock', 'unknown', null],
    ['title', 'Own', 'light', 'light'],
    ['externalId', 'own', 'light', 'light'],
  ])('returns %s from %s to %s of the latest crawl', async (name, byHand, crawled, found) => {
    await update({ [name]: byHand });
    // A field without a value has no source.
    const sources = found === null ? {} : { [name]: 'state' as const };
    await crawl({ ...BEECH, [name]: crawled, sources: { ...BEECH.sources, [name]: undefined, ...sources } });
    expect((await see())?.found).toEqual(found === null ? {} : { [name]: found });
    const { result, entries } = await log(() => release([name, 'category'], shop.both));
    expect(result).toEqual({ changeId: expect.any(String), changed: 1, missing: 0 });
    expect(entries).toMatchObject([{ target: shop.beech, before: { [name]: byHand }, after: { [name]: crawled } }]);
    expect(await see()).toMatchObject({ [name]: crawled, handFields: [], sources });
    if (name === 'title') expect(await find('light')).toEqual(['light']);
    await crawl(BEECH);
    expect(await see()).toMatchObject(BEECH);
  });

  it('releases imported fields, but nothing that a crawl gave', async () => {
    await importBeech({ brand: 'Imported' });
    expect(await log(() => release(['price'], shop.both))).toEqual({ result: NONE, entries: [] });
    expect(await release(['brand'], shop.both)).toMatchObject({ changed: 1 });
    expect(await see()).toMatchObject({ brand: 'Nordlys', sources: { brand: 'json-ld', title: 'import' } });
  });

  it('makes fields unknown that no crawl has found, except a title', async () => {
    const given = { url: `${SITE}/walnut`, title: 'walnut', externalId: 'w', price: 0, brand: 'Fjell' };
    const { productId } = await call<Product>('add_product', {
      assistantId: shop.assistantId,
      ...given,
      availability: 'in_stock',
    });
    const before = await see(productId);
    const released = await release(SOURCED_FIELDS, [productId]);
    expect(await see(productId)).toMatchObject({ ...UNKNOWN_FIELDS, title: 'walnut' });
    expect((await see(productId))?.sources).not.toHaveProperty('price');
    expect([await find('fjell'), await find('walnut')]).toEqual([[], ['walnut']]);
    await undo(released);
    expect(await see(productId)).toEqual(before);
    await release(['price'], [productId]);
    await crawl(lamp('walnut', { externalId: 'w' }));
    expect(await see(productId)).toMatchObject({ price: 5, brand: 'Fjell' });
  });
});
