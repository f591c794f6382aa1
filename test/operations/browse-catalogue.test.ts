import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowsedProduct } from '../../src/domain/catalogue-browser.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';
import { SITE, lamp } from './crawled-lamp.ts';

interface Page {
  products: (BrowsedProduct & { match: { matched: { word: string }[]; lacks: string[] } | null })[];
  didYouMean: string | null;
  nextCursor: string | null;
}

const service = await sharedService();
const owner = await createOwner(service);
const { organizationId } = owner;
let assistantId: string;

const call = <T = Record<string, unknown>>(operation: string, input: object) =>
  owner.result<T>(`organizations/${organizationId}/${operation}`, input);
const browse = (request: object = {}) => call<Page>('browse_catalogue', { assistantId, ...request });
const count = (request: object = {}) => call('count_catalogue', { assistantId, ...request });
const titles = ({ products }: Page) => products.map(({ title }) => title);
/** Reads the whole list, two products at a time. */
async function all(request: object): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await browse({ ...request, limit: 2, cursor });
    found.push(...titles(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

const SOURCES = { title: 'json-ld', price: 'feed:shopify' } as const;

beforeAll(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop', siteUrl: SITE }));
  await service.store.catalogue.merge(organizationId, assistantId, [
    { ...lamp('Beech lamp', { price: 20, brand: 'Nordlys', category: 'Lamps' }), sources: SOURCES },
    { ...lamp('ash lamp', { price: 5, brand: 'Nordlys', imageUrl: `${SITE}/ash.jpg` }), sources: SOURCES },
    lamp('Cedar stool', { price: null, currency: null, availability: 'out_of_stock', category: 'Stools' }),
    lamp('Elm stool', { price: 20, availability: 'unknown' }),
  ]);
  const [elm] = (await browse({ filters: { availability: 'unknown' } })).products;
  await call('update_product', { productId: elm?.productId, brand: 'Own' });
});

describe('browse_catalogue refuses', () => {
  const invalid = (...cursor: string[]) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

  it.each([
    ['a cursor that is none', { cursor: 'abc' }],
    ['a cursor of another order', { sort: 'title', cursor: invalid('newest', 'a', 'a') }],
    ['a cursor whose price is none', { sort: 'cheapest', cursor: invalid('cheapest', 'dear', 'a') }],
    ['a cursor whose time is none', { sort: 'changed', cursor: invalid('changed', '9'.repeat(30), 'a') }],
    ['a cursor that cannot be stored', { sort: 'title', cursor: invalid('title', '\0', 'a') }],
    ['a cursor for a search', { query: 'lamp', cursor: invalid('newest', 'a', 'a') }],
    ['a limit above 200', { limit: 201 }],
    ['an unknown filter', { filters: { color: 'red' } }],
    ['an unknown order', { sort: 'size' }],
    ['a detail without a name', { filters: { details: [{ value: 'red' }] } }],
    [
      'a cursor for a filter by details',
      { filters: { details: [{ name: 'size' }] }, cursor: invalid('newest', 'a', 'a') },
    ],
  ])('%s', async (_, input) => {
    const { status, body } = await owner.organization(organizationId, 'browse_catalogue', { assistantId, ...input });
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
  });

  it.each(['browse_catalogue', 'count_catalogue'])('the assistant of another organization: %s', async (operation) => {
    const stranger = await createOwner(service);
    for (const query of ['', 'lamp']) {
      const { body } = await stranger.organization(stranger.organizationId, operation, { assistantId, query });
      expect(body.error?.code).toBe('assistant_not_found');
    }
  });
});

describe('browse_catalogue', () => {
  it.each([
    ['newest', ['Elm stool', 'Cedar stool', 'ash lamp', 'Beech lamp']],
    ['changed', ['Elm stool', 'Cedar stool', 'ash lamp', 'Beech lamp']],
    ['title', ['ash lamp', 'Beech lamp', 'Cedar stool', 'Elm stool']],
    ['cheapest', ['ash lamp', 'Beech lamp', 'Elm stool', 'Cedar stool']],
    ['dearest', ['Elm stool', 'Beech lamp', 'ash lamp', 'Cedar stool']],
  ])('sorts by %s, a page at a time', async (sort, expected) => {
    expect(await all({ sort })).toEqual(expected);
  });

  it.each([
    [{ minPrice: 6, maxPrice: 20 }, ['Elm stool', 'Beech lamp']],
    [{ availability: 'out_of_stock' }, ['Cedar stool']],
    [{ brand: 'Nordlys' }, ['ash lamp', 'Beech lamp']],
    [{ category: 'Lamps', brand: 'Nordlys' }, ['Beech lamp']],
    [{ source: 'feed' }, ['ash lamp', 'Beech lamp']],
    [{ source: 'hand' }, ['Elm stool']],
    [{ isSetByHand: true }, ['Elm stool']],
    [{ isSetByHand: false, missing: 'price' }, ['Cedar stool']],
    [{ missing: 'availability' }, ['Elm stool']],
    [{ missing: 'imageUrl' }, ['Elm stool', 'Cedar stool', 'Beech lamp']],
    [{ isGoneSoon: true }, []],
  ])('filters by %j', async (filters, expected) => {
    expect(await all({ filters })).toEqual(expected);
    expect(await count({ filters })).toMatchObject({ total: expected.length });
  });

  it("searches as the shopper's search does, and says why a product was found", async () => {
    const page = await browse({ query: 'ash lamps' });
    expect(
      page.products.map(({ title, match }) => [title, match?.matched.map(({ word }) => word), match?.lacks]),
    ).toEqual([
      ['ash lamp', ['ash', 'lamps'], []],
      ['Beech lamp', ['lamps'], ['ash']],
    ]);
    expect(titles(await browse({ query: 'lamps', filters: { minPrice: 10, missing: 'imageUrl' } }))).toEqual([
      'Beech lamp',
    ]);
    expect(titles(await browse({ query: 'ash lamps', limit: 1 }))).toEqual(['ash lamp']);
    expect(await browse({ query: 'stol' })).toMatchObject({ didYouMean: 'stool', nextCursor: null });
  });

  it('filters by details, with and without words', async () => {
    const [ash] = (await browse({ query: 'ash lamp' })).products;
    const options = [{ name: 'Shade', values: ['linen', 'paper'] }];
    await call('set_product_details', { productId: ash?.productId, details: { options } });
    const search = { filters: { details: [{ name: 'shade', value: 'Linen' }] } };
    const page = await browse(search);
    expect(page).toMatchObject({ products: [{ title: 'ash lamp', match: null }], nextCursor: null });
    expect(await count(search)).toMatchObject({ total: 1, isCut: false, brands: [{ value: 'Nordlys', count: 1 }] });
    expect(titles(await browse({ ...search, query: 'lamps' }))).toEqual(['ash lamp']);
    expect(titles(await browse({ ...search, query: 'stool' }))).toEqual([]);
    expect(titles(await browse({ filters: { details: [{ name: 'shade', value: 'glass' }] } }))).toEqual([]);
    expect(titles(await browse({ filters: { ...search.filters, missing: 'imageUrl' } }))).toEqual([]);
  });

  it('tells which fields people have set', async () => {
    const [product] = (await browse({ filters: { isSetByHand: true } })).products;
    expect(product).toMatchObject({ title: 'Elm stool', handFields: ['brand'], isGoneSoon: false });
    const { productId } = await call('add_product', { assistantId, url: `${SITE}/own`, title: 'Own' });
    expect((await browse({ query: 'own' })).products[0]).toMatchObject({ handFields: ['url', 'title'] });
    await call('remove_product', { productId });
  });
});

describe('count_catalogue', () => {
  it('counts the whole catalogue', async () => {
    expect(await count()).toEqual({
      total: 4,
      isCut: false,
      availability: { in_stock: 2, out_of_stock: 1, unknown: 1 },
      setByHand: 1,
      goneSoon: 0,
      missing: {
        externalId: 0,
        description: 4,
        price: 1,
        currency: 1,
        availability: 1,
        imageUrl: 3,
        brand: 1,
        category: 2,
      },
      brands: [
        { value: 'Nordlys', count: 2 },
        { value: 'Own', count: 1 },
      ],
      categories: [
        { value: 'Lamps', count: 1 },
        { value: 'Stools', count: 1 },
      ],
      sources: [
        { value: 'feed', count: 2 },
        { value: 'json-ld', count: 2 },
        { value: 'hand', count: 1 },
      ],
    });
  });

  it('counts what a search finds', async () => {
    expect(await count({ query: 'stool' })).toMatchObject({ total: 2, brands: [{ value: 'Own', count: 1 }] });
  });
});
