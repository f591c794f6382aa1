import { beforeEach, describe, expect, it } from 'vitest';
import type { PageOutcome } from '../../src/domain/crawl.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { createFrontier } from '../../src/storage/crawls/frontier.ts';
import { sharedService } from '../setup/service.ts';
import { createCast, createOwner } from '../setup/visitor.ts';
import { DAY_MS, SITE, lamp } from './crawled-lamp.ts';

interface Changes {
  products: { productId: string; title: string; before: object | null; after: object | null }[];
  nextCursor: string | null;
}

const service = await sharedService();
const cast = await createCast(service);
const { organizationId } = cast;
let assistantId: string;

const call = <T = Record<string, unknown>>(operation: string, input: object) =>
  cast.owner.result<T>(`organizations/${organizationId}/${operation}`, input);

beforeEach(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop', siteUrl: SITE }));
});

const page = (product: ProductFields): PageOutcome => ({
  url: product.url,
  status: 'fetched',
  products: [product],
  links: [],
});
const gone = (name: string): PageOutcome => ({
  url: `${SITE}/${name}`,
  status: 'failed',
  cause: 'http_404',
  products: [],
  links: [],
});

/** Runs a crawl with these outcomes to its end, and returns its id. @param during what people do in the meantime */
async function crawl(outcomes: PageOutcome[], during: () => Promise<unknown> = async () => {}): Promise<string> {
  const { crawlRunId } = await call<{ crawlRunId: string }>('start_crawl', { assistantId });
  await service.store.crawls.begin(organizationId, crawlRunId);
  const key = { organizationId, assistantId, crawlRunId };
  const frontier = createFrontier(service.store.query, key, 100, service.store.quotasIn);
  await frontier.add(outcomes.map(({ url }) => ({ url, depth: 0 })));
  await frontier.record(outcomes);
  await during();
  await service.store.crawls.finish(organizationId, crawlRunId, { status: 'completed', error: null });
  return crawlRunId;
}

const changes = (crawlRunId: string, kind: string, more: object = {}) =>
  call<Changes>('list_crawl_changes', { crawlRunId, kind, ...more });
const titles = async (crawlRunId: string, kind: string) =>
  (await changes(crawlRunId, kind)).products.map(({ title }) => title);
const all = async (crawlRunId: string) =>
  Promise.all(['added', 'changed', 'removed'].map((kind) => titles(crawlRunId, kind)));

async function inPages(crawlRunId: string, kind: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { products, nextCursor }: Changes = await changes(crawlRunId, kind, { cursor, limit: 2 });
    found.push(...products.map(({ title }) => title));
    cursor = nextCursor;
  } while (cursor !== null);
  return found;
}

