import { beforeEach, describe, expect, it } from 'vitest';
import { previewToken } from '../../src/access/preview-token.ts';
import { MAX_ORDERS, ORDER_WINDOW_MS } from '../../src/domain/widget-event.ts';
import { sharedService } from '../setup/service.ts';
import { type Call, createShopper, openShop } from './widget-shopper.ts';

const service = await sharedService();
let shop: Awaited<ReturnType<typeof openShop>>;
let shopper: ReturnType<typeof createShopper>;
beforeEach(async () => {
  shop = await openShop(service);
  shopper = createShopper(service, shop.embedKey);
});

const NOBODY = `aisle_st_${'A'.repeat(43)}`;
const ORDER = { orderId: '1001', total: 129.9, currency: 'EUR' };

const stored = async ({ assistantId } = shop) => {
  const { rows } = await service.pool.query<Record<string, unknown>>(
    `select total, currency from widget_events where assistant_id = $1 and type = 'ordered' order by event_id`,
    [assistantId],
  );
  return rows;
};

/** Reports an order; the answer must not tell whether it counts. */
async function report(call: Call, by = shopper): Promise<void> {
  const response = await by.request('orders', call);
  expect([response.status, await response.text()]).toEqual([204, '']);
}

async function insight({ organizationId, assistantId } = shop) {
  const range = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const { totals, hasOrders } = await service.store.insight.series(organizationId, assistantId, range, 'month');
  return { orders: totals.orders, orderTotals: totals.orderTotals, hasOrders };
}

const NONE = { orders: 0, orderTotals: [], hasOrders: false };

