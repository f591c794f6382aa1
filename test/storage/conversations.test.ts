import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/domain/answer.ts';
import { newId } from '../../src/domain/ids.ts';
import { converse, reportWith } from '../setup/conversation.ts';
import { sharedDatabase } from '../setup/service.ts';

const { store, pool } = await sharedDatabase();
const { conversations } = store;

type Place = Awaited<ReturnType<typeof createPlace>>;

async function createPlace(organization?: string) {
  const organizationId = organization ?? (await store.organizations.insert('Shop')).organizationId;
  const { assistantId, embedKey } = await store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  return { organizationId, assistantId, embedKey };
}

const talk = (place: Place, at?: string) => converse({ store, pool }, place, [{ question: 'Why?' }], at);
const answer = (answered = 'Yes.') => ({ answer: answered, parts: [], report: reportWith() });
const OPENED = { type: 'opened', productId: null, amount: null } as const;

async function rows(table: string, { organizationId }: Pick<Place, 'organizationId'>): Promise<number> {
  const { rowCount } = await pool.query(`select from ${table} where organization_id = $1`, [organizationId]);
  return rowCount ?? 0;
}

async function spending({ organizationId }: Place) {
  const { rows: months } = await pool.query<{ month: string; cost: number; answers: number }>(
    `select to_char(month, 'YYYY-MM') as month, cost, answers from model_spending where organization_id = $1 order by 1`,
    [organizationId],
  );
  return months;
}

describe('reformulations', () => {
  const missed = { outcome: 'unanswered' as const };
  const found = { outcome: 'answered' as const, shown: ['prd_1'] };
  const rephrase = (place: Place, said: string, rephrased: string, next: Partial<Report> = found, at?: string) =>
    converse(
      { store, pool },
      place,
      [
        { question: said, report: missed },
        { question: rephrased, report: next },
      ],
      at,
    );

  it('are what three conversations rephrased alike, and then found', async () => {
    const ours = await createPlace();
    const theirs = await createPlace();
    for (const said of ['Davenports?', 'davenports', 'DAVENPORTS!']) await rephrase(ours, said, 'Sofas, please');
    for (const _ of [1, 2]) await rephrase(ours, 'chesterfield', 'sofa');
    for (const _ of [1, 2, 3]) {
      await rephrase(ours, 'divan', 'couch', missed);
      await rephrase(ours, 'settee', 'sofa', found, '2020-01-01T00:00:00Z');
      await rephrase(theirs, 'bureau', 'desk');
    }
    // One shopper alone teaches nothing.
    const alone = [
      { question: 'pouffe', report: missed },
      { question: 'stool', report: found },
    ];
    await converse({ store, pool }, ours, [alone, alone, alone].flat());
    expect(await conversations.reformulations(ours.organizationId, ours.assistantId)).toEqual([
      { said: 'davenports', rephrased: 'sofas please' },
    ]);
    expect(await conversations.reformulations(theirs.organizationId, ours.assistantId)).toEqual([]);
  });
});

