import { describe, expect, it } from 'vitest';
import type { WidgetEvent } from '../../src/domain/widget-event.ts';
import { newEntries } from '../setup/audit-log.ts';
import { type ExchangeInput, converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

const call = <T>(operation: string, input: object) =>
  owner.result<T>(`organizations/${owner.organizationId}/${operation}`, input);

/** Creates a separate assistant, so that a test sees only its own conversations. */
async function createPlace() {
  const { organizationId } = owner;
  const { assistantId } = await service.store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  const at = { organizationId, assistantId };
  return {
    ...at,
    converse: (said: readonly ExchangeInput[], time?: string) => converse(service, at, said, time),
    list: (filter: object = {}) => call<{ conversationId: string }[]>('list_conversations', { assistantId, ...filter }),
    note: (token: Buffer, event: Partial<WidgetEvent>) =>
      service.store.conversations.note(organizationId, assistantId, token, {
        type: 'added_to_cart',
        productId: null,
        amount: null,
        ...event,
      }),
    product: (title: string) =>
      service.store.catalogue.insert(organizationId, assistantId, { url: `https://shop.test/${title}`, title }),
  };
}

describe('conversations', () => {
  it('are listed newest first, with their outcome', async () => {
    const place = await createPlace();
    const empty = await place.converse([]);
    const unknownCost = await place.converse([{ question: 'Hello?', report: { cost: null, fallback: 'timeout' } }]);
    const { conversationId, token } = await place.converse([
      { question: 'First?', report: { shown: ['prd_1', 'prd_2'] }, feedback: 'up' },
      { question: 'Second?', report: { outcome: 'unanswered' }, feedback: 'down' },
      { question: 'Third?', report: { cost: 500_000 }, feedback: 'up' },
      { question: 'Fourth?', answer: null },
    ]);
    await place.note(token, { productId: 'prd_1', amount: 2 });
    await place.note(token, { productId: 'prd_2', amount: 1 });
    await place.note(token, { type: 'product_clicked', productId: 'prd_2' });
    const nothing = { exchanges: 0, unanswered: 0, thumbsUp: 0, thumbsDown: 0, addedToCart: 0 };
    const time = expect.stringMatching(/Z$/);
    expect(await place.list()).toEqual([
      {
        conversationId,
        createdAt: time,
        lastAt: time,
        firstQuestion: 'First?',
        exchanges: 4,
        unanswered: 1,
        thumbsUp: 2,
        thumbsDown: 1,
        addedToCart: 3,
        cost: 0.502,
        fallback: false,
      },
      expect.objectContaining({
        ...nothing,
        conversationId: unknownCost.conversationId,
        exchanges: 1,
        cost: null,
        fallback: true,
      }),
      expect.objectContaining({ ...nothing, conversationId: empty.conversationId, firstQuestion: null, cost: null }),
    ]);
  });

  it('can be filtered', async () => {
    const place = await createPlace();
    const said: [ExchangeInput, string][] = [
      [{ question: 'Do you have 100% wool_socks?', report: { outcome: 'unanswered' } }, '2026-01-01T00:00:00Z'],
      [{ question: 'Hi', answer: 'WOOL is warm', feedback: 'up' }, '2026-01-31T23:59:59.999Z'],
      [{ question: 'ÄRMEL?', feedback: 'down' }, '2026-02-01T00:00:00Z'],
    ];
    const ids: string[] = [];
    for (const [one, time] of said) ids.push((await place.converse([one], time)).conversationId);
    const [a, b, c] = ids;
    const cases: [filter: object, found: (string | undefined)[]][] = [
      [{}, [c, b, a]],
      [{ limit: 2 }, [c, b]],
      [{ before: b }, [a]],
      [{ from: '2026-01-31' }, [c, b]],
      [{ to: '2026-02-01' }, [b, a]],
      [{ from: '2026-01-15', to: '2026-02-01T00:00:00Z' }, [b]],
      [{ unanswered: true }, [a]],
      [{ unanswered: false }, [c, b]],
      [{ feedback: 'down' }, [c]],
      [{ feedback: 'up', unanswered: true }, []],
      [{ search: 'wool' }, [b, a]],
      [{ search: '100%' }, [a]],
      [{ search: '%' }, [a]],
      [{ search: 'l_s' }, [a]],
      [{ search: '\\' }, []],
      [{ search: 'ärmel' }, [c]],
      [{ search: 'page' }, []],
    ];
    for (const [filter, found] of cases)
      expect([filter, (await place.list(filter)).map(({ conversationId }) => conversationId)]).toEqual([filter, found]);
  });
});

describe('a conversation', () => {
  it('is returned completely, with the current products', async () => {
    const place = await createPlace();
    const [kept, gone] = await Promise.all([place.product('Jacket'), place.product('Socks')]);
    if (!kept || !gone) throw new Error('Both are new.');
    const { conversationId, token, exchangeIds } = await place.converse([
      {
        question: 'Warm?',
        answer: 'These.',
        parts: [
          { type: 'products', productIds: [gone.productId, kept.productId] },
          { type: 'cart', productId: kept.productId, amount: 2 },
        ],
        report: {
          toolsUsed: ['search_products'],
          fallback: 'budget',
          cachedTokens: 40,
          replaced: 1,
          outcome: 'unanswered',
          lacking: ['weight'],
          cut: [{ sentence: 'It is the lightest.', reason: 'superlatives.lightest has no evidence' }],
          aborted: true,
        },
        feedback: 'down',
      },
      { question: 'Still there?', answer: null },
    ]);
    await place.note(token, { productId: kept.productId, amount: 2 });
    await service.store.conversations.order(owner.organizationId, place.assistantId, token, {
      orderHash: Buffer.from('1'),
      total: 19.9,
      currency: 'EUR',
    });
    await service.store.catalogue.update(owner.organizationId, kept.productId, { title: 'Storm Jacket', price: 9.5 });
    await service.store.catalogue.delete(owner.organizationId, gone.productId);

    const now = { title: 'Storm Jacket', price: 9.5, url: kept.url, currency: null, imageUrl: null };
    const jacket = { productId: kept.productId, ...now };
    const socks = { productId: gone.productId, title: null, price: null, url: null, currency: null, imageUrl: null };
    const page = { url: 'https://shop.test/p', title: 'Page' };
    const time = expect.stringMatching(/Z$/);
    const unsettled = { settledAt: null, knowledgeId: null, createdAt: time };
    expect(await call('get_conversation', { conversationId })).toEqual({
      conversationId,
      assistantId: place.assistantId,
      createdAt: time,
      lastAt: time,
      exchanges: [
        {
          exchangeId: exchangeIds[0],
          question: 'Warm?',
          page,
          answer: 'These.',
          parts: [
            { type: 'products', products: [socks, jacket], amount: null },
            { type: 'cart', products: [jacket], amount: 2 },
          ],
          sources: [],
          tools: ['search_products'],
          language: 'en',
          model: 'scripted/model',
          fallback: 'budget',
          inputTokens: 100,
          cachedTokens: 40,
          outputTokens: 10,
          cost: 0.001,
          replaced: 1,
          outcome: 'unanswered',
          lacking: ['weight'],
          cut: [{ sentence: 'It is the lightest.', reason: 'superlatives.lightest has no evidence' }],
          aborted: true,
          firstMs: 20,
          totalMs: 50,
          feedback: 'down',
          ...unsettled,
        },
        {
          exchangeId: exchangeIds[1],
          question: 'Still there?',
          page,
          answer: null,
          parts: [],
          sources: [],
          tools: [],
          language: null,
          model: null,
          fallback: null,
          inputTokens: 0,
          cachedTokens: 0,
          outputTokens: 0,
          cost: null,
          replaced: 0,
          outcome: null,
          lacking: [],
          cut: [],
          aborted: false,
          firstMs: null,
          totalMs: null,
          feedback: null,
          ...unsettled,
        },
      ],
      events: [
        { type: 'added_to_cart', product: jacket, amount: 2, total: null, currency: null, createdAt: time },
        { type: 'ordered', product: null, amount: null, total: 19.9, currency: 'EUR', createdAt: time },
      ],
    });
  });

  it('is deleted with all its data, none of which is logged', async () => {
    const place = await createPlace();
    const other = await place.converse([{ question: 'Mine?' }]);
    const { conversationId, token } = await place.converse([{ question: 'My secret?', report: { shown: ['prd_1'] } }]);
    await place.note(token, { productId: 'prd_1', amount: 1 });
    const { entries } = await newEntries(service, owner.organizationId, () =>
      call('delete_conversation', { conversationId }),
    );
    expect(entries).toMatchObject([
      {
        action: 'delete_conversation',
        target: conversationId,
        before: { conversationId, assistantId: place.assistantId },
        after: null,
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect((await place.list()).map((one) => one.conversationId)).toEqual([other.conversationId]);
    for (const table of ['exchanges', 'widget_events']) {
      const { rowCount } = await service.pool.query(`select from ${table} where conversation_id = $1`, [
        conversationId,
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    const again = await owner.organization(owner.organizationId, 'delete_conversation', { conversationId });
    expect([again.status, again.body.error?.code]).toEqual([404, 'conversation_not_found']);
  });
});
