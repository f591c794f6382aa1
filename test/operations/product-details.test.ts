import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProductDetails, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import { type CrawledProduct, type Source, UNKNOWN_FIELDS, sourcesFor } from '../../src/domain/provenance.ts';
import type { Product } from '../../src/domain/product.ts';
import { newEntries } from '../setup/audit-log.ts';
import { type TestService, createTestService } from '../setup/service.ts';
import { type Cast, createCast, createOwner } from '../setup/visitor.ts';

let service: TestService;
let cast: Cast;
let assistantId: string;

beforeAll(async () => {
  service = await createTestService();
  cast = await createCast(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop' }));
});

const ask = (operation: string, input: object, person: Pick<Cast['owner'], 'organization'> = cast.owner) =>
  person.organization(cast.organizationId, operation, input);
const call = <T = Record<string, unknown>>(operation: string, input: object) =>
  cast.owner.result<T>(`organizations/${cast.organizationId}/${operation}`, input);

const variant = (size: string, more: Partial<Variant> = {}): Variant => ({
  values: [size],
  cartId: `cart-${size}`,
  sku: null,
  gtin: null,
  price: 100,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});

/** Crawls one jacket, from its page or the shop's feed. */
async function crawl(source: Source, details: Partial<ProductDetails>, more: Partial<CrawledProduct> = {}) {
  const fields = { ...UNKNOWN_FIELDS, url: 'https://shop.example/jacket', title: 'Jacket', price: 100, ...more };
  const product = { ...fields, sources: sourcesFor(source, fields), details: detailsFrom(source, details) };
  const [outcome] = await service.store.catalogue.merge(cast.organizationId, assistantId, [product]);
  const [stored] = await call<Product[]>('list_catalogue', { assistantId });
  if (!stored) throw new Error('The catalogue is empty.');
  return { outcome, product: stored, productId: stored.productId };
}

const SIZES = {
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [variant('S'), variant('M', { price: 120 })],
};

interface Known {
  updatedAt: string;
  details: ProductDetails;
  found: ProductDetails;
  sources: Record<string, string>;
  hand: Partial<ProductDetails>;
}
const read = (productId: string) => call<Known>('get_product_details', { productId });

describe('refuses', () => {
  it.each([
    ['get_product_details', { productId: 'prd_none' }, 404],
    ['set_product_details', { productId: 'prd_none', details: { gtin: '1' } }, 404],
    ['release_product_details', { productId: 'prd_none', names: ['gtin'] }, 404],
    ['release_product_details', { productId: 'prd_none', names: ['colour'] }, 400],
    ['release_product_details', { productId: 'prd_none', names: [] }, 400],
    ['release_product_details', { productId: 'prd_none' }, 400],
    ['release_product_details', { productId: 'prd_none', variants: [{ values: ['S'], fields: ['values'] }] }, 400],
    ['remove_product_details', { productId: 'prd_none', attributes: ['Care'] }, 404],
    ['remove_product_details', { productId: 'prd_none' }, 400],
    ['remove_product_details', { productId: 'prd_none', variants: [[]], attributes: [''] }, 400],
    ['set_product_details', { productId: 'prd_none', details: { gtins: '1' } }, 400],
    ['set_product_details', { productId: 'prd_none', details: { listPrice: -1 } }, 400],
    ['set_product_details', { productId: 'prd_none', details: { images: ['no'] } }, 400],
    ['set_product_details', { productId: 'prd_none', details: { gtin: 'x'.repeat(101) } }, 400],
    ['set_product_details', { productId: 'prd_none', details: { attributes: [{ name: '', value: 'x' }] } }, 400],
    ['set_product_details', { productId: 'prd_none', details: { variants: [{ price: 1 }] } }, 400],
  ])('%s %j', async (operation, input, status) => {
    expect(await ask(operation, input)).toMatchObject({ status });
  });

  it('calls that a viewer may not make, and records of another organization', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    const set = { productId, details: { gtin: '1' } };
    expect(await ask('get_product_details', { productId }, cast.viewer)).toMatchObject({ status: 200 });
    expect(await ask('set_product_details', set, cast.viewer)).toMatchObject({ status: 403 });
    const remove = { productId, variants: [['S']] };
    expect(await ask('remove_product_details', remove, cast.viewer)).toMatchObject({ status: 403 });
    const stranger = await createOwner(service, 'Other');
    for (const [operation, input] of [
      ['get_product_details', { productId }],
      ['set_product_details', set],
      ['remove_product_details', { productId, attributes: ['Care'] }],
      ['release_product_details', { productId, names: ['gtin'] }],
    ] as const)
      expect(await stranger.organization(stranger.organizationId, operation, input)).toMatchObject({ status: 404 });
  });

  it('a variant that names none of the options, and changes nothing', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    const details = { variants: [{ values: ['S', 'red'], price: 1 }] };
    expect(await ask('set_product_details', { productId, details })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('one value for each of the 1 options') as string } },
    });
    expect((await read(productId)).hand).toEqual({});
  });

  it('a change to a variant that the product does not have and that has no cart id', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    const set = (given: object) => ask('set_product_details', { productId, details: { variants: [given] } });
    expect(await set({ values: ['XL'], price: 1 })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('no variant ["XL"] to change') as string } },
    });
    expect(await set({ values: ['XL'], cartId: 'cart-XL' })).toMatchObject({ status: 200 });
  });
});

