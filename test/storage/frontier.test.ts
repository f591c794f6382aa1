import { beforeEach, expect, it } from 'vitest';
import type { CrawlTask, PageOutcome } from '../../src/domain/crawl.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { createFrontier } from '../../src/storage/crawls/frontier.ts';
import { sharedDatabase } from '../setup/service.ts';

let task: CrawlTask;

const database = await sharedDatabase();
beforeEach(async () => {
  const { store } = database;
  const { organizationId } = await store.organizations.insert('Shop');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' });
  const run = await store.crawls.start(organizationId, assistantId, 'microdata');
  task = (await store.crawls.begin(organizationId, run?.crawlRunId ?? '')) as CrawlTask;
});

const frontierOf = (maxPages = 100) => createFrontier(database.store.query, task, maxPages, database.store.quotasIn);
const pages = (...names: string[]) => names.map((name) => ({ url: `https://shop.example/${name}`, depth: 0 }));
const names = (list: { url: string }[]) => list.map(({ url }) => url.slice('https://shop.example/'.length));
const outcome = (name: string, more: Partial<PageOutcome> = {}): PageOutcome => ({
  url: `https://shop.example/${name}`,
  status: 'fetched',
  products: [],
  links: [],
  ...more,
});
const lamp: ProductFields = {
  url: 'https://shop.example/lamp',
  title: 'Lamp',
  externalId: null,
  description: null,
  price: 5,
  currency: 'EUR',
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
};

it('records nothing for a finished run', async () => {
  const frontier = frontierOf();
  await frontier.add(pages('a'));
  await database.store.crawls.finish(task.organizationId, task.crawlRunId, { status: 'cancelled', error: null });
  expect(await frontier.record([outcome('a', { products: [lamp] })])).toBe(false);
  const { catalogue } = database.store;
  expect(await catalogue.list(task.organizationId, task.assistantId, { limit: 1 })).toEqual([]);
});

it('neither blocks a deletion of the assistant nor is blocked by it', async () => {
  const frontier = frontierOf();
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from assistants where assistant_id = $1 for update', [task.assistantId]);
  const recorded = frontier.record([outcome('a', { products: [lamp] })]);
  const isWaiting = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(isWaiting).toBe(1);
  await other.query('delete from assistants where assistant_id = $1', [task.assistantId]);
  await other.query('commit');
  other.release();
  expect(await recorded).toBe(false);
});

it('returns pages in order of arrival, each once, up to its limit', async () => {
  const frontier = frontierOf(4);
  await frontier.add(pages('c', 'a', 'c'));
  await frontier.record([outcome('c', { links: pages('b', 'a') }), outcome('a', { links: pages('b', 'e', 'd') })]);
  expect(names(await frontier.take(1))).toEqual(['b']);
  expect(names(await frontier.take(9))).toEqual(['e']);
  expect(await frontier.take(9)).toEqual([]);
  expect(await frontier.counts()).toMatchObject({ pagesDiscovered: 4, pagesFetched: 2 });
});

it('begins with pages that another worker took and did not record', async () => {
  const first = frontierOf();
  await first.add(pages('a', 'b', 'c'));
  await first.take(3);
  await first.record([outcome('b', { status: 'failed', reason: 'It was away.' })]);
  expect(names(await frontierOf().take(9))).toEqual(['a', 'c']);
});

it('remembers pages of a sitemap whose products are their own, unless they led to new ones', async () => {
  const frontier = frontierOf();
  const version = { etag: '"1"', lastModified: null };
  const own = (name: string): PageOutcome =>
    outcome(name, { version, products: [{ ...lamp, url: `https://shop.example/${name}` }] });
  await frontier.add(pages('kept', 'lead', 'again', 'other', 'empty', 'moved'));
  await frontier.setSource('sitemap');
  await frontier.record([
    own('kept'),
    { ...own('lead'), links: pages('new') },
    { ...own('again'), links: pages('kept') },
    { ...own('other'), products: [lamp] },
    outcome('empty', { version }),
    { ...own('moved'), version: undefined },
  ]);
  await database.store.crawls.finish(task.organizationId, task.crawlRunId, { status: 'failed', error: null });

  const run = await database.store.crawls.start(task.organizationId, task.assistantId, 'microdata');
  task = (await database.store.crawls.begin(task.organizationId, run?.crawlRunId ?? '')) as CrawlTask;
  const next = frontierOf();
  await next.add(pages('kept', 'lead', 'again', 'other', 'empty', 'moved'));
  const remembered = async () => names((await frontierOf().take(9)).filter(({ memory }) => memory));
  await next.setSource('links');
  expect(await remembered()).toEqual([]);
  await next.setSource('sitemap');
  expect(await remembered()).toEqual(['kept', 'again']);
  await next.record([outcome('kept', { version })]);
  await next.add(pages('kept'));
  const { rows } = await database.pool.query('select from crawl_memory where assistant_id = $1', [task.assistantId]);
  expect(rows).toHaveLength(1);
});
