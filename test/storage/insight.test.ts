import { beforeAll, describe, expect, it } from 'vitest';
import { converse } from '../setup/conversation.ts';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();
const { insight, chatSettings, conversations } = database.store;

const RANGE = { from: '2000-01-01', to: '2100-01-01' };

async function createPlace() {
  const { store } = database;
  const { organizationId } = await store.organizations.insert('Shop');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  const place = { organizationId, assistantId };
  const said = [
    { question: 'Why?', report: { outcome: 'unanswered' as const, shown: ['prd_1'], toolsUsed: ['search_products'] } },
  ];
  const { token, ...rest } = await converse(database, place, said);
  await conversations.note(organizationId, assistantId, token, { type: 'opened', productId: null, amount: null });
  return { ...place, ...rest };
}

/** Callers see to it that the assistant is the organization's; what is asked of the database names both all the same. */
describe("with another organization's assistant, an organization", () => {
  let ours: Awaited<ReturnType<typeof createPlace>>;
  let foreign: string;
  beforeAll(async () => {
    ours = await createPlace();
    foreign = (await createPlace()).organizationId;
  });

  /** The result of each in its own organization, and in another. */
  it.each<
    [name: string, ask: (organizationId: string) => Promise<unknown>, given: object, nothing: object | undefined]
  >([
    ['conversations', (id) => insight.conversations(id, ours.assistantId, {}, 10), [{ exchanges: 1 }], []],
    [
      'conversations by text',
      (id) => insight.conversations(id, ours.assistantId, { search: 'why', unanswered: true }, 10),
      [{ unanswered: 1 }],
      [],
    ],
    ['a conversation', (id) => insight.conversation(id, ours.conversationId), { exchanges: [{}] }, undefined],
    [
      'figures',
      async (id) => (await insight.series(id, ours.assistantId, RANGE, 'month')).totals,
      { conversations: 1, questions: 1, opened: 1 },
      { conversations: 0, questions: 0, opened: 0 },
    ],
    [
      'what was used',
      (id) => insight.tops(id, ours.assistantId, RANGE),
      { answers: 1, products: [{ shown: 1 }] },
      { answers: 0, products: [], tools: [], models: [] },
    ],
    [
      'open questions',
      (id) => insight.openQuestions(id, ours.assistantId, {}, 10),
      { open: 1, questions: [{ question: 'Why?' }] },
      { open: 0, questions: [] },
    ],
    ['a widget', (id) => chatSettings.widget(id, ours.assistantId), { assistantId: expect.any(String) }, undefined],
  ])('sees nothing of %s', async (_, ask, given, nothing) => {
    expect(await ask(ours.organizationId)).toMatchObject(given);
    const seen = await ask(foreign);
    if (nothing === undefined) expect(seen).toBeUndefined();
    else expect(seen).toMatchObject(nothing);
  });

  it('changes nothing', async () => {
    expect(await insight.settle(foreign, ours.assistantId, ours.exchangeIds, null)).toEqual([]);
    expect(await insight.deleteConversation(foreign, ours.conversationId)).toBeUndefined();
    expect(await chatSettings.changeWidget(foreign, ours.assistantId, { origins: [] })).toBeUndefined();
    expect(await insight.openQuestions(ours.organizationId, ours.assistantId, {}, 10)).toMatchObject({ open: 1 });
    expect(await chatSettings.widget(ours.organizationId, ours.assistantId)).toMatchObject({ origins: null });
  });
});