describe('a caller', () => {
  let ours: Place;
  let sibling: Place;
  let foreign: Place;
  beforeAll(async () => {
    ours = await createPlace();
    sibling = await createPlace(ours.organizationId);
    foreign = await createPlace();
  });

  const others: [string, () => Place][] = [
    ['another assistant', () => sibling],
    ['another organization', () => foreign],
    ['another organization, with our assistant', () => ({ ...ours, organizationId: foreign.organizationId })],
    ['our organization, with another assistant', () => ({ ...foreign, organizationId: ours.organizationId })],
  ];

  it.each(others)('of %s finds, rates and erases nothing with our token', async (_, place) => {
    const { token, exchangeIds } = await talk(ours);
    const { organizationId, assistantId } = place();
    expect(await conversations.find(organizationId, assistantId, token, 10)).toBeUndefined();
    expect(await conversations.rate(organizationId, assistantId, token, exchangeIds[0] ?? '', 'up')).toBe(false);
    expect(await conversations.erase(organizationId, assistantId, token)).toBe(false);
    expect(await conversations.find(ours.organizationId, ours.assistantId, token, 10)).toMatchObject({
      exchanges: [{ feedback: null }],
    });
  });

  it.each(others)('of %s asks and answers nothing in our conversation', async (_, place) => {
    const { token, conversationId, exchangeIds } = await talk(ours);
    const { organizationId, assistantId } = place();
    const asked = { exchangeId: newId('msg'), question: 'Mine?', page: null };
    await conversations.ask(organizationId, assistantId, conversationId, asked);
    if (organizationId !== ours.organizationId)
      await conversations.answer(organizationId, exchangeIds[0] ?? '', answer('Changed.'));
    const found = await conversations.find(ours.organizationId, ours.assistantId, token, 10);
    expect(found?.exchanges).toMatchObject([{ question: 'Why?', answer: 'Yes.' }]);
  });

  it('rates no exchange of another conversation', async () => {
    const [mine, theirs] = [await talk(ours), await talk(ours)];
    const { organizationId, assistantId } = ours;
    const exchangeId = theirs.exchangeIds[0] ?? '';
    expect(await conversations.rate(organizationId, assistantId, mine.token, exchangeId, 'down')).toBe(false);
    expect(await conversations.rate(organizationId, assistantId, theirs.token, exchangeId, 'down')).toBe(true);
  });

  it("records events only in the token's conversation", async () => {
    const { token, conversationId } = await talk(ours);
    const count = async () =>
      (await pool.query('select from widget_events where conversation_id = $1', [conversationId])).rowCount;
    await conversations.note(sibling.organizationId, sibling.assistantId, token, OPENED);
    await conversations.note(foreign.organizationId, foreign.assistantId, token, OPENED);
    await conversations.note(ours.organizationId, ours.assistantId, randomBytes(32), OPENED);
    expect(await count()).toBe(0);
    await conversations.note(ours.organizationId, ours.assistantId, token, OPENED);
    expect(await count()).toBe(1);
  });

  it("records orders only in the token's conversation", async () => {
    const { token, conversationId } = await talk(ours);
    const order = { orderHash: randomBytes(32), total: 12.5, currency: 'EUR' };
    const ordered = async () =>
      (await pool.query('select total, currency from widget_events where conversation_id = $1', [conversationId])).rows;
    await conversations.order(sibling.organizationId, sibling.assistantId, token, order);
    await conversations.order(foreign.organizationId, foreign.assistantId, token, order);
    await conversations.order(foreign.organizationId, ours.assistantId, token, order);
    await conversations.order(ours.organizationId, ours.assistantId, randomBytes(32), order);
    expect(await ordered()).toEqual([]);
    await conversations.order(ours.organizationId, ours.assistantId, token, order);
    expect(await ordered()).toEqual([{ total: 12.5, currency: 'EUR' }]);
  });

  it.each(['', 'aisle_pk_', 'aisle_pk_x_y', '%', `aisle_pk_${'0'.repeat(26)}_${'0'.repeat(26)}`])(
    'with the key %j reaches no assistant',
    async (key) => {
      expect(await conversations.assistant(key)).toBeUndefined();
      expect(await conversations.assistant(ours.embedKey)).toMatchObject({ assistantId: ours.assistantId });
      // The other half of a key of ours.
      const mixed = `${foreign.embedKey.slice(0, 35)}_${ours.embedKey.slice(-26)}`;
      expect(await conversations.assistant(mixed)).toBeUndefined();
    },
  );
});

describe('a conversation', () => {
  it('is returned with its latest exchanges, oldest first, or without', async () => {
    const place = await createPlace();
    const { organizationId, assistantId } = place;
    const said = ['1', '2', '3'].map((question) => ({ question }));
    const { token, exchangeIds } = await converse({ store, pool }, place, said);
    const found = await conversations.find(organizationId, assistantId, token, 2);
    expect(found?.exchanges.map(({ exchangeId }) => exchangeId)).toEqual(exchangeIds.slice(1));
    const empty = await converse({ store, pool }, place, []);
    expect(await conversations.find(organizationId, assistantId, empty.token, 2)).toEqual({
      conversationId: empty.conversationId,
      exchanges: [],
    });
  });

  it('stores an answer with characters that PostgreSQL cannot store', async () => {
    const place = await createPlace();
    const said = [{ question: 'Why?', answer: 'A\0B \ud800.' }];
    const { token } = await converse({ store, pool }, place, said);
    const found = await conversations.find(place.organizationId, place.assistantId, token, 1);
    expect(found?.exchanges[0]?.answer).toBe('AB \ufffd.');
  });

  it('that is erased during an answer stays erased, and is counted', async () => {
    const place = await createPlace();
    const { organizationId, assistantId } = place;
    const { token, conversationId } = await converse({ store, pool }, place, []);
    const exchangeId = newId('msg');
    await conversations.ask(organizationId, assistantId, conversationId, { exchangeId, question: 'Why?', page: null });
    expect(await conversations.erase(organizationId, assistantId, token)).toBe(true);
    await conversations.answer(organizationId, exchangeId, answer());
    const late = { exchangeId: newId('msg'), question: 'And?', page: null };
    await conversations.ask(organizationId, assistantId, conversationId, late);
    expect([await rows('conversations', place), await rows('exchanges', place)]).toEqual([0, 0]);
    expect(await conversations.find(organizationId, assistantId, token, 1)).toBeUndefined();
    expect(await spending(place)).toMatchObject([{ answers: 1 }]);
  });
});

