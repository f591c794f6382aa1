import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/domain/durations.ts';
import { OUTCOMES } from '../../src/domain/answer.ts';
import type { TimeRange } from '../../src/domain/insight.ts';
import { newId } from '../../src/domain/ids.ts';
import { converse } from '../setup/conversation.ts';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();
const { insight, conversations } = database.store;

/** A Monday. */
const BEGIN = Date.UTC(2026, 2, 2);
const DAYS = 14;
const CONVERSATIONS = 60;

const iso = (time: number) => new Date(time).toISOString();
const rangeOf = (from: number, to: number): TimeRange => ({ from: iso(from), to: iso(to) });
/** The same answers, none of which begins in the first or last millisecond: no day of it is whole, so all of them are read. */
const inside = ({ from, to }: TimeRange) => rangeOf(Date.parse(from) + 1, Date.parse(to) - 1);

/** The same numbers in each run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

let place: { organizationId: string; assistantId: string };

/** Stores an order as `conversations.order` does, but of a time in the past. */
async function order(conversationId: string, time: string, currency: number): Promise<void> {
  const { organizationId, assistantId } = place;
  const eventId = newId('evt');
  const value =
    [
      [null, null],
      [0.1, 'EUR'],
      [7.35, 'CHF'],
    ][currency] ?? [];
  await database.pool.query(
    `insert into widget_events (organization_id, event_id, assistant_id, conversation_id, type, order_hash, total, currency, created_at)
      values ($1, $2, $3, $4, 'ordered', $5, $6, $7, $8)`,
    [organizationId, eventId, assistantId, conversationId, Buffer.from(eventId), ...value, time],
  );
}

/** Sixty conversations of two weeks, of which some order, are rated, settled, opened again or deleted afterwards. */
beforeAll(async () => {
  const { store } = database;
  const { organizationId } = await store.organizations.insert('Shop');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  place = { organizationId, assistantId };
  const pick = random(3);
  for (let at = 0; at < CONVERSATIONS; at++) {
    const said = Array.from({ length: 1 + pick(3) }, () => ({
      question: `Question ${pick(1000)}?`,
      answer: pick(8) === 0 ? null : 'Yes.',
      report: {
        outcome: OUTCOMES[pick(OUTCOMES.length)] ?? 'answered',
        shown: Array.from({ length: pick(4) }, () => `prd_${pick(6)}`),
        toolsUsed: pick(2) ? ['search_products'] : [],
        lacking: pick(2) ? [`feature ${pick(4)}`] : [],
        model: `model ${pick(2)}`,
        fallback: pick(5) ? null : ('timeout' as const),
        cost: pick(3) ? 10 * pick(100) : null,
        aborted: pick(6) === 0,
        replaced: pick(3),
        firstMs: pick(7) ? 5 + pick(2000) : null,
      },
    }));
    const time = iso(BEGIN + (DAY_MS / 4) * pick(DAYS * 4) + 1000 + pick(DAY_MS / 5));
    const { token, conversationId, exchangeIds } = await converse(database, place, said, time);
    const [first = ''] = exchangeIds;
    const event = { productId: said[0]?.report.shown[0] ?? null, amount: null };
    await conversations.note(organizationId, assistantId, token, { type: 'opened', productId: null, amount: null });
    if (event.productId !== null) {
      await conversations.note(organizationId, assistantId, token, { ...event, type: 'product_clicked' });
      await conversations.note(organizationId, assistantId, token, { ...event, type: 'added_to_cart', amount: 2 });
    }
    if (pick(2) === 0) await order(conversationId, time, pick(3));
    if (pick(2)) await conversations.rate(organizationId, assistantId, token, first, pick(2) ? 'up' : 'down');
    if (pick(3) === 0) await conversations.rate(organizationId, assistantId, token, first, 'up');
    if (pick(3) === 0) await conversations.show(organizationId, first, ['prd_5']);
    if (pick(3) === 0) await insight.settle(organizationId, assistantId, exchangeIds, null);
    if (pick(2) === 0) await insight.reopen(organizationId, assistantId, exchangeIds);
    if (pick(6) === 0) await insight.deleteConversation(organizationId, conversationId);
  }
});

/** Sums are kept with each change; what was read instead must never differ. */
describe('after a random history', () => {
  it.each(Array.from({ length: DAYS }, (_, day) => day))(
    'the figures of day %i are those of its answers',
    async (day) => {
      const range = rangeOf(BEGIN + day * DAY_MS, BEGIN + (day + 1) * DAY_MS);
      const { totals } = await insight.series(place.organizationId, place.assistantId, range, 'day');
      const read = await insight.series(place.organizationId, place.assistantId, inside(range), 'day');
      expect(totals).toEqual(read.totals);
    },
  );

  it.each([0, 1])('what was used in week %i is what its answers used', async (week) => {
    const range = rangeOf(BEGIN + week * 7 * DAY_MS, BEGIN + (week + 1) * 7 * DAY_MS);
    const tops = await insight.tops(place.organizationId, place.assistantId, range);
    expect(tops.answers).toBeGreaterThan(20);
    expect(tops).toEqual(await insight.tops(place.organizationId, place.assistantId, inside(range)));
  });

  it('a period that begins and ends in mid-week has the days and weeks within and the rest of both ends', async () => {
    const hours = 3_600_000;
    const range = rangeOf(BEGIN + 30 * hours, BEGIN + 300 * hours);
    const parts = [
      rangeOf(BEGIN + 30 * hours, BEGIN + 48 * hours),
      rangeOf(BEGIN + 48 * hours, BEGIN + 288 * hours),
      rangeOf(BEGIN + 288 * hours, BEGIN + 300 * hours),
    ];
    const questionsOf = async (each: TimeRange) =>
      (await insight.series(place.organizationId, place.assistantId, each, 'month')).totals.questions;
    const sums = await Promise.all(parts.map(questionsOf));
    expect(await questionsOf(range)).toBe(sums.reduce((sum, each) => sum + each, 0));
  });

  it('orders are counted until they are deleted, and that there were some is known afterwards', async () => {
    const { organizationId, assistantId } = place;
    const range = rangeOf(BEGIN, BEGIN + DAYS * DAY_MS);
    const { totals } = await insight.series(organizationId, assistantId, range, 'month');
    expect(totals.orders).toBeGreaterThan(10);
    expect(totals.orderTotals.map(({ currency }) => currency).toSorted()).toEqual(['CHF', 'EUR']);
    await database.pool.query(`delete from widget_events where assistant_id = $1 and type = 'ordered'`, [assistantId]);
    const left = await insight.series(organizationId, assistantId, range, 'month');
    expect(left).toMatchObject({ totals: { orders: 0, orderTotals: [] }, hasOrders: true });
  });

  it('nothing is left of a deleted assistant', async () => {
    const { organizationId } = place;
    const other = await database.store.assistants.insert(organizationId, { name: 'B', modelName: 'x' });
    const theirs = { organizationId, assistantId: other.assistantId };
    await converse(database, theirs, [{ question: 'Why?', report: { shown: ['prd_1'] } }], iso(BEGIN));
    await database.store.assistants.delete(organizationId, other.assistantId);
    for (const table of ['insight_days', 'insight_orders', 'insight_waits', 'insight_weeks']) {
      const { rows } = await database.pool.query(`select 1 from ${table} where assistant_id = $1`, [other.assistantId]);
      expect(rows).toEqual([]);
    }
  });
});