it('returns no details for a product without any', async () => {
  const { productId } = await call<Product>('add_product', { assistantId, url: 'https://shop.example/a', title: 'A' });
  expect(await read(productId)).toMatchObject({ details: { variants: [], attributes: [] }, sources: {}, hand: {} });
});

it('keeps the details of a crawl with their source, unchanged the second time', async () => {
  const { outcome, productId } = await crawl('json-ld', SIZES);
  expect(outcome).toBe('added');
  expect(await read(productId)).toMatchObject({ details: SIZES, sources: { variants: 'json-ld', options: 'json-ld' } });
  expect((await crawl('json-ld', SIZES)).outcome).toBe('unchanged');
  const fewer = { ...SIZES, variants: [variant('S')] };
  expect((await crawl('json-ld', fewer)).outcome).toBe('updated');
  expect((await read(productId)).details.variants).toEqual([variant('S')]);
});

it('suspends a change by hand while the shop does not sell the variant', async () => {
  const { productId } = await crawl('json-ld', SIZES);
  const set = { productId, details: { variants: [{ values: ['S'], price: 1 }] } };
  expect(await call('set_product_details', set)).toMatchObject({
    details: { variants: [{ price: 1 }, { price: 120 }] },
  });
  const { product } = await crawl('json-ld', { ...SIZES, variants: SIZES.variants.slice(1) });
  expect((await read(productId)).details.variants.map(({ values }) => values)).toEqual([['M']]);
  expect(product).toMatchObject({ price: 120, externalId: 'cart-M' });
  expect((await crawl('json-ld', SIZES)).product).toMatchObject({ price: 1, externalId: 'cart-S' });
});

it('finds a product by its latest option values', async () => {
  const found = async (query: string) =>
    (await call<Product[]>('list_catalogue', { assistantId, search: query })).length;
  const inColour = (colour: string) => ({
    options: [{ name: 'Colour', values: [colour] }],
    variants: [variant(colour)],
  });
  await crawl('json-ld', inColour('navy'));
  expect(await found('navy')).toBe(1);
  await crawl('json-ld', inColour('moss'));
  expect(await found('moss')).toBe(1);
  expect(await found('navy')).toBe(0);
});

it('keeps the variants of a feed and the attributes of a page together', async () => {
  const weight = { group: null, name: 'Weight', value: '310 g', key: 'weight', number: 310, unit: 'g' };
  await crawl('feed:shopify', SIZES);
  const { productId } = await crawl('json-ld', { attributes: [weight] });
  expect(await read(productId)).toMatchObject({
    details: { ...SIZES, attributes: [weight] },
    sources: { variants: 'feed:shopify', attributes: 'json-ld' },
  });
});

it('derives the product fields from manual details, which later crawls keep', async () => {
  const { productId } = await crawl('json-ld', SIZES, { externalId: 'cart-S' });
  await call('set_product_details', {
    productId,
    details: { variants: [{ values: ['M'], price: 80 }], attributes: [{ name: 'Care:', value: ' Wash  cold ' }] },
  });
  const { product, outcome } = await crawl('json-ld', SIZES, { externalId: 'cart-S' });
  expect(outcome).toBe('unchanged');
  expect(product).toMatchObject({ productId, price: 80, externalId: 'cart-M', availability: 'in_stock' });
  expect(await read(productId)).toMatchObject({
    details: {
      variants: [variant('S'), variant('M', { price: 80 })],
      attributes: [{ name: 'Care', value: 'Wash cold' }],
    },
    sources: { variants: 'hand', attributes: 'hand', options: 'json-ld' },
  });
});

it('prefers a field set by hand in the catalogue to its variants', async () => {
  const { productId } = await crawl('json-ld', SIZES);
  await call('update_product', { productId, price: 70 });
  await call('set_product_details', { productId, details: { variants: [{ values: ['M'], price: 80 }] } });
  expect(await call<Product[]>('list_catalogue', { assistantId })).toMatchObject([{ price: 70 }]);
});

