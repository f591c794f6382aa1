import { expect, it } from 'vitest';
import { sourcesOf } from '../../src/chat/sources.ts';
import { runTool } from '../../src/chat/tools/toolbox.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { createTurn } from '../../src/chat/turn.ts';
import { ASSISTANT, ORGANIZATION, product as productOf, sourcesOf as fakeSources } from './fake-shop.ts';
import { createShopper, openShop } from '../http/widget-shopper.ts';
import { sharedService } from '../setup/service.ts';

const service = await sharedService();
const shop = await openShop(service);
const { organizationId, assistantId } = shop;

const newTurn = () =>
  createTurn({
    organizationId,
    assistantId,
    shop: 'Shop',
    siteUrl: null,
    contact: null,
    persona: null,
    language: languageOfCode('en'),
  });

it.each<[tool: string, input: object, message: RegExp]>([
  ['search_products', { query: 'x'.repeat(501) }, /must be at most 500 characters\s+→ at query/],
  ['search_products', { query: 'tent', brand: 'x'.repeat(301) }, /must be at most 300 characters\s+→ at brand/],
  ['search_products', { query: 'tent', without: ['x'.repeat(101)] }, /at most 100 characters\s+→ at without\[0\]/],
  ['search_knowledge', { query: 'x'.repeat(501) }, /must be at most 500 characters\s+→ at query/],
  ['get_product', { productId: 'x'.repeat(101) }, /must be at most 100 characters\s+→ at productId/],
])('%s names the argument that is too long, and its limit', async (tool, input, message) => {
  const output = await runTool(tool, JSON.stringify(input), newTurn(), sourcesOf(service.store));
  expect(output).toMatchObject({ type: 'error-text', value: expect.stringMatching(message) });
});

it('truncates a long description for the model, with or without spaces', async () => {
  const sources = fakeSources([productOf('prd_1', { title: 'Tent', description: '帆'.repeat(20_000) })]);
  const turn = { ...newTurn(), organizationId: ORGANIZATION, assistantId: ASSISTANT };
  const output = await runTool('search_products', JSON.stringify({ query: 'tent' }), turn, sources);
  expect(output).toMatchObject({ value: { products: [{ summary: `${'帆'.repeat(240)} …` }] } });
});

it('truncates texts that were stored before the limits existed', async () => {
  const [product] = shop.products;
  const productId = product?.productId ?? '';
  const { knowledgeId } = await service.result(shop.key, 'add_knowledge', {
    assistantId,
    title: 'Care',
    content: 'Wash.',
  });
  const long = (start: string) => start + '1'.repeat(300_000);
  await service.pool.query('update products set title = $2, description = $2 where product_id = $1', [
    productId,
    long('jacket '),
  ]);
  await service.pool.query('update knowledge set title = $2, content = $2 where knowledge_id = $1', [
    knowledgeId,
    long('washing '),
  ]);
  await service.pool.query('update search_catalogues set form = null where assistant_id = $1', [assistantId]);
  await service.pool.query('delete from knowledge_passages where assistant_id = $1', [assistantId]);
  await service.store.search.refresh(organizationId, assistantId);
  await service.pool.query('update assistants set persona = $2, greeting = $2 where assistant_id = $1', [
    assistantId,
    long('expert '),
  ]);
  const sources = sourcesOf(service.store);
  const [found] = await sources.catalogue.find(organizationId, assistantId, [productId]);
  expect([found?.title.length, found?.description?.length]).toEqual([500, 20_000]);
  const passages = await sources.knowledge.search(organizationId, assistantId, 'washing', 5);
  for (const { title, text } of passages) expect([title.length <= 500, text.length <= 4_000]).toEqual([true, true]);
  expect(passages).not.toEqual([]);
  const heard = await createShopper(service, shop.embedKey).say('rain jacket');
  expect(heard.events.at(-1)?.type).toBe('done');
});

it('answers messages of the maximum length, of many words or of one', async () => {
  const { say } = createShopper(service, shop.embedKey);
  for (const text of ['tent '.repeat(400), `a jacket without ${'x'.repeat(1_900)}`, 'x'.repeat(2_000)]) {
    const heard = await say(text.slice(0, 2_000));
    expect(heard.events.at(-1)?.type).toBe('done');
    expect(heard.text).not.toMatch(/cannot reach|trouble/i);
    expect(heard.text).not.toBe('');
  }
});
