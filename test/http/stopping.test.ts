import { expect, it, onTestFinished, vi } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { connectWithKey } from '../setup/mcp-client.ts';
import { serveModel } from '../setup/model-server.ts';
import { ownService } from '../setup/service.ts';
import { BASE_URL, createOwner } from '../setup/visitor.ts';
import { createShopper, openShop } from './widget-shopper.ts';
import { SOON } from '../setup/bounds.ts';

const MODEL = 'compatible/tiny';

it('ends a slow answer with an error, and stores the text so far', async () => {
  const server = await serveModel([{ holdAfter: 'Rain jackets keep you dry. It is ' }]);
  const service = await ownService({ models: createModels({ compatible: { url: server.url, models: ['tiny'] } }) });
  const shop = await openShop(service, { modelName: MODEL });
  const shopper = createShopper(service, shop.embedKey);
  const saying = shopper.say('rain jacket');
  await vi.waitFor(() => expect(server.calls).toHaveLength(1), SOON);
  service.stopBegun.abort();
  const response = await shopper.request('config');
  expect(response.status).toBe(200);
  service.stopDue.abort();
  const { events, text } = await saying;
  expect(events.slice(-2)).toEqual([
    { type: 'error', data: { message: expect.stringMatching(/ask again/) } },
    { type: 'done', data: {} },
  ]);
  await vi.waitFor(() => expect(server.left()).toBe(1), SOON);
  const { rows } = await service.pool.query<{ answer: string; aborted: boolean }>(
    'select answer, aborted from exchanges',
  );
  expect(rows).toEqual([{ answer: text, aborted: true }]);
});

it("ends a crawl's progress stream immediately", async () => {
  const service = await ownService();
  const owner = await createOwner(service);
  const { assistantId } = await service.store.assistants.insert(owner.organizationId, {
    name: 'Shop',
    modelName: 'builtin',
  });
  const run = await service.store.crawls.start(owner.organizationId, assistantId, 'microdata');
  const response = await owner.request(
    `/api/console/organizations/${owner.organizationId}/crawls/${run?.crawlRunId}/progress`,
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress/);
  service.stopBegun.abort();
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});

it('closes an MCP subscription at once, as no changes are announced', async () => {
  const service = await ownService();
  const { key } = await service.organization('Shop');
  const client = await connectWithKey(service, key);
  onTestFinished(() => client.close());
  const { closed, honoredFilter } = await client.listen({ toolsListChanged: true, resourcesListChanged: true });
  expect(honoredFilter).toEqual({});
  expect(await closed).toBe('graceful');
});

it.each([
  [10, false],
  [8_000, true],
])('ends an import that arrives slowly, and keeps the imported rows: %i rows', async (sent, isBegun) => {
  const service = await ownService();
  const owner = await createOwner(service);
  const { organizationId } = owner;
  const { assistantId } = await service.store.assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' });
  const rows = Array.from({ length: sent }, (_, n) => `https://shop.test/p/${n},Product ${n}\n`);
  const path = `/api/console/organizations/${organizationId}/import?assistantId=${assistantId}`;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`url,title\n${rows.join('')}`)),
  });
  const answered = owner.request(path, { method: 'POST', headers: { Origin: BASE_URL }, body, duplex: 'half' });
  const count = async () => (await service.pool.query('select from products')).rowCount ?? 0;
  await vi.waitFor(async () => expect(await count()).toBeGreaterThanOrEqual(isBegun ? 500 : 0), SOON);
  service.stopDue.abort();
  const lines = (await (await answered).text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    error: { code: 'unavailable', message: expect.stringMatching(/send the file again/) },
  });
  expect(lines.length > 1).toBe(isBegun);
  const imports = async () =>
    (await service.pool.query(`select after->'added' as added from audit_log where action = 'import_products'`)).rows;
  await vi.waitFor(async () => expect(await imports()).toEqual(isBegun ? [{ added: await count() }] : []), SOON);
});