it('returns single attributes, variants and their fields to the crawl', async () => {
  const weight = { group: null, name: 'Weight', value: '310 g', key: 'weight', number: 310, unit: 'g' };
  const { productId } = await crawl('json-ld', { ...SIZES, attributes: [weight] });
  const attributes = [
    { name: 'Weight', value: '300 g' },
    { name: 'Care', value: 'Wash cold' },
  ];
  const variants = [
    { values: ['S'], price: 1 },
    { values: ['M'], price: 2, sku: 'M-1' },
  ];
  await call('set_product_details', { productId, details: { attributes, variants } });
  const freed = { attributes: ['weight'], variants: [{ values: ['S'] }, { values: ['M'], fields: ['price'] }] };
  expect(await call('release_product_details', { productId, ...freed })).toMatchObject({
    details: { attributes: [weight, { name: 'Care' }], variants: [{ price: 100 }, { price: 120, sku: 'M-1' }] },
    hand: { attributes: [{ name: 'Care' }], variants: [{ values: ['M'], sku: 'M-1' }] },
  });
  const rest = { attributes: ['Care'], variants: [{ values: ['M'] }] };
  expect(await call('release_product_details', { productId, ...rest })).toMatchObject({ hand: {} });
});

it('returns a field to the crawl, and logs both changes', async () => {
  const { productId } = await crawl('json-ld', { ...SIZES, gtin: '1' });
  const { entries } = await newEntries(service, cast.organizationId, async () => {
    await call('set_product_details', { productId, details: { gtin: '2', variants: [{ values: ['M'], price: 80 }] } });
    await call('release_product_details', { productId, names: ['gtin', 'variants'] });
  });
  expect(entries.map(({ action }) => action)).toEqual(['set_product_details', 'release_product_details']);
  expect(await read(productId)).toMatchObject({ details: { ...SIZES, gtin: '1' }, hand: {} });
  expect(await call<Product[]>('list_catalogue', { assistantId })).toMatchObject([{ price: 100 }]);
});

const WEIGHT = { group: null, name: 'Weight', value: '310 g', key: 'weight', number: 310, unit: 'g' };

describe('removed details', () => {
  const remove = (productId: string, removed: object) =>
    call<Known & { changeId: string }>('remove_product_details', { productId, ...removed });

  it('stay removed in later crawls, and decide neither price nor id', async () => {
    const { productId } = await crawl('json-ld', { ...SIZES, attributes: [WEIGHT] });
    expect(await remove(productId, { attributes: ['weight'], variants: [['S']] })).toMatchObject({
      details: { attributes: [], variants: [variant('M', { price: 120 })] },
      found: { ...SIZES, attributes: [WEIGHT] },
      hand: { removed: { attributes: ['weight'], variants: [['S']] } },
    });
    const { product } = await crawl('json-ld', { ...SIZES, attributes: [WEIGHT], gtin: '1' });
    expect(product).toMatchObject({ price: 120, externalId: 'cart-M' });
    expect((await read(productId)).details).toMatchObject({ attributes: [], variants: [{ values: ['M'] }] });
  });

  it.each([
    ['one by one', { attributes: ['Weight'], variants: [{ values: ['s'] }] }],
    ['all together', { names: ['attributes', 'variants'] }],
  ])('return to what crawls found, %s', async (_, released) => {
    const { productId } = await crawl('json-ld', { ...SIZES, attributes: [WEIGHT] });
    await remove(productId, { attributes: ['Weight'], variants: [['S']] });
    expect(await call('release_product_details', { productId, ...released })).toMatchObject({
      details: { ...SIZES, attributes: [WEIGHT] },
      hand: {},
    });
    expect(await call<Product[]>('list_catalogue', { assistantId })).toMatchObject([{ price: 100 }]);
  });

  it('return when they are set again', async () => {
    const { productId } = await crawl('json-ld', { ...SIZES, attributes: [WEIGHT] });
    await remove(productId, { attributes: ['Weight'], variants: [['S'], ['M']] });
    const details = { attributes: [{ name: 'Weight', value: '1 kg' }], variants: [{ values: ['S'], price: 5 }] };
    expect(await call('set_product_details', { productId, details })).toMatchObject({
      details: { attributes: [{ value: '1 kg' }], variants: [{ values: ['S'], price: 5 }] },
      hand: { removed: { attributes: [], variants: [['M']] } },
    });
  });

  it('include what was set by hand', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    await call('set_product_details', { productId, details: { attributes: [{ name: 'Care', value: 'Wash' }] } });
    expect(await remove(productId, { attributes: ['Care'] })).toMatchObject({ details: { attributes: [] } });
  });
});