describe('list_crawl_changes', () => {
  it.each([
    [{ crawlRunId: 'crl_none', kind: 'added' }, 404, 'crawl_not_found'],
    [{ kind: 'added' }, 400, 'invalid_input'],
    [{ crawlRunId: 'crl_none', kind: 'moved' }, 400, 'invalid_input'],
    [{ crawlRunId: 'crl_none', kind: 'added', limit: 0 }, 400, 'invalid_input'],
    [{ crawlRunId: 'crl_none', kind: 'added', cursor: 'a\0' }, 400, 'invalid_input'],
  ])('refuses %o', async (input, status, code) => {
    expect(await cast.owner.organization(organizationId, 'list_crawl_changes', input)).toMatchObject({
      status,
      body: { error: { code } },
    });
  });

  it('is open to viewers, and not to another organization', async () => {
    const crawlRunId = await crawl([page(lamp('a'))]);
    const stranger = await createOwner(service, 'Other');
    for (const kind of ['added', 'changed', 'removed']) {
      const input = { crawlRunId, kind };
      const seen = await cast.viewer.organization(organizationId, 'list_crawl_changes', input);
      expect(seen.status).toBe(200);
      expect(await stranger.organization(stranger.organizationId, 'list_crawl_changes', input)).toMatchObject({
        status: 404,
        body: { error: { code: 'crawl_not_found' } },
      });
    }
  });

  it('returns what each run added, changed and removed', async () => {
    const first = await crawl([page(lamp('a')), page(lamp('b')), page(lamp('c'))]);
    const second = await crawl([page(lamp('a', { price: 4 })), page(lamp('b', { brand: 'New' })), gone('c')]);
    const third = await crawl([page(lamp('a', { price: 4 })), page(lamp('b')), page(lamp('d'))]);
    expect(await all(first)).toEqual([['a', 'b'], [], []]);
    expect(await all(second)).toEqual([[], ['a'], ['c']]);
    expect(await all(third)).toEqual([['d'], [], []]);
    const noted = { price: 5, currency: 'EUR', availability: 'in_stock' };
    expect((await changes(first, 'added')).products[1]).toMatchObject({ before: null, after: noted });
    expect((await changes(second, 'changed')).products).toMatchObject([
      { url: `${SITE}/a`, before: noted, after: { ...noted, price: 4 } },
    ]);
    expect((await changes(second, 'removed')).products).toMatchObject([
      { url: `${SITE}/c`, before: noted, after: null },
    ]);
  });

  it('leaves out what people and files changed meanwhile', async () => {
    await crawl([page(lamp('a'))]);
    const [known] = await call<{ productId: string }[]>('list_catalogue', { assistantId });
    const second = await crawl([page(lamp('a'))], async () => {
      await call('add_product', { assistantId, url: `${SITE}/own`, title: 'own' });
      await call('update_product', { productId: known?.productId, price: 1 });
      const row = { url: `${SITE}/file`, externalId: 'file', title: 'file' };
      await service.store.transaction((trx) => trx.imports.write(organizationId, assistantId, [row]));
    });
    expect(await all(second)).toEqual([[], [], []]);
  });

  it('has pages', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await crawl(names.map((name) => page(lamp(name))));
    const second = await crawl(names.map((name) => page(lamp(name, { availability: 'out_of_stock' }))));
    expect(await inPages(second, 'changed')).toEqual(names);
    const third = await crawl([...names.map(gone), page(lamp('f'))]);
    expect(await inPages(third, 'removed')).toEqual(names);
  });

  it('forgets removed products after 90 days', async () => {
    await crawl([page(lamp('a')), page(lamp('b'))]);
    const second = await crawl([gone('a'), page(lamp('b'))]);
    const reap = (days: number) => service.store.productHistory.reap(new Date(Date.now() + days * DAY_MS));
    await reap(89);
    expect(await titles(second, 'removed')).toEqual(['a']);
    await reap(91);
    expect(await titles(second, 'removed')).toEqual([]);
  });
});

describe('the cause in a report', () => {
  const causeOf = async (crawlRunId: string) => (await call('get_crawl_report', { crawlRunId }))['cause'];

  it('is that of a failure, and none for a run that found products', async () => {
    expect(await causeOf(await crawl([page(lamp('a')), gone('b')]))).toBeNull();
    const { crawlRunId } = await call<{ crawlRunId: string }>('start_crawl', { assistantId });
    expect(await causeOf(crawlRunId)).toBeNull();
    const end = { status: 'failed', error: 'No.', cause: 'robots' } as const;
    await service.store.crawls.finish(organizationId, crawlRunId, end);
    expect(await causeOf(crawlRunId)).toBe('robots');
  });

  it('is what kept a run from finding products', async () => {
    const empty = (name: string): PageOutcome => ({ ...gone(name), status: 'fetched', cause: 'unchanged' });
    expect(await causeOf(await crawl([empty('a'), gone('b')]))).toBe('nothing_found');
    expect(await causeOf(await crawl([empty('a'), gone('b'), gone('c')]))).toBe('http_404');
    const unrendered: PageOutcome = { ...gone('b'), cause: 'no_browser' };
    expect(await causeOf(await crawl([empty('a'), empty('c'), unrendered]))).toBe('no_browser');
  });
});
