import { expect, it } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { createShopper } from '../http/widget-shopper.ts';
import { serveModel } from '../setup/model-server.ts';
import { ownService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

it("charges an operator's model price to the owner's budget, visibly to both", async () => {
  // Each answer has 1,000 input and 20 output tokens.
  const server = await serveModel([{ text: 'Good day to you.' }]);
  const prices = new Map([['compatible/tiny', { input: 1, cached: 1, output: 2, asOf: null }]]);
  const models = createModels({ compatible: { url: server.url, models: ['tiny'] }, prices });
  const service = await ownService({ models });
  const owner = await createOwner(service);
  const call = <T = object>(operation: string, input: object) =>
    owner.result<T>(`organizations/${owner.organizationId}/${operation}`, input);
  const { assistantId, embedKey } = await call<{ assistantId: string; embedKey: string }>('create_assistant', {
    name: 'Shop',
    siteUrl: 'https://shop.test',
  });
  await call('update_assistant', { assistantId, status: 'live' });
  await call('update_chat_settings', { monthlyBudget: 0.001 });

  const shopper = createShopper(service, embedKey);
  const first = await shopper.say('Good day');
  const { token } = first;
  const second = await shopper.say('Good day', { token });
  expect([first.text, second.status, server.calls.length]).toEqual(['Good day to you.', 200, 1]);
  expect(second.text).not.toContain('Good day to you.');

  const cost = 0.00104;
  const month = { cost, inputTokens: 1000, outputTokens: 20, answers: 2 };
  expect(await call('get_chat_settings', {})).toMatchObject({
    spending: expect.arrayContaining([expect.objectContaining(month)]),
  });
  const [conversation] = await call<{ conversationId: string }[]>('list_conversations', { assistantId });
  expect(conversation).toMatchObject({ exchanges: 2, cost, fallback: true });
  const now = Date.now();
  const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString();
  const range = { assistantId, from: day(-1), to: day(1), by: 'day' };
  expect(await call('get_insight', range)).toMatchObject({ totals: { questions: 2, fallbacks: 1, cost } });

  // A deletion by the owner also applies to the shopper.
  await call('delete_conversation', { conversationId: conversation?.conversationId });
  expect((await shopper.session(token)).exchanges).toEqual([]);
});