describe('an order is refused', () => {
  it.each<[object, RegExp]>([
    [{ orderId: undefined }, /orderId is required/],
    [{ orderId: ' ' }, /orderId must not be empty/],
    [{ orderId: 1001 }, /orderId must be a string/],
    [{ orderId: '1'.repeat(101) }, /orderId must be at most 100 characters/],
    [{ orderId: '1\0' }, /orderId must be valid Unicode/],
    [{ total: '129,90' }, /total must be a number/],
    [{ total: '€129.90' }, /total must be a number/],
    [{ total: '' }, /total must be a number/],
    [{ total: '1e3' }, /total must be a number/],
    [{ total: '9'.repeat(1000) }, /total must be a number/],
    [{ total: -0.01 }, /total must be at least 0/],
    [{ total: '-5' }, /total must be at least 0/],
    [{ total: 100_000_000_001 }, /total must be at most 100000000000/],
    [{ total: undefined }, /total is required with a currency/],
    [{ total: null }, /total is required with a currency/],
    [{ currency: undefined }, /currency is required with a total/],
    [{ currency: '€' }, /currency must be an ISO 4217 code, such as EUR/],
    [{ currency: 'EURO' }, /currency must be an ISO 4217 code/],
    [{ currency: 'QQQ' }, /currency must be an ISO 4217 code/],
    [{ currency: 'E'.repeat(1000) }, /currency must be at most 20 characters/],
  ])('if it has %j', async (changes, message) => {
    const { token } = await shopper.say('tent');
    const response = await shopper.request('orders', { json: { ...ORDER, ...changes, token } });
    const { error } = (await response.json()) as { error: { message: string } };
    expect(response.status).toBe(400);
    expect(error.message).toMatch(message);
    expect(await stored()).toEqual([]);
  });

  it('from a page that may not embed the assistant', async () => {
    const { token } = await shopper.say('tent');
    const foreign = createShopper(service, shop.embedKey, 'https://evil.test');
    expect((await foreign.request('orders', { json: { ...ORDER, token } })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});

describe('an order does not count', () => {
  it('without a conversation of this shop', async () => {
    const { token: erased } = await shopper.say('tent');
    await shopper.request('session', { method: 'DELETE', token: erased });
    const other = await openShop(service);
    const elsewhere = createShopper(service, other.embedKey);
    const { token: foreign } = await elsewhere.say('tent');
    const { token: ours } = await shopper.say('tent');
    for (const token of [undefined, '', 'nonsense', NOBODY, erased, foreign, shop.key])
      await report({ json: { ...ORDER, token } });
    await report({ json: { ...ORDER, token: ours } }, elsewhere);
    expect([await stored(), await stored(other)]).toEqual([[], []]);
    expect([await insight(), await insight(other)]).toEqual([NONE, NONE]);
  });

  it('a week after the conversation’s last message', async () => {
    const { token } = await shopper.say('tent');
    const setLast = (msAgo: number) =>
      service.pool.query(`update conversations set last_at = now() - $2 * interval '1 ms' where assistant_id = $1`, [
        shop.assistantId,
        msAgo,
      ]);
    await setLast(ORDER_WINDOW_MS);
    await report({ json: { ...ORDER, token } });
    expect(await stored()).toEqual([]);
    await setLast(ORDER_WINDOW_MS - 60_000);
    await report({ json: { ...ORDER, token } });
    expect(await stored()).toHaveLength(1);
  });

  it('beyond the most that one conversation may have', async () => {
    const { token } = await shopper.say('tent');
    for (let n = 0; n <= MAX_ORDERS; n++) await report({ json: { ...ORDER, orderId: `${n}`, token } });
    expect(await stored()).toHaveLength(MAX_ORDERS);
    const { token: next } = await shopper.say('tent');
    await report({ json: { ...ORDER, orderId: 'next', token: next } });
    expect(await stored()).toHaveLength(MAX_ORDERS + 1);
  });

  it('in a preview', async () => {
    const draft = await openShop(service, { status: 'draft' });
    const { token: preview } = await previewToken(service.store.secrets, draft, new Date());
    const console = createShopper(service, draft.embedKey, 'http://localhost');
    const response = await console.request(`orders?preview=${preview}`, { json: { ...ORDER, token: NOBODY } });
    expect(response.status).toBe(204);
    expect(await stored(draft)).toEqual([]);
  });
});

describe('an order counts', () => {
  it('once, however often, by whichever page and in whichever conversation it is reported', async () => {
    const { token } = await shopper.say('tent');
    const { token: other } = await shopper.say('rain jacket');
    await report({
      body: JSON.stringify({ ...ORDER, token }),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    });
    await report({ json: ORDER, token });
    await report({ json: { ...ORDER, orderId: ' 1001 ', total: 5 }, token });
    await report({ json: ORDER, token: other });
    await Promise.all([1, 2, 3].map(() => report({ json: { ...ORDER, orderId: '1002', total: '20.10' }, token })));
    expect(await stored()).toEqual([
      { total: 129.9, currency: 'EUR' },
      { total: 20.1, currency: 'EUR' },
    ]);
    expect(await insight()).toEqual({
      orders: 2,
      orderTotals: [{ currency: 'EUR', total: 150 }],
      hasOrders: true,
    });
  });

  it('for each shop that has an order of this number', async () => {
    const other = await openShop(service);
    const elsewhere = createShopper(service, other.embedKey);
    const [{ token }, { token: theirs }] = [await shopper.say('tent'), await elsewhere.say('tent')];
    await report({ json: ORDER, token });
    await report({ json: { ...ORDER, currency: ' chf ' }, token: theirs }, elsewhere);
    expect(await stored()).toEqual([{ total: 129.9, currency: 'EUR' }]);
    expect(await stored(other)).toEqual([{ total: 129.9, currency: 'CHF' }]);
  });

  it('without a total', async () => {
    const { token } = await shopper.say('tent');
    await report({ json: { orderId: '1001', total: null }, token });
    expect(await stored()).toEqual([{ total: null, currency: null }]);
    expect(await insight()).toEqual({ orders: 1, orderTotals: [], hasOrders: true });
  });

  it('from a sandbox, if the assistant is live', async () => {
    const draft = await openShop(service, { status: 'draft' });
    const refused = await createShopper(service, draft.embedKey, 'null').request('orders', { json: ORDER });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const { token } = await shopper.say('tent');
    await report({ json: { ...ORDER, token } }, createShopper(service, shop.embedKey, 'null'));
    expect(await stored()).toHaveLength(1);
  });

  it('until the shopper erases the conversation, and its number is stored nowhere', async () => {
    const { token } = await shopper.say('tent');
    const order = { ...ORDER, orderId: 'shopper@mail.test/7' };
    await report({ json: order, token });
    const { rows } = await service.pool.query('select * from widget_events where assistant_id = $1', [
      shop.assistantId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('mail.test');
    await shopper.request('session', { method: 'DELETE', token });
    expect(await stored()).toEqual([]);
    expect(await insight()).toEqual({ ...NONE, hasOrders: true });
  });
});
