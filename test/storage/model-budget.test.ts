import { expect, it } from 'vitest';
import { MAX_ANSWER_MS } from '../../src/domain/answer.ts';
import { newId } from '../../src/domain/ids.ts';
import { createQueryBuilder } from '../../src/storage/server/connection.ts';
import { openConnections } from '../../src/storage/server/connections.ts';
import { createDatabaseStore } from '../../src/storage/store.ts';
import { reportWith } from '../setup/conversation.ts';
import { sharedDatabase } from '../setup/service.ts';

const { store, pool } = await sharedDatabase();
const { modelBudget, chatSettings } = store;
const MICRO = 1_000_000;
/** The operator's budget for an organization that chose none, in dollars. */
const USUAL = 5;

async function createPlace(monthlyBudget?: number | null | 'default') {
  const { organizationId } = await store.organizations.insert('Shop');
  if (monthlyBudget !== undefined) await chatSettings.changeConversations(organizationId, { monthlyBudget });
  const spent = async () => {
    const { rows } = await pool.query<{ cost: number; reserved: number; inputTokens: number; outputTokens: number }>(
      `select cost, reserved, input_tokens as "inputTokens", output_tokens as "outputTokens"
        from model_spending where organization_id = $1`,
      [organizationId],
    );
    return rows;
  };
  const reserve = (cost: number, usual: number | null = USUAL, from = modelBudget) =>
    from.reserve(organizationId, cost * MICRO, usual);
  const settle = (reservation: string | undefined, cost: number) =>
    modelBudget.settle(organizationId, reservation ?? '', { cost: cost * MICRO, inputTokens: 100, outputTokens: 10 });
  return { organizationId, spent, reserve, settle };
}

it.each<[chosen: number | null | 'default' | undefined, usual: number | null, calls: number]>([
  [undefined, 5, 5],
  [undefined, null, 20],
  [undefined, 0, 0],
  ['default', 3, 3],
  [null, 5, 20],
  [2, 5, 2],
  [7, null, 7],
  [0, 5, 0],
  [0.5, 5, 1],
])('with a budget of %j, and %j usually, %i of 20 calls at a dollar are let', async (chosen, usual, calls) => {
  const { reserve, settle, spent } = await createPlace(chosen);
  let admitted = 0;
  for (let n = 0; n < 20; n++) {
    const reservation = await reserve(1, usual);
    if (reservation === undefined) continue;
    admitted += 1;
    await settle(reservation, 1);
  }
  expect(admitted).toBe(calls);
  if (calls > 0)
    expect(await spent()).toEqual([
      { cost: calls * MICRO, reserved: 0, inputTokens: 100 * calls, outputTokens: 10 * calls },
    ]);
});

it('is not exceeded by concurrent calls in two processes', async () => {
  const { host, port, user, database } = pool.options;
  const connections = openConnections({ host, port, user, database, max: 5 });
  const other = createDatabaseStore(createQueryBuilder(connections.pool), connections).modelBudget;
  const { reserve, settle, spent } = await createPlace(5);
  const reservations = await Promise.all(
    Array.from({ length: 40 }, (_, n) => reserve(1, USUAL, n % 2 === 0 ? modelBudget : other)),
  );
  await connections.close();
  const admitted = reservations.filter((reservation) => reservation !== undefined);
  expect(admitted).toHaveLength(5);
  expect(await reserve(1)).toBeUndefined();
  // They cost less than was set aside: others may begin.
  for (const reservation of admitted) await settle(reservation, 0.5);
  expect(await spent()).toMatchObject([{ cost: 2.5 * MICRO, reserved: 0 }]);
  expect(await reserve(1)).toBeDefined();
});

it('charges a call once, to the month in which it began', async () => {
  const { organizationId, reserve, settle, spent } = await createPlace();
  const reservation = await reserve(1);
  await pool.query(`update model_spending set month = '2020-01-01' where organization_id = $1`, [organizationId]);
  await pool.query(`update model_reservations set month = '2020-01-01' where organization_id = $1`, [organizationId]);
  await settle(reservation, 0.25);
  await settle(reservation, 0.25);
  expect(await spent()).toMatchObject([{ cost: 0.25 * MICRO, reserved: 0 }]);
  // A new month has all of it again.
  expect(await reserve(5)).toBeDefined();
});

it('allows free calls even when the budget is spent', async () => {
  const { reserve, settle, spent } = await createPlace(0);
  await settle(await reserve(0), 0);
  expect(await spent()).toMatchObject([{ cost: 0, inputTokens: 100 }]);
  expect(await reserve(1)).toBeUndefined();
});

it('charges reservations of a dead process, but none that may be pending', async () => {
  const { reserve, settle, spent } = await createPlace(1);
  const reservation = await reserve(1);
  expect(await reserve(1)).toBeUndefined();
  await modelBudget.reap(new Date(Date.now() + MAX_ANSWER_MS - 10_000));
  expect(await spent()).toMatchObject([{ cost: 0, reserved: MICRO }]);
  await modelBudget.reap(new Date(Date.now() + MAX_ANSWER_MS + 10_000));
  expect(await spent()).toMatchObject([{ cost: MICRO, reserved: 0 }]);
  await settle(reservation, 0.5);
  expect(await spent()).toMatchObject([{ cost: MICRO, reserved: 0 }]);
});

it('does not exist for a deleted organization', async () => {
  const { organizationId, reserve, settle } = await createPlace();
  const reservation = await reserve(1);
  await store.organizations.delete(organizationId);
  await settle(reservation, 1);
  expect(await reserve(1)).toBeUndefined();
});

it('is counted per organization', async () => {
  const [one, other] = [await createPlace(1), await createPlace(1)];
  const reservation = await one.reserve(1);
  await other.settle(reservation, 1);
  expect(await other.reserve(1)).toBeDefined();
  expect(await one.spent()).toMatchObject([{ cost: 0, reserved: MICRO }]);
});

it('leaves connections for others, however many calls of one organization wait', async () => {
  const [busy, other] = [await createPlace(null), await createPlace(null)];
  await busy.reserve(1);
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from model_spending where organization_id = $1 for update', [busy.organizationId]);
    const calls = Array.from({ length: 2 * (pool.options.max ?? 10) }, (_, at) =>
      at % 2 === 0
        ? busy.reserve(1)
        : store.conversations.answer(busy.organizationId, newId('msg'), {
            answer: 'Yes.',
            parts: [],
            report: reportWith(),
          }),
    );
    expect(await other.reserve(1)).toEqual(expect.any(String));
    await holder.query('commit');
    await Promise.all(calls);
  } finally {
    holder.release();
  }
});
