import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../src/http/server.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { ownService, sharedService } from '../setup/service.ts';

const queues = { list: () => Promise.resolve([{ queue: 'crawl', waiting: 3, active: 1 }]) };
const metrics = createMetrics({
  version: '1.2.3',
  pool: () => ({ idle: 2, active: 1, waiting: 0, max: 5 }),
  queues: () => queues.list(),
});
const TOKEN = 'a-token-for-the-metrics';
const service = await sharedService({ metrics, metricsToken: TOKEN });
const { organizationId, key } = await service.organization('Shop');

const scrape = async (authorization = `Bearer ${TOKEN}`) =>
  service.app.request('/metrics', { headers: { Authorization: authorization } });
/** The lines of one metric. */
const linesOf = async (name: string) =>
  (await (await scrape()).text()).split('\n').filter((line) => line.startsWith(name));

it('is live and ready with a database that has all migrations', async () => {
  for (const path of ['/livez', '/readyz', '/api/health'])
    expect(await service.send(path, {})).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('is live but not ready without a migration, or without a database', async () => {
  const own = await ownService();
  await own.pool.query('delete from schema_migrations where name = (select max(name) from schema_migrations)');
  expect(await own.send('/readyz', {})).toMatchObject({ status: 503, body: { reason: /migrations/ } });
  await own.pool.query('drop table schema_migrations');
  expect(await own.send('/readyz', {})).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  expect(await own.send('/livez', {})).toMatchObject({ status: 200 });
});

it('still answers 404 to unknown paths beside these', async () => {
  for (const path of ['/api/metrics', '/api/livez', '/api/health/x'])
    expect((await service.app.request(path, { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
});

it('counts requests by route, and actions by name and outcome', async () => {
  await service.result(key, 'list_assistants');
  await service.call(key, 'get_assistant', { assistantId: 'ast_none' });
  await service.call(key, 'no_such_action');
  await service.call(key, 'constructor');
  const route = 'method="POST",route="/api/rest/actions/:action"';
  expect(await linesOf('aisle_http_request_duration_seconds_count')).toEqual(
    expect.arrayContaining([
      `aisle_http_request_duration_seconds_count{${route},status="200"} 1`,
      `aisle_http_request_duration_seconds_count{${route},status="404"} 3`,
    ]),
  );
  await service.app.request('/api/widget/aisle_pk_none/config');
  expect(await linesOf('aisle_http_request_duration_seconds_count')).toContain(
    'aisle_http_request_duration_seconds_count{method="GET",route="/api/widget/:embedKey/config",status="404"} 1',
  );
  const counted = await linesOf('aisle_actions_total');
  expect(counted).toContain('aisle_actions_total{action="list_assistants",via="rest",outcome="ok"} 1');
  expect(counted).toContain('aisle_actions_total{action="unknown",via="rest",outcome="unknown_action"} 2');
});

it('names no tenant, key or path', async () => {
  await service.call(key, 'list_assistants');
  await service.app.request(`/api/console/organizations/${organizationId}/audit.csv?who=ana`);
  await service.app.request('/a-path-of-a-stranger');
  const text = await (await scrape()).text();
  expect(text).toMatch(/^aisle_info\{version="1.2.3"\} 1$/m);
  for (const secret of [organizationId, key, 'ana', 'a-path-of-a-stranger']) expect(text).not.toContain(secret);
});

it('gives the queues and the pool, and tells when the database is down', async () => {
  expect(await linesOf('aisle_queue_jobs')).toContain('aisle_queue_jobs{queue="crawl",state="waiting"} 3');
  expect(await linesOf('aisle_database_connections{')).toContain('aisle_database_connections{state="idle"} 2');
  expect(await linesOf('aisle_database_up')).toEqual(['aisle_database_up 1']);
  const { list } = queues;
  queues.list = () => Promise.reject(new Error('down'));
  onTestFinished(() => void (queues.list = list));
  expect(await linesOf('aisle_database_up')).toEqual(['aisle_database_up 0']);
  expect(await linesOf('aisle_queue_jobs{')).toEqual([]);
});

it('wants the token where there is one', async () => {
  expect((await scrape('')).status).toBe(401);
  expect((await scrape(`Bearer ${TOKEN}x`)).status).toBe(401);
  expect((await scrape()).headers.get('content-type')).toContain('text/plain');
});

it('without a token, lets only this machine read the metrics, and no proxy or page on it', async () => {
  const own = await ownService({ metrics });
  const server = createHttpServer(own.app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (headers = {}) => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  expect(await get()).toBe(200);
  expect(await get({ 'X-Forwarded-For': '203.0.113.5' })).toBe(404);
  expect(await get({ Forwarded: 'for=203.0.113.5' })).toBe(404);
  expect((await own.app.request('/metrics')).status).toBe(404);
});
