import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductFields } from '../../src/domain/product.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';
import { DAY_MS, SITE, lamp } from './crawled-lamp.ts';

const service = await sharedService();
const owner = await createOwner(service);
const { organizationId } = owner;
let assistantId: string;

beforeEach(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop', siteUrl: SITE }));
});

const call = <T = Record<string, unknown>>(operation: string, input: object) =>
  owner.result<T>(`organizations/${organizationId}/${operation}`, input);

describe('the product history', () => {
  const crawled = (...products: ProductFields[]) =>
    service.store.catalogue.merge(organizationId, assistantId, products);
  const changes = (filter: object = {}) =>
    call<{ productId: string; title: string }[]>('list_product_changes', { assistantId, ...filter });

  it('records changes of price, currency and stock only', async () => {
    await crawled(lamp('a'), lamp('b'), lamp('c'));
    await crawled(lamp('a'), lamp('b', { brand: 'New' }), lamp('c'));
    expect(await changes()).toEqual([]);
    await crawled(lamp('a', { price: 4.5 }), lamp('b', { availability: 'out_of_stock', price: null }));
    await crawled(lamp('a', { currency: 'USD' }));
    const all = await changes();
    const noted = { price: 5, currency: 'EUR', availability: 'in_stock' };
    expect(all).toMatchObject([
      { title: 'a', before: { ...noted, price: 4.5 }, after: { ...noted, currency: 'USD' } },
      { title: 'a', before: noted, after: { ...noted, price: 4.5 } },
      { title: 'b', before: noted, after: { ...noted, price: null, availability: 'out_of_stock' } },
    ]);
    expect(await changes({ productId: all[2]?.productId })).toEqual([all[2]]);
    expect(await changes({ limit: 1 })).toEqual([all[0]]);
  });

  it('records changes by a crawl, a feed file or a person', async () => {
    await crawled(lamp('a'));
    const row = { url: `${SITE}/a`, externalId: 'a', title: 'a', price: 6 };
    const write = () => service.store.transaction((trx) => trx.imports.write(organizationId, assistantId, [row]));
    for (let times = 0; times < 2; times++) await write();
    const [product] = await call<{ productId: string }[]>('list_catalogue', { assistantId });
    await call('update_product', { productId: product?.productId, currency: 'USD', brand: 'Own' });
    await call('update_product', { productId: product?.productId, brand: 'Other' });
    const noted = { price: 5, currency: 'EUR', availability: 'in_stock' };
    expect(await changes()).toMatchObject([
      { before: { ...noted, price: 6 }, after: { ...noted, price: 6, currency: 'USD' } },
      { before: noted, after: { ...noted, price: 6 } },
    ]);
    expect(await changes()).toHaveLength(2);
  });

  it('is deleted after 90 days, and with the product', async () => {
    await crawled(lamp('a'), lamp('b'));
    await crawled(lamp('a', { price: 1 }), lamp('b', { price: 2 }));
    const reap = (days: number) => service.store.productHistory.reap(new Date(Date.now() + days * DAY_MS));
    await reap(89);
    const [first] = await changes();
    expect(await changes()).toHaveLength(2);
    await call('remove_product', { productId: first?.productId });
    expect(await changes()).toHaveLength(1);
    await reap(91);
    expect(await changes()).toEqual([]);
  });

  it('list_products_age returns when a crawl last found each', async () => {
    await crawled(lamp('a'), lamp('b'));
    await call('add_product', { assistantId, url: `${SITE}/own`, title: 'own' });
    await crawled(lamp('a'));
    const ages = await call<{ title: string; checkedAt: string | null }[]>('list_products_age', { assistantId });
    expect(ages.map(({ title, checkedAt }) => [title, checkedAt !== null])).toEqual([
      ['b', true],
      ['a', true],
      ['own', false],
    ]);
    expect(await call('list_products_age', { assistantId, limit: 1 })).toHaveLength(1);
  });
});

it("get_product_sources returns each field's source: a crawl, a feed or a person", async () => {
  const found = { ...lamp('a'), sources: { title: 'json-ld', price: 'page', currency: 'page' } as const };
  await service.store.catalogue.merge(organizationId, assistantId, [found]);
  const [product] = await call<{ productId: string }[]>('list_catalogue', { assistantId });
  const productId = product?.productId;
  const sources = async () => (await call('get_product_sources', { productId }))['sources'];
  expect(await sources()).toEqual(found.sources);
  await service.store.transaction((trx) =>
    trx.imports.write(organizationId, assistantId, [{ url: `${SITE}/a`, title: 'A', brand: 'Fjell' }]),
  );
  await call('update_product', { productId, price: 7 });
  await service.store.catalogue.merge(organizationId, assistantId, [found]);
  expect(await sources()).toEqual({ title: 'import', price: 'hand', currency: 'page', brand: 'import' });
});
