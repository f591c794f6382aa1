import { afterEach, beforeEach, expect } from 'vitest';
import type { Product } from '../../src/domain/product.ts';
import type { CrawledProduct, FieldSources } from '../../src/domain/provenance.ts';
import type { Quota } from '../../src/domain/quota.ts';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { type Visitor, createCast } from '../setup/visitor.ts';
import { SITE, lamp } from './crawled-lamp.ts';

export interface Change {
  changeId: string | null;
  changed: number;
  missing: number;
}
export type Input = Record<string, unknown>;
type Browsed = Product & { handFields: string[]; found: Record<string, unknown> };
type Caller = { organization: Visitor['organization']; organizationId?: string };

export const BEECH: CrawledProduct = {
  ...lamp('beech', { price: 20, brand: 'Nordlys', category: 'Lamps' }),
  sources: { title: 'json-ld', price: 'page', brand: 'json-ld' },
};
export const CEDAR = lamp('cedar');
/** The result of a call that changes nothing. */
export const NONE: Change = { changeId: null, changed: 0, missing: 0 };

/** An organization with a shop of two lamps, new for each test, and what its people do there. */
export async function openLampShop() {
  const service = await sharedService();
  const cast = await createCast(service);
  const { organizationId } = cast;
  const shop = { assistantId: '', beech: '', cedar: '', both: [''] };

  beforeEach(async () => {
    ({ assistantId: shop.assistantId } = await call<{ assistantId: string }>('create_assistant', {
      name: 'Shop',
      siteUrl: SITE,
    }));
    await crawl(BEECH, CEDAR);
    shop.both = [await idOf('beech'), await idOf('cedar')];
    [shop.beech = '', shop.cedar = ''] = shop.both;
  });
  afterEach(() => limit({ products: null, bytes: null }));

  const call = <T = Input>(operation: string, input: object) =>
    cast.owner.result<T>(`organizations/${organizationId}/${operation}`, input);
  const crawl = (...products: CrawledProduct[]) =>
    service.store.catalogue.merge(organizationId, shop.assistantId, products);
  const importBeech = (fields: Partial<CrawledProduct>) =>
    service.store.transaction((trx) =>
      trx.imports.write(organizationId, shop.assistantId, [
        { url: BEECH.url, externalId: 'beech', title: 'beech', ...fields },
      ]),
    );
  const update = (fields: object, productId = shop.beech) => call('update_product', { productId, ...fields });
  const change = (changes: object, productIds = [shop.beech]) =>
    call<Change>('change_products', { assistantId: shop.assistantId, productIds, changes });
  const remove = (productIds: string[]) =>
    call<Change>('remove_products', { assistantId: shop.assistantId, productIds });
  const release = (names: readonly string[], productIds = [shop.beech]) =>
    call<Change>('release_product_fields', { assistantId: shop.assistantId, productIds, names });
  const undo = ({ changeId }: Change) => call('undo_product_changes', { changeId });
  const limit = (patch: Partial<Record<Quota, number | null>>) => service.store.quotas.set(organizationId, patch);
  const used = async (wanted: Quota) =>
    (await service.store.quotas.list(organizationId)).find(({ quota }) => quota === wanted)?.used ?? 0;
  const find = async (search: string) =>
    (await call<Product[]>('list_catalogue', { assistantId: shop.assistantId, search })).map(({ title }) => title);
  const log = <T>(work: () => Promise<T>) => newEntries(service, organizationId, work);

  /** Everything that people see of the catalogue, newest first, but for the times of updates. */
  async function catalogue() {
    const { products } = await call<{ products: Browsed[] }>('browse_catalogue', { assistantId: shop.assistantId });
    return Promise.all(
      products.map(async ({ updatedAt: _time, handFields, ...product }) => ({
        ...product,
        handFields: handFields.toSorted(),
        sources: (await call<{ sources: FieldSources }>('get_product_sources', { productId: product.productId }))
          .sources,
        known: { ...(await call('get_product_details', { productId: product.productId })), updatedAt: '' },
      })),
    );
  }
  const see = async (id = shop.beech) => (await catalogue()).find(({ productId }) => productId === id);
  const idOf = async (wanted: string) =>
    (await catalogue()).find(({ title }) => title === wanted)?.productId ?? `no product ${wanted}`;

  /** Makes a call that is refused, which changes and logs nothing. */
  async function refused(refusal: [number, string], operation: string, input: object, caller: Caller = cast.owner) {
    const before = await catalogue();
    const { result, entries } = await log(() =>
      caller.organization(caller.organizationId ?? organizationId, operation, input),
    );
    expect([result.status, result.body.error?.code, entries]).toEqual([...refusal, []]);
    expect(await catalogue()).toEqual(before);
  }

  const people = { service, cast, organizationId, call, crawl, importBeech, update, change, remove, release, undo };
  return { shop, ...people, limit, used, find, log, catalogue, see, refused };
}