describe('answers', () => {
  it('are counted by month and organization', async () => {
    const [place, other] = [await createPlace(), await createPlace()];
    const { organizationId } = place;
    await talk(place);
    await talk(place);
    await talk(other);
    await conversations.answer(organizationId, newId('msg'), answer());
    expect(await spending(place)).toEqual([{ month: new Date().toISOString().slice(0, 7), cost: 0, answers: 3 }]);
    await pool.query(`update model_spending set month = month - interval '1 month' where organization_id = $1`, [
      organizationId,
    ]);
    await talk(place);
    expect(await spending(place)).toMatchObject([{ answers: 3 }, { answers: 1 }]);
    expect(await spending(other)).toMatchObject([{ answers: 1 }]);
  });

  it('are counted when several end at once', async () => {
    const place = await createPlace();
    await Promise.all(Array.from({ length: 10 }, () => talk(place)));
    expect(await spending(place)).toMatchObject([{ answers: 10 }]);
  });

  it('of a deleted organization are not counted', async () => {
    const place = await createPlace();
    await store.organizations.delete(place.organizationId);
    await conversations.answer(place.organizationId, newId('msg'), answer());
    expect(await spending(place)).toEqual([]);
  });
});

const NOW = new Date('2030-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

describe('an expired conversation', () => {
  async function noted(place: Place, at: string) {
    const { token } = await talk(place, at);
    const order = { orderHash: token, total: null, currency: null };
    await conversations.note(place.organizationId, place.assistantId, token, OPENED);
    await conversations.order(place.organizationId, place.assistantId, token, order);
    await pool.query(
      `update widget_events set created_at = $2 where organization_id = $1 and created_at < '2030-01-01'`,
      [place.organizationId, at],
    );
  }

  it("is deleted after the organization's retention period", async () => {
    const [usual, brief] = [await createPlace(), await createPlace()];
    await store.chatSettings.changeConversations(brief.organizationId, { retentionDays: 1 });
    for (const place of [usual, brief])
      for (const days of [0.9, 1.1, 89, 91]) {
        await noted(place, daysAgo(days));
      }
    // Others' are of now, which is long ago by then.
    await conversations.reap(NOW);
    for (const [table, each] of [
      ['conversations', 1],
      ['exchanges', 1],
      ['widget_events', 2],
    ] as const)
      expect([table, await rows(table, usual), await rows(table, brief)]).toEqual([table, 3 * each, each]);
    expect(await conversations.reap(NOW)).toBe(0);
    expect(await spending(usual)).toMatchObject([{ answers: 4 }]);
  });

  it('is kept while it is active', async () => {
    const place = await createPlace();
    const { conversationId, token } = await talk(place, daysAgo(100));
    await pool.query('update conversations set last_at = $2 where conversation_id = $1', [conversationId, daysAgo(1)]);
    await conversations.reap(NOW);
    const found = await conversations.find(place.organizationId, place.assistantId, token, 5);
    expect(found?.exchanges).toHaveLength(1);
  });
});

describe('conversations go', () => {
  const tables = ['conversations', 'exchanges', 'widget_events'];

  it('with their assistant, and no others', async () => {
    const place = await createPlace();
    const sibling = await createPlace(place.organizationId);
    for (const each of [place, sibling]) {
      const { token } = await talk(each);
      await conversations.note(each.organizationId, each.assistantId, token, OPENED);
      await conversations.note(each.organizationId, each.assistantId, token, OPENED);
    }
    await store.assistants.delete(place.organizationId, place.assistantId);
    expect(await Promise.all(tables.map((table) => rows(table, place)))).toEqual([1, 1, 2]);
    expect(await spending(place)).toMatchObject([{ answers: 2 }]);
  });

  it('with their organization', async () => {
    const place = await createPlace();
    const { token } = await talk(place);
    await conversations.note(place.organizationId, place.assistantId, token, OPENED);
    await store.organizations.delete(place.organizationId);
    const left = await Promise.all([...tables, 'model_spending'].map((table) => rows(table, place)));
    expect(left).toEqual([0, 0, 0, 0]);
  });
});
