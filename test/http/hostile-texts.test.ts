import { expect, it } from 'vitest';
import { hostileTexts } from '../chat/hostile-text.ts';
import { sharedService } from '../setup/service.ts';
import { SHOP, createShopper, openShop } from './widget-shopper.ts';

const service = await sharedService();

const LIMITS = { title: 500, description: 20_000, content: 200_000 };
const PLAIN = 'A jacket of recycled wool, warm and dry in any weather. ';
const QUESTIONS = ['jacket', 'tell me more about the second', 'what does shipping cost?'];

/** Processor time of this thread alone, where all of the service but its database runs. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** A live shop whose texts are as long as they may be, and what it costs to be asked there. */
async function costOf(unit: string): Promise<number> {
  const fill = (length: number, start: string) => (start + unit.repeat(length)).slice(0, length);
  const { key, organizationId, assistantId, embedKey } = await openShop(service);
  const title = fill(LIMITS.title, 'jacket ');
  for (const at of [1, 2, 3])
    await service.result(key, 'add_product', {
      assistantId,
      url: `${SHOP}/hostile-${at}`,
      title,
      description: fill(LIMITS.description, ''),
      brand: fill(300, ''),
      category: fill(300, ''),
      price: 20,
      currency: 'EUR',
    });
  const content = fill(LIMITS.content, 'Shipping costs 5 euros. ');
  await service.result(key, 'add_knowledge', { assistantId, title, content, sourceType: 'guide' });
  await service.store.search.refresh(organizationId, assistantId);
  const shopper = createShopper(service, embedKey);
  return cpuOf(async () => {
    let token: string | undefined;
    for (const question of QUESTIONS) {
      const heard = await shopper.say(question, { token });
      token ??= heard.token;
      expect(heard.events.at(-1)?.type).toBe('done');
      expect(heard.text).not.toBe('');
    }
  });
}

it.each([
  ['title', 'add_product', LIMITS.title, { title: `jacket ${'1'.repeat(2_000)}` }],
  ['description', 'add_product', LIMITS.description, { title: 'a', description: '1'.repeat(20_001) }],
  ['content', 'add_knowledge', LIMITS.content, { title: 'a', content: '1'.repeat(200_001), sourceType: 'guide' }],
])('refuses a longer %s by its name and limit', async (field, action, limit, values) => {
  const { key, assistantId } = await openShop(service);
  const { status, body } = await service.call(key, action, {
    assistantId,
    url: SHOP,
    ...values,
    ...(action === 'add_knowledge' && { url: undefined }),
  });
  expect(status).toBe(400);
  expect(body.error?.message).toContain(`${field} must be at most ${limit.toLocaleString('en')} characters`);
});

it('needs about as much CPU time to answer in a shop of hostile texts as in any other', async () => {
  await costOf(PLAIN); // the first costs more than all others
  const plain = await costOf(PLAIN);
  for (const unit of ['1', '–', '1.', 'A1-', '[a](', '€'])
    expect.soft((await costOf(unit)) / plain, unit).toBeLessThan(10);
});

it('needs about as much CPU time to search for hostile texts as for any other', async () => {
  const { key, assistantId } = await openShop(service);
  const searched = (texts: readonly string[]) =>
    cpuOf(async () => {
      for (const search of texts) await service.result(key, 'list_catalogue', { assistantId, search });
    });
  const texts = hostileTexts(500).flatMap(({ text }) => (text.isWellFormed() ? text : []));
  const plain = texts.map(() => PLAIN.repeat(9).slice(0, 500));
  await searched(plain);
  expect((await searched(texts)) / (await searched(plain))).toBeLessThan(10);
});
