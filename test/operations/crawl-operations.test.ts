import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextCrawlAt } from '../../src/domain/crawl-schedule.ts';
import { type CrawlRun, MAX_LISTED_RUNS } from '../../src/domain/crawl-run.ts';
import { createFrontier } from '../../src/storage/crawls/frontier.ts';
import { newEntries } from '../setup/audit-log.ts';
import { type TestService, createTestService } from '../setup/service.ts';
import { type Cast, createCast, createOwner } from '../setup/visitor.ts';
import { DAY_MS, SITE, lamp } from './crawled-lamp.ts';

let service: TestService;
let cast: Cast;
let assistantId: string;

beforeAll(async () => {
  service = await createTestService();
  cast = await createCast(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop', siteUrl: SITE }));
});

type Person = Pick<Cast['owner'], 'organization' | 'result'>;
const ask = (person: Person, operation: string, input: object) =>
  person.organization(cast.organizationId, operation, input);
const call = <T = Record<string, unknown>>(operation: string, input: object) =>
  cast.owner.result<T>(`organizations/${cast.organizationId}/${operation}`, input);

async function startRun(): Promise<string> {
  const { crawlRunId } = await call<{ crawlRunId: string }>('start_crawl', { assistantId });
  return crawlRunId;
}

const runOf = async () => (await call<CrawlRun[]>('list_crawls', { assistantId }))[0];

describe('refuses', () => {
  it.each([
    ['get_crawl_report', { crawlRunId: 'crl_none' }, 404, 'crawl_not_found'],
    ['cancel_crawl', { crawlRunId: 'crl_none' }, 404, 'crawl_not_found'],
    ['cancel_crawl', {}, 400, 'invalid_input'],
    ['get_crawl_schedule', { assistantId: 'ast_none' }, 404, 'assistant_not_found'],
    ['update_crawl_schedule', { assistantId: 'ast_none', every: 'daily' }, 404, 'assistant_not_found'],
    ['update_crawl_schedule', { assistantId: 'ast_none', every: 'hourly' }, 400, 'invalid_input'],
    ['list_products_age', { assistantId: 'ast_none' }, 404, 'assistant_not_found'],
    ['list_product_changes', { assistantId: 'ast_none' }, 404, 'assistant_not_found'],
    ['list_product_changes', { assistantId: 'ast_none', limit: 0 }, 400, 'invalid_input'],
    ['get_product_sources', { productId: 'prd_none' }, 404, 'product_not_found'],
  ])('%s %o', async (operation, input, status, code) => {
    expect(await ask(cast.owner, operation, input)).toMatchObject({ status, body: { error: { code } } });
  });

  it('calls that a viewer may not make, and records of another organization', async () => {
    const crawlRunId = await startRun();
    const mine = { assistantId, crawlRunId };
    for (const operation of ['cancel_crawl', 'update_crawl_schedule'])
      expect(await ask(cast.viewer, operation, mine)).toMatchObject({ status: 403 });
    const stranger = await createOwner(service, 'Other');
    for (const operation of ['cancel_crawl', 'get_crawl_report'])
      expect(await stranger.organization(stranger.organizationId, operation, { crawlRunId })).toMatchObject({
        status: 404,
        body: { error: { code: 'crawl_not_found' } },
      });
    expect(await runOf()).toMatchObject({ status: 'queued' });
  });
});

describe('cancel_crawl', () => {
  it('ends a run permanently, is logged, and allows another one', async () => {
    const crawlRunId = await startRun();
    const { entries } = await newEntries(service, cast.organizationId, () => call('cancel_crawl', { crawlRunId }));
    expect(entries).toMatchObject([
      { action: 'cancel_crawl', target: crawlRunId, before: { status: 'queued' }, after: { status: 'cancelled' } },
    ]);
    expect(await runOf()).toMatchObject({ status: 'cancelled', error: null, finishedAt: expect.any(String) });
    expect(await service.store.crawls.begin(cast.organizationId, crawlRunId)).toBeUndefined();
    expect(await ask(cast.owner, 'cancel_crawl', { crawlRunId })).toMatchObject({
      status: 400,
      body: { error: { code: 'crawl_over' } },
    });
    expect(await startRun()).not.toBe(crawlRunId);
  });
});

/** Starts a run, and returns it with its frontier. */
async function runningRun() {
  const run = { organizationId: cast.organizationId, assistantId, crawlRunId: await startRun() };
  await service.store.crawls.begin(run.organizationId, run.crawlRunId);
  const frontier = createFrontier(service.store.query, run, 100, service.store.quotasIn);
  await frontier.add(['a', 'b', 'c', 'd'].map((name) => ({ url: `${SITE}/${name}`, depth: 0 })));
  await frontier.record([
    { url: `${SITE}/a`, status: 'fetched', products: [lamp('a', { price: null, availability: 'unknown' })], links: [] },
    { url: `${SITE}/b`, status: 'failed', cause: 'http_404', reason: 'Gone.', products: [], links: [] },
    { url: `${SITE}/c`, status: 'skipped', cause: 'robots', reason: 'Private.', products: [lamp('c')], links: [] },
  ]);
  const finish = () =>
    service.store.crawls.finish(run.organizationId, run.crawlRunId, { status: 'completed', error: null });
  return { ...run, finish };
}

const PAGES = [
  { status: 'failed', cause: 'http_404', pages: 1, reason: 'Gone.', example: `${SITE}/b` },
  { status: 'fetched', cause: null, pages: 1, reason: null, example: null },
  { status: 'skipped', cause: 'robots', pages: 1, reason: 'Private.', example: `${SITE}/c` },
];

it('get_crawl_report counts the pages by outcome, during the run and after it', async () => {
  const { crawlRunId, finish } = await runningRun();
  const running = await call('get_crawl_report', { crawlRunId });
  expect(running).toMatchObject({ run: { status: 'running', counts: { productsAdded: 2 } }, source: null });
  expect(running['pages']).toEqual(
    expect.arrayContaining([...PAGES, expect.objectContaining({ status: 'pending', pages: 1 })]),
  );
  await finish();
  const over = await call('get_crawl_report', { crawlRunId });
  expect(over).toMatchObject({
    run: { status: 'completed' },
    fieldsMissing: { price: 1, availability: 1, brand: 2, imageUrl: 2, description: 2, category: 2 },
  });
  expect(over['pages']).toEqual(running['pages']);
  expect(over['fieldsMissing']).not.toHaveProperty('title');
});

it('get_crawl_report describes runs of an earlier version', async () => {
  const { crawlRunId, finish } = await runningRun();
  await finish();
  const report = JSON.stringify([{ status: 'fetched', cause: null, pages: 3 }]);
  await service.pool.query('update crawl_runs set report = $1 where crawl_run_id = $2', [report, crawlRunId]);
  const { pages } = await call('get_crawl_report', { crawlRunId });
  expect(pages).toEqual([{ status: 'fetched', cause: null, pages: 3, reason: null, example: null }]);
});

it('list_crawls returns the latest runs only', async () => {
  await service.pool.query(
    `insert into crawl_runs (organization_id, crawl_run_id, assistant_id, method, status)
     select $1, 'crl_' || $2 || lpad(number::text, 4, '0'), $2, 'microdata', 'completed'
     from generate_series(1, $3) as number`,
    [cast.organizationId, assistantId, MAX_LISTED_RUNS + 1],
  );
  const runs = await call<CrawlRun[]>('list_crawls', { assistantId });
  expect(runs).toHaveLength(MAX_LISTED_RUNS);
  expect(runs[0]?.crawlRunId).toMatch(/0201$/);
});

describe('the progress of a run', () => {
  const open = (person: Pick<Cast['owner'], 'request'>, crawlRunId: string) =>
    person.request(`/api/console/organizations/${cast.organizationId}/crawls/${crawlRunId}/progress`);

  it('returns 404 for a run of another organization and an unknown run', async () => {
    const stranger = await createOwner(service, 'Other');
    expect((await open(stranger, await startRun())).status).toBe(404);
    expect((await open(cast.viewer, 'crl_none')).status).toBe(404);
  });

  it('is streamed as events until its end', async () => {
    const { crawlRunId, finish } = await runningRun();
    const response = await open(cast.viewer, crawlRunId);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? '';
    expect(first).toMatch(/^event: progress\ndata: \{"run":\{"crawlRunId":".*"status":"running"/);
    await finish();
    let rest = '';
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) rest += chunk.value;
    expect(rest).toMatch(/event: end\ndata: .*"status":"completed".*\n\n$/);
  });
});

describe('the schedule', () => {
  const due = (days: number) =>
    service.store.transaction((trx) => trx.crawlSchedules.startDue(new Date(Date.now() + days * DAY_MS)));
  const turnOff = () => call('update_crawl_schedule', { assistantId, every: 'off' });

  it('is off by default, and logged when set', async () => {
    expect(await call('get_crawl_schedule', { assistantId })).toEqual({
      assistantId,
      every: 'off',
      nextAt: null,
      version: expect.any(String),
    });
    const { entries } = await newEntries(service, cast.organizationId, () =>
      call('update_crawl_schedule', { assistantId, every: 'weekly' }),
    );
    expect(entries).toMatchObject([{ target: assistantId, before: { every: 'off' }, after: { every: 'weekly' } }]);
    const { nextAt } = await call<{ nextAt: string }>('get_crawl_schedule', { assistantId });
    const wait = Date.parse(nextAt) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(7 * DAY_MS);
    expect(await turnOff()).toMatchObject({ every: 'off', nextAt: null });
    expect(await due(8)).toBe(0);
  });

  it('starts one run after missed turns, and the next one on time', async () => {
    const schedule = await call<{ nextAt: string }>('update_crawl_schedule', { assistantId, every: 'daily' });
    expect([await due(9.5), await due(9.5)]).toEqual([1, 0]);
    const { nextAt } = await call<{ nextAt: string }>('get_crawl_schedule', { assistantId });
    const wait = Date.parse(nextAt) - Date.now() - 9.5 * DAY_MS;
    expect(wait).toBeGreaterThan(-60_000);
    expect(wait).toBeLessThanOrEqual(DAY_MS);
    expect((Date.parse(nextAt) - Date.parse(schedule.nextAt)) % DAY_MS).toBe(0);
    await turnOff();
  });

  it('starts one run a turn, and none while one is active', async () => {
    await call('update_crawl_schedule', { assistantId, every: 'daily' });
    expect([await due(-1), await runOf()]).toEqual([0, undefined]);
    expect([await due(1), await due(1)]).toEqual([1, 0]);
    const first = await runOf();
    expect(first).toMatchObject({ status: 'queued', method: 'microdata' });
    expect([await due(2), await runOf()]).toEqual([0, first]);
    await call('cancel_crawl', { crawlRunId: first?.crawlRunId });
    expect(await due(3)).toBe(1);
    await turnOff();
  });

  it("uses the last run's method, and skips assistants without a siteUrl", async () => {
    await call('start_crawl', { assistantId, method: 'ai' });
    await call('cancel_crawl', { crawlRunId: (await runOf())?.crawlRunId });
    await call('update_crawl_schedule', { assistantId, every: 'daily' });
    await call('update_assistant', { assistantId, siteUrl: null });
    expect(await due(1)).toBe(0);
    await call('update_assistant', { assistantId, siteUrl: SITE });
    expect([await due(2), (await runOf())?.method]).toEqual([1, 'ai']);
    await turnOff();
  });

  it('is deleted with its assistant', async () => {
    await call('update_crawl_schedule', { assistantId, every: 'daily' });
    await call('delete_assistant', { assistantId });
    expect(await due(1)).toBe(0);
  });

  it.each(['daily', 'weekly'] as const)('%s spreads assistants evenly over the period', (every) => {
    const period = { daily: DAY_MS, weekly: 7 * DAY_MS }[every];
    const now = new Date('2026-11-21T12:34:56.789Z');
    const waits = Array.from({ length: 1_000 }, (_, at) => {
      const next = nextCrawlAt(every, `ast_${at}`, now);
      expect(nextCrawlAt(every, `ast_${at}`, next).getTime() - next.getTime()).toBe(period);
      return next.getTime() - now.getTime();
    });
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(period);
    const tenths = Map.groupBy(waits, (wait) => Math.floor((wait / period) * 10));
    expect(Math.min(...[...tenths.values()].map((list) => list.length))).toBeGreaterThan(50);
  });
});
