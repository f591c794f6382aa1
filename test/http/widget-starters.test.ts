import { expect, it } from 'vitest';
import { knowledge } from '../chat/example-knowledge.ts';
import { exampleCatalogue } from '../chat/fake-shop.ts';
import { ownService } from '../setup/service.ts';
import { createShopper, openShop } from './widget-shopper.ts';

it('suggests several kinds of starter questions for the example shop, and answers each', async () => {
  const service = await ownService();
  const { organizationId, assistantId, key, embedKey, products } = await openShop(service, { name: 'Brackenholm' });
  for (const { productId } of products) await service.result(key, 'remove_product', { productId });
  await service.store.catalogue.merge(organizationId, assistantId, exampleCatalogue);
  for (const { title, content } of knowledge)
    await service.result(key, 'add_knowledge', { assistantId, title, content });
  await service.store.search.refresh(organizationId, assistantId);
  const shopper = createShopper(service, embedKey);
  const config = await shopper.request('config');
  const { result } = (await config.json()) as { result: { suggestedQuestions: string[]; language: string } };
  expect(result.language).toBe('en');
  expect(result.suggestedQuestions.map((question) => question.replace(/(in|about) .+$/, '$1 …'))).toEqual([
    'What do you have in …',
    'What should I know about …',
    'Tell me more about …',
    'What do you have in …',
  ]);
  for (const question of result.suggestedQuestions) {
    expect(question.length).toBeLessThanOrEqual(80);
    const { text, events } = await shopper.say(question);
    const named = /(?:in|about) “?(.+?)[”?]*$/.exec(question)?.[1] ?? '';
    const cards = events.flatMap(({ type, data }) =>
      type === 'products' ? (data['products'] as { title: string; category: string | null }[]) : [],
    );
    if (question.startsWith('What should I know')) expect(text).toContain(`From “${named}”`);
    else if (question.startsWith('Tell me more')) expect(cards.map(({ title }) => title)).toContain(named);
    else {
      expect(cards).not.toEqual([]);
      expect(new Set(cards.map(({ category }) => category?.split(' > ').at(-1)))).toEqual(new Set([named]));
    }
  }
  const { rows } = await service.pool.query("select 1 from exchanges where outcome is distinct from 'answered'");
  expect(rows).toEqual([]);
  // An answer that shows no products suggests them again, now that they are ready.
  const { events } = await shopper.say('What are your opening hours?');
  expect(events.find(({ type }) => type === 'suggestions')?.data).toEqual({
    suggestions: result.suggestedQuestions.slice(0, 3),
  });
});