it('offers the option values of variants that a person adds', async () => {
  const { productId } = await crawl('json-ld', SIZES);
  const added = { variants: [{ values: ['XL'], cartId: 'cart-XL', price: 130 }] };
  expect(await call('set_product_details', { productId, details: added })).toMatchObject({
    details: { options: [{ name: 'Size', values: ['S', 'M', 'XL'] }] },
  });
});

describe('undo_product_changes', () => {
  const undo = (changeId: string) => call('undo_product_changes', { changeId });
  const set = (productId: string, details: object) =>
    call<{ changeId: string }>('set_product_details', { productId, details });
  /** All that people see of the product, but for the time of its update. */
  const see = async (productId: string) => {
    const [product] = await call<Product[]>('list_catalogue', { assistantId });
    const times = { updatedAt: '' };
    return { ...(await read(productId)), ...times, product: { ...product, ...times } };
  };

  it('returns details, and the fields that variants decide, to what they were, and logs that', async () => {
    const { productId } = await crawl('json-ld', { attributes: [WEIGHT] });
    const before = await see(productId);
    const options = [{ name: 'Size', values: ['S'] }];
    const { changeId } = await set(productId, {
      options,
      variants: [{ values: ['S'], price: 7, availability: 'in_stock' }],
      attributes: [{ name: 'Weight', value: '1 kg' }],
    });
    expect((await see(productId)).product).toMatchObject({ price: 7, availability: 'in_stock' });
    const { result, entries } = await newEntries(service, cast.organizationId, () => undo(changeId));
    expect(result).toEqual({ restored: 1, skipped: 0 });
    expect(entries).toMatchObject([{ action: 'undo_product_changes', target: productId, before: { options } }]);
    expect(await see(productId)).toEqual(before);
  });

  it('sets again what was given back or removed', async () => {
    const { productId } = await crawl('json-ld', { ...SIZES, attributes: [WEIGHT] });
    await set(productId, { variants: [{ values: ['S'], price: 7 }] });
    const before = await see(productId);
    for (const [operation, input] of [
      ['release_product_details', { names: ['variants'] }],
      ['remove_product_details', { variants: [['S']], attributes: ['Weight'] }],
    ] as const) {
      const { changeId } = await call<{ changeId: string }>(operation, { productId, ...input });
      expect(await see(productId)).not.toEqual(before);
      expect(await undo(changeId)).toEqual({ restored: 1, skipped: 0 });
      expect(await see(productId)).toEqual(before);
    }
  });

  it('skips details that were changed again since', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    const { changeId } = await set(productId, { gtin: '1' });
    await set(productId, { gtin: '2' });
    expect(await undo(changeId)).toEqual({ restored: 0, skipped: 1 });
    expect((await read(productId)).hand).toEqual({ gtin: '2' });
  });

  it('has nothing to undo where nothing was changed', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    expect(await call('release_product_details', { productId, names: ['gtin'] })).toMatchObject({ changeId: null });
  });
});

describe('the quota of bytes', () => {
  const used = async () =>
    (await service.store.quotas.list(cast.organizationId)).find(({ quota }) => quota === 'bytes')?.used ?? 0;
  const limit = (bytes: number | null) => service.store.quotas.set(cast.organizationId, { bytes });
  afterEach(() => limit(null));

  it('counts details until their product is deleted', async () => {
    const before = await used();
    const { productId } = await crawl('json-ld', SIZES);
    const [small, more] = [await used(), { ...SIZES, images: [`https://shop.example/${'x'.repeat(1_000)}`] }];
    expect(small - before).toBeGreaterThan(JSON.stringify(SIZES).length);
    await crawl('json-ld', more);
    expect((await used()) - small).toBeGreaterThan(1_000);
    await crawl('json-ld', SIZES);
    expect(await used()).toBe(small);
    await call('remove_product', { productId });
    expect(await used()).toBe(before);
  });

  it('refuses details set by hand that do not fit, but not shorter ones', async () => {
    const { productId } = await crawl('json-ld', SIZES);
    await call('set_product_details', { productId, details: { mpn: 'x'.repeat(90) } });
    await limit(await used());
    const longer = await ask('set_product_details', { productId, details: { mpn: 'x'.repeat(91) } });
    expect(longer.body.error).toMatchObject({ code: 'quota_exceeded' });
    expect((await read(productId)).hand.mpn).toHaveLength(90);
    await call('set_product_details', { productId, details: { mpn: 'x' } });
  });
});

it('deletes the details with the product', async () => {
  const { productId } = await crawl('json-ld', SIZES);
  await call('remove_product', { productId });
  const { rows } = await service.pool.query('select 1 from product_details where product_id = $1', [productId]);
  expect(rows).toEqual([]);
});
