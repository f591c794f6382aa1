import { expect, it } from 'vitest';
import type { KeptPattern } from '../../src/domain/site-pattern.ts';
import { createCrawlPatterns } from '../../src/storage/crawls/crawl-patterns.ts';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();

const STORED: KeptPattern = {
  siteUrl: 'https://shop.example/',
  pattern: {
    fields: { title: [{ at: 'h1', nth: 0, take: 'text' }], price: [{ at: 'p.price', nth: 0, take: 'text' }] },
  },
  learnedBy: 'model',
  filled: { title: 1, price: 0.9 },
  modelCalls: 2,
  modelCost: 2 ** 40,
};

async function shop() {
  const { store } = database;
  const { organizationId } = await store.organizations.insert('Shop');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' });
  return { organizationId, assistantId, patterns: createCrawlPatterns(store.query) };
}

it('stores nothing for an unknown assistant', async () => {
  const { organizationId, patterns } = await shop();
  await patterns.save(organizationId, 'ast_none', STORED);
  expect(await patterns.find(organizationId, 'ast_none')).toBeUndefined();
});

it("stores and finds nothing for another organization's assistant", async () => {
  const [own, other] = [await shop(), await shop()];
  await own.patterns.save(other.organizationId, own.assistantId, STORED);
  expect(await own.patterns.find(own.organizationId, own.assistantId)).toBeUndefined();
  await own.patterns.save(own.organizationId, own.assistantId, STORED);
  expect(await own.patterns.find(other.organizationId, own.assistantId)).toBeUndefined();
});

it('keeps the latest pattern until the assistant is deleted', async () => {
  const { organizationId, assistantId, patterns } = await shop();
  await patterns.save(organizationId, assistantId, { ...STORED, pattern: null, learnedBy: null, modelCost: null });
  await patterns.save(organizationId, assistantId, STORED);
  expect(await patterns.find(organizationId, assistantId)).toEqual(STORED);
  await database.store.assistants.delete(organizationId, assistantId);
  expect(await patterns.find(organizationId, assistantId)).toBeUndefined();
});

it('ignores a pattern of an earlier format', async () => {
  const { organizationId, assistantId, patterns } = await shop();
  await patterns.save(organizationId, assistantId, { ...STORED, pattern: JSON.parse('{"fields": {"title": "h1"}}') });
  expect(await patterns.find(organizationId, assistantId)).toMatchObject({ pattern: null, modelCalls: 2 });
});
