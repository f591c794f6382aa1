import { expect, it } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { ownService, sharedService } from '../setup/service.ts';

const service = await sharedService();

it('clears fields with null, replaces branding as a whole and leaves the rest', async () => {
  const { key } = await service.organization('Shop');
  const created = await service.result<{ assistantId: string; modelName: string }>(key, 'create_assistant', {
    name: 'Shop',
    siteUrl: 'https://shop.test/',
    persona: 'Expert',
  });
  const { assistantId } = created;
  await service.result(key, 'update_assistant', {
    assistantId,
    branding: { primaryColor: '#111', launcherText: 'Hi' },
  });
  const updated = await service.result(key, 'update_assistant', {
    assistantId,
    siteUrl: null,
    persona: null,
    branding: { launcherText: 'Ask' },
  });
  expect(updated).toEqual({
    ...created,
    siteUrl: null,
    persona: null,
    branding: { launcherText: 'Ask' },
    catalogueSize: 0,
    knowledgeCount: 0,
    updatedAt: expect.any(String),
  });
  expect(created.modelName).toBe('builtin/retrieval');
  expect(await service.result(key, 'get_assistant', { assistantId })).toEqual(updated);
});

it('lists newest first, for the own organization only', async () => {
  const { key } = await service.organization('One');
  const other = await service.organization('Two');
  for (const name of ['A', 'B', 'C']) await service.result(key, 'create_assistant', { name });
  await service.result(other.key, 'create_assistant', { name: 'D' });
  const names = (await service.result<{ name: string }[]>(key, 'list_assistants')).map((assistant) => assistant.name);
  expect(names).toEqual(['C', 'B', 'A']);
});

it('deletes everything of an assistant with it', async () => {
  const { key, organizationId } = await service.organization('Shop');
  const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', {
    name: 'Shop',
    siteUrl: 'https://shop.test/',
  });
  await service.result(key, 'add_product', { assistantId, url: 'https://shop.test/1', title: 'T' });
  await service.result(key, 'add_knowledge', { assistantId, title: 'T', content: 'C' });
  await service.result(key, 'start_crawl', { assistantId });
  await service.result(key, 'delete_assistant', { assistantId });
  for (const table of ['assistants', 'products', 'knowledge', 'crawl_runs', 'crawl_pages']) {
    const { rows } = await service.pool.query(`select 1 from ${table} where organization_id = $1`, [organizationId]);
    expect(rows).toEqual([]);
  }
});

it('refuses a crawl without a site, and a second one while one is under way, naming it', async () => {
  const { key } = await service.organization('Shop');
  const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'Shop' });
  const without = await service.call(key, 'start_crawl', { assistantId });
  expect([without.status, without.body.error?.code]).toEqual([400, 'site_url_missing']);
  await service.result(key, 'update_assistant', { assistantId, siteUrl: 'https://shop.test/' });
  const starts = await Promise.all([1, 2, 3].map(() => service.call(key, 'start_crawl', { assistantId })));
  expect(starts.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '400', '400']);
  const started = starts.find((answer) => answer.status === 200);
  const crawlRunId = (started?.body.result as { crawlRunId: string } | undefined)?.crawlRunId;
  for (const { body } of starts.filter((answer) => answer.status === 400)) {
    expect(body.error?.code).toBe('crawl_in_progress');
    expect(body.error?.message).toContain(crawlRunId);
  }
  expect(await service.result(key, 'list_crawls', { assistantId })).toMatchObject([
    { crawlRunId, assistantId, method: 'microdata', status: 'queued', error: null, counts: { pagesDiscovered: 0 } },
  ]);
});

it('keeps the knowledge of one assistant small enough to be listed', async () => {
  const { key } = await service.organization('Shop');
  const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'Shop' });
  const content = '😀'.repeat(200_000);
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++)
    statuses.push((await service.call(key, 'add_knowledge', { assistantId, title: 'T', content })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 400, 400]);
});

it("is created with the provider's fast model, unless it names one", async () => {
  const models = createModels({ compatible: { url: 'http://127.0.0.1:9/v1', models: ['large', 'small'] } });
  const own = await ownService({ models });
  const { key: ownKey } = await own.organization('Shop');
  expect(await own.result(ownKey, 'create_assistant', { name: 'A' })).toMatchObject({ modelName: 'compatible/small' });
  const named = await own.result(ownKey, 'create_assistant', { name: 'B', modelName: 'x/y' });
  expect(named).toMatchObject({ modelName: 'x/y' });
});
