import { expect, it } from 'vitest';
import { newId } from '../../src/domain/ids.ts';
import type { Figures } from '../../src/domain/insight.ts';
import { type ExchangeInput, converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

interface Answer {
  totals: Figures;
  series: (Figures & { start: string })[];
  hasOrders: boolean;
  tops: { answers: number; products: object[]; lacking: object[]; tools: object[]; models: object[] };
}

const service = await sharedService();
const owner = await createOwner(service);

async function createPlace() {
  const { organizationId } = owner;
  const { assistantId } = await service.store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  const at = { organizationId, assistantId };
  return {
    ...at,
    converse: (said: readonly ExchangeInput[], time: string) => converse(service, at, said, time),
    insight: (from: string, to: string, by: string) =>
      owner.result<Answer>(`organizations/${organizationId}/get_insight`, { assistantId, from, to, by }),
    async order(time: string, total: number | null = null, currency: string | null = null) {
      const eventId = newId('evt');
      await service.pool.query(
        `insert into widget_events (organization_id, event_id, assistant_id, type, order_hash, total, currency, created_at)
          values ($1, $2, $3, 'ordered', $4, $5, $6, $7)`,
        [organizationId, eventId, assistantId, Buffer.from(eventId), total, currency, time],
      );
    },
    async note(
      type: 'opened' | 'product_clicked' | 'added_to_cart',
      time: string,
      productId?: string,
      amount?: number,
    ) {
      await service.pool.query(
        `insert into widget_events (organization_id, event_id, assistant_id, type, product_id, amount, created_at)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        [organizationId, newId('evt'), assistantId, type, productId ?? null, amount ?? null, time],
      );
    },
  };
}

const NOTHING = {
  opened: 0,
  conversations: 0,
  questions: 0,
  unanswered: 0,
  partly: 0,
  refused: 0,
  handedOver: 0,
  thumbsUp: 0,
  thumbsDown: 0,
  productClicks: 0,
  carts: 0,
  cartPieces: 0,
  orders: 0,
  orderTotals: [],
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  replaced: 0,
  fallbacks: 0,
  aborted: 0,
  medianFirstMs: null,
};

it('is zero for every day of a year without activity', async () => {
  const place = await createPlace();
  const { totals, series, hasOrders, tops } = await place.insight('2026-01-01', '2027-02-05', 'day');
  expect([totals, hasOrders]).toEqual([NOTHING, false]);
  expect(series).toHaveLength(400);
  expect(series.at(-1)).toEqual({ start: '2027-02-04', ...NOTHING });
  expect(tops).toEqual({ answers: 0, products: [], lacking: [], tools: [], models: [] });
});

it('counts each day’s questions and events in UTC, and all of them together', async () => {
  const place = await createPlace();
  await place.converse([{ question: 'Too early' }], '2026-01-31T23:59:59.999Z');
  await place.converse(
    [
      { question: '1', feedback: 'up', report: { firstMs: 100 } },
      {
        question: '2',
        feedback: 'down',
        report: { outcome: 'unanswered', firstMs: 300, fallback: 'timeout', cost: 2000 },
      },
      { question: '3', report: { aborted: true, firstMs: 800, cost: null, replaced: 2 } },
    ],
    '2026-02-01T00:00:00Z',
  );
  await place.converse([{ question: '4', answer: null }], '2026-02-03T23:59:59.999Z');
  await place.converse([{ question: 'Too late' }], '2026-02-04T00:00:00Z');
  await place.note('opened', '2026-02-01T01:00:00Z');
  await place.note('opened', '2026-02-03T22:00:00Z');
  await place.note('product_clicked', '2026-02-03T22:00:00Z', 'prd_1');
  await place.note('added_to_cart', '2026-02-03T22:00:00Z', 'prd_1', 2);
  await place.note('added_to_cart', '2026-02-03T22:00:00Z', 'prd_2', 3);
  await place.note('opened', '2026-02-04T00:00:00Z');

  const { totals, series } = await place.insight('2026-02-01', '2026-02-04', 'day');
  const first = {
    opened: 1,
    conversations: 1,
    questions: 3,
    unanswered: 1,
    thumbsUp: 1,
    thumbsDown: 1,
    inputTokens: 300,
    outputTokens: 30,
    cost: 0.003,
    replaced: 2,
    fallbacks: 1,
    aborted: 1,
    medianFirstMs: 300,
  };
  const last = { opened: 1, conversations: 1, questions: 1, productClicks: 1, carts: 2, cartPieces: 5 };
  expect(series).toEqual([
    { ...NOTHING, start: '2026-02-01', ...first },
    { ...NOTHING, start: '2026-02-02' },
    { ...NOTHING, start: '2026-02-03', ...last },
  ]);
  expect(totals).toEqual({ ...NOTHING, ...first, ...last, opened: 2, conversations: 2, questions: 4 });
});

it('counts the orders of whole days and of their edges, and sums their totals by currency', async () => {
  const place = await createPlace();
  await place.order('2026-02-01T05:59:59Z', 1000, 'EUR');
  await place.order('2026-02-01T06:00:00Z', 0.1, 'EUR');
  await place.order('2026-02-02T12:00:00Z', 0.2, 'EUR');
  await place.order('2026-02-02T13:00:00Z', 19.5, 'CHF');
  await place.order('2026-02-03T05:00:00Z');
  await place.order('2026-02-03T06:00:00Z', 1000, 'EUR');
  const { totals, series, hasOrders } = await place.insight('2026-02-01T06:00:00Z', '2026-02-03T06:00:00Z', 'day');
  expect(totals).toEqual({
    ...NOTHING,
    orders: 4,
    orderTotals: [
      { currency: 'EUR', total: 0.3 },
      { currency: 'CHF', total: 19.5 },
    ],
  });
  expect(series.map(({ orders, orderTotals }) => [orders, orderTotals.map(({ total }) => total)])).toEqual([
    [1, [0.1]],
    [2, [19.5, 0.2]],
    [1, []],
  ]);
  expect(hasOrders).toBe(true);
  const other = await createPlace();
  expect(await other.insight('2026-02-01', '2026-02-04', 'day')).toMatchObject({ totals: NOTHING, hasOrders: false });
});

it('counts weeks from Monday, and months', async () => {
  const place = await createPlace();
  await place.converse([{ question: 'Sunday' }], '2026-03-01T12:00:00Z');
  await place.converse([{ question: 'Monday' }], '2026-03-02T12:00:00Z');
  const counts = async (from: string, to: string, by: string) =>
    (await place.insight(from, to, by)).series.map(({ start, questions }) => [start, questions]);
  expect(await counts('2026-02-25', '2026-03-03', 'week')).toEqual([
    ['2026-02-23', 1],
    ['2026-03-02', 1],
  ]);
  expect(await counts('2026-01-01', '2026-03-02T23:00:00+01:00', 'month')).toEqual([
    ['2026-01-01', 0],
    ['2026-02-01', 0],
    ['2026-03-01', 2],
  ]);
});

it('ranks products and questions by views, clicks, carts and use', async () => {
  const place = await createPlace();
  const time = '2026-02-01T12:00:00Z';
  const values = { url: 'https://shop.test/a', title: 'Jacket' };
  const product = await service.store.catalogue.insert(place.organizationId, place.assistantId, values);
  const id = product?.productId ?? '';
  await place.converse(
    [
      { question: '1', report: { shown: ['prd_shown', id], toolsUsed: ['search_products', 'show_products'] } },
      { question: '2', report: { shown: ['prd_shown'], toolsUsed: ['search_products'], model: 'a/b' } },
      { question: '3', report: { shown: ['prd_shown'], model: 'a/b' } },
    ],
    time,
  );
  await place.converse([{ question: 'Before', report: { shown: [id], model: 'c/d' } }], '2026-01-31T12:00:00Z');
  await place.note('product_clicked', time, 'prd_clicked');
  await place.note('product_clicked', time, 'prd_clicked');
  await place.note('product_clicked', time, id);
  await place.note('added_to_cart', time, id, 2);
  await place.note('opened', time);
  expect((await place.insight('2026-02-01', '2026-02-02', 'day')).tops).toEqual({
    answers: 3,
    products: [
      { productId: id, title: 'Jacket', shown: 1, clicked: 1, addedToCart: 2 },
      { productId: 'prd_clicked', title: null, shown: 0, clicked: 2, addedToCart: 0 },
      { productId: 'prd_shown', title: null, shown: 3, clicked: 0, addedToCart: 0 },
    ],
    lacking: [],
    tools: [
      { tool: 'search_products', answers: 2 },
      { tool: 'show_products', answers: 1 },
    ],
    models: [
      { model: 'a/b', answers: 2 },
      { model: 'scripted/model', answers: 1 },
    ],
  });
});

it('ranks what open questions ask for and the shop does not mention, each with the latest question', async () => {
  const place = await createPlace();
  const open = (question: string, ...lacking: string[]) => ({
    question,
    report: { outcome: 'unanswered' as const, lacking },
  });
  await place.converse([open('A tent with a heater?', 'heater')], '2026-02-01T08:00:00Z');
  await place.converse([open('Before', 'heater')], '2026-01-31T08:00:00Z');
  await place.converse(
    [
      open('A canoe or a heater?', 'canoe', 'heater'),
      open('Kayaks?', 'kayaks'),
      { question: 'Answered', report: { outcome: 'answered', lacking: ['stove'] } },
    ],
    '2026-02-01T12:00:00Z',
  );
  const { exchangeIds } = await place.converse([open('A sledge?', 'sledge')], '2026-02-01T13:00:00Z');
  const { organizationId, assistantId } = place;
  await owner.result(`organizations/${organizationId}/dismiss_questions`, { assistantId, exchangeIds });
  expect((await place.insight('2026-02-01', '2026-02-02', 'day')).tops.lacking).toEqual([
    { name: 'heater', questions: 2, example: 'A canoe or a heater?' },
    { name: 'canoe', questions: 1, example: 'A canoe or a heater?' },
    { name: 'kayaks', questions: 1, example: 'Kayaks?' },
  ]);
});
